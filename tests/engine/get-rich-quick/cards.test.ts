import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "./support"

describe("set-up and picking", () => {
    test("everyone begins with 5,000 and 12 meeples, and every space is free (GRQ-02, GRQ-14)", async () => {
        const verdict = await rule({
            picks: [
                [
                    [1, 3, 4],
                    [1, 2, 7],
                ],
            ],
        })
        // P1: 5 + 1 - 2 (busts with two) - 3 + 10; P2: 5 + 1 - 1 + 3
        expect(verdict.money).toEqual([11_000, 8000])
        expect(verdict.meeples).toEqual([12, 12])
        expect(Object.values(verdict.spaces)).toEqual([
            2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 2, 2, 2, 2,
        ])
    })

    test("three cards, each as often as it is in hand (GRQ-03)", async () => {
        const at = (cards: number[]) => stopsAt({ picks: [[cards, [1, 2, 7]]] })
        expect(await at([1, 2])).toBe("picks[0][0] must be 3 cards, not 2")
        expect(await at([1, 2, 6, 7])).toBe(
            "picks[0][0] must be 3 cards, not 4"
        )
        expect(await at([1, 1, 2])).toBe(
            "picks[0][0] must be of the hand 1 2 3 4 5 6 7; a second 1 is one too many"
        )
        const setup = { owns: { 1: ["workCard"] } }
        const picks = [
            [
                [1, 1, 1],
                [1, 2, 7],
            ],
        ]
        expect(await stopsAt({ picks, setup })).toBe(
            "picks[0][0] must be of the hand 1 1 2 3 4 5 6 7; a third 1 is one too many"
        )
        expect(await at([1, 2, 8])).toBe(
            "picks[0][0][2] must be a whole number from 1 to 7, not 8"
        )
    })

    test("a player without picks is told (GRQ-03)", async () => {
        expect(await stopsAt({ picks: [[[1, 2, 7], []]] })).toBe(
            "picks[0][1] must be 3 cards, not 0"
        )
    })

    test("cards return to hand: the same can be picked every turn (GRQ-03)", async () => {
        const again = [
            [1, 2, 7],
            [1, 3, 7],
        ]
        const { money, points } = await rule({ picks: [again, again, again] })
        // P1: 1,000 and 2,000 a turn; P2: 1,000, and 2,000 for nothing while they last: 5+1-2, +1-2, +1-2
        expect(money).toEqual([14_000, 2000])
        expect(points).toEqual([3, 3])
    })
})

describe("the cards", () => {
    test("resolve from 1 to 7 for all: a wage pays a buy-in, and that the next (GRQ-03, GRQ-04)", async () => {
        const { money } = await rule({
            picks: [
                [
                    [4, 2, 1],
                    [7, 1, 3],
                    [7, 1, 3],
                ],
            ],
            setup: { money: [0, 2000, 5000] },
        })
        // P1: 1,000; the Penny Stocks make it 3,000; with the Start-Up 10,000
        // P2 3,000 and P3 6,000 pay 2,000 each for Real Estate, which only P1 left out
        expect(money).toEqual([10_000, 1000, 4000])
    })

    test("1 Work earns 1,000 (GRQ-06)", async () => {
        const { money } = await rule({
            picks: [
                [
                    [1, 4, 7],
                    [3, 4, 7],
                ],
            ],
            setup: { money: [0, 1000] },
        })
        expect(money).toEqual([1000, 1000])
    })

    test.each([
        [[true, false], 2000],
        [[true, true], -1000],
        [[true, true, false], 2000],
        [[true, true, true], -1000],
        [[true, true, true, true, false], 2000],
        [[true, true, true, true, true], -1000],
    ])("2 Penny Stocks (GRQ-07), played by %j", async (plays, gain) => {
        const verdict = await rule(playing(2, plays))
        expect(verdict.money).toEqual(money(plays, gain))
    })

    test.each([
        [[true, false], -2000],
        [[true, true], -2000],
        [[true, false, false], 4000],
        [[true, true, false], -2000],
        [[true, true, false, false], 4000],
        [[true, true, true, false], -2000],
        [[true, true, true, false, false], 4000],
        [[true, true, true, true, false], -2000],
    ])("3 Real Estate (GRQ-08, GRQ-01), played by %j", async (plays, gain) => {
        const verdict = await rule(playing(3, plays))
        expect(verdict.money).toEqual(money(plays, gain))
    })

    test.each([
        [[true, false], 7000],
        [[true, true], -3000],
        [[false, true, false], 7000],
        [[true, false, true], -3000],
        [[true, true, true, true, true], -3000],
    ])("4 Start-Up (GRQ-09), played by %j", async (plays, gain) => {
        const verdict = await rule(playing(4, plays))
        expect(verdict.money).toEqual(money(plays, gain))
    })

    test("7 Break: a Fortune Point (GRQ-12)", async () => {
        const { points } = await rule({
            picks: [
                [
                    [1, 2, 7],
                    [1, 2, 3],
                ],
            ],
        })
        expect(points).toEqual([1, 0])
    })
})

describe("a buy-in that can't be afforded (GRQ-05)", () => {
    test("2: the player keeps the money and counts as one who did not play", async () => {
        const { money } = await rule({
            picks: [
                [
                    [2, 3, 7],
                    [2, 3, 7],
                ],
            ],
            setup: { money: [1000, 0] },
        })
        // P2 is out, so P1's pays: 1,000 - 1,000 + 3,000; then P1's Real Estate busts
        expect(money).toEqual([1000, 0])
    })

    test("3: two of three who played can't pay, so the third is one whom two others left alone", async () => {
        const { money } = await rule({
            picks: [
                [
                    [3, 6, 7],
                    [3, 6, 7],
                    [3, 6, 7],
                ],
            ],
            setup: { money: [1000, 2000, 0] },
            choices: ["leave"],
        })
        expect(money).toEqual([1000, 6000, 0])
    })

    test("4: the printed example, two reveal it and one has 2,000", async () => {
        const { money } = await rule({
            picks: [
                [
                    [4, 6, 7],
                    [4, 6, 7],
                    [2, 6, 7],
                    [2, 6, 7],
                ],
            ],
            setup: { money: [2000, 3000, 0, 0] },
            dice: [6, 5],
            choices: ["leave"],
        })
        expect(money).toEqual([2000, 10_000, 0, 0])
    })

    test("5: without 1,000 there is no throw", async () => {
        const { money, log } = await rule({
            picks: [
                [
                    [5, 3, 7],
                    [3, 4, 7],
                ],
            ],
            setup: { money: [0, 0] },
        })
        expect(money).toEqual([0, 0])
        expect(log).toContain("P1 can't pay.")
    })

    test("nobody can pay: nothing happens, and it says so", async () => {
        const { money } = await rule({
            picks: [
                [
                    [2, 3, 4],
                    [2, 3, 4],
                ],
            ],
            setup: { money: [0, 0] },
        })
        expect(money).toEqual([0, 0])
    })
})

describe("5 Lottery (GRQ-10)", () => {
    test.each([
        ["nothing", [1, 2, 3, 4, 6], 4000],
        ["two pairs", [1, 1, 2, 2, 3], 4000],
        ["three of a kind", [4, 4, 1, 4, 2], 8000],
        ["a full house", [4, 4, 1, 4, 1], 8000],
        ["four of a kind", [6, 6, 6, 1, 6], 14_000],
        ["five of a kind", [2, 2, 2, 2, 2], 34_000],
    ])("%s", async (_, dice, expected) => {
        const { money, points } = await rule({
            picks: [
                [
                    [5, 1, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { money: [4000, 0] },
            dice,
        })
        expect(money[0]).toBe(expected)
        expect(points).toEqual([1, 1])
    })

    test("two cards are played one after the other, and a win pays for the second", async () => {
        const { money } = await rule({
            picks: [
                [
                    [5, 5, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { money: [1000, 0], owns: { 1: ["lotteryCard"] } },
            dice: [3, 3, 3, 1, 2, 1, 2, 3, 4, 5],
        })
        // 1,000 - 1,000 + 4,000 - 1,000
        expect(money[0]).toBe(3000)
    })

    test("the second card is not played when the first took the last money", async () => {
        const { money } = await rule({
            picks: [
                [
                    [5, 5, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { money: [1000, 0], owns: { 1: ["lotteryCard"] } },
            dice: [1, 2, 3, 4, 5],
        })
        expect(money[0]).toBe(0)
    })

    test("players throw as they sit", async () => {
        const { money } = await rule({
            picks: [
                [
                    [5, 1, 7],
                    [5, 1, 7],
                ],
            ],
            setup: { money: [0, 0] },
            dice: [1, 2, 3, 4, 5, 6, 6, 6, 6, 6],
        })
        expect(money).toEqual([0, 30_000])
    })
})

/**
 * Those who play a card add Work to it, the others Work and a Lottery that is lost, so that only the card changes anybody's
 * money: who plays it has a wage and what it brings, the others what they had.
 */
function playing(card: number, plays: boolean[]) {
    return {
        picks: [plays.map(is => (is ? [card, 1, 7] : [1, 5, 7]))],
        dice: plays.flatMap(is => (is ? [] : [1, 2, 3, 4, 6])),
    }
}

/** What everyone has then, from 5,000 each, when the card brings its players so much. */
function money(plays: boolean[], gain: number): number[] {
    return plays.map(is => (is ? 6000 + gain : 5000))
}
