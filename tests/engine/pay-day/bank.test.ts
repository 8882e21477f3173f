import { describe, expect, test } from "vitest"
import { landing, rule, stopsAt } from "./support"

const arrives = { dice: [1] }

describe("PD-15 savings or a loan, never both", () => {
    test("PD-15 on turn a loan is taken in steps of $100, what it costs being told before", async () => {
        const { cash, loan, log } = await rule({
            setup: landing(7, { loan: [200, 0] }),
            ...arrives,
            choices: ["loan", 300, "loan", "roll"],
        })
        expect([cash[0], loan[0]]).toEqual([625, 500])
        expect(log).toContain("A LOAN: $60 each Pay Day for a loan of $300.")
    })

    test("PD-15 and can be refused then", async () => {
        const { cash, loan } = await rule({
            setup: landing(7),
            ...arrives,
            choices: ["loan", 300, "no", "roll"],
        })
        expect([cash[0], loan[0]]).toEqual([325, 0])
    })

    test("PD-15 who has savings uses these, for $50 out of what is withdrawn", async () => {
        const { cash, savings, loan } = await rule({
            setup: landing(7, { savings: [500, 0] }),
            ...arrives,
            choices: ["draw", 200, "draw", "roll"],
        })
        expect([cash[0], savings[0], loan[0]]).toEqual([475, 300, 0])
        const stopped = await stopsAt({
            setup: landing(7, { savings: [500, 0] }),
        })
        expect(stopped).toContain("the options are roll, draw")
    })

    test("PD-15 a turn has no more of that than a save has room for", async () => {
        const often = Array.from({ length: 20 }, () => ["loan", 100, "loan"])
        const { loan } = await rule({
            setup: landing(7),
            ...arrives,
            choices: often.flat(),
        })
        expect(loan[0]).toBe(2000)
    })

    test("PD-15 whatever is lacking comes from savings, as few hundreds as cover the fee too", async () => {
        // day 20 costs 60; 10 lack, and 50 for the fee
        const exact = await rule({
            setup: landing(20, { cash: [10, 0], savings: [400, 0] }),
            ...arrives,
            choices: ["roll"],
        })
        // 10 + 100 - 50 - 60
        expect([exact.cash[0], exact.savings[0]]).toEqual([0, 300])
        const dollarLess = await rule({
            setup: landing(20, { cash: [9, 0], savings: [400, 0] }),
            ...arrives,
            choices: ["roll"],
        })
        // 51 and 50 make 101: 200 are withdrawn
        expect([dollarLess.cash[0], dollarLess.savings[0]]).toEqual([99, 200])
    })

    // Deal 16 costs 350: 340 lack; 200 less 50 from savings; 190 lack
    const needsBoth = {
        setup: landing(2, {
            deal: ["deal16"],
            cash: [10, 0],
            savings: [200, 0],
        }),
    }

    test("PD-15 with savings at zero the rest is borrowed, which is asked for at once", async () => {
        const { cash, loan, savings, log } = await rule({
            ...needsBoth,
            dice: [1, 1, 2],
            choices: ["roll", "buy", "draw"],
        })
        expect([cash[0], savings[0], loan[0]]).toEqual([10, 0, 200])
        expect(log).toContain(
            // a tenth of 200 is the interest that they will not bring, a fifth of 200 what the loan costs
            "P1 lacks $340: Fee $50, $60 less each Pay Day: all savings and a loan of $200."
        )
    })

    test("PD-15 who refuses it has lost neither the fee nor the savings", async () => {
        const { cash, deals, loan, savings } = await rule({
            ...needsBoth,
            dice: [1],
            choices: ["roll", "buy", "no"],
        })
        expect([cash[0], savings[0], loan[0]]).toEqual([10, 200, 0])
        expect(deals[1]).toEqual([])
    })

    test("PD-15 a loan is no less there after none was taken, and has no limit", async () => {
        const { cash, loan } = await rule({
            setup: landing(7),
            ...arrives,
            choices: [
                "loan",
                0,
                "loan",
                100,
                "no",
                "loan",
                2500,
                "loan",
                "roll",
            ],
        })
        expect([cash[0], loan[0]]).toEqual([2825, 2500])
    })

    test("PD-15 a loan raises the loan there is, as few hundreds as will do", async () => {
        const { cash, loan } = await rule({
            setup: landing(20, { cash: [0, 0], loan: [700, 0] }),
            ...arrives,
            choices: ["roll"],
        })
        expect([cash[0], loan[0]]).toEqual([40, 800])
    })

    test("PD-15 cash to the dollar needs neither", async () => {
        const { cash, loan } = await rule({
            setup: landing(20, { cash: [60, 0] }),
            ...arrives,
            choices: ["roll"],
        })
        expect([cash[0], loan[0]]).toEqual([0, 0])
    })
})
