import { describe, expect, test } from "vitest"
import { rule, stopsAt, turn } from "./support"

/** A lost Lottery. */
const LOST = [1, 2, 3, 4, 6]

describe("Shopaholic (GRQ-17)", () => {
    test("two purchases, both in the buyer's place in the order", async () => {
        const { log } = await turn(
            [
                [6, 1, 7],
                [6, 1, 7],
            ],
            [11_000, 29_000],
            { 1: ["shopaholic"] },
            { choices: ["2 points", "happygolucky", "coupon"] }
        )
        expect(log.filter(line => line.includes("buys"))).toEqual([
            "P1 buys 2 points for $6,000 and has $6,000.",
            "P1 buys HappyGoLucky for $5,000 and has $1,000.",
            "P2 buys Coupon for $9,000 and has $21,000.",
        ])
    })

    test("bought, it counts from the next time on", async () => {
        const { log } = await turn(
            [
                [6, 1, 7],
                [1, 2, 7],
            ],
            [29_000, 0],
            {},
            { choices: ["shopaholic"] }
        )
        expect(log.filter(line => line.includes("buys"))).toHaveLength(1)
    })

    test("who leaves after one purchase makes no second", async () => {
        const { owns } = await turn(
            [
                [6, 1, 7],
                [1, 2, 7],
            ],
            [29_000, 0],
            { 1: ["shopaholic"] },
            { choices: ["coupon", "leave"] }
        )
        expect(owns["1"]).toEqual(["shopaholic", "coupon"])
    })
})

describe("Discount Coupon (GRQ-18)", () => {
    test.each([
        ["a store", "sidekick", 7000],
        ["Fortune Points", "10 points", 22_000],
        ["a card", "break card", 5000],
    ])("%s is 3,000 cheaper", async (_, item, price) => {
        const { money } = await turn(
            [
                [6, 3, 4],
                [2, 3, 4],
            ],
            [price, 0],
            { 1: ["coupon"] },
            // alone in the Start-Up with 3,000 or more, and Real Estate busts: -2 - 3 + 10
            { choices: [item] }
        )
        expect(money[0]).toBe(5000)
    })

    test("with Shopaholic: not for itself, but for the second purchase", async () => {
        const { money } = await turn(
            [
                [6, 1, 7],
                [1, 2, 7],
            ],
            [29_000, 0],
            { 1: ["shopaholic"] },
            { choices: ["coupon", "sidekick"] }
        )
        // 30 - 9 - 7
        expect(money[0]).toBe(14_000)
    })

    test("two coupons in the shop: another's does not help", async () => {
        const line = await stopsAt({
            picks: [
                [
                    [6, 1, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { money: [6000, 0], owns: { 2: ["coupon"] } },
            choices: ["coupon"],
        })
        expect(line).toContain("It costs more than you have")
    })
})

describe("High Tech Bubble Burst (GRQ-19)", () => {
    const owns = { 3: ["bubbleBurst"] }

    test("a point when two or more paid for a Start-Up", async () => {
        const picks = [
            [4, 1, 7],
            [4, 1, 7],
            [1, 2, 3],
        ]
        const { points } = await turn(picks, [5000, 5000, 0], owns)
        expect(points).toEqual([1, 1, 1])
    })

    test("none when somebody wins, or nobody paid", async () => {
        const picks = [
            [4, 1, 7],
            [4, 1, 7],
            [1, 2, 3],
        ]
        const won = await turn(picks, [5000, 0, 0], owns)
        expect(won.points).toEqual([1, 1, 0])
        const none = await turn(picks, [0, 0, 0], owns)
        expect(none.points).toEqual([1, 1, 0])
    })

    test("its owner's own bust gives it too", async () => {
        const picks = [
            [4, 1, 7],
            [1, 2, 7],
            [4, 1, 2],
        ]
        const { points } = await turn(picks, [5000, 5000, 5000], owns)
        expect(points).toEqual([1, 1, 1])
    })

    test("two owners have a point each", async () => {
        const picks = [
            [4, 1, 2],
            [4, 1, 2],
            [1, 2, 3],
        ]
        const both = { 1: ["bubbleBurst"], 3: ["bubbleBurst"] }
        const { points } = await turn(picks, [5000, 5000, 5000], both)
        expect(points).toEqual([1, 0, 1])
    })
})

describe("Sidekick (GRQ-20)", () => {
    test("four cards from the next turn on, always", async () => {
        const bought = {
            picks: [
                [
                    [6, 1, 7],
                    [1, 2, 7],
                ],
                [
                    [1, 2, 3, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { money: [9000, 0] },
            choices: ["sidekick"],
        }
        const { money, points } = await rule(bought)
        // 9 + 1 - 10, then a wage of 1, lost again in Penny Stocks that both play
        expect(money[0]).toBe(0)
        expect(points).toEqual([2, 2])
        const three = [bought.picks[0] ?? [], bought.picks[0] ?? []]
        expect(await stopsAt({ ...bought, picks: three })).toBe(
            "picks[1][0] must be 4 cards, not 3"
        )
    })
})

describe("Insurance (GRQ-21)", () => {
    const owns = { 1: ["insurance"] }

    test.each([
        [2, 4000 + 1000 + 1000],
        [3, 3000 + 1000 + 1000],
        [4, 2000 + 1000 + 1000],
    ])("1,000 back when one's own card %i busts", async (card, expected) => {
        const picks = [
            [card, 1, 7],
            [card, 1, 7],
        ]
        const { money } = await turn(picks, [5000, 5000], owns)
        expect(money).toEqual([expected, expected - 1000])
    })

    test("nothing when the card pays", async () => {
        const picks = [
            [2, 1, 7],
            [1, 3, 7],
        ]
        const { money } = await turn(picks, [5000, 0], owns)
        expect(money[0]).toBe(5000 + 1000 + 2000)
    })

    test("nothing when the buy-in was not paid", async () => {
        const picks = [
            [4, 6, 7],
            [4, 1, 7],
            [4, 1, 7],
        ]
        const { money } = await turn(picks, [2000, 5000, 5000], owns)
        expect(money).toEqual([2000, 3000, 3000])
    })

    test("nothing for the Lottery, nor for another's bust", async () => {
        const picks = [
            [5, 1, 7],
            [4, 1, 7],
            [4, 1, 7],
        ]
        const { money } = await turn(picks, [5000, 5000, 5000], owns, {
            dice: LOST,
        })
        expect(money).toEqual([5000, 3000, 3000])
    })
})

describe("Penny Stock Take Over (GRQ-22)", () => {
    const owns = { 1: ["takeOver"] }

    test("all buy-ins, whether or not its owner played", async () => {
        const out = [
            [1, 3, 7],
            [2, 1, 7],
            [2, 1, 7],
        ]
        // P1: 1 + 2 - nothing for Real Estate, since 2 paid first: 0 + 1 + 2 = 3, Real Estate pays 6 for 2
        const { money } = await turn(out, [0, 5000, 5000], owns)
        expect(money).toEqual([7000, 8000, 8000])
    })

    test("one's own too, and the stocks pay as ever", async () => {
        const picks = [
            [2, 1, 7],
            [2, 1, 7],
            [1, 5, 7],
        ]
        const { money } = await turn(picks, [5000, 5000, 5000], owns, {
            dice: LOST,
        })
        // P1: 5 + 1 - 1 + 3 + 2
        expect(money).toEqual([10_000, 8000, 5000])
    })

    test("a buy-in that was not paid is not earned", async () => {
        const picks = [
            [1, 4, 7],
            [2, 3, 7],
            [2, 1, 7],
        ]
        const { money } = await turn(picks, [0, 0, 5000], owns)
        // P3 alone paid
        expect(money).toEqual([2000, 0, 8000])
    })

    test("several owners have all of it each", async () => {
        const picks = [
            [1, 3, 7],
            [2, 1, 7],
            [2, 1, 7],
        ]
        const both = { 1: ["takeOver"], 2: ["takeOver"] }
        const { money } = await turn(picks, [0, 5000, 5000], both)
        // P2: 5 + 1 - 1 + 3 + 2
        expect(money).toEqual([7000, 10_000, 8000])
    })

    test("with Insurance, when the stocks bust: the buy-ins and 1,000", async () => {
        const picks = [
            [2, 1, 7],
            [2, 1, 7],
        ]
        const both = { 1: ["takeOver", "insurance"] }
        const { money } = await turn(picks, [5000, 5000], both)
        // P1: 5 + 1 - 1 + 2 + 1; P2: 5 + 1 - 1
        expect(money).toEqual([8000, 5000])
    })
})

test("Insurance with Bubble Burst: 1,000 and a point for one bust", async () => {
    const picks = [
        [4, 1, 2],
        [4, 1, 7],
        [1, 5, 7],
    ]
    const { money, points } = await turn(
        picks,
        [5000, 5000, 5000],
        { 1: ["insurance", "bubbleBurst"] },
        { dice: LOST }
    )
    // P1: 5 + 1 + 2 (alone in Penny Stocks) - 3 + 1
    expect(money[0]).toBe(6000)
    expect(points).toEqual([1, 1, 1])
})
