/** Choices in secret, gone back to: after a power cut and by undo the game is the same, and nobody sees another's (GRQ-03). */
import { describe, expect, test } from "vitest"
import {
    UNDO_CHOICE,
    UNDO_NOTHING,
    UNDO_REVEAL,
    UNDO_SECRET,
} from "../../../src/engine/secret-table"
import { QUIT, UNDO } from "../../../src/engine/table"
import { CodeCollector } from "../../../sim/engine/code-collector"
import { leave, promptOf } from "../support"
import { Handset, printed } from "./handset"
import { leftAt, PLAYERS, SEED, some, whole } from "./secret-game"

describe("a power cut", () => {
    test("at every prompt: it goes on at the right player, with nothing of a pick begun, to the same game", async () => {
        const { set: full, asked } = await whole()
        for (let at = 0; at < asked.length; ++at) {
            const cut = await leftAt(at, QUIT)
            const before = asked[at]
            const seen: string[] = []
            const who: number[] = []
            const set = new Handset(table => {
                seen.push(promptOf(table))
                who.push(table.who)
                return some(table)
            }, cut.memory)
            expect(await set.resume()).toBeGreaterThanOrEqual(0)
            await set.run()
            expect(set.cells()).toEqual(full.cells())
            if (before?.sealed && before.who > 1) {
                // handed to whoever had not laid their picks down, before anything can be seen
                expect(who[0]).toBe(before.who)
                expect(JSON.parse(seen[0] ?? "")[3]).toBe("take")
            }
        }
    })

    test("at every write, and what is printed is as without it", async () => {
        const { set: full } = await whole()
        const expected = printed(full.lines)
        for (let write = 1; ; ++write) {
            const first = new Handset(some)
            first.memory.fuse = write
            await first.start(PLAYERS, SEED).run()
            if (first.memory.fuse > 0) break
            first.memory.fuse = Infinity
            const second = new Handset(some, first.memory)
            expect(await second.resume()).toBe(0)
            await second.run()
            expect(second.cells()).toEqual(full.cells())
            const after = printed(second.lines)
            expect(after).toEqual(
                expected.slice(expected.length - after.length)
            )
        }
    })
})

describe("undo", () => {
    test("at each prompt of the picking: only one's own, or with the table's consent", async () => {
        const { asked } = await whole()
        const secret = asked.filter(({ sealed }) => sealed)
        for (const { who, turn, undoes } of secret) {
            const first =
                turn === 0 ? [UNDO_NOTHING] : [UNDO_CHOICE, UNDO_REVEAL]
            expect(who === 1 ? first : [UNDO_SECRET]).toContain(undoes)
        }
        expect(asked.some(({ undoes }) => undoes === UNDO_REVEAL)).toBe(true)
        expect(asked.some(({ undoes }) => undoes === UNDO_CHOICE)).toBe(true)
    })

    test("across a reveal all pick again, from the first; then the same picks lead to the same game", async () => {
        const { set: full, asked } = await whole()
        let crossed = 0
        for (let at = 0; at < asked.length; ++at) {
            if (asked[at]?.undoes !== UNDO_REVEAL) continue
            let prompts = 0
            const after: string[] = []
            const set: Handset = new Handset(table => {
                if (prompts++ === at) return leave(UNDO)
                if (prompts > at + 1 && after.length < 2 * PLAYERS)
                    after.push(`${table.who} ${table.key}`)
                return some(table)
            })
            await set.start(PLAYERS, SEED).run()
            expect(after).toEqual(
                [1, 2, 3, 4].flatMap(who => [`${who} take`, `${who} pick`])
            )
            expect(set.cells()).toEqual(full.cells())
            expect(set.session.hashNow()).toBe(full.session.hashNow())
            crossed++
        }
        expect(crossed).toBeGreaterThan(10)
    })

    test("of a choice after the reveal the picks stay, and are not printed again", async () => {
        const { set: full, asked } = await whole()
        let tried = 0
        for (let at = 0; at < asked.length; ++at) {
            if (asked[at]?.undoes !== UNDO_CHOICE || asked[at]?.sealed) continue
            let prompts = 0
            const set: Handset = new Handset(table =>
                prompts++ === at ? leave(UNDO) : some(table)
            )
            await set.start(PLAYERS, SEED).run()
            expect(set.cells()).toEqual(full.cells())
            const picks = (lines: string[]) =>
                lines.filter(line => / pick /.test(line))
            expect(picks(set.lines)).toEqual(picks(full.lines))
            tried++
        }
        expect(tried).toBeGreaterThan(5)
    })

    test("the share code after any of them is that of the game as it stands", async () => {
        const { set: full, asked } = await whole()
        const codeOf = (set: Handset) => {
            const codes = new CodeCollector()
            set.lines.forEach(line => codes.take(line))
            return codes.code()
        }
        for (let at = 1; at < asked.length; ++at) {
            const undoes = asked[at]?.undoes
            if (undoes !== UNDO_REVEAL && undoes !== UNDO_CHOICE) continue
            const undone = await undoneAt(at)
            expect(codeOf(undone)).toBe(codeOf(full))
        }
    })

    async function undoneAt(at: number): Promise<Handset> {
        let prompts = 0
        const set = new Handset(table =>
            prompts++ === at ? leave(UNDO) : some(table)
        )
        await set.start(PLAYERS, SEED).run()
        return set
    }
})
