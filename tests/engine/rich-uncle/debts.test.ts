import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "../support"

describe("RU-22 selling for a debt", () => {
    const setup = {
        cash: [1000, 10_000, 10_000],
        stocks: { 1: [14, 25, 36] },
        market: [9000, 3000],
        bugle: ["yacht"],
    }

    test("RU-22 one card at a time, of the debtor's choice, no more than needed", async () => {
        const { cash, pool, holdings } = await rule({
            setup,
            dice: [1, 1, 6, 5],
            choices: ["no", "sell 25", "sell 14"],
        })
        // 1,000 + 3,000 + 3,000 = 7,000, enough for 6,500
        expect(cash[0]).toBe(500)
        expect(holdings[1]).toEqual([36])
        expect(pool).toBe(-6000 + 6500)
    })

    test("RU-22 a card sold is not offered again", async () => {
        const stopped = await stopsAt({
            setup,
            dice: [1, 1, 6, 5],
            choices: ["no", "sell 25"],
        })
        expect(stopped).toBe(
            "turn 1, player 1, mustSell: no choices left, 2 given; the options are Sell 14, Sell 36"
        )
    })

    test("RU-22 not a card while the cash is enough", async () => {
        const { cash, holdings } = await rule({
            setup: { ...setup, cash: [6500, 10_000, 10_000] },
            dice: [1, 1, 6, 5],
            choices: ["no"],
        })
        expect([cash[0], holdings[1]]).toEqual([0, [14, 25, 36]])
    })

    test("RU-22 cash to the dollar is enough after a sale", async () => {
        const { cash, holdings, bankrupt } = await rule({
            setup: { ...setup, cash: [1100, 10_000, 10_000] },
            dice: [1, 1, 4, 1],
            choices: ["no", "sell 36"],
        })
        // 1,100 + 3,000 - 4,100
        expect([cash[0], holdings[1], bankrupt]).toEqual([0, [14, 25], []])
    })

    test("RU-22 a dollar short costs another card", async () => {
        const { cash, holdings } = await rule({
            setup: { ...setup, cash: [1099, 10_000, 10_000] },
            dice: [1, 1, 4, 1],
            choices: ["no", "sell 36", "sell 14"],
        })
        // 1,099 + 6,000 - 4,100
        expect([cash[0], holdings[1]]).toEqual([2999, [25]])
    })

    test("RU-22 a debt to another player too, and the creditor gets it all", async () => {
        const { cash, holdings } = await rule({
            setup: {
                cash: [10_000, 1000, 10_000],
                stocks: { 2: [14, 15] },
                market: [9000, 5000],
                bugle: ["birthday"],
            },
            dice: [1, 1, 5, 6, 1, 2],
            choices: ["sell 15"],
        })
        // P2 1,000 + 5,000 - 5,600; P3 - 1,200; P1 + 5,600 + 1,200
        expect(cash).toEqual([16_800, 400, 8800])
        expect(holdings[2]).toEqual([14])
    })

    test("RU-22 before the roll still only one sale, debt or not", async () => {
        const stopped = await stopsAt({
            setup: { cash: [0, 0, 0], stocks: { 1: [14, 15] } },
            choices: ["sell 14", "sell 15"],
        })
        expect(stopped).toMatch(/no dice left/)
    })
})

describe("RU-14 a debt for a card", () => {
    test("RU-14, RU-22 too little cash: one sale at the same price always suffices", async () => {
        const { cash, pool, holdings } = await rule({
            setup: {
                cash: [3000, 10_000, 10_000],
                stocks: { 1: [21, 35] },
                market: [5000],
            },
            dice: [1, 4],
            choices: ["no", "sell 35"],
        })
        // 3,000 + 5,000 - 5,000
        expect([cash[0], pool]).toEqual([3000, 0])
        expect(holdings[1]).toEqual([14, 21])
    })

    test("RU-14, RU-22 without any cash as well", async () => {
        const { cash, holdings } = await rule({
            setup: {
                cash: [0, 10_000, 10_000],
                stocks: { 1: [21] },
                market: [12_000],
            },
            dice: [1, 4],
            choices: ["no"],
        })
        expect([cash[0], holdings[1]]).toEqual([0, [14]])
    })
})

describe("RU-25 the last solvent player", () => {
    test("RU-25 wins at once, in the middle of a Feature Play", async () => {
        const { winner, cash, pool, turns } = await rule({
            setup: { cash: [10_000, 500, 700], bugle: ["flood"] },
            dice: [1, 1, 1, 2, 1, 3],
        })
        // P1 has no roll to make any more
        expect([winner, turns]).toEqual([1, 0])
        expect(cash).toEqual([10_000, 0, 0])
        expect(pool).toBe(1200)
    })

    test("RU-25 is another when the roller goes last", async () => {
        const { winner, bankrupt } = await rule({
            setup: { cash: [100, 900, 2000], bugle: ["license"] },
            dice: [1, 1],
        })
        expect([winner, bankrupt]).toEqual([3, [1, 2]])
    })

    test("RU-25 needs no winning total, and the others may go in different turns", async () => {
        const { winner, turns } = await rule({
            setup: { cash: [100, 200, 0], market: [2000] },
            dice: [1, 4, 1, 5],
            turns: 9,
        })
        expect([winner, turns]).toEqual([3, 1])
    })

    test("RU-25 nobody wins while two are left", async () => {
        const { winner, bankrupt } = await rule({
            setup: { cash: [100, 10_000, 10_000], market: [2000] },
            dice: [1, 4],
        })
        expect([winner, bankrupt]).toEqual([0, [1]])
    })
})
