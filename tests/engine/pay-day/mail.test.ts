import { describe, expect, test } from "vitest"
import {
    BILL,
    firstOfKind,
    MAIL_CARDS,
    sumOfMail,
    SWELLFARE,
    TICKET,
} from "../../../src/games/pay-day/edition"
import { readMail } from "../../../src/games/pay-day/mail"
import { MAIL_IDS } from "../../../sim/games/pay-day-cards"
import { landing, rule, Seat } from "./support"

/** A day on which one piece of Mail comes. */
const ONE = 15 - 3
/** The Lottery Draw. */
const DRAW = 27

/** One piece comes to player 1. */
function one(card: string, more: object = {}) {
    return { setup: landing(ONE, { mail: [card], ...more }), dice: [1] }
}

describe("PD-07 the Mail", () => {
    test("PD-07 has 72 cards: 6, 6 and 18 bills of about $110, 8 collections, 22 to read, 4, 4 and 4", () => {
        const ends = Array.from({ length: 10 }, (_, i) => firstOfKind(i + 1))
        const counts = ends.map((end, kind) => end - firstOfKind(kind))
        expect(counts).toEqual([6, 6, 18, 8, 12, 10, 4, 2, 2, 4])
        expect(ends.at(-1)).toBe(MAIL_CARDS)
        const bills = Array.from({ length: 30 }, (_, card) => sumOfMail(card))
        const average = bills.reduce((sum, bill) => sum + bill) / 30
        expect(average).toBeGreaterThan(100)
        expect(average).toBeLessThan(120)
    })

    test("PD-07 no card is worth more than $800", () => {
        for (let card = 0; card < MAIL_CARDS; ++card) {
            const sum = sumOfMail(card)
            const isReadOnly = /^(postcard|ad|swellfare)/.test(
                MAIL_IDS[card] ?? ""
            )
            expect(sum > 0).toBe(!isReadOnly)
            expect(sum).toBeLessThanOrEqual(800)
        }
    })

    test("PD-07 when the pile is empty its discards are shuffled", async () => {
        // all are held but three, which player 1 draws
        const numbered = (name: string, count: number) =>
            Array.from({ length: count }, (_, i) => `${name}${i + 1}`)
        const { log, mail } = await rule({
            setup: landing(8, {
                bills: {
                    2: [
                        ...numbered("car", 6),
                        ...numbered("health", 6),
                        ...numbered("bill", 18),
                    ],
                },
                mail: [
                    ...numbered("postcard", 12),
                    ...numbered("ad", 10),
                    ...numbered("collection", 8),
                ],
            }),
            dice: [1],
            choices: ["roll"],
        })
        expect(log).toHaveLength(6)
        expect(mail).toHaveLength(72 - 30 - 3)
    })
})

describe("PD-08 bills, collections, the rest", () => {
    test("PD-08 a bill is kept, and nothing paid yet", async () => {
        const { bills, cash, log } = await rule({
            ...one("bill9"),
            choices: ["roll"],
        })
        expect(bills).toEqual({ 1: ["bill9"], 2: [] })
        expect(cash[0]).toBe(325)
        expect(log.at(-1)).toBe(
            "A BILL: Property tax: $200. P1 owes it till Pay Day."
        )
    })

    test("PD-08 a collection is paid by the bank at once", async () => {
        const { cash, mail } = await rule({
            ...one("collection8"),
            choices: ["roll"],
        })
        expect(cash).toEqual([325 + 150, 325])
        expect(mail).not.toContain("collection8")
    })

    test.each(["postcard3", "ad7"])(
        "PD-08 %s is discarded at once",
        async card => {
            const { bills, cash, mail } = await rule({
                ...one(card),
                choices: ["roll"],
            })
            expect([cash, bills]).toEqual([[325, 325], { 1: [], 2: [] }])
            expect(mail).not.toContain(card)
        }
    )
})

describe("PD-09 lottery tickets", () => {
    test("PD-09 a ticket is kept", async () => {
        const { cash, tickets } = await rule({
            ...one("ticket2"),
            choices: ["roll"],
        })
        expect([cash[0], tickets[1]]).toEqual([325, ["ticket2"]])
    })

    test("PD-09 on the Draw all tickets pay, and go to the discards", async () => {
        const { cash, mail, tickets } = await rule({
            setup: landing(DRAW, {
                tickets: { 1: ["ticket1", "ticket3"], 2: ["ticket4"] },
            }),
            dice: [1],
            choices: ["roll"],
        })
        // 100 + 250
        expect(cash).toEqual([675, 325])
        expect(tickets).toEqual({ 1: [], 2: ["ticket4"] })
        expect(mail).not.toContain("ticket1")
        expect(sumOfMail(firstOfKind(TICKET))).toBe(100)
    })

    test("PD-09 on the Draw without a ticket, nothing", async () => {
        const { cash } = await rule({
            setup: landing(DRAW),
            dice: [1],
            choices: ["roll"],
        })
        expect(cash).toEqual([325, 325])
    })

    test("PD-09 unused, it goes under the Mail pile at month's end", async () => {
        const { cash, mail, tickets } = await rule({
            setup: {
                day: [30, 0],
                tickets: { 1: ["ticket1"], 2: ["ticket4"] },
                mail: ["ad1"],
            },
            dice: [1],
            choices: ["roll", "done"],
        })
        expect(cash[0]).toBe(650)
        expect([mail[0], mail.at(-1)]).toEqual(["ad1", "ticket1"])
        expect(tickets).toEqual({ 1: [], 2: ["ticket4"] })
    })
})

describe("PD-11 insurance", () => {
    const held = { bills: { 1: ["car1", "car4", "health2", "bill3"] } }

    test("PD-11 bought, it cancels the bills of its kind that are held", async () => {
        const { bills, cash, insurance, log, mail } = await rule({
            ...one("carInsurance2", held),
            choices: ["roll", "buy"],
        })
        expect(cash[0]).toBe(325 - 60)
        expect(bills[1 as never]).toEqual(["health2", "bill3"])
        expect(insurance[1]).toEqual(["carInsurance2"])
        // 80 + 240
        expect(log.at(-1)).toBe("Insurance cancels $320 of P1's bills.")
        expect(mail).not.toContain("car1")
    })

    test("PD-11 it cancels those that come later, of its kind only", async () => {
        const { bills, cash } = await rule({
            setup: landing(8, {
                insurance: { 1: ["healthInsurance1"] },
                mail: ["health4", "car4", "bill1"],
            }),
            dice: [1],
            choices: ["roll"],
        })
        expect([cash[0], bills[1 as never]]).toEqual([
            325,
            ["bill1", "car4"].reverse(),
        ])
    })

    test("PD-11 not bought, it is discarded at once", async () => {
        const { cash, insurance, mail } = await rule({
            ...one("healthInsurance2", held),
            choices: ["roll", "no"],
        })
        expect([cash[0], insurance[1]]).toEqual([325, []])
        expect(mail).not.toContain("healthInsurance2")
    })

    test("PD-11, PD-15 who does not want the loan for it has not bought it", async () => {
        const { bills, cash, insurance, loan } = await rule({
            ...one("carInsurance1", { ...held, cash: [20, 0] }),
            choices: ["roll", "buy", "no"],
        })
        expect([cash[0], loan[0], insurance[1]]).toEqual([20, 0, []])
        expect(bills[1 as never]).toEqual(held.bills[1])
    })

    test("PD-11 there is none against other bills, whatever card is held", async () => {
        const seat = new Seat(() => 0).begin({
            players: 2,
            options: [1, 1, 0, 0],
            seed: [1, 2, 3],
            answers: 0,
            turns: 0,
        })
        const { position } = seat.game
        const { mail } = position
        for (let card = 0; card < MAIL_CARDS; ++card) mail.give(card, 2)
        mail.under(firstOfKind(BILL))
        mail.give(firstOfKind(SWELLFARE), 1)
        await readMail(position, 1, 1)
        expect(mail.isHeld(firstOfKind(BILL), 1)).toBe(true)
    })

    test("PD-11 it lasts beyond the month", async () => {
        const { insurance, month } = await rule({
            setup: { day: [30, 0], insurance: { 1: ["carInsurance1"] } },
            dice: [1],
            choices: ["roll", "done"],
        })
        expect([insurance[1], month[0]]).toEqual([["carInsurance1"], 2])
    })

    test("PD-11 who is insured is not asked again, for the other kind they are", async () => {
        const insured = { insurance: { 1: ["carInsurance1"] } }
        const { cash } = await rule({
            ...one("carInsurance2", insured),
            choices: ["roll"],
        })
        expect(cash[0]).toBe(325)
        const other = await rule({
            ...one("healthInsurance1", insured),
            choices: ["roll", "buy"],
        })
        expect(other.cash[0]).toBe(325 - 80)
    })
})
