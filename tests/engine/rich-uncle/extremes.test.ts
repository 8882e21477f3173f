import { describe, expect, test } from "vitest"
import { rule } from "../support"

const FOUR = [10_000, 10_000, 10_000, 10_000]

/** Four players; P1 rolls double 1 and reads the Bugle, then P2, P3, P4 and P1 roll. */
function extreme(bugle: string, dice: number[], cash = FOUR) {
    return rule({
        players: 4,
        setup: { bugle: [bugle], cash },
        dice: [1, 1, ...dice],
    })
}

/** P2 34, P3 61, P4 12, P1 56. */
const APART = [3, 4, 6, 1, 1, 2, 5, 6]

describe("RU-18 the highest or lowest roll", () => {
    test("RU-18 mansion: the highest pays the Pool", async () => {
        const { cash, pool } = await extreme("mansion", APART)
        expect(cash).toEqual([10_000, 10_000, 3900, 10_000])
        expect(pool).toBe(6100)
    })

    test("RU-18 regatta: the highest collects", async () => {
        const { cash, pool } = await extreme("regatta", APART)
        expect(cash).toEqual([10_000, 10_000, 16_100, 10_000])
        expect(pool).toBe(-6100)
    })

    test("RU-18 traffic: the lowest pays the Pool", async () => {
        const { cash, pool } = await extreme("traffic", APART)
        expect(cash).toEqual([10_000, 10_000, 10_000, 8800])
        expect(pool).toBe(1200)
    })

    test("RU-18 raffle: the lowest collects", async () => {
        const { cash, pool } = await extreme("raffle", APART)
        expect(cash).toEqual([10_000, 10_000, 10_000, 11_200])
        expect(pool).toBe(-1200)
    })
})

describe("RU-18 ties", () => {
    test.each([
        // all show 31; then P2 14, P3 52, P4 26, P1 43
        ["mansion", [10_000, 10_000, 4800, 10_000]],
        ["regatta", [10_000, 10_000, 15_200, 10_000]],
        ["traffic", [10_000, 8600, 10_000, 10_000]],
        ["raffle", [10_000, 11_400, 10_000, 10_000]],
    ])("RU-18 %s: all tied, all roll again", async (bugle, expected) => {
        const { cash } = await extreme(
            bugle,
            [3, 1, 3, 1, 3, 1, 3, 1, 1, 4, 5, 2, 2, 6, 4, 3]
        )
        expect(cash).toEqual(expected)
    })

    test.each([
        ["mansion", [7600, 10_000, 10_000, 10_000]],
        ["regatta", [12_400, 10_000, 10_000, 10_000]],
    ])(
        "RU-18 %s: only the tied highest roll again, left of the roller first",
        async (bugle, expected) => {
            // P2 54, P3 21, P4 32, P1 54; then P2 12, P1 24
            const { cash } = await extreme(
                bugle,
                [5, 4, 2, 1, 3, 2, 5, 4, 1, 2, 2, 4]
            )
            expect(cash).toEqual(expected)
        }
    )

    test.each([
        ["traffic", [10_000, 10_000, 10_000, 5900]],
        ["raffle", [10_000, 10_000, 10_000, 14_100]],
    ])("RU-18 %s: only the tied lowest roll again", async (bugle, expected) => {
        // P2 54, P3 13, P4 13, P1 32; then P3 65, P4 41
        const { cash } = await extreme(
            bugle,
            [5, 4, 1, 3, 1, 3, 3, 2, 6, 5, 4, 1]
        )
        expect(cash).toEqual(expected)
    })

    test("RU-18 tied again among three, then two: those two go on", async () => {
        // P2 62, P3 62, P4 62, P1 12; P2 51, P3 23, P4 51; P2 14, P4 13
        const { cash, log } = await extreme("mansion", [
            ...[6, 2, 6, 2, 6, 2, 1, 2],
            ...[5, 1, 2, 3, 5, 1],
            ...[1, 4, 1, 3],
        ])
        expect(cash).toEqual([10_000, 8600, 10_000, 10_000])
        expect(log.filter(line => line.includes("tied"))).toEqual([
            "3 tied. They roll again.",
            "2 tied. They roll again.",
        ])
    })

    test("RU-18, RU-20 tied doubles change the market each time they are rolled", async () => {
        const { market, cash } = await rule({
            setup: {
                market: [2000, 3000, 4000, 5000, 6000],
                bugle: ["mansion"],
            },
            // P2 55, P3 12, P1 55; then P2 13, P1 44
            dice: [1, 1, 5, 5, 1, 2, 5, 5, 1, 3, 4, 4],
        })
        // 3,000 by the roller, then 55, 55 and 44
        expect(market).toBe(6000)
        expect(cash).toEqual([5600, 10_000, 10_000])
    })

    test("RU-18 the bankrupt do not roll", async () => {
        const { cash, bankrupt } = await rule({
            players: 4,
            setup: {
                cash: [10_000, 10_000, 500, 10_000],
                bugle: ["license", "raffle"],
            },
            // P1: license, P3 can't pay; P2: raffle, rolled by P4 43, P1 31, P2 35
            dice: [1, 1, 1, 1, 4, 3, 3, 1, 3, 5],
            turns: 2,
        })
        expect(bankrupt).toEqual([3])
        expect(cash).toEqual([9000 + 3100, 9000, 0, 9000])
    })
})
