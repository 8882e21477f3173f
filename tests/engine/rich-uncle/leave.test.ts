import { describe, expect, test } from "vitest"
import { CARDS, rule, stopsAt, type Written } from "../support"

/** P1 rolls double 1 and reads the Bugle, everyone with $10,000 and no card unless said otherwise. */
function bugle(
    id: string,
    choices: string[],
    dice: number[],
    setup: Written["setup"] = {}
) {
    return rule({
        setup: { bugle: [id], ...setup },
        dice: [1, 1, ...dice],
        choices: ["go on", ...choices],
    })
}

describe("RU-23 who leaves, on their own turn or another's", () => {
    test("RU-23 the roller, before the roll: cash and cards to the Pool, the turn to the left", async () => {
        const { cash, pool, holdings, bankrupt, turn, log } = await rule({
            setup: { stocks: { 1: [14, 21] } },
            choices: ["P1 leaves"],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, bankrupt, turn]).toEqual([10_000, [1], 2])
        expect(holdings[1]).toEqual([])
        expect(log).toEqual([
            "P1: P1 leaves",
            "P1 leaves. $10,000 go to the Pool.",
        ])
    })

    test("RU-23 the roller, after a sale, at the prompt with one answer", async () => {
        const { cash, pool, turn } = await rule({
            setup: { stocks: { 1: [14] }, market: [5000] },
            choices: ["sell 14", "P1 leaves"],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, turn]).toEqual([10_000, 2])
    })

    test("RU-11, RU-24 the roller, when a sale has brought them to the total", async () => {
        const { cash, pool, winner, turn } = await rule({
            setup: {
                cash: [45_000, 10_000, 10_000],
                stocks: { 1: [14] },
                market: [5000],
            },
            choices: ["sell 14", "P1 leaves"],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, winner, turn]).toEqual([45_000, 0, 2])
    })

    test("RU-14, RU-23 another: the prompt is put again, and their card lies in the Pool", async () => {
        const { cash, pool, holdings, turn } = await rule({
            setup: { stocks: { 1: [14], 2: [21] }, market: [5000] },
            dice: [2, 1],
            choices: ["P2 leaves", "no"],
        })
        expect(cash).toEqual([5000, 0, 10_000])
        expect(holdings).toEqual({ 1: [14, 21], 2: [], 3: [] })
        // P2 is passed over
        expect([pool, turn]).toEqual([15_000, 3])
    })

    test("RU-25 the last but one: who is left wins", async () => {
        const { winner, bankrupt, cash } = await rule({
            setup: { cash: [5000, 8000, 9000] },
            choices: ["P3 leaves", "P1 leaves"],
        })
        expect([winner, bankrupt]).toEqual([2, [1, 3]])
        expect(cash).toEqual([0, 8000, 0])
    })

    test("RU-24 who is asked to announce, and leaves instead, has not announced", async () => {
        const { winner, cash } = await rule({
            setup: { cash: [49_500, 10_000, 10_000], stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["no", "P1 leaves"],
        })
        expect([winner, ...cash]).toEqual([0, 0, 10_000, 10_000])
    })
})

describe("RU-22, RU-23 who leaves while a debt is open", () => {
    test("RU-22 the debtor: the debt is gone with them, and no Bugle follows", async () => {
        const { cash, pool, holdings, turn } = await rule({
            setup: { cash: [100, 10_000, 10_000], stocks: { 1: [14] } },
            dice: [2, 2],
            choices: ["no", "P1 leaves"],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, holdings[1], turn]).toEqual([100, [], 2])
    })

    test("RU-22 the creditor: it is owed to the Pool", async () => {
        const { cash, pool } = await rule({
            setup: {
                cash: [100, 10_000, 10_000],
                stocks: { 1: [14, 61] },
                market: [2000, 9000],
                bugle: ["banquet"],
            },
            // P2's $6,500, then P3's $1,200
            dice: [1, 1, 6, 5, 1, 2],
            choices: ["no", "go on", "P2 leaves", "sell 61"],
        })
        expect(cash).toEqual([100 + 9000 - 6500 - 1200, 0, 11_200])
        expect(pool).toBe(10_000 - 9000 + 6500)
    })
})

describe("RU-23 a Feature Play goes on without who leaves", () => {
    test("RU-23 flood: at their own roll, they pay nothing more", async () => {
        const { cash, pool } = await bugle("flood", ["P2 leaves"], [3, 4, 5, 6])
        expect(cash).toEqual([10_000 - 5600, 0, 10_000 - 3400])
        expect(pool).toBe(10_000 + 5600 + 3400)
    })

    test("RU-23 flood: the roller, at another's roll; the others pay", async () => {
        const { cash, turn } = await bugle("flood", ["P1 leaves"], [1, 2, 3, 4])
        expect(cash).toEqual([0, 8800, 6600])
        expect(turn).toBe(2)
    })

    test("RU-23 birthday: what is rolled for the roller goes to the Pool, and that ends it", async () => {
        const { cash, pool } = await bugle("birthday", ["P1 leaves"], [1, 2])
        expect(cash).toEqual([0, 8800, 10_000])
        expect(pool).toBe(10_000 + 1200)
    })

    test("RU-23 banquet: who was to be paid gets nothing", async () => {
        const { cash, log } = await bugle("banquet", ["P2 leaves"], [3, 4])
        expect(cash).toEqual([6600, 0, 13_400])
        expect(log.join()).not.toContain("$0")
    })

    test("RU-23 banquet: without the roller nobody is paid", async () => {
        const { cash, pool } = await bugle("banquet", ["P1 leaves"], [1, 2])
        expect(cash).toEqual([0, 10_000, 10_000])
        expect(pool).toBe(10_000)
    })

    test("RU-23 fence: the next who is left is on the left", async () => {
        const { cash } = await bugle(
            "fence",
            ["P3 leaves"],
            // P2 pays P1, P1 pays P2
            [1, 2, 3, 4]
        )
        expect(cash).toEqual([10_000 + 1200 - 3400, 8800 + 3400, 0])
    })

    test("RU-18, RU-23 regatta: who has left has not the highest roll", async () => {
        const { cash } = await bugle(
            "regatta",
            ["go on", "P2 leaves"],
            [6, 5, 3, 1, 1, 2]
        )
        expect(cash).toEqual([10_000, 0, 13_100])
    })

    test("RU-18, RU-23 regatta: when all who tied have left, nobody collects", async () => {
        const { cash, pool, log } = await rule({
            players: 4,
            setup: { bugle: ["regatta"] },
            dice: [1, 1, 6, 5, 6, 5, 1, 2, 3, 4],
            // P2 and P3 tie, and leave at P2's second roll
            choices: [
                "go on",
                "go on",
                "go on",
                "go on",
                "go on",
                "P3 leaves",
                "P2 leaves",
            ],
        })
        expect(log).toContain("2 tied. They roll again.")
        expect(cash).toEqual([10_000, 0, 0, 10_000])
        expect(pool).toBe(20_000)
        expect(log.at(-1)).toBe("P2 leaves. $10,000 go to the Pool.")
    })

    test("RU-18, RU-21 tip: the cards of who leaves are on offer at once", async () => {
        const { cash, holdings } = await bugle(
            "tip",
            ["P3 leaves", "buy 21", "no"],
            [],
            { stocks: { 3: [21, 23] }, market: [2000, 5000] }
        )
        expect(cash).toEqual([10_000, 5000, 0])
        expect(holdings).toEqual({ 1: [], 2: [21], 3: [] })
        const offered = await stopsAt({
            setup: {
                bugle: ["tip"],
                stocks: { 1: CARDS.slice(3), 3: [12] },
            },
            dice: [1, 1],
            choices: ["no", "P3 leaves"],
        })
        expect(offered).toMatch(
            /the options are No, buy nothing, Buy 12, Buy 13, Buy 14$/
        )
    })
})
