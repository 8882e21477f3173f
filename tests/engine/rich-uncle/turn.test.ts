import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "../support"

describe("RU-07 the Market-Price", () => {
    test("RU-07 doubles show the next price, nothing else does", async () => {
        const { market, log } = await rule({
            options: { mode: "rack" },
            setup: { market: [5000, 7000, 4000] },
            dice: [1, 2, 3, 3, 2, 1],
            choices: ["roll", "roll", "roll"],
            turns: 3,
        })
        expect(market).toBe(7000)
        expect(log.filter(line => line.includes("price"))).toEqual([
            "Doubles! New price $7,000.",
        ])
    })

    test("RU-07 after 12 doubles the first is back, and the order is the same", async () => {
        const { log } = await rule({
            options: { mode: "rack" },
            setup: { market: [5000, 7000] },
            dice: new Array<number>(48).fill(4),
            choices: new Array<string>(24).fill("roll"),
            turns: 24,
        })
        const shown = log
            .filter(line => line.startsWith("Doubles!"))
            .map(line => line.replace(/\D/g, ""))
        // 5,000 and 7,000 are in front, the other ten as the edition has them
        const round = [7, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 5]
        const once = round.map(price => String(price * 1000))
        expect(shown).toEqual([...once, ...once])
    })

    test("RU-07 the exposed price is the price to sell and to buy", async () => {
        const { cash, pool } = await rule({
            setup: { market: [7000], stocks: { 1: [14] } },
            dice: [2, 1],
            choices: ["sell 14"],
        })
        // 10,000 + 7,000 for card 14 - 7,000 for card 21
        expect([cash[0], pool]).toEqual([10_000, 0])
    })
})

describe("RU-09 reading the dice", () => {
    test("RU-09 colored 5 and white 3 is 53, not 35 and not 8", async () => {
        const { holdings } = await rule({
            setup: { market: [2000] },
            dice: [5, 3],
        })
        expect(holdings[1]).toEqual([53])
    })

    test("RU-09 colored 3 and white 5 is 35", async () => {
        const { holdings } = await rule({
            setup: { market: [2000] },
            dice: [3, 5],
        })
        expect(holdings[1]).toEqual([35])
    })

    test("RU-09 as money in hundreds: 53 is $5,300, and doubles too: 33 is $3,300", async () => {
        const setup = { bugle: ["yacht"] }
        const plain = await rule({ setup, dice: [1, 1, 5, 3] })
        expect(plain.cash[0]).toBe(10_000 - 5300)
        const doubles = await rule({ setup, dice: [1, 1, 3, 3] })
        expect(doubles.cash[0]).toBe(10_000 - 3300)
    })
})

describe("RU-10 the turn passes", () => {
    test("RU-10 to the left, after the last to player 1", async () => {
        const { turn, holdings } = await rule({
            options: { first: 2 },
            setup: { market: [2000] },
            dice: [1, 2, 1, 3, 1, 4],
            turns: 3,
        })
        expect(holdings).toEqual({ 1: [14], 2: [12], 3: [13] })
        expect(turn).toBe(2)
    })
})

describe("RU-11 selling before the roll", () => {
    test("RU-11 one card, at the exposed price, then the roll", async () => {
        const { cash, pool, holdings } = await rule({
            setup: { market: [7000], stocks: { 1: [14, 15], 2: [21] } },
            dice: [2, 1],
            choices: ["sell 14"],
        })
        // P1 10,000 + 7,000 + 500 fee; P2 10,000 + 1,000 - 500
        expect(cash).toEqual([17_500, 10_500, 10_000])
        // 7,000 for the card and the dividend of 1,000 came from the Pool
        expect(pool).toBe(-8000)
        expect(holdings).toEqual({ 1: [15], 2: [21], 3: [] })
    })

    test("RU-11 none, if the player so wishes", async () => {
        const { cash } = await rule({
            setup: { market: [7000], stocks: { 1: [14], 2: [21] } },
            dice: [2, 1],
            choices: ["no"],
        })
        expect(cash).toEqual([10_500, 10_500, 10_000])
    })

    test("RU-11 only the cards of the player on turn are offered", async () => {
        const stopped = await stopsAt({
            setup: { stocks: { 1: [35, 14], 2: [21] } },
        })
        expect(stopped).toContain(
            "turn 1, player 1, turn: no choices left, 0 given; the options are No sale, roll, Sell 14, Sell 35"
        )
    })

    test("RU-11 without a card there is nothing to choose", async () => {
        const { cash } = await rule({
            setup: { stocks: { 2: [21] } },
            dice: [2, 1],
        })
        expect(cash).toEqual([10_500, 10_500, 10_000])
    })
})

describe("RU-12 the roller owns the card", () => {
    test("RU-12 the Pool pays the dividend, and nobody a fee", async () => {
        const { cash, pool, market, log } = await rule({
            setup: { market: [7000], stocks: { 1: [43] } },
            dice: [4, 3],
            choices: ["no"],
        })
        expect(cash).toEqual([12_000, 10_000, 10_000])
        expect([pool, market]).toEqual([-2000, 7000])
        expect(log.join()).not.toContain("fee")
    })
})

describe("RU-13 another player owns the card", () => {
    test("RU-13 the Holder gets the dividend and pays the roller $500", async () => {
        const { cash, pool, holdings } = await rule({
            setup: { stocks: { 2: [53] } },
            dice: [5, 3],
        })
        // 10,000 + 2,500 - 500
        expect(cash).toEqual([10_500, 12_500 - 500, 10_000])
        expect(pool).toBe(-2500)
        expect(holdings[2]).toEqual([53])
    })

    test("RU-13 a Holder without a dollar pays the fee out of the dividend", async () => {
        const { cash } = await rule({
            setup: { cash: [10_000, 10_000, 0], stocks: { 3: [14] } },
            dice: [1, 4],
        })
        expect(cash).toEqual([10_500, 10_000, 0])
    })
})

describe("RU-15 several cards of a color", () => {
    test("RU-15 multiply the dividend but not the fee", async () => {
        const { cash, pool } = await rule({
            setup: { stocks: { 2: [51, 53, 56, 41], 3: [52] } },
            dice: [5, 3],
        })
        // P2: 3 cards x 2,500 = 7,500, less 500
        expect(cash).toEqual([10_500, 17_000, 10_000])
        expect(pool).toBe(-7500)
    })

    test("RU-15 multiply the roller's own dividend", async () => {
        const { cash } = await rule({
            setup: { stocks: { 1: [61, 62, 63, 64, 65] } },
            dice: [6, 5],
            choices: ["no"],
        })
        // 5 x 3,000
        expect(cash[0]).toBe(25_000)
    })

    test("RU-15 the color is the colored die's, the white one counts for nothing", async () => {
        const { cash } = await rule({
            setup: { stocks: { 1: [14, 24, 34] } },
            dice: [1, 4],
            choices: ["no"],
        })
        expect(cash[0]).toBe(10_500)
    })

    test("RU-15 a card sold before the roll counts no more", async () => {
        const { cash } = await rule({
            setup: { market: [2000], stocks: { 1: [31, 32, 34] } },
            dice: [3, 1],
            choices: ["sell 32"],
        })
        // 10,000 + 2,000 + 2 x 1,500
        expect(cash[0]).toBe(15_000)
    })
})

describe("RU-14, RU-21 buying", () => {
    test("RU-14 a card in the Pool must be bought at the exposed price", async () => {
        const { cash, pool, holdings } = await rule({
            setup: { market: [5000] },
            dice: [1, 4],
        })
        expect(cash).toEqual([5000, 10_000, 10_000])
        expect(pool).toBe(5000)
        expect(holdings[1]).toEqual([14])
    })

    test("RU-14 with exactly the price in cash", async () => {
        const { cash, holdings, bankrupt } = await rule({
            setup: { market: [10_000] },
            dice: [1, 4],
        })
        expect([cash[0], holdings[1], bankrupt]).toEqual([0, [14], []])
    })

    test("RU-21 no card can be bought before the roll", async () => {
        const stopped = await stopsAt({
            setup: { stocks: { 1: [14] } },
            choices: ["buy 15"],
        })
        expect(stopped).toContain(
            "choice buy 15 is none of No sale, roll, Sell 14"
        )
    })

    test("RU-21 who sells a card and rolls it must buy it back", async () => {
        const { cash, holdings } = await rule({
            setup: { market: [5000], stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["sell 14"],
        })
        expect([cash[0], holdings[1]]).toEqual([10_000, [14]])
    })
})
