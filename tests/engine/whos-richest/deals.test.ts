import { describe, expect, test } from "vitest"
import { ROLLER, STATE, TURN, WINNER } from "../../../src/engine/cells"
import { CARDS, SETTLED, TIED } from "../../../src/games/whos-richest/position"
import {
    begin,
    finding,
    GROUP,
    INDIVIDUAL,
    isPick,
    layoutWith,
    rule,
} from "./support"

test.each([INDIVIDUAL, GROUP])(
    "the cards are laid anew in every deal, and for every pick that plays a tie off; they lie so till it is over (WTR-05, WTR-11): method %i",
    async method => {
        const layouts: string[] = []
        // three deals of nobody's gain, then the tie of all three, twice
        const attempts = [5, 5, 5, 2, 2, 2, 1, 2, 3]
        const answer = finding(attempts)
        const seat = begin({ players: 3, turns: 1, method, seed: 8 }, table => {
            const { cells } = table
            const deal = cells[TURN] ?? 0
            const layout = cells.slice(CARDS, CARDS + 9).join("")
            if (isPick(table)) {
                if (layouts[deal]) expect(layout).toBe(layouts[deal])
                layouts[deal] = layout
            }
            return answer(table)
        })
        await seat.run()
        expect(layouts).toHaveLength(attempts.length)
        expect(new Set(layouts).size).toBe(attempts.length)
        for (const layout of layouts)
            expect([...layout].sort().join("")).toBe("012345678")
    }
)

describe("whose turn it is", () => {
    const circleFirst = { layout: layoutWith("circle", 0) }

    test("after a deal the next picker's: to the right of who deals next (WTR-08)", async () => {
        // of 4, starter 2: 1 has picked and deals to 4
        const after = await rule({
            players: 4,
            options: { turns: 1, starter: 2 },
            setup: circleFirst,
            choices: ["circle", "a1"],
        })
        expect(after.turn).toBe(4)
    })

    test("while a tie is played off, each of those tied in turn, then the winner's (WTR-11)", async () => {
        const written = {
            players: 3,
            options: { turns: 1, starter: 2 },
            setup: circleFirst,
        }
        const deal = ["circle", "a1"]
        const deals = [...deal, ...deal, ...deal]
        const turns: [string[], number][] = [
            [deals, 1],
            // 1 finds it at the second attempt, 3 at once, 2 at the third
            [["a2", "a1"], 3],
            [["a1"], 2],
            [["a2", "a3", "a1"], 3],
        ]
        const choices: string[] = []
        for (const [i, [more, expected]] of turns.entries()) {
            choices.push(...more)
            const { turn, winner } = await rule({
                ...written,
                choices,
                turns: 3 + i,
            })
            expect(turn).toBe(expected)
            expect(winner).toBe(i < 3 ? 0 : 3)
        }
    })
})

test("what the last card brought has been seen before places are settled, a tie is told or a winner (WTR-10, WTR-11)", async () => {
    const seat = begin({ players: 2, turns: 1 }, finding([5, 5, 1, 2]))
    const { cells, face } = seat.table
    const seen: string[] = []
    const position = () =>
        [STATE, WINNER, TIED, SETTLED + 2].map(cell => cells[cell]).join(" ")
    face.seen = async ({ said }) => {
        seen.push(`${said} ${position()}`)
    }
    await seat.run()
    expect(seen.filter(line => !line.startsWith("wins"))).toEqual([
        // state, winner, who is tied, the place of 2
        "pickEven 0 0 0 0",
        "pickEven 0 0 0 0",
        // told, and seen when the turn ends
        "tied 0 0 6 0",
        "bankPays 0 0 2 0",
        "bankPays 0 0 0 0",
    ])
    expect(position()).toBe("1 2 0 8")
    expect(cells[ROLLER]).toBe(2)
})

test("when cards are scored they are out of view: who ties, and who wins, has the page", async () => {
    const shown: string[] = []
    const seat = begin({ players: 2, turns: 1 }, finding([5, 5, 1, 2]))
    const { face } = seat.table
    const tell = face.tell.bind(face)
    face.tell = async table => {
        shown.push(`${table.said} ${table.gridShown}`)
        await tell(table)
    }
    await seat.run()
    expect(shown).toContain("pickEven true")
    expect(shown).toContain("tied false")
    expect(shown).toContain("wins false")
})
