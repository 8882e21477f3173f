import { describe, expect, test } from "vitest"
import {
    COMMISSIONS,
    COSTS,
    sumAt,
    DEALS,
    VALUES,
} from "../../../src/games/pay-day/edition"
import { landing, rule, stopsAt } from "./support"

// deal3 costs 100, sells for 180, commission 25; deal16 costs 350, sells for 550, commission 75
const DEAL_DAY = 2
const BUYER_DAY = 10

describe("PD-04 a Deal", () => {
    test("PD-04 there are 16, each sells for more than its cost and commission together", () => {
        expect(DEALS).toBe(16)
        for (let deal = 0; deal < DEALS; ++deal)
            expect(sumAt(VALUES, deal)).toBeGreaterThan(
                sumAt(COSTS, deal) + sumAt(COMMISSIONS, deal)
            )
    })

    test("PD-04 bought at its cost, it is held", async () => {
        const { cash, deals, deal } = await rule({
            setup: landing(DEAL_DAY, { deal: ["deal3", "deal7"] }),
            dice: [1, 2, 5],
            choices: ["roll", "buy"],
        })
        // 325 - 100; the other rolls higher and gets 25
        expect(cash).toEqual([225, 350])
        expect(deals).toEqual({ 1: ["deal3"], 2: [] })
        expect([deal.length, deal[0]]).toEqual([15, "deal7"])
    })

    test("PD-04 not bought, it goes under the pile, and nobody rolls", async () => {
        const { cash, deals, deal } = await rule({
            setup: landing(DEAL_DAY, { deal: ["deal3", "deal7"] }),
            dice: [1],
            choices: ["roll", "no"],
        })
        expect(cash).toEqual([325, 325])
        expect(deals).toEqual({ 1: [], 2: [] })
        expect([deal[0], deal[15]]).toEqual(["deal7", "deal3"])
    })

    test("PD-04, PD-15 a loan may be taken for it", async () => {
        const { cash, deals, loan } = await rule({
            setup: landing(DEAL_DAY, { deal: ["deal16"], cash: [140, 0] }),
            dice: [1, 6, 5],
            choices: ["roll", "buy", "loan"],
        })
        // 350 - 140 = 210 lack: 300 borrowed; 140 + 300 - 350 + commission 75
        expect([cash[0], loan[0]]).toEqual([165, 300])
        expect(deals[1]).toEqual(["deal16"])
    })

    test("PD-04, PD-15 who does not want the loan has not bought it", async () => {
        const { cash, deal, deals, loan } = await rule({
            setup: landing(DEAL_DAY, { deal: ["deal16"], cash: [140, 0] }),
            dice: [1],
            choices: ["roll", "buy", "no"],
        })
        expect([cash[0], loan[0], deals[1]]).toEqual([140, 0, []])
        expect(deal[15]).toBe("deal16")
    })

    test("PD-04 with no Deal left, nothing", async () => {
        const ids = Array.from({ length: 16 }, (_, i) => `deal${i + 1}`)
        const { cash, log } = await rule({
            setup: landing(DEAL_DAY, {
                deals: { 1: ids.slice(0, 9), 2: ids.slice(9) },
            }),
            dice: [1],
            choices: ["roll"],
        })
        expect(cash).toEqual([325, 325])
        expect(log.at(-1)).toBe("No Deal is left.")
    })
})

describe("PD-05 the commission", () => {
    const setup = {
        day: [1, 0, 0],
        deal: ["deal3"],
        cash: [325, 325, 325],
    }

    test("PD-05 everybody rolls in turn; those tied roll again", async () => {
        const { cash } = await rule({
            players: 3,
            setup,
            // 4, 6, 6 by P1, P2, P3; then P2 3, P3 2
            dice: [1, 4, 6, 6, 3, 2],
            choices: ["roll", "buy"],
        })
        expect(cash).toEqual([225, 350, 325])
    })

    test("PD-05 in turn means from the buyer to the left", async () => {
        const { cash } = await rule({
            players: 3,
            options: { first: 2 },
            setup: { ...setup, day: [0, 1, 0] },
            // P2, P3, P1
            dice: [1, 3, 2, 6],
            choices: ["roll", "buy"],
        })
        expect(cash).toEqual([350, 225, 325])
    })

    test("PD-05 those tied roll again in the same order", async () => {
        const { cash } = await rule({
            players: 3,
            options: { first: 3 },
            setup: { ...setup, day: [0, 0, 1] },
            // P3 5, P1 2, P2 5; then P3 1, P2 4
            dice: [1, 5, 2, 5, 1, 4],
            choices: ["roll", "buy"],
        })
        expect(cash).toEqual([325, 350, 225])
    })

    test("PD-05 the buyer too can win it", async () => {
        const { cash } = await rule({
            players: 3,
            setup,
            dice: [1, 6, 5, 5],
            choices: ["roll", "buy"],
        })
        expect(cash).toEqual([250, 325, 325])
    })

    test("PD-05, PD-17 who has finished does not roll", async () => {
        const { cash } = await rule({
            players: 3,
            options: { months: 2 },
            setup: { ...setup, day: [1, 31, 0], month: [1, 2, 1] },
            dice: [1, 3, 4],
            choices: ["roll", "buy"],
        })
        expect(cash).toEqual([225, 325, 350])
    })
})

describe("PD-06 a Buyer", () => {
    const setup = landing(BUYER_DAY, {
        deals: { 1: ["deal3", "deal16"], 2: ["deal7"] },
        deal: ["deal1"],
    })

    test("PD-06 takes one Deal for its value; it goes under the pile", async () => {
        const { cash, deal, deals } = await rule({
            setup,
            dice: [1],
            choices: ["roll", "racing"],
        })
        expect(cash).toEqual([325 + 550, 325])
        expect(deals).toEqual({ 1: ["deal3"], 2: ["deal7"] })
        expect([deal[0], deal.at(-1)]).toEqual(["deal1", "deal16"])
    })

    test("PD-06 only one's own, and one may keep all", async () => {
        const stopped = await stopsAt({ setup, dice: [1], choices: ["roll"] })
        expect(stopped).toContain(
            "the options are Popcorn cart $180, Racing pony $550, Sell nothing"
        )
        const { cash, deals } = await rule({
            setup,
            dice: [1],
            choices: ["roll", "sell nothing"],
        })
        expect([cash[0], deals[1]]).toEqual([325, ["deal3", "deal16"]])
    })

    test("PD-06 without a Deal, nothing", async () => {
        const { cash } = await rule({
            setup: landing(BUYER_DAY),
            dice: [1],
            choices: ["roll"],
        })
        expect(cash).toEqual([325, 325])
    })
})
