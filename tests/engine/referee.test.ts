import { describe, expect, test } from "vitest"
import { UsageError } from "../../sim/usage-error"
import { readCase } from "../../sim/engine/case"
import { referee, rule, stopsAt, type Written } from "./support"

/** The referee's complaint about a case as it stands in its file. */
function complaint(changes: object): string {
    try {
        readCase({ game: "rich-uncle", players: 3, ...changes })
    } catch (error) {
        expect(error).toBeInstanceOf(UsageError)
        return (error as Error).message
    }
    return "none"
}

describe("a case that can't be read names the field and what fits", () => {
    test.each<[object, string]>([
        [{ dices: [] }, "case must be made of game, players"],
        [{ game: 3 }, "game must be one of rich-uncle"],
        [
            { players: "3" },
            'players must be a whole number from 3 to 5, not "3"',
        ],
        [{ players: 6 }, "players must be a whole number from 3 to 5, not 6"],
        [
            { players: undefined },
            "players must be a whole number from 3 to 5, not missing",
        ],
        [
            { options: { totals: 1 } },
            "options must be made of target, first, mode",
        ],
        [
            { options: { mode: "fast" } },
            "options.mode must be one of full, rack, balances",
        ],
        [{ options: { mode: "constructor" } }, "options.mode must be one of"],
        [{ options: { first: 0 } }, "options.first must be"],
        [{ setup: [] }, "setup must be an object in braces"],
        [{ setup: { cash: [1, 2] } }, "setup.cash must be 3 amounts"],
        [
            { setup: { cash: [1, 2, -3] } },
            "setup.cash[2] must be a whole number from 0 to 99999999",
        ],
        [{ setup: { cash: [1, 2, 1.5] } }, "setup.cash[2] must be"],
        [
            { setup: { stocks: { 4: [14] } } },
            "setup.stocks must be made of 1, 2, 3",
        ],
        [
            { setup: { stocks: { 1: [77] } } },
            "setup.stocks.1[0] must be a whole number from 11 to 66",
        ],
        [
            { setup: { stocks: { 1: [17] } } },
            "setup.stocks.1[0] must be a card",
        ],
        [
            { setup: { stocks: { 1: [14], 2: [14] } } },
            "setup.stocks.2[0] must be a card nobody else has, not 14",
        ],
        [
            { setup: { market: [1000] } },
            "setup.market[0] must be a price of the pack",
        ],
        [
            { setup: { market: [5000, 5000] } },
            "setup.market[1] must be a price of the pack not used before",
        ],
        [
            { setup: { bugle: ["tip", "tip"] } },
            "setup.bugle[1] must be a Bugle not used before",
        ],
        [{ dice: [7] }, "dice[0] must be a whole number from 1 to 6, not 7"],
        [{ dice: "14" }, "dice must be a list in brackets"],
        [
            { choices: [""] },
            "choices[0] must be an index or the start of a label",
        ],
        [{ turns: 0 }, "turns must be a whole number from 1"],
        ...["options", "setup", "dice", "choices", "turns"].map(
            (field): [object, string] => [
                { [field]: null },
                `case must be without null; give ${field} a value, or leave it out`,
            ]
        ),
        [
            { options: { mode: null } },
            "options must be without null; give mode a value, or leave it out",
        ],
        [
            { setup: { market: null } },
            "setup must be without null; give market a value, or leave it out",
        ],
        [
            { setup: { stocks: { 2: null } } },
            "setup.stocks must be without null; give 2 a value",
        ],
    ])("%j", (changes, expected) => {
        expect(complaint(changes)).toContain(expected)
    })

    test.each([null, 3, "x", []])("%j is no case", json => {
        expect(() => readCase(json)).toThrow("case must be an object in braces")
    })

    test("$7,000 is in the pack twice", () => {
        expect(complaint({ setup: { market: [7000, 7000] } })).toBe("none")
    })
})

describe("choices", () => {
    const written: Written = {
        setup: { market: [5000], stocks: { 1: [14, 15], 2: [21] } },
        dice: [2, 1],
    }

    test.each<number | string>([2, "sell 15", "SELL 15", "  Sell 15 ", "15"])(
        "%j is the third option, Sell 15",
        async choice => {
            const { holdings } = await rule({ ...written, choices: [choice] })
            expect(holdings[1]).toEqual([14])
        }
    )

    test.each<[number | string, string]>([
        ["sell", "choice sell fits more than one: Sell 14, Sell 15"],
        ["1", "choice 1 fits more than one: Sell 14, Sell 15"],
        ["maybe", "choice maybe is none of No sale, roll, Sell 14, Sell 15"],
        [3, "choice 3 is none of"],
    ])("%j is refused", async (choice, why) => {
        const stopped = await stopsAt({ ...written, choices: [choice] })
        expect(stopped).toContain(`turn 1, player 1, turn: ${why}`)
    })

    test("what is left over is counted", async () => {
        const verdict = await referee({
            ...written,
            dice: [2, 1, 5, 5, 5],
            choices: ["no", "no", "no"],
        })
        expect([verdict.unusedDice, verdict.unusedChoices]).toEqual([3, 2])
    })

    test("dice run out in the middle of a throw", async () => {
        const choices = ["no"]
        const stopped = await stopsAt({ ...written, dice: [2], choices })
        expect(stopped).toBe(
            "turn 1, player 1, turn: no dice left, 1 faces given"
        )
    })

    test("an amount is needed in dollars", async () => {
        const options = { mode: "balances" }
        for (const amount of [150, -100, 100_000_000, "100"]) {
            const choices = ["fix", "player 1", amount]
            const stopped = await stopsAt({ options, choices }).catch(String)
            expect(stopped).toMatch(/needs dollars|must be a whole number/)
        }
    })
})

describe("the verdict", () => {
    test("says what the table holds, and tells it step by step", async () => {
        const verdict = await referee({
            setup: { stocks: { 2: [31, 14] }, market: [5000] },
            dice: [3, 1],
        })
        expect(verdict).toEqual({
            game: "rich-uncle",
            players: 3,
            turns: 1,
            turn: 2,
            over: false,
            winner: 0,
            bankrupt: [],
            cash: [10_500, 11_000, 10_000],
            pool: -1500,
            holdings: { 1: [], 2: [14, 31], 3: [] },
            market: 5000,
            unusedDice: 0,
            unusedChoices: 0,
            log: [
                "The dice show 31.",
                "P2 collects $1,500: dividend on 31, times 1.",
                "P2 pays P1 the fee, $500.",
            ],
        })
    })
})
