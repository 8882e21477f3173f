/** Choices in secret: nothing printed or saved shows them before the reveal, nor does an early end (GRQ-03). */
import { describe, expect, test } from "vitest"
import { PLAYING, STATE } from "../../../src/engine/cells"
import { END, QUIT } from "../../../src/engine/table"
import { CodeCollector } from "../../../sim/engine/code-collector"
import { replay } from "../../../sim/engine/replay"
import { hex32 } from "../../../sim/engine/run"
import { parseCode } from "../../../sim/engine/share-code"
import { leave } from "../support"
import { Handset } from "./handset"
import { leftAt, PLAYERS, some, TURNS, whole } from "./secret-game"

describe("what is printed", () => {
    test("nothing of a pick before the reveal, then all of them in order", async () => {
        const { set, asked } = await whole()
        const { lines } = set
        let secrets = 0
        for (const { sealed, who, turn, lines: before } of asked) {
            if (!sealed) continue
            secrets++
            const since = lines.slice(
                lines.findIndex(line => line.startsWith(`turn ${turn} `)) + 1,
                before
            )
            // the prompts of earlier players have printed nothing at all
            expect({ who, since }).toEqual({ who, since: [] })
        }
        expect(secrets).toBe(TURNS * PLAYERS * 2 + 1)
        const first = lines.slice(2, 2 + 2 * PLAYERS + 1 + PLAYERS)
        expect(
            first.map(line => line.split(" ").slice(0, 3).join(" "))
        ).toEqual([
            "choice 1 pick",
            "code+ 0 1",
            "choice 2 pick",
            "code+ 0 2",
            "choice 3 pick",
            "code+ 0 3",
            "choice 4 pick",
            "code+ 0 4",
            "tell revealed 0",
            "tell reveals 1",
            "tell reveals 2",
            "tell reveals 3",
            "tell reveals 4",
        ])
    })

    test("a share code in the middle of picking holds the game up to the last reveal, and replays", async () => {
        const { set, asked } = await whole()
        let middles = 0
        for (const { sealed, turn, lines } of asked) {
            if (!sealed) continue
            const codes = new CodeCollector()
            set.lines.slice(0, lines).forEach(line => codes.take(line))
            const shared = parseCode(codes.code() ?? "")
            expect(shared.turns).toBe(turn)
            const again = await replay(shared)
            expect(again.turns).toBe(turn)
            const begun = set.lines.find(l => l.startsWith(`turn ${turn} `))
            const hash = Number(begun?.split(" ")[2])
            expect(again.hash).toBe(hex32(hash))
            middles++
        }
        expect(middles).toBeGreaterThan(50)
    })
})

describe("what is saved", () => {
    /** What the flash holds after the first player has picked: the pick, and the bytes before the hash at its end. */
    async function afterFirstPick(seed: number, way: number) {
        let picked = false
        const set: Handset = new Handset(() => {
            if (set.table.take === 0) return picked ? leave(QUIT) : 0
            if (picked) return leave(QUIT)
            picked = true
            return way
        })
        let written = 0
        set.memory.onWrite = slot => (written = slot)
        await set.start(PLAYERS, [seed, 1, 2]).run()
        const bytes = set.memory.slots[written] ?? new Uint8Array()
        return { set, bytes: bytes.slice(0, -4) }
    }

    test("not the pick in clear", async () => {
        let clear = 0
        for (let seed = 0; seed < 350; ++seed) {
            const way = seed % 35
            const { bytes } = await afterFirstPick(seed, way)
            // signs are in the lowest bit of a saved integer; a pick would be the last of them
            if (bytes.at(-1) === way * 2 && (bytes.at(-2) ?? 0) < 0x80) clear++
        }
        // a veil can be 0, once in 256
        expect(clear).toBeLessThan(8)
    })

    test("the same pick in other bytes in another game, and it comes back", async () => {
        const seen = new Set<number>()
        for (let seed = 0; seed < 40; ++seed) {
            const { set, bytes } = await afterFirstPick(seed, 17)
            seen.add((bytes.at(-1) ?? 0) + 256 * (bytes.at(-2) ?? 0))
            const again = new Handset(() => leave(QUIT), set.memory)
            expect(await again.resume()).toBe(0)
            again.answer = table =>
                table.sealed ? (table.who === 2 ? leave(QUIT) : -1) : -1
            expect(await again.run()).toBe(QUIT)
            expect([again.table.who, again.table.key]).toEqual([2, "take"])
            expect(again.game.position.played(1, 1)).toBe(
                set.game.position.played(1, 1)
            )
        }
        expect(seen.size).toBeGreaterThan(30)
    })
})

describe("the end by common consent in the middle of picking", () => {
    test("shows nothing of the picks, and its share code replays to it", async () => {
        const { asked } = await whole()
        for (let at = 0; at < asked.length; at += 3) {
            if (!asked[at]?.sealed) continue
            const set = await leftAt(at, END)
            const { position } = set.game
            for (let player = 1; player <= PLAYERS; ++player)
                for (let card = 1; card <= 7; ++card)
                    expect(position.played(player, card)).toBe(0)
            const codes = new CodeCollector()
            set.lines.forEach(line => codes.take(line))
            const again = await replay(parseCode(codes.code() ?? ""))
            expect(again).toMatchObject({ over: true, turns: asked[at]?.turn })
            expect(again.hash).toBe(hex32(set.session.hashNow()))
        }
    })

    test("taken back: what was laid down stays so, and the right player goes on", async () => {
        const { set: full, asked } = await whole()
        for (let at = 0; at < asked.length; at += 2) {
            const before = asked[at]
            if (!before?.sealed) continue
            const set = await leftAt(at, END)
            await set.session.takeBack()
            expect(set.table.cells[STATE]).toBe(PLAYING)
            const who: string[] = []
            set.answer = table => {
                who.push(`${table.who} ${table.key}`)
                return some(table)
            }
            await set.run()
            expect(who[0]).toBe(`${before.who} take`)
            expect(set.cells()).toEqual(full.cells())
            const codes = new CodeCollector()
            set.lines.forEach(line => codes.take(line))
            const again = await replay(parseCode(codes.code() ?? ""))
            expect(again.turns).toBe(TURNS)
        }
    })
})
