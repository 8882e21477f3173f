import { describe, expect, test } from "vitest"
import { ROLLER } from "../../../src/engine/cells"
import {
    kindOfDay,
    LAST_DAY,
    SUM,
    SUMS,
    sumAt,
} from "../../../src/games/pay-day/edition"
import { PayDay } from "../../../src/games/pay-day/rules"
import { QUESTIONS } from "../../../src/games/pay-day/set-up"
import { landing, rule, Seat, stopsAt } from "./support"

describe("PD-01 what is agreed", () => {
    test("PD-01 2 to 4 players; 1 to 12 months, first of all 3", () => {
        const { minPlayers, maxPlayers } = new PayDay()
        expect([minPlayers, maxPlayers]).toEqual([2, 4])
        const [months] = QUESTIONS
        const answers = Array.from({ length: months!.answers(4) }, (_, i) =>
            months!.value(i)
        )
        expect(answers[0]).toBe(3)
        expect(answers.sort((a, b) => a - b)).toEqual([
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        ])
    })

    test("PD-01 by lot any player starts, chosen the one who was", () => {
        const starters = new Set<number>()
        for (let seed = 0; seed < 40; ++seed) {
            const options = [3, 0, 0, 0]
            const game = { players: 4, options, seed: [seed, 1, 2] }
            const seat = new Seat(() => 0)
            seat.begin({ ...game, answers: 0, turns: 0 })
            starters.add(seat.table.cells[ROLLER] ?? 0)
        }
        expect([...starters].sort()).toEqual([1, 2, 3, 4])
    })

    test("PD-01 the turn passes left, from the last player to the first", async () => {
        const { turn, day } = await rule({
            players: 3,
            options: { first: 3 },
            setup: { day: [13, 20, 27], cash: [0, 0, 0] },
            dice: [1, 1, 1],
            choices: ["roll", "roll", "roll"],
            turns: 3,
        })
        // all on Sundays
        expect([turn, day]).toEqual([3, [14, 21, 28]])
    })
})

describe("PD-02 the start and the die", () => {
    test("PD-02 everyone has $325 on Start, before day 1", async () => {
        const { cash, day, month } = await rule({
            dice: [4],
            choices: ["roll"],
        })
        // day 4 costs 50
        expect([cash, day, month]).toEqual([
            [275, 325],
            [4, 0],
            [1, 1],
        ])
    })

    test.each([
        [1, 15],
        [6, 20],
    ])("PD-02 a %i moves so many days on", async (face, day) => {
        const verdict = await rule({
            setup: { ...landing(15), mail: ["ad1", "ad2"] },
            dice: [face],
            choices: ["roll"],
        })
        expect(verdict.day[0]).toBe(day)
    })
})

describe("PD-03 the calendar", () => {
    const kinds = Array.from({ length: LAST_DAY }, (_, i) => kindOfDay(i + 1))
    const daysOf = (...wanted: number[]) =>
        kinds.flatMap((kind, i) => (wanted.includes(kind) ? [i + 1] : []))

    test("PD-03 has as many days of each kind as it should", () => {
        expect(daysOf(0)).toEqual([7, 14, 21, 28])
        expect(daysOf(1, 2, 3)).toHaveLength(10)
        for (const pieces of [1, 2, 3])
            expect(daysOf(pieces).length).toBeGreaterThan(0)
        expect(daysOf(4)).toHaveLength(4)
        expect(daysOf(5)).toHaveLength(4)
        for (const single of [6, 7, 8]) expect(daysOf(single)).toHaveLength(1)
        expect(daysOf(9)[0]).toBeGreaterThanOrEqual(26)
        expect(daysOf(9)[0]).toBeLessThanOrEqual(30)
        expect(daysOf(9)).toHaveLength(1)
        expect(daysOf(10)).toEqual([31])
        expect(daysOf(11, 12, 13, 14)).toHaveLength(4)
    })

    test("PD-03 Sweet Sunday does nothing", async () => {
        const { cash, log } = await rule({
            setup: landing(7),
            dice: [1],
            choices: ["roll"],
        })
        expect(cash).toEqual([325, 325])
        expect(log).toEqual([
            "P1: roll",
            "The dice show 1.",
            "P1: day 7, Sweet Sunday.",
        ])
    })

    test.each([4, 13, 20, 26])("PD-03 day %i is a plain sum", async day => {
        const { cash } = await rule({
            setup: landing(day),
            dice: [1],
            choices: ["roll"],
        })
        // -50, 40, -60, 60 in the order of days
        const sums: Record<number, number> = { 4: -50, 13: 40, 20: -60, 26: 60 }
        expect(cash[0]).toBe(325 + (sums[day] ?? 0))
        expect(sumAt(SUMS, kindOfDay(day) - SUM)).toBe(sums[day])
    })

    test.each([
        [5, 1],
        [3, 2],
        [8, 3],
    ])(
        "PD-03, PD-07 on day %i come %i pieces, one at a time",
        async (day, pieces) => {
            const mail = ["postcard1", "ad1", "ad2", "ad3"]
            const { log, mail: pile } = await rule({
                setup: landing(day, { mail }),
                dice: [1],
                choices: ["roll"],
            })
            expect(log).toHaveLength(3 + pieces)
            expect(pile[0]).toBe(mail[pieces])
        }
    )

    test("PD-03 Mail is drawn from the top, and what comes first is dealt with first", async () => {
        const stopped = await stopsAt({
            setup: landing(3, { mail: ["carInsurance1", "collection1"] }),
            dice: [1],
            choices: ["roll"],
        })
        expect(stopped).toBe(
            "turn 1, player 1, insurance: no choices left, 1 given; the options are buy, no"
        )
    })
})
