import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "./support"

/** Player 1 arrives at Pay Day by a 1, in the first of three months. */
const arrival = { day: [30, 0] }
const arrives = { dice: [1] }

describe("PD-16 Pay Day", () => {
    test("PD-16 stops the piece whatever the die says, and sends it to Start of the next month", async () => {
        const { cash, day, month } = await rule({
            setup: { day: [29, 0], cash: [100, 0] },
            dice: [6],
            choices: ["roll", "done"],
        })
        expect([cash[0], day[0], month[0]]).toEqual([425, 0, 2])
    })

    test("PD-16 the steps come in their order, with the running cash", async () => {
        const { log } = await rule({
            setup: {
                ...arrival,
                cash: [10, 0],
                loan: [300, 0],
                bills: { 1: ["bill9", "car1"] },
                tickets: { 1: ["ticket1"] },
                deals: { 1: ["deal1"] },
            },
            ...arrives,
            choices: ["roll"],
        })
        expect(log.slice(3)).toEqual([
            "P1's salary $325. Cash $335.",
            // a fifth of 300
            "Interest of $60 paid. Cash $275.",
            // 280 due
            "P1 lacks $5: $20 each Pay Day for a loan of $100.",
            "Bills of $280 paid. Cash $95.",
            "P1's tickets are void.",
            "P1 begins month 2.",
        ])
    })

    test("PD-15, PD-16 on the last Pay Day a loan and what is drawn cost nothing more, and it says so", async () => {
        const last = { ...arrival, month: [3, 1], cash: [0, 0] }
        const borrowed = await rule({
            setup: { ...last, bills: { 1: ["car1"] } },
            ...arrives,
            choices: ["roll"],
        })
        expect(borrowed.log).toContain(
            "P1 lacks $80: No Pay Day to come: a loan of $100 counts off the worth."
        )
        const drawn = await rule({
            setup: { ...last, savings: [200, 0], bills: { 1: ["car1"] } },
            ...arrives,
            choices: ["roll", "done"],
        })
        // 80 less the 20 of interest
        expect(drawn.log).toContain(
            "P1 lacks $60: No fee, no Pay Day to come: $100 from savings."
        )
    })

    test("PD-15, PD-16 on an earlier Pay Day a tenth of what is drawn is less the next time", async () => {
        const { log } = await rule({
            setup: {
                ...arrival,
                cash: [0, 0],
                savings: [300, 0],
                bills: { 1: ["bill9", "car4", "car5"] },
            },
            ...arrives,
            choices: ["roll"],
        })
        // 200 + 240 + 120 due, 325 + 30 there
        expect(log).toContain(
            "P1 lacks $205: No fee, $30 less each Pay Day: $300 from savings."
        )
    })

    test("PD-16 savings bring a tenth", async () => {
        const { cash, savings } = await rule({
            setup: { ...arrival, cash: [0, 0], savings: [700, 0] },
            ...arrives,
            choices: ["roll", "done"],
        })
        expect([cash[0], savings[0]]).toEqual([325 + 70, 700])
    })

    test("PD-16 a loan costs a fifth, on the balance on arrival: one raised to pay it bears none this month", async () => {
        const { cash, loan, log } = await rule({
            options: { months: 1 },
            setup: { ...arrival, cash: [30, 0], loan: [900, 0] },
            ...arrives,
            choices: ["roll"],
        })
        // 180 due, 150 lack: 200 borrowed, 30 + 200 - 180
        expect([cash[0], loan[0]]).toEqual([50, 1100])
        expect(log.filter(line => line.startsWith("Interest"))).toEqual([
            "Interest of $180 paid. Cash $50.",
        ])
    })

    test("PD-16 all bills are paid to the bank and go to the discards", async () => {
        const { bills, cash, mail, pot } = await rule({
            setup: {
                ...arrival,
                bills: { 1: ["bill9", "health1"], 2: ["car1"] },
            },
            ...arrives,
            choices: ["roll", "done"],
        })
        // 325 + 325 - 200 - 90
        expect([cash, pot]).toEqual([[360, 325], 0])
        expect(bills).toEqual({ 1: [], 2: ["car1"] })
        expect(mail).not.toContain("bill9")
    })

    test("PD-15, PD-16 for bills savings are withdrawn without the fee", async () => {
        const { cash, savings } = await rule({
            setup: {
                ...arrival,
                cash: [0, 0],
                savings: [500, 0],
                bills: { 1: ["car4", "bill9"] },
            },
            ...arrives,
            choices: ["roll", "done"],
        })
        // 325 + 50 - 440: 65 lack, 100 come
        expect([cash[0], savings[0]]).toEqual([35, 400])
    })

    test("PD-16 a loan is repaid in hundreds, as far as the cash goes", async () => {
        const setup = { ...arrival, cash: [210, 0], loan: [600, 0] }
        const { cash, loan } = await rule({
            setup,
            ...arrives,
            choices: ["roll", 400],
        })
        // 210 + 325 - 120 = 415
        expect([cash[0], loan[0]]).toEqual([15, 200])
        const stopped = await stopsAt({
            setup,
            ...arrives,
            choices: ["roll", 500],
        })
        expect(stopped).toContain("repay: needs dollars from 0 to 400")
    })

    test("PD-16 no more than the loan is repaid, and then what is left can be saved", async () => {
        const { cash, loan, savings } = await rule({
            setup: { ...arrival, cash: [500, 0], loan: [300, 0] },
            ...arrives,
            choices: ["roll", 300, "save", 400],
        })
        const stopped = await stopsAt({
            setup: { ...arrival, cash: [500, 0], loan: [300, 0] },
            ...arrives,
            choices: ["roll", 400],
        })
        expect(stopped).toContain("repay: needs dollars from 0 to 300")
        // 500 + 325 - 60 - 300 - 400
        expect([cash[0], loan[0], savings[0]]).toEqual([65, 0, 400])
    })

    test("PD-15, PD-16 while a loan is left nothing can be saved", async () => {
        const { loan, savings } = await rule({
            setup: { ...arrival, cash: [500, 0], loan: [300, 0] },
            ...arrives,
            choices: ["roll", 200],
        })
        expect([loan[0], savings[0]]).toEqual([100, 0])
    })

    test("PD-16 savings are withdrawn without the fee", async () => {
        const { cash, savings } = await rule({
            setup: { ...arrival, cash: [0, 0], savings: [500, 0] },
            ...arrives,
            choices: ["roll", "draw", 500],
        })
        expect([cash[0], savings[0]]).toEqual([325 + 50 + 500, 0])
    })

    test("PD-16 Deals stay with their holder till the last month", async () => {
        const { deals } = await rule({
            setup: { ...arrival, deals: { 1: ["deal5"] } },
            ...arrives,
            choices: ["roll", "done"],
        })
        expect(deals[1]).toEqual(["deal5"])
    })
})

describe("PD-16 the last month", () => {
    const last = { options: { months: 2 }, dice: [1] }

    test("PD-16 brings no salary, but interest", async () => {
        const { cash, day, month } = await rule({
            ...last,
            setup: {
                day: [30, 0],
                month: [2, 1],
                cash: [40, 0],
                savings: [300, 0],
            },
            choices: ["roll", "done"],
        })
        // the piece stays
        expect([cash[0], day[0], month[0]]).toEqual([70, 31, 2])
    })

    test("PD-17 it says what a player is worth in the end: cash plus savings", async () => {
        const { log } = await rule({
            ...last,
            setup: {
                day: [30, 0],
                month: [2, 1],
                cash: [40, 0],
                savings: [300, 0],
            },
            choices: ["roll", "done"],
        })
        // 40 + 30 of interest + 300
        expect(log.at(-1)).toBe("P1 is done: worth $370.")
    })

    test("PD-09, PD-16 unused tickets go under the pile as ever", async () => {
        const { mail, tickets } = await rule({
            ...last,
            setup: {
                day: [30, 0],
                month: [2, 1],
                cash: [0, 0],
                tickets: { 1: ["ticket3"] },
            },
            choices: ["roll"],
        })
        expect([tickets[1], mail.at(-1)]).toEqual([[], "ticket3"])
    })

    test("PD-16 with less than $100 in cash nothing can be saved, only withdrawn", async () => {
        const setup = {
            day: [30, 0],
            month: [2, 1],
            cash: [10, 0],
            savings: [500, 0],
        }
        const { cash, savings } = await rule({
            ...last,
            setup,
            choices: ["roll", "draw", 200],
        })
        // 10 + 50 of interest + 200
        expect([cash[0], savings[0]]).toEqual([260, 300])
        const stopped = await stopsAt({ ...last, setup, choices: ["roll"] })
        expect(stopped).toMatch(/the options are Done, Draw[^,]*$/)
    })

    test("PD-06, PD-16 takes unsold Deals, worth nothing", async () => {
        const { cash, deal, deals } = await rule({
            ...last,
            setup: {
                day: [30, 0],
                month: [2, 1],
                deals: { 1: ["deal16", "deal2"], 2: ["deal3"] },
                deal: ["deal1"],
            },
            choices: ["roll", "done"],
        })
        expect(cash[0]).toBe(325)
        expect(deals).toEqual({ 1: [], 2: ["deal3"] })
        expect(deal[0]).toBe("deal1")
        expect(deal.slice(-2)).toEqual(["deal2", "deal16"])
    })
})
