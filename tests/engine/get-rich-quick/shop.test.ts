import { describe, expect, test } from "vitest"
import { rule, stopsAt, type Written } from "./support"

/** The first player shops, and works for what a Lottery takes: the money is as it was. */
function oneShops(setup: Written["setup"], choices: (string | number)[]) {
    return {
        picks: [
            [
                [1, 5, 6],
                [1, 3, 4],
            ],
        ],
        dice: [1, 2, 3, 4, 6],
        setup: { ...setup },
        choices,
    }
}

/** The money of the player who shops, where the other has none. */
function having(money: number, setup: Written["setup"] = {}) {
    return { money: [money, 0], ...setup }
}

describe("a purchase (GRQ-11, GRQ-13)", () => {
    test("costs its price, a meeple and a space", async () => {
        const verdict = await rule(oneShops(having(6000), ["shopaholic"]))
        expect(verdict.money[0]).toBe(1000)
        expect(verdict.meeples[0]).toBe(11)
        expect(verdict.spaces["shopaholic"]).toBe(1)
        expect(verdict.owns).toEqual({ 1: ["shopaholic"], 2: [] })
    })

    test("none is allowed", async () => {
        const verdict = await rule(oneShops(having(6000), ["leave"]))
        expect(verdict.owns["1"]).toEqual([])
        expect(verdict.money[0]).toBe(6000)
    })

    test("one only", async () => {
        const { log } = await rule(oneShops(having(30_000), ["coupon"]))
        expect(log.filter(line => line.includes("buys"))).toHaveLength(1)
    })
})

describe("what can't be bought, and why (GRQ-13, GRQ-16)", () => {
    test.each([
        [
            "money",
            having(5000),
            "coupon",
            "It costs more than you have. GRQ-13",
        ],
        [
            "a meeple",
            having(9000, { meeples: [0, 12] }),
            "shopaholic",
            "You have no meeple left to put there. GRQ-13",
        ],
        [
            "a meeple: for Fortune Points too",
            having(9000, { meeples: [0, 12] }),
            "2 points",
            "You have no meeple left to put there. GRQ-13",
        ],
        [
            "a space",
            having(9000, { spaces: { shopaholic: 0 } }),
            "shopaholic",
            "All its spaces are taken: it is closed for good. GRQ-13",
        ],
        [
            "a second time: a store",
            having(9000, { owns: { 1: ["shopaholic"] } }),
            "shopaholic",
            "You have that already. Nobody buys the same twice. GRQ-13 GRQ-16",
        ],
        [
            "a second time: a Fortune Point space",
            having(9000, { owns: { 1: ["points2"] } }),
            "2 points",
            "You have that already. Nobody buys the same twice. GRQ-13 GRQ-16",
        ],
        [
            "a second time: a card",
            having(9000, { owns: { 1: ["workCard"] } }),
            "work",
            "You have that already. Nobody buys the same twice. GRQ-13 GRQ-16",
        ],
        [
            "a card that is left",
            having(9000, { spaces: { workCard: 0 } }),
            "work",
            "Both cards of this kind are sold. GRQ-16",
        ],
    ])("for want of %s", async (_, setup, choice, why) => {
        const line = await stopsAt(oneShops(setup, [choice]))
        expect(line).toContain(`is barred: ${why}`)
    })

    test("a player who can buy nothing leaves without being asked", async () => {
        const verdict = await rule(oneShops(having(4000), []))
        expect(verdict.log).toContain("P1 leaves the shop.")
    })

    test("a card needs no meeple (GRQ-16)", async () => {
        const setup = having(5000, { meeples: [0, 12] })
        const verdict = await rule(oneShops(setup, ["work"]))
        expect(verdict.owns["1"]).toEqual(["workCard"])
        expect(verdict.meeples[0]).toBe(0)
    })
})

describe("the house's spaces (GRQ-14): who comes after them finds the store closed", () => {
    test.each([
        ["shopaholic", 2],
        ["points2", 5],
        ["points3", 4],
        ["points5", 3],
        ["points10", 2],
        ["breakCard", 2],
    ])("%s has %i", async (item, spaces) => {
        const verdict = await rule(oneShops(having(4000), []))
        expect(verdict.spaces[item]).toBe(spaces)
    })
})

test.each([
    // printed prices
    ["shopaholic", 5000, 0],
    ["coupon", 9000, 0],
    ["bubble burst", 8000, 0],
    ["sidekick", 10_000, 0],
    ["insurance", 7000, 0],
    ["take over", 12_000, 0],
    ["promotion", 5000, 0],
    ["major", 12_000, 0],
    ["happygolucky", 5000, 0],
    ["2 points", 6000, 2],
    ["3 points", 9000, 3],
    ["5 points", 14_000, 5],
    ["10 points", 25_000, 10],
    ["work card", 5000, 0],
    ["lottery", 5000, 0],
    ["break card", 8000, 0],
])(
    "%s costs %i and gives %i Fortune Points (GRQ-15 to GRQ-24)",
    async (item, price, points) => {
        const bought = await rule(oneShops(having(price), [item]))
        expect(bought.money[0]).toBe(0)
        expect(bought.points[0]).toBe(points)
        const line = await stopsAt(oneShops(having(price - 1000), [item]))
        // with nothing else to buy either nobody is asked
        expect(line).toMatch(/It costs more than you have|"unusedChoices":1/)
    }
)

describe("the order of several shoppers (GRQ-11)", () => {
    /** The players in the order in which they leave the shop. */
    async function order(money: number[], dice: number[] = []) {
        const picks = [money.map(() => [6, 7, 3])]
        const choices = money.map(() => "leave")
        const setup = { money, spaces: { points3: 1 } }
        // Real Estate busts for everybody who can pay it, so 2,000 go first
        const { log } = await rule({ picks, setup, dice, choices })
        return log.flatMap(line => /^P(\d) leaves/.exec(line)?.[1] ?? [])
    }

    test("the least money first", async () => {
        expect(await order([9000, 8000, 12_000])).toEqual(["2", "1", "3"])
    })

    test("equal money: a die each as they sit, the higher first", async () => {
        expect(await order([9000, 9000, 8000], [2, 5])).toEqual(["3", "2", "1"])
        expect(await order([9000, 9000, 8000], [5, 2])).toEqual(["3", "1", "2"])
    })

    test("it is told who is equal, and what each throws", async () => {
        const { log } = await rule({
            picks: [
                [
                    [6, 3, 7],
                    [6, 3, 7],
                    [1, 3, 7],
                ],
            ],
            setup: { money: [9000, 9000, 9000] },
            dice: [2, 5],
            choices: ["leave", "leave"],
        })
        // three in Real Estate: it busts
        const from = log.indexOf(
            "P1, P2 have $7,000 each. A die for each: the highest is first."
        )
        expect(log.slice(from + 1, from + 9)).toEqual([
            "The dice show 2.",
            "P1 has 2.",
            "The dice show 5.",
            "P2 has 5.",
            "Who shops first",
            "1. P2 $7,000",
            "2. P1 $7,000",
            "P2: Leave the shop",
        ])
    })

    test("those still equal throw again, and only they", async () => {
        // P2 throws 6; P1 and P3 4 each, then 1 and 3
        const dice = [4, 6, 4, 1, 3]
        expect(await order([9000, 9000, 9000], dice)).toEqual(["2", "3", "1"])
        // and once more
        const more = [4, 6, 4, 2, 2, 5, 1]
        expect(await order([9000, 9000, 9000], more)).toEqual(["2", "1", "3"])
    })

    test("two pairs of equals throw apart", async () => {
        const dice = [1, 2, 6, 5]
        expect(await order([9000, 12_000, 9000, 12_000], dice)).toEqual([
            "3",
            "1",
            "2",
            "4",
        ])
    })

    test("is set once: who has less after a purchase does not come earlier", async () => {
        const { log } = await rule({
            picks: [
                [
                    [6, 3, 7],
                    [6, 3, 7],
                ],
            ],
            setup: { money: [11_000, 27_000] },
            choices: ["coupon", "10 points"],
        })
        // Real Estate busts: 9,000 and 25,000
        expect(log.filter(line => line.includes("buys"))).toEqual([
            "P1 buys Coupon for $9,000 and has $0.",
            "P2 buys 10 points for $25,000 and has $0.",
        ])
    })

    test("the last space goes to the first", async () => {
        const line = await stopsAt({
            picks: [
                [
                    [6, 3, 7],
                    [6, 3, 7],
                ],
            ],
            setup: { money: [11_000, 12_000], spaces: { coupon: 1 } },
            choices: ["coupon", "coupon"],
        })
        expect(line).toContain("closed for good")
    })
})

describe("Purchasable Action Cards (GRQ-16)", () => {
    test("a second Work is in hand from the next turn, and uses a pick", async () => {
        const turn = (cards: number[]) => [cards, [3, 4, 7]]
        const { money } = await rule({
            picks: [turn([6, 3, 4]), turn([1, 1, 7])],
            setup: { money: [10_000, 0] },
            // alone in the Start-Up: 10 - 2 - 3 + 10 = 15
            choices: ["work"],
        })
        // 15 - 5 + 1 + 1
        expect(money[0]).toBe(12_000)
    })

    test("a second Break is a second point", async () => {
        const { points } = await rule({
            picks: [
                [
                    [7, 7, 4],
                    [1, 2, 3],
                ],
            ],
            setup: { money: [0, 0], owns: { 1: ["breakCard"] } },
        })
        expect(points).toEqual([2, 0])
    })

    test("only these three kinds come twice", async () => {
        const line = await stopsAt({
            picks: [
                [
                    [2, 2, 7],
                    [1, 2, 3],
                ],
            ],
            setup: { owns: { 1: ["workCard", "lotteryCard", "breakCard"] } },
        })
        expect(line).toBe(
            "picks[0][0] must be of the hand 1 1 2 3 4 5 5 6 7 7; a second 2 is one too many"
        )
    })
})
