import { describe, expect, test } from "vitest"
import { readCase } from "../../../sim/engine/case"
import { whosRichest } from "../../../sim/games/whos-richest"
import { UsageError } from "../../../sim/usage-error"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import { layoutWith, playOut, POINTS, referee, rule } from "./support"

/** The referee's complaint about a case as it stands in its file. */
function complaint(changes: object): string {
    try {
        readCase({ game: "whos-richest", players: 3, ...changes })
    } catch (error) {
        expect(error).toBeInstanceOf(UsageError)
        return (error as Error).message
    }
    return "none"
}

describe("a case that can't be read names the field and what fits", () => {
    test.each<[object, string]>([
        [{ players: 9 }, "players must be a whole number from 2 to 8, not 9"],
        [{ players: 1 }, "players must be a whole number from 2 to 8, not 1"],
        [
            { options: { rounds: 3 } },
            "options must be made of mode, turns, score, classroom, starter; rounds is unknown",
        ],
        [
            { options: { mode: "pairs" } },
            "options.mode must be one of individual, group",
        ],
        [
            { players: 2, options: { mode: "group" } },
            "options.mode must be individual for 2 players; a group takes 3",
        ],
        [
            { options: { turns: 13 } },
            "options.turns must be a whole number from 1 to 12, not 13",
        ],
        [{ options: { turns: 0 } }, "options.turns must be"],
        [
            { options: { score: "both" } },
            "options.score must be one of money, points",
        ],
        [
            { options: { classroom: 1 } },
            "options.classroom must be true or false, not 1",
        ],
        [
            { options: { starter: 4 } },
            "options.starter must be a whole number from 0 to 3, not 4",
        ],
        [
            { setup: { points: [1, 2, 3] } },
            "setup must be made of layout, money; points is unknown",
        ],
        [{ setup: { money: [100] } }, "setup.money must be 3 amounts"],
        [
            { setup: { money: [100, 250, 0] } },
            "setup.money[1] must be in hundreds, not 250",
        ],
        [{ setup: { layout: "circle" } }, "setup.layout must be a list"],
        [
            { setup: { layout: ["circle"] } },
            "setup.layout must be 9 shapes, row by row",
        ],
        [
            { setup: { layout: SHAPES.map(() => "heart") } },
            'setup.layout[1] must be a shape not used before (circle, square, triangle, star, diamond, cross, crescent, hexagon), not "heart"',
        ],
        [
            { setup: { layout: [...SHAPES.slice(1), "oval"] } },
            'setup.layout[8] must be a shape not used before (circle), not "oval"',
        ],
        [
            { setup: { layout: [...SHAPES.slice(1), 5] } },
            "setup.layout[8] must be",
        ],
    ])("%j", (changes, expected) => {
        expect(complaint(changes)).toContain(expected)
    })

    test.each<[object, string]>([
        [{}, "turn 1, player 1, throw: no dice left, 0 faces given"],
        [
            { options: { starter: 1 }, choices: ["oval"] },
            "turn 1, player 1, trump: choice oval is none of circle, square",
        ],
        [
            { options: { starter: 1 }, choices: ["circle", "b2", "b2"] },
            "turn 1, player 3, toWin: choice b2 is none of a1, a2, a3, b1, b3, c1, c2, c3",
        ],
        [
            { options: { starter: 1 }, choices: ["circle"] },
            "turn 1, player 3, toWin: no choices left, 1 given",
        ],
    ])("%j does not go on", async (written, expected) => {
        await expect(referee(written)).rejects.toThrow(expected)
    })
})

describe("a case", () => {
    test("keeps its layout in every deal", async () => {
        const { money } = await rule({
            players: 2,
            options: { turns: 2, starter: 2 },
            setup: { layout: layoutWith("hexagon", 4) },
            choices: ["hexagon", "b2", "star", "a1", "a2", "a3", "b1"],
            turns: 2,
        })
        // 1 finds it at once; 2 at the fourth attempt: star is the fourth of the others
        expect(money).toEqual([1900, 1300])
    })

    test("without one has the edition's order, and the edition's money", async () => {
        const { money, ranking } = await rule({
            options: { starter: 1 },
            choices: ["square", "a2"],
        })
        expect(money).toEqual([2000, 2400, 2800])
        expect(ranking).toEqual([3, 2, 1])
    })

    test("says the ranking with places shared, and who is in a tie", async () => {
        const { points, ranking, tied } = await rule({
            options: { turns: 1, score: "points", starter: 1 },
            setup: { points: [3, 0, 0] },
            choices: [
                ...["circle", "a1", "circle", "a1"],
                ...["circle", "a2", "a3", "a1"],
            ],
            turns: 3,
        })
        expect(points).toEqual([5, 4, 4])
        expect(ranking).toEqual([1, 2, 2])
        expect(tied).toEqual([2, 3])
    })

    test("goes on below zero", async () => {
        const { points } = await rule({
            options: { score: "points", starter: 1 },
            setup: { points: [-7, 0, -2], layout: layoutWith("cross", 8) },
            choices: ["cross", "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"],
        })
        expect(points).toEqual([-7, 0, -6])
    })
})

describe("what stands beside the handheld", () => {
    test("the attempts that found a trump are counted", () => {
        const { tally } = whosRichest
        const ways = [
            "tell pickMisses 2 1 5 0",
            "tell pickEarns 2 2 300 1",
            "tell pickEven 1 5 0 2",
            "tell pickPays 1 9 400 2",
            "tell pickScores 3 1 4 4",
            "choice 1 toWin 3",
        ].map(line => tally.wayOf(line))
        expect(ways).toEqual([-1, 1, 4, 8, 0, -1])
        expect(tally.names).toHaveLength(9)
    })

    test("every pick is a row of the spreadsheet", async () => {
        const agreed = { players: 2, turns: 1, scoring: POINTS }
        const points = await playOut(agreed, [2, 7])
        const money = await playOut({ players: 2, turns: 1 }, [1, 6])
        const rowsOf = (lines: string[]) =>
            lines.flatMap(line => {
                const row = whosRichest.sheet?.rowOf(line)
                return row ? [row.join(" ")] : []
            })
        expect(rowsOf(points.lines)).toEqual([
            "P2 1 0 0",
            "P2 2 1 3",
            ...[1, 2, 3, 4, 5, 6].map(attempt => `P1 ${attempt} 0 0`),
            "P1 7 1 -2",
        ])
        expect(rowsOf(money.lines).at(0)).toBe("P2 1 1 400")
        expect(rowsOf(money.lines).at(-1)).toBe("P1 6 1 -100")
    })

    test("balances are points where points are scored", () => {
        const { countsPoints } = whosRichest
        const kinds = [0, 1, 2, 3].map(kind => countsPoints([3, 0, kind, 0]))
        expect(kinds).toEqual([false, true, false, true])
    })
})
