import { describe, expect, test } from "vitest"
import { type Written, rule, Seat, stopsAt } from "../support"

function balances(written: Written) {
    return rule({ options: { mode: "balances" }, ...written })
}

describe("RU-26 the dice and the rack alone", () => {
    test("RU-26 a roll changes nothing but the price, at doubles", async () => {
        const { cash, pool, holdings, market, log } = await rule({
            options: { mode: "rack" },
            setup: { market: [5000, 7000] },
            dice: [5, 3, 4, 4, 6, 1],
            choices: ["roll", "roll", "roll"],
            turns: 3,
        })
        expect(cash).toEqual([10_000, 10_000, 10_000])
        expect(holdings).toEqual({ 1: [], 2: [], 3: [] })
        expect([pool, market]).toEqual([0, 7000])
        expect(log).toEqual([
            "The table: roll",
            "The dice show 53.",
            "The table: roll",
            "The dice show 44.",
            "Doubles! New price $7,000.",
            "Now the Board, then a Bugle.",
            "The table: roll",
            "The dice show 61.",
        ])
    })

    test("RU-26 the price card is turned by hand, for doubles of the box's own dice", async () => {
        const { cash, pool, holdings, market, log } = await rule({
            options: { mode: "rack" },
            setup: { market: [5000, 7000, 4000] },
            choices: ["card", "card"],
            turns: 2,
        })
        expect(cash).toEqual([10_000, 10_000, 10_000])
        expect(holdings).toEqual({ 1: [], 2: [], 3: [] })
        expect([pool, market]).toEqual([0, 4000])
        expect(log).toEqual([
            "The table: card",
            "New price $7,000.",
            "The table: card",
            "New price $4,000.",
        ])
    })

    test("RU-26 no balance can be touched", async () => {
        const stopped = await stopsAt({
            options: { mode: "rack" },
            dice: [5, 3],
            choices: ["roll", "pay"],
            turns: 2,
        })
        expect(stopped).toBe(
            "turn 2, player 0, rack: choice pay is none of roll, card"
        )
    })

    test("RU-26 no card is dealt, nobody is on turn", () => {
        const { game } = new Seat(() => 0).start(
            4,
            [50_000, 0, 1, 0],
            [1, 2, 3]
        )
        const { stocks } = game.position
        const counts = [1, 2, 3, 4].map(player => stocks.count(player))
        expect([counts, stocks.count(0)]).toEqual([[0, 0, 0, 0], 30])
    })
})

describe("RU-26 balances", () => {
    const setup = { cash: [10_000, 8000, 60_000], market: [5000, 7000] }

    test("RU-26 the price card is turned by hand, the last of what there is", async () => {
        const { cash, pool, market } = await balances({
            setup,
            choices: ["card"],
        })
        expect(cash).toEqual([10_000, 8000, 60_000])
        expect([pool, market]).toEqual([0, 7000])
        const options = { mode: "balances" }
        expect(await stopsAt({ options, choices: [] })).toBe(
            "turn 1, player 0, rack: no choices left, 0 given; the options are roll, pay, get, give, card, back, fix"
        )
    })

    test("RU-26 pay: to the Pool, here the price", async () => {
        const { cash, pool } = await balances({
            setup,
            choices: ["pay", "player 2", "price", "yes"],
        })
        expect(cash).toEqual([10_000, 3000, 60_000])
        expect(pool).toBe(5000)
    })

    test("RU-26 collect: from the Pool, here what was rolled", async () => {
        const { cash, pool } = await balances({
            setup,
            dice: [5, 3],
            choices: ["roll", "get", "player 1", "rolled", "yes"],
            turns: 2,
        })
        expect(cash).toEqual([15_300, 8000, 60_000])
        expect(pool).toBe(-5300)
    })

    test("RU-26 transfer: from one player to another, here another amount", async () => {
        const { cash, pool } = await balances({
            setup,
            choices: ["give", "player 3", "player 2", "exact", 2500, "yes"],
        })
        expect(cash).toEqual([10_000, 10_500, 57_500])
        expect(pool).toBe(0)
    })

    test("RU-26 nobody pays themselves", async () => {
        const stopped = await stopsAt({
            options: { mode: "balances" },
            choices: ["give", "player 3", "player 3"],
        })
        expect(stopped).toContain("is none of Player 1, Player 2")
    })

    test.each([
        [12_300, 10_000 - 12_300, ["yes"]],
        [0, 10_000, ["yes"]],
        // nothing is moved, so nothing is asked
        [10_000, 0, []],
    ])("RU-26 correct: to $%i", async (amount, pool, sure) => {
        const verdict = await balances({
            setup,
            choices: ["fix", "player 1", amount, ...sure],
        })
        expect(verdict.cash).toEqual([amount, 8000, 60_000])
        expect(verdict.pool).toBe(pool)
    })

    test("RU-26 nobody pays more than they have", async () => {
        const poor = { ...setup, cash: [4900, 0, 0] }
        const options = { mode: "balances" }
        const offered = await stopsAt({
            options,
            setup: poor,
            // the price is more than P1 has
            choices: ["pay", "player 1", "exact", 5000],
        })
        expect(offered).toContain(
            "needs dollars from 0 to 4900 in steps of 100, not 5000"
        )
    })

    test("RU-26 amounts beyond the cash are not offered", async () => {
        const stopped = await stopsAt({
            options: { mode: "balances" },
            setup: { cash: [6000, 0, 0], market: [5000] },
            dice: [6, 5],
            choices: ["roll", "pay", "player 1", "rolled"],
            turns: 2,
        })
        // 65 is $6,500
        expect(stopped).toContain(
            "choice rolled is none of Price $5,000, Steps $500, Steps $1,000, Exact amount"
        )
    })

    test("RU-26 doubles change the price; Board, Bugle and cards are the table's own", async () => {
        const { cash, market } = await balances({
            setup,
            dice: [2, 2, 1, 4],
            choices: ["roll", "roll"],
            turns: 2,
        })
        expect(cash).toEqual([10_000, 8000, 60_000])
        expect(market).toBe(7000)
    })

    test("RU-26 the winning total is the table's own affair", async () => {
        const { winner, cash } = await balances({
            setup,
            choices: ["fix", "player 1", 90_000, "yes"],
        })
        expect([winner, cash[0]]).toEqual([0, 90_000])
    })

    test("RU-26 no balance goes beyond $99,999,900, and there is always an answer", async () => {
        const most = 99_999_900
        const full = { cash: [most, 10_000, 99_999_999] }
        // nothing can be given to P1 or collected by P3, so no amount is asked for
        const give = await balances({
            setup: full,
            choices: ["give", "player 2", "player 1"],
        })
        expect(give.cash).toEqual(full.cash)
        const collect = await balances({
            setup: full,
            choices: ["get", "player 3"],
        })
        expect(collect.cash).toEqual(full.cash)
        const almost = await balances({
            setup: { cash: [most - 100, 0, 0] },
            choices: ["get", "player 1", 100, "yes"],
        })
        expect(almost.cash[0]).toBe(most)
    })
})
