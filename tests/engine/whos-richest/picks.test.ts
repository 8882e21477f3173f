import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { UNDO } from "../../../src/engine/table"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import { leave } from "../support"
import {
    askedFor,
    begin,
    FOUND,
    finding,
    GROUP,
    isPick,
    layoutWith,
    playOut,
    POINTS,
    rule,
    told,
    balances,
    type Written,
} from "./support"

const PLACES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
const START = { turns: 3, starter: 1 }

/** A deal by player 1 of 3, in which the circle is the trump and lies where the `attempt`th card is turned. */
function dealt(attempt: number, options: Written["options"]): Written {
    return {
        options: { ...START, ...options },
        setup: { layout: layoutWith("circle", attempt - 1) },
        // the last card is turned without a choice
        choices: ["circle", ...PLACES.slice(0, Math.min(attempt, 8))],
    }
}

describe("the dealer names one of nine cards (WTR-05, WTR-14)", () => {
    test("the nine shapes, the circle first, no two alike", () => {
        expect(SHAPES).toHaveLength(9)
        expect(new Set(SHAPES).size).toBe(9)
        expect(SHAPES[0]).toBe("circle")
    })

    test.each(SHAPES.map((shape, i) => ({ shape, i })))(
        "$shape can be the trump",
        async ({ shape, i }) => {
            const choices = [shape, PLACES[i] ?? ""]
            const { money } = await rule({ options: START, choices })
            expect(money).toEqual([2000, 2400, 2800])
        }
    )

    test("all nine lie open while the trump is named, then face down; turned cards stay until they are scored", async () => {
        const grids: number[][] = []
        const answer = finding([3])
        const seat = begin({ players: 2, turns: 1, seed: 5 }, table => {
            if (table.cells[1]) return leave(2)
            expect(table.gridShown).toBe(true)
            grids.push([...table.grid])
            return answer(table)
        })
        await seat.run()
        const open = grids.map(grid => grid.filter(card => card > 0).length)
        expect(open).toEqual([9, 0, 1, 2])
        expect(grids[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
        // what was turned is as it was at the next prompt
        grids[2]?.forEach((card, i) => {
            if (card > 0) expect(grids[3]?.[i]).toBe(card)
        })
    })

    test("every layout is as likely: a card lies at each place about as often", async () => {
        const counts = new Array<number>(9).fill(0)
        const deals = 1800
        for (let seed = 0; seed < deals; ++seed) {
            const seat = begin({ players: 2, turns: 1, seed }, finding([1]))
            seat.answer = table => {
                if (table.cells[1]) return leave(2)
                const choice = finding([1])(table)
                if (isPick(table)) counts[table.values[choice] ?? 0]! += 1
                return choice
            }
            await seat.run()
        }
        const each = deals / 9
        const chi = counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
        // 8 degrees of freedom, 999 of 1000
        expect(chi).toBeLessThan(26.1)
    })
})

describe("what a pick brings, by the attempt that finds the trump (WTR-06, WTR-07)", () => {
    const TABLE: [number, number][] = [
        [1, 400],
        [2, 300],
        [3, 200],
        [4, 100],
        [5, 0],
        [6, -100],
        [7, -200],
        [8, -300],
        [9, -400],
    ]

    test.each(TABLE)(
        "attempt %i: the picker gets $%i of the dealer",
        async (attempt, sum) => {
            const verdict = await rule(dealt(attempt, {}))
            // player 1 deals, player 3 is on their right
            expect(verdict.money).toEqual([2400 - sum, 2400, 2400 + sum])
        }
    )

    test.each(TABLE)(
        "attempt %i: in points the picker alone is scored",
        async (attempt, sum) => {
            const verdict = await rule(dealt(attempt, { score: "points" }))
            expect(verdict.points).toEqual([0, 0, sum / 100])
        }
    )

    test("one player turns all the cards in individual play", async () => {
        const seat = await playOut({ players: 4, turns: 1 }, [3, 6, 2, 4])
        const misses = told(seat, "pickMisses").map(([who]) => who)
        expect(misses).toEqual([4, 4, 3, 3, 3, 3, 3, 2, 1, 1, 1])
    })

    test("an open card can't be turned again", async () => {
        const offered: number[][] = []
        const answer = finding([4])
        const seat = begin({ players: 2, turns: 1 }, table => {
            if (table.cells[1]) return leave(2)
            const { count, values } = table
            if (isPick(table)) offered.push(values.slice(0, count))
            return answer(table)
        })
        await seat.run()
        expect(offered.map(({ length }) => length)).toEqual([9, 8, 7, 6])
        const turned = told(seat, "pickMisses").map(([, , , place]) => place)
        for (const place of turned) expect(offered[3]).not.toContain(place)
    })

    test("what is asked says the attempt, what it brings, and the trump", async () => {
        const prompts: string[] = []
        const answer = finding([9])
        const seat = begin({ players: 2, turns: 1 }, table => {
            if (table.cells[1]) return leave(2)
            if (isPick(table))
                prompts.push([table.key, ...table.facts].join(" "))
            return answer(table)
        })
        await seat.run()
        expect(prompts).toEqual([
            "toWin 2 1 400 1",
            "toWin 2 2 300 1",
            "toWin 2 3 200 1",
            "toWin 2 4 100 1",
            "toNone 2 5 0 1",
            "toLose 2 6 100 1",
            "toLose 2 7 200 1",
            "toLose 2 8 300 1",
            "toLose 2 9 400 1",
        ])
    })

    test("a class can plot every pick from the console: who, which attempt, what came of it", async () => {
        const seat = await playOut({ players: 2, turns: 1, seed: 9 }, [2, 6])
        const picks = seat.lines.filter(line => line.startsWith("tell pick"))
        expect(picks).toHaveLength(2 + 6)
        expect(picks[0]).toMatch(/^tell pickMisses 2 1 [2-9] [0-8]$/)
        expect(picks[1]).toBe("tell pickEarns 2 2 300 1")
        expect(picks[7]).toBe("tell pickPays 1 6 100 2")
    })
})

describe("the expected value of an individual pick is zero (WTR-07)", () => {
    test("exactly: whatever the order of turning, the nine places of the trump bring +4 to -4, once each", async () => {
        const order = fc.shuffledSubarray(PLACES, {
            minLength: 9,
            maxLength: 9,
        })
        const property = fc.asyncProperty(order, async places => {
            const results: number[] = []
            for (let place = 0; place < 9; ++place) {
                const attempt = places.indexOf(PLACES[place] ?? "") + 1
                const { points } = await rule({
                    options: { ...START, score: "points" },
                    setup: { layout: layoutWith("circle", place) },
                    choices: [
                        "circle",
                        ...places.slice(0, Math.min(attempt, 8)),
                    ],
                })
                results.push(points?.[2] ?? NaN)
            }
            expect(results.reduce((sum, one) => sum + one)).toBe(0)
            results.sort((one, other) => one - other)
            expect(results).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4])
        })
        await fc.assert(property, { seed: 7, numRuns: 25 })
    })
})

describe("group play (WTR-09)", () => {
    const group = { players: 4, turns: 1, method: GROUP, scoring: POINTS }

    test("each miss passes the pick to the right, the dealer left out; the attempt counts over all", async () => {
        // dealers 1, 4, 3, 2; then 4, 3, 1 play their tie off, one pick each
        const seat = await playOut(group, [5, 1, 4, 9, 1, 2, 3])
        const found = told(seat, ...FOUND)
            .slice(0, 4)
            .map(([who, attempt]) => [who, attempt])
        // 4 3 2 4 3 / 3 / 2 1 4 2 / 1 4 3 1 4 3 1 4 3
        expect(found).toEqual([
            [3, 5],
            [3, 1],
            [2, 4],
            [3, 9],
        ])
        const misses = told(seat, "pickMisses").map(([who]) => who)
        expect(misses.slice(0, 15)).toEqual([
            4, 3, 2, 4, 2, 1, 4, 1, 4, 3, 1, 4, 3, 1, 4,
        ])
        // 3 has 0 + 4 - 4, 2 has 1, the others none; then 4 to 4, 3 to 3, 2 to 1
        expect(balances(seat)).toEqual([2, 1, 3, 4])
    })

    test("in money the dealer pays who finds it, or is paid", async () => {
        const { money } = await rule({
            options: { ...START, mode: "group" },
            setup: { layout: layoutWith("heart", 6) },
            // 3, 2, 3, 2, 3, 2, and 3 at the seventh
            choices: ["heart", "a1", "a2", "a3", "b1", "b2", "b3", "c1"],
        })
        expect(money).toEqual([2600, 2400, 2200])
    })

    test("the deal passes to the right of the dealer, whoever found the trump; each deals as often as agreed", async () => {
        const seat = await playOut(
            { ...group, players: 3, turns: 2, starter: 2 },
            [1, 2, 3, 2, 1, 1]
        )
        expect(askedFor(seat, "trump")).toEqual([2, 1, 3, 2, 1, 3])
    })
})

describe("undo", () => {
    test("of a pick: the cards lie as they lay, and the table is told", async () => {
        let undone = false
        const answer = finding([3])
        const seat = begin({ players: 2, turns: 1, seed: 4 }, table => {
            if (table.cells[1]) return leave(2)
            if (isPick(table) && table.facts[1] === 2 && !undone) {
                undone = true
                leave(UNDO)
            }
            return answer(table)
        })
        await seat.run()
        const misses = told(seat, "pickMisses")
        expect(misses).toHaveLength(3)
        expect(misses[1]).toEqual(misses[0])
        expect(told(seat, "takenBack")).toHaveLength(1)
    })

    test("of the trump before a card is turned: there is nothing to tell", async () => {
        let undone = false
        const answer = finding([1])
        const seat = begin({ players: 2, turns: 1 }, table => {
            if (table.cells[1]) return leave(2)
            if (isPick(table) && !undone) {
                undone = true
                leave(UNDO)
            }
            return answer(table)
        })
        await seat.run()
        expect(askedFor(seat, "trump")).toEqual([1, 1])
        expect(told(seat, "takenBack")).toEqual([])
    })
})
