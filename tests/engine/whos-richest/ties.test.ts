import { describe, expect, test } from "vitest"
import { STATE, TURN, WINNER, WON } from "../../../src/engine/cells"
import { placeOf } from "../../../src/engine/session"
import { END } from "../../../src/engine/table"
import { leave } from "../support"
import {
    balances,
    begin,
    FOUND,
    finding,
    GROUP,
    layoutWith,
    playOut,
    POINTS,
    rule,
    seatsOf,
    told,
} from "./support"

describe("the ranking (WTR-10)", () => {
    test("most money first, then the next, and so on", async () => {
        // 1 deals to 3: attempt 1; 3 deals to 2: attempt 6; 2 deals to 1: attempt 3
        const seat = await playOut({ players: 3, turns: 1 }, [1, 6, 3])
        // 1: 800 - 400 + 200; 2: 800 - 100 - 200; 3: 800 + 400 + 100
        expect(balances(seat)).toEqual([600, 500, 1300])
        expect(seatsOf(seat.table).map(p => placeOf(seat.table, p))).toEqual([
            2, 3, 1,
        ])
        expect(seat.table.cells[WINNER]).toBe(3)
        expect(seat.lines.at(-1)).toBe("tell wins 3 0 0 0")
    })

    test("most points first; they may be below zero", async () => {
        const seat = await playOut(
            { players: 3, turns: 1, scoring: POINTS },
            [9, 7, 4]
        )
        expect(balances(seat)).toEqual([1, -2, -4])
        expect(seat.table.cells[WINNER]).toBe(1)
        const places = seatsOf(seat.table).map(p => placeOf(seat.table, p))
        expect(places).toEqual([1, 2, 3])
    })
})

describe("ties are played off (WTR-11)", () => {
    test("one pick each, from the starter's right; the bank pays", async () => {
        // each collects 400 and pays 400; then 2 collects 300 of the bank, 1 pays it 200
        const seat = await playOut({ players: 2, turns: 1 }, [1, 1, 2, 7])
        expect(balances(seat)).toEqual([600, 1100])
        expect(told(seat, "tied")).toEqual([[1, 0, 0, 0]])
        expect(told(seat, "bankDeals").map(([who]) => who)).toEqual([2, 1])
        const paid = told(seat, ...FOUND).slice(2)
        expect(paid).toEqual([
            [2, 2, 300, 0],
            [1, 7, 200, 0],
        ])
        expect(seat.table.cells[STATE]).toBe(WON)
        expect(seat.table.cells[WINNER]).toBe(2)
    })

    test("again while they are still equal", async () => {
        const seat = await playOut(
            { players: 2, turns: 1 },
            [5, 5, 3, 3, 9, 9, 1, 2]
        )
        expect(balances(seat)).toEqual([900, 1000])
        expect(told(seat, "tied")).toHaveLength(3)
    })

    test("in points too: the pick is added", async () => {
        const seat = await playOut(
            { players: 2, turns: 1, scoring: POINTS },
            [2, 2, 8, 1]
        )
        expect(balances(seat)).toEqual([7, 0])
    })

    test("the trump named last is the bank's; it is told", async () => {
        const { log } = await rule({
            players: 2,
            options: { turns: 1, starter: 1 },
            setup: { layout: layoutWith("star", 4) },
            choices: ["star", "b2", "star", "b2", "b2", "a1", "b2"],
            turns: 4,
        })
        expect(log).toContain("The bank deals to P2. Trump: star.")
        expect(log).toContain("The bank deals to P1. Trump: star.")
    })

    test("nobody passes who stood above: who was second stays so with more money than the first", async () => {
        // 1 deals to 4 (1st), 4 to 3 (1st), 3 to 2 (1st), 2 to 1 (1st): all keep their start
        const { money, ranking, winner } = await rule({
            players: 4,
            options: { turns: 1, starter: 1 },
            setup: {
                layout: layoutWith("circle", 0),
                money: [900, 800, 800, 700],
            },
            choices: [
                ...["circle", "a1", "circle", "a1"],
                ...["circle", "a1", "circle", "a1"],
                // 3, then 2, who finds it at the second attempt
                ...["a1", "a2", "a1"],
            ],
            turns: 6,
        })
        expect(money).toEqual([900, 1100, 1200, 700])
        expect(ranking).toEqual([1, 3, 2, 4])
        expect(winner).toBe(1)
    })

    test("the places from there down are settled by it: who was tied can fall below those behind", async () => {
        const { money, ranking } = await rule({
            players: 4,
            options: { turns: 1, starter: 1 },
            setup: {
                layout: layoutWith("circle", 8),
                money: [800, 700, 800, 500],
            },
            choices: [
                // four deals without a payment: the circle is found at the fifth attempt
                ...fifth("c3"),
                ...fifth("c3"),
                ...fifth("c3"),
                ...fifth("c3"),
                // 3 finds it at the eighth attempt, 1 at the fifth
                ...["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c3"],
                ...["a1", "a2", "a3", "b1", "c3"],
            ],
            turns: 6,
        })
        // 3 loses 300 and 500 is a tie with 4 for the third place
        expect(money).toEqual([800, 700, 500, 500])
        expect(ranking).toEqual([1, 2, 3, 3])
    })

    test("highest ties first, each settled before the next", async () => {
        const written = {
            players: 4,
            options: { turns: 1, starter: 1, score: "points" },
            setup: {
                layout: layoutWith("circle", 0),
                points: [0, 4, 4, 0],
            },
            // all four find it at once: 4 8 8 4
            choices: [
                ...["circle", "a1", "circle", "a1"],
                ...["circle", "a1", "circle", "a1"],
                // 3 and 2 for the first place: 3 has 12, 2 has 11
                ...["a1", "a2", "a1"],
                // 4 and 1 for the third: 4 has 7, 1 has 8
                ...["a2", "a1", "a1"],
            ],
        }
        const half = { ...written, choices: written.choices.slice(0, 11) }
        const after = await rule({ ...half, turns: 6 })
        expect(after.tied).toEqual([1, 4])
        expect(after.ranking).toEqual([3, 2, 1, 3])
        const end = await rule({ ...written, turns: 8 })
        expect(end.points).toEqual([8, 11, 12, 7])
        expect(end.ranking).toEqual([3, 2, 1, 4])
        expect(end.log.filter(line => line.startsWith("A tie"))).toEqual([
            "A tie for place 1! One more pick each.",
            "A tie for place 3! One more pick each.",
        ])
    })

    test("three tied: each picks once before they are compared", async () => {
        const seat = await playOut(
            { players: 3, turns: 1, starter: 2 },
            [5, 5, 5, 4, 2, 3]
        )
        // from the right of 2: 1, 3, 2
        expect(told(seat, "bankDeals").map(([who]) => who)).toEqual([1, 3, 2])
        expect(balances(seat)).toEqual([900, 1000, 1100])
    })

    test("in group play too a tie is played off by each alone", async () => {
        const seat = await playOut(
            { players: 3, turns: 1, method: GROUP },
            [5, 5, 5, 3, 2, 1]
        )
        const misses = told(seat, "pickMisses").map(([who]) => who)
        expect(misses.slice(12)).toEqual([3, 3, 2])
        expect(balances(seat)).toEqual([1200, 1100, 1000])
    })

    test("places are shared only when play is ended early", async () => {
        const seat = begin({ players: 3, turns: 1 }, table => {
            if (table.cells[TURN] === 3) leave(END)
            return finding([5, 5, 5])(table)
        })
        await seat.run()
        expect(seatsOf(seat.table).map(p => placeOf(seat.table, p))).toEqual([
            1, 1, 1,
        ])
        expect(seat.table.cells[WINNER]).toBe(0)
    })
})

describe("a balance may go below zero: the bank lends (WTR-12)", () => {
    test("a dealer pays what they do not have", async () => {
        const { money } = await rule({
            options: { turns: 1, starter: 1, mode: "group" },
            setup: { layout: layoutWith("circle", 0), money: [100, 800, 0] },
            choices: ["circle", "a1"],
        })
        expect(money).toEqual([-300, 800, 400])
    })

    test("and who is tied with nothing pays the bank", async () => {
        const { money, winner } = await rule({
            players: 2,
            options: { turns: 1, starter: 1 },
            setup: { layout: layoutWith("circle", 0), money: [0, 0] },
            choices: [
                ...["circle", "a1", "circle", "a1"],
                ...["b1", "b2", "b3", "c1", "c2", "a1", "a1"],
            ],
            turns: 4,
        })
        // 2 finds it at the sixth attempt, 1 at the first
        expect(money).toEqual([400, -100])
        expect(winner).toBe(1)
    })

    test("before ties nobody can fall below zero in individual play: $800 a turn is the most one can lose", async () => {
        // as the picker 400, as the dealer 400
        const seat = await playOut({ players: 2, turns: 2 }, [9, 1, 9, 1])
        expect(balances(seat)).toEqual([3200, 0])
    })
})

/** A deal in which the circle at that place is found at the fifth attempt. */
function fifth(place: string): string[] {
    return ["circle", "a1", "a2", "a3", "b1", place]
}
