import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "../support"

/** P1 rolls double 1, which the Board lets pass; then, left of P1 first, P2 12, P3 34 and P1 56. */
const DICE = [1, 1, 1, 2, 3, 4, 5, 6]

function read(bugle: string, dice = DICE) {
    return rule({ setup: { bugle: [bugle] }, dice })
}

describe("RU-18 every player rolls", () => {
    test.each(["flood", "school"])("RU-18 %s: all pay the Pool", async id => {
        const { cash, pool } = await read(id)
        expect(cash).toEqual([4400, 8800, 6600])
        // 1,200 + 3,400 + 5,600
        expect(pool).toBe(10_200)
    })

    test.each(["oil", "harvest", "railroad"])(
        "RU-18 %s: all collect from the Pool",
        async id => {
            const { cash, pool } = await read(id)
            expect(cash).toEqual([15_600, 11_200, 13_400])
            expect(pool).toBe(-10_200)
        }
    )

    test("RU-18 birthday: all others pay the roller", async () => {
        const { cash, pool } = await read("birthday", DICE.slice(0, 6))
        // 1,200 + 3,400 = 4,600
        expect(cash).toEqual([14_600, 8800, 6600])
        expect(pool).toBe(0)
    })

    test("RU-18 banquet: the roller pays each of the others what that one rolls", async () => {
        const { cash, pool } = await read("banquet", DICE.slice(0, 6))
        expect(cash).toEqual([5400, 11_200, 13_400])
        expect(pool).toBe(0)
    })

    test("RU-18 yacht: only the roller, who pays", async () => {
        const { cash, pool } = await read("yacht", [1, 1, 5, 6])
        expect(cash).toEqual([4400, 10_000, 10_000])
        expect(pool).toBe(5600)
    })

    test("RU-18 attic: only the roller, who collects", async () => {
        const { cash, pool } = await read("attic", [1, 1, 5, 6])
        expect(cash).toEqual([15_600, 10_000, 10_000])
        expect(pool).toBe(-5600)
    })

    test("RU-18 fence: each pays the player to the left", async () => {
        const { cash, pool } = await read("fence")
        // P1 +3,400 -5,600; P2 -1,200 +5,600; P3 +1,200 -3,400
        expect(cash).toEqual([7800, 14_400, 7800])
        expect(pool).toBe(0)
    })
})

describe("RU-18 who rolls when", () => {
    test("RU-18 the roller's left rolls first, the roller last", async () => {
        const { cash, log } = await rule({
            players: 4,
            options: { first: 3 },
            setup: { bugle: ["flood"] },
            dice: [1, 1, 1, 2, 1, 3, 1, 4, 1, 5],
        })
        // P4 12, P1 13, P2 14, P3 15
        expect(cash).toEqual([8700, 8600, 8500, 8800])
        expect(log.filter(line => line.includes("pays"))).toEqual([
            expect.stringMatching(/RIVER/),
            "P4 pays $1,200 to the Pool.",
            "P1 pays $1,300 to the Pool.",
            "P2 pays $1,400 to the Pool.",
            "P3 pays $1,500 to the Pool.",
        ])
    })

    test("RU-18 each roll is settled before the next", async () => {
        const { cash } = await rule({
            setup: { cash: [10_000, 1000, 100], bugle: ["fence"] },
            dice: [1, 1, 1, 2, 1, 3],
        })
        // P2 can't pay P3 1,200 and is bankrupt; P3 has 100 still and can't pay 1,300: P1 is left
        expect(cash).toEqual([10_000, 0, 0])
    })

    test("RU-18 what was just collected can be paid out", async () => {
        const { cash, bankrupt } = await rule({
            setup: { cash: [10_000, 1200, 100], bugle: ["fence"] },
            dice: [1, 1, 1, 2, 1, 3, 1, 4],
        })
        // P3 100 + 1,200 - 1,300; P1 +1,300 - 1,400; P2 0 + 1,400
        expect(cash).toEqual([9900, 1400, 0])
        expect(bankrupt).toEqual([])
    })
})

describe("RU-18 flat sums", () => {
    test("RU-18 license: each pays $1,000, without dice", async () => {
        const { cash, pool } = await read("license", [1, 1])
        expect(cash).toEqual([9000, 9000, 9000])
        expect(pool).toBe(3000)
    })

    test("RU-18 refund: each collects $2,000, without dice", async () => {
        const { cash, pool } = await read("refund", [1, 1])
        expect(cash).toEqual([12_000, 12_000, 12_000])
        expect(pool).toBe(-6000)
    })
})

describe.each(["tip", "offering"])("RU-18, RU-21 %s: buying", bugle => {
    const setup = { market: [9000, 6000], bugle: [bugle] }

    test("RU-18, RU-21 one card each, or none, at the exposed price, left of the roller first", async () => {
        const { cash, pool, holdings } = await rule({
            setup,
            dice: [1, 1],
            choices: ["buy 14", "no", "buy 36"],
        })
        expect(cash).toEqual([4000, 4000, 10_000])
        expect(pool).toBe(12_000)
        expect(holdings).toEqual({ 1: [36], 2: [14], 3: [] })
    })

    test("RU-18 for cash in hand: who has less is not asked, whatever cards they hold", async () => {
        const { cash, holdings } = await rule({
            setup: {
                ...setup,
                cash: [5999, 5999, 6000],
                stocks: { 1: [21, 23], 2: [31] },
            },
            dice: [1, 1],
            choices: ["no", "buy 15"],
        })
        expect(cash).toEqual([5999, 5999, 0])
        expect(holdings).toEqual({ 1: [21, 23], 2: [31], 3: [15] })
    })

    test("RU-21 only what lies in the Pool is for sale", async () => {
        const stopped = await stopsAt({
            setup: { ...setup, stocks: { 2: [15] } },
            dice: [1, 1],
            choices: ["buy 14", "buy 14"],
        })
        expect(stopped).toMatch(
            /^turn 1, player 3, mayBuy: choice buy 14 is none of No, buy nothing, Buy 12, Buy 13, Buy 16, /
        )
    })

    test("RU-18 an empty Pool sells nothing", async () => {
        const colors = [1, 2, 3, 4, 5, 6].map(colored =>
            [1, 2, 3, 4, 5, 6]
                .filter(white => white !== colored)
                .map(white => colored * 10 + white)
        )
        const stocks = {
            2: colors.slice(0, 3).flat(),
            3: colors.slice(3).flat(),
        }
        const { cash } = await rule({
            setup: { ...setup, stocks },
            dice: [1, 1],
        })
        expect(cash).toEqual([10_000, 10_000, 10_000])
    })
})
