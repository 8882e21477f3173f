import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "../support"

/** P1 rolls P2's card 31: P2 has 49,000 + 1,500 - 500 = 50,000 and declines. */
const declined = {
    setup: {
        cash: [10_000, 49_000, 10_000],
        stocks: { 2: [31] },
        market: [9000, 2000],
    },
    dice: [3, 1],
    choices: ["no, play on"],
    turns: 9,
}

describe("RU-24 who declined announces later", () => {
    test.each([
        ["index", 2 + 2],
        ["label", "announce: p2"],
    ])("RU-24 at their own turn, by %s", async (_, claim) => {
        const { winner, turns, cash } = await rule({
            ...declined,
            choices: [...declined.choices, claim],
        })
        expect([winner, turns]).toEqual([2, 1])
        expect(cash).toEqual([10_500, 50_000, 10_000])
    })

    test("RU-24 not by another player's number", async () => {
        const choices = [...declined.choices, 2 + 3]
        expect(await stopsAt({ ...declined, choices })).toBe(
            "turn 2, player 2, turn: choice 5 is none of No sale, roll, Sell 31, Announce: P2"
        )
    })

    test("RU-24 at another player's turn, with one option only", async () => {
        const { winner, turns } = await rule({
            ...declined,
            // P2 rolls their own card; P3, who has none, is to roll
            dice: [3, 1, 3, 1],
            choices: [...declined.choices, "no sale", 1 + 2],
        })
        expect([winner, turns]).toEqual([2, 2])
    })

    test("RU-24 before the roll that follows a sale", async () => {
        const { winner, cash } = await rule({
            ...declined,
            choices: [...declined.choices, "sell 31", 1 + 2],
        })
        expect([winner, cash[1]]).toEqual([2, 59_000])
    })

    // P3 rolls 31 and P2 declines; then P1 rolls double 1 and reads the Bugle
    test.each([
        // P2 is to roll: one option
        ["a roll of a Feature Play", "flood", [], [1 + 2]],
        // P1 presses, rolls 61 and owes 6,100 of 5,000: two cards to sell
        ["another's forced sale", "yacht", [6, 1], [0, 2 + 2]],
        // P2 may buy: none or one of the 30 - 3 cards in the Pool
        ["a purchase", "tip", [], [28 + 2]],
    ])("RU-24 at %s", async (_, bugle, dice, choices) => {
        const { winner, turns } = await rule({
            ...declined,
            options: { first: 3 },
            setup: {
                ...declined.setup,
                cash: [5000, 49_000, 500],
                stocks: { 2: [31], 1: [12, 13] },
                bugle: [bugle],
            },
            dice: [3, 1, 1, 1, ...dice],
            choices: [...declined.choices, "no sale", ...choices],
        })
        expect([winner, turns]).toEqual([2, 1])
    })

    test("RU-24 while another is asked whether they announce", async () => {
        const { winner } = await rule({
            ...declined,
            setup: {
                ...declined.setup,
                cash: [10_000, 49_000, 48_000],
                bugle: ["refund"],
            },
            // P2's doubles: P3 reaches 50,000 by the refund
            dice: [3, 1, 1, 1],
            choices: ["no, play on", "no sale", "announce: p2"],
        })
        expect(winner).toBe(2)
    })
})

describe("RU-24 two reach the total by one settlement", () => {
    /** P1 rolls P2's 24: P2 has 49,500 + 1,000 - 500, P1 49,500 + 500. The roller is asked first, then the left. */
    const both = {
        setup: { cash: [49_500, 49_500, 0], stocks: { 2: [24] } },
        dice: [2, 4],
    }

    test("RU-24 nobody announces before they are asked", async () => {
        const choices = ["announce: P2"]
        expect(await stopsAt({ ...both, choices })).toBe(
            "turn 1, player 1, reached: choice announce: P2 is none of Yes, announce, No, play on, Announce: P1"
        )
    })

    test.each([
        ["the roller does", ["yes"], 1],
        ["the roller declines, the other does", ["no", "yes"], 2],
        [
            "the roller declines, then is quicker than the other",
            ["no", "announce: P1"],
            1,
        ],
    ])("RU-24 %s", async (_, choices, expected) => {
        const { winner, turns, cash } = await rule({ ...both, choices })
        expect([winner, turns]).toEqual([expected, 0])
        expect(cash).toEqual([50_000, 50_000, 0])
    })

    test("RU-24 both decline", async () => {
        const choices = ["no", "no"]
        const { winner, turns } = await rule({ ...both, choices })
        expect([winner, turns]).toEqual([0, 1])
    })
})

describe("RU-24 while still holding the total", () => {
    const below = {
        ...declined,
        setup: { ...declined.setup, bugle: ["license", "refund"] },
        // P2 reads license
        dice: [3, 1, 1, 1],
    }

    test("RU-24 no longer when below it", async () => {
        const stopped = await stopsAt({
            ...below,
            setup: { ...below.setup, stocks: { 2: [31], 3: [12] } },
            choices: ["no, play on", "no sale", "announce"],
        })
        // P2 has 49,000 when P3's turn begins
        expect(stopped).toBe(
            "turn 3, player 3, turn: choice announce is none of No sale, roll, Sell 12"
        )
    })

    test("RU-24 asked again when they reach it again", async () => {
        const { winner, cash, turns } = await rule({
            ...below,
            // P3 reads refund: P1, then P2, who has 49,000 + 2,000
            dice: [...below.dice, 1, 1],
            choices: ["no, play on", "no sale", "yes"],
        })
        expect([winner, turns]).toEqual([2, 2])
        expect(cash).toEqual([10_500 - 1000 + 2000, 51_000, 9000])
    })

    test("RU-24 not asked again while they stay above", async () => {
        const { winner, cash, turns } = await rule({
            ...declined,
            setup: { ...declined.setup, bugle: ["refund"] },
            // P2 reads refund
            dice: [3, 1, 1, 1],
            choices: ["no, play on", "no sale"],
            turns: 2,
        })
        expect([winner, turns]).toEqual([0, 2])
        expect(cash).toEqual([12_500, 52_000, 12_000])
    })

    test("RU-24 a bankrupt player, or one who never reached it, can't", async () => {
        const stopped = await stopsAt({
            setup: { cash: [49_999, 0, 0], stocks: { 1: [14] } },
            choices: ["announce"],
        })
        expect(stopped).toContain("is none of No sale, roll, Sell 14")
    })
})

test("RU-24, RU-25 no claim is left after the win", async () => {
    const { winner, unusedChoices } = await rule({
        setup: { cash: [49_500, 100, 100], stocks: { 1: [14] } },
        dice: [1, 4],
        choices: ["no", "yes"],
        turns: 3,
    })
    expect([winner, unusedChoices]).toEqual([1, 0])
})
