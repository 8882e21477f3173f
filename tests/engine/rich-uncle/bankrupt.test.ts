import { describe, expect, test } from "vitest"
import { rule } from "../support"

/** P1 rolls double 1 and reads the Bugle; `dice` are those of P2, P3 and P1, in that order. */
function against(bugle: string, cash: number[], dice: number[]) {
    return rule({
        setup: { bugle: [bugle], cash },
        dice: [1, 1, ...dice],
    })
}

describe("RU-23 bankrupt in the turn itself", () => {
    test("RU-14, RU-23 who can't buy the card; it stays in the Pool", async () => {
        const { cash, pool, holdings, bankrupt, turn } = await rule({
            setup: { cash: [3000, 10_000, 10_000], market: [5000] },
            dice: [1, 4],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, bankrupt, turn]).toEqual([3000, [1], 2])
        expect(holdings).toEqual({ 1: [], 2: [], 3: [] })
    })

    test("RU-23 at the Stock Board's 22", async () => {
        const { cash, pool, bankrupt, turn } = await rule({
            setup: { cash: [1999, 10_000, 10_000] },
            dice: [2, 2],
        })
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, bankrupt, turn]).toEqual([1999, [1], 2])
    })

    test("RU-23 every card is sold first, and the cash of it goes too", async () => {
        const { cash, pool, holdings, bankrupt } = await rule({
            setup: {
                cash: [10_000, 100, 10_000],
                stocks: { 2: [14, 61] },
                market: [9000, 2000],
                bugle: ["flood"],
            },
            dice: [1, 1, 6, 5, 1, 2, 1, 3],
            choices: ["sell 61"],
        })
        // P2 owes 6,500 and raises 100 + 2,000 + 2,000
        expect(cash).toEqual([8700, 0, 8800])
        expect(pool).toBe(-4000 + 4100 + 1200 + 1300)
        expect([holdings[2], bankrupt]).toEqual([[], [2]])
    })

    test("RU-23 $0 without a debt is not bankrupt", async () => {
        const { bankrupt } = await rule({
            setup: { cash: [10_000, 0, 0], stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["no"],
        })
        expect(bankrupt).toEqual([])
    })
})

describe("RU-23 bankrupt by a Bugle; the play goes on without them", () => {
    test("RU-23 flood: the cash goes to the Pool, the others roll", async () => {
        const { cash, pool, bankrupt } = await against(
            "flood",
            [10_000, 1100, 10_000],
            [1, 2, 3, 4, 5, 6]
        )
        expect(cash).toEqual([4400, 0, 6600])
        expect([pool, bankrupt]).toEqual([1100 + 3400 + 5600, [2]])
    })

    test("RU-23 flood: the roller, last of all", async () => {
        const { cash, bankrupt, turn } = await against(
            "flood",
            [5500, 10_000, 10_000],
            [1, 2, 3, 4, 5, 6]
        )
        expect(cash).toEqual([0, 8800, 6600])
        expect([bankrupt, turn]).toEqual([[1], 2])
    })

    test("RU-23 birthday: the roller, who was owed it, gets nothing", async () => {
        const { cash, pool } = await against(
            "birthday",
            [10_000, 1100, 10_000],
            [1, 2, 3, 4]
        )
        expect(cash).toEqual([13_400, 0, 6600])
        expect(pool).toBe(1100)
    })

    test("RU-23 banquet: a roller who can't pay the first pays nobody", async () => {
        const { cash, pool, bankrupt, turn } = await against(
            "banquet",
            [1100, 10_000, 10_000],
            [1, 2]
        )
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, bankrupt, turn]).toEqual([1100, [1], 2])
    })

    test("RU-23 banquet: what was paid before stays paid", async () => {
        const { cash, pool } = await against(
            "banquet",
            [1300, 10_000, 10_000],
            [1, 2, 3, 4]
        )
        expect(cash).toEqual([0, 11_200, 10_000])
        expect(pool).toBe(100)
    })

    test("RU-23 yacht", async () => {
        const { cash, pool, turn } = await against(
            "yacht",
            [5500, 10_000, 10_000],
            [5, 6]
        )
        expect(cash).toEqual([0, 10_000, 10_000])
        expect([pool, turn]).toEqual([5500, 2])
    })

    test("RU-23 fence: the neighbor gets nothing, and is paid by the next instead", async () => {
        const { cash, pool } = await against(
            "fence",
            [10_000, 1100, 10_000],
            [1, 2, 3, 4, 5, 6]
        )
        // P3 pays P1 3,400; P1's left is now P3, who gets 5,600
        expect(cash).toEqual([7800, 0, 12_200])
        expect(pool).toBe(1100)
    })

    test("RU-23 mansion: the highest", async () => {
        const { cash, bankrupt } = await against(
            "mansion",
            [10_000, 10_000, 6000],
            [1, 2, 6, 1, 3, 4]
        )
        expect(cash).toEqual([10_000, 10_000, 0])
        expect(bankrupt).toEqual([3])
    })

    test("RU-23 traffic: the lowest", async () => {
        const { cash, bankrupt } = await against(
            "traffic",
            [10_000, 1100, 10_000],
            [1, 2, 6, 1, 3, 4]
        )
        expect(cash).toEqual([10_000, 0, 10_000])
        expect(bankrupt).toEqual([2])
    })

    test("RU-23 license: one after the other, the roller last", async () => {
        const { cash, pool, bankrupt } = await against(
            "license",
            [10_000, 999, 1000],
            []
        )
        expect(cash).toEqual([9000, 0, 0])
        expect([pool, bankrupt]).toEqual([999 + 1000 + 1000, [2]])
    })
})

describe("RU-23 after that", () => {
    test("RU-10, RU-23 the turn order skips the bankrupt", async () => {
        const { turn, turns, holdings, cash } = await rule({
            setup: {
                cash: [10_000, 999, 10_000],
                market: [9000, 2000],
                bugle: ["license"],
            },
            dice: [1, 1, 1, 4, 1, 5],
            turns: 3,
        })
        // P1's doubles; then P3 and P1 buy at 2,000
        expect(holdings).toEqual({ 1: [15], 2: [], 3: [14] })
        expect(cash).toEqual([7000, 0, 7000])
        expect([turn, turns]).toEqual([3, 3])
    })

    test.each([
        ["oil", [1, 2, 3, 4], [10_200, 0, 12_400]],
        ["refund", [], [11_000, 0, 11_000]],
        ["birthday", [1, 2], [7800, 0, 10_200]],
        ["banquet", [1, 2], [10_200, 0, 7800]],
        ["fence", [1, 2, 3, 4], [11_200, 0, 6800]],
    ])(
        "RU-23 a later %s leaves the bankrupt out",
        async (bugle, dice, expected) => {
            const { cash } = await rule({
                setup: {
                    cash: [10_000, 999, 10_000],
                    bugle: ["license", bugle],
                },
                // P1 reads license, P3 the other: P1 rolls first, P3 last
                dice: [1, 1, 1, 1, ...dice],
                turns: 2,
            })
            expect(cash).toEqual(expected)
        }
    )
})
