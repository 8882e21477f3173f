import { describe, expect, test } from "vitest"
import { TURN } from "../../../src/engine/cells"
import { BUGLES } from "../../../src/games/rich-uncle/edition"
import { rule, Seat, steadyAnswer } from "../support"

/** Each pays $1,000 to the Pool; each collects $2,000 from it. */
const FLAT = ["license", "refund"]

describe("RU-16 doubles, step by step", () => {
    test("RU-16 the market changes, then the Board is followed, then a Bugle", async () => {
        const { cash, pool, log, market } = await rule({
            setup: {
                cash: [1000, 10_000, 10_000],
                stocks: { 1: [14] },
                market: [9000, 4000],
                bugle: FLAT,
            },
            dice: [2, 2],
            choices: ["no"],
        })
        // Board: 1,000 + 4,000 (the new price) - 2,000 = 3,000; Bugle: 1,000 each
        expect(cash).toEqual([2000, 9000, 9000])
        expect([pool, market]).toEqual([-4000 + 2000 + 3000, 4000])
        const order = ["New price", "sells 14", "pays $2,000", "LICENSES"]
        const at = order.map(words => log.findIndex(l => l.includes(words)))
        expect(at).toEqual([...at].sort((one, other) => one - other))
        expect(at[0]).toBeGreaterThan(0)
    })

    test("RU-16 the turn ends after the Feature Play", async () => {
        const { turn, turns, cash } = await rule({
            setup: { bugle: FLAT, stocks: { 1: [12, 13] } },
            dice: [1, 1],
            choices: ["no"],
        })
        expect([turn, turns]).toEqual([2, 1])
        // neither a dividend nor a purchase: card 11 does not exist
        expect(cash).toEqual([9000, 9000, 9000])
    })

    test("RU-16 not doubles: neither a Bugle nor a new price", async () => {
        const { log, market } = await rule({
            setup: { market: [2000, 3000], bugle: FLAT },
            dice: [6, 5],
        })
        expect(market).toBe(2000)
        expect(log.join()).not.toMatch(/LICENSES|price/)
    })

    test("RU-16 a roller bankrupt at the Board draws no Bugle", async () => {
        const { cash, pool, bankrupt, log } = await rule({
            setup: { cash: [1500, 10_000, 10_000], bugle: FLAT },
            dice: [2, 2, 1, 1],
            turns: 2,
        })
        expect(bankrupt).toEqual([1])
        // the first Bugle is still on top for P2: 1,000 from P2 and P3
        expect(cash).toEqual([0, 9000, 9000])
        expect(pool).toBe(1500 + 2000)
        expect(log.join()).not.toContain("REFUNDS")
    })
})

describe("RU-17 the Stock Board", () => {
    // the Bugle then takes $1,000 from everybody
    test.each([
        [1, 9000],
        [2, 7000],
        [3, 9000],
        [4, 9000],
        [5, 9000],
        [6, 12_000],
    ])("RU-17 at double %i the roller comes to $%i", async (face, expected) => {
        const { cash, pool } = await rule({
            setup: { bugle: FLAT },
            dice: [face, face],
        })
        expect(cash).toEqual([expected, 9000, 9000])
        expect(pool).toBe(30_000 - expected - 18_000)
    })
})

describe("RU-19 the Newsstand", () => {
    test("RU-19 the next doubles take the next Bugle", async () => {
        const { cash } = await rule({
            setup: { bugle: FLAT },
            dice: [1, 1, 3, 3],
            turns: 2,
        })
        // -1,000 + 2,000
        expect(cash).toEqual([11_000, 11_000, 11_000])
    })

    test("RU-19 a read Bugle goes to the bottom: all are read before one comes again", async () => {
        const seat = new Seat(steadyAnswer(3))
        const ids = new Set(BUGLES.map(({ id }) => id))
        const read = () =>
            seat.lines
                .map(line => line.split(" ")[1] ?? "")
                .filter(id => ids.has(id))
        let seed = 0
        while (read().length < 40) {
            seat.lines.length = 0
            seat.start(5, [200_000, 1, 0, 0], [++seed, 2, 3])
            await seat.run()
        }
        const [first, second] = [read().slice(0, 18), read().slice(18, 36)]
        expect(new Set(first).size).toBe(18)
        expect(second).toEqual(first)
        expect(seat.table.cells[TURN]).toBeGreaterThan(40)
    })
})

describe("RU-20 doubles in a Feature Play", () => {
    const setup = {
        market: [5000, 6000, 7000, 8000],
        bugle: ["flood", "refund"],
    }

    test("RU-20 change the market, and no further Bugle is drawn", async () => {
        const { cash, pool, market, log } = await rule({
            setup,
            dice: [1, 1, 4, 4, 1, 2, 1, 3],
        })
        // P2 44, P3 12, P1 13
        expect(cash).toEqual([8700, 5600, 8800])
        expect(pool).toBe(1300 + 4400 + 1200)
        // 5,000, then 6,000 by the roller's doubles and 7,000 by P2's
        expect(market).toBe(7000)
        expect(log.join()).not.toContain("REFUNDS")
    })

    test("RU-20 bring no instruction of the Stock Board", async () => {
        const { cash, market } = await rule({
            setup,
            dice: [1, 1, 2, 2, 6, 6, 1, 3],
        })
        // 2,200 of P2 and no 2,000; 6,600 of P3 who collects no 3,000
        expect(cash).toEqual([8700, 7800, 3400])
        expect(market).toBe(8000)
    })

    test("RU-20 bring the new price before that roll's money is settled", async () => {
        const { cash, holdings } = await rule({
            setup: {
                cash: [10_000, 0, 10_000],
                stocks: { 2: [31] },
                market: [5000, 6000, 3000],
                bugle: ["flood"],
            },
            dice: [1, 1, 2, 2, 1, 2, 1, 3],
        })
        // P2 sells 31 at 3,000, not at 6,000, and pays 2,200
        expect(cash).toEqual([8700, 800, 8800])
        expect(holdings[2]).toEqual([])
    })

    test("RU-20 no roll of a Feature Play brings a dividend, a fee or a purchase", async () => {
        const { cash, holdings } = await rule({
            setup: { ...setup, stocks: { 3: [12, 13, 14] } },
            dice: [1, 1, 1, 2, 1, 3, 1, 5],
        })
        // P2 12 (P3's card), P3 13 (their own), P1 15 (in the Pool)
        expect(cash).toEqual([8500, 8800, 8700])
        expect(holdings).toEqual({ 1: [], 2: [], 3: [12, 13, 14] })
    })
})
