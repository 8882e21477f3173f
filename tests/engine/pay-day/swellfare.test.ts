import { describe, expect, test } from "vitest"
import { landing, rule, stopsAt } from "./support"

/** A day on which one piece of Mail comes. */
const ONE = 15 - 3

/** One piece comes to player 1. */
function one(card: string, more: object = {}) {
    return { setup: landing(ONE, { mail: [card], ...more }), dice: [1] }
}

describe("PD-10 Swellfare", () => {
    test("PD-10 only in debt: bills to the dollar of the cash are none", async () => {
        // bill9 comes to 200
        const card = one("swellfare1", {
            bills: { 1: ["bill9"] },
            cash: [200, 0],
        })
        const { mail, pot } = await rule({ ...card, choices: ["roll"] })
        expect(pot).toBe(0)
        expect(mail).not.toContain("swellfare1")
        const stopped = await stopsAt({
            ...one("swellfare1", { bills: { 1: ["bill9"] }, cash: [199, 0] }),
            choices: ["roll"],
        })
        expect(stopped).toBe(
            "turn 1, player 1, bet: needs dollars from 0 to 100 in steps of 10, not nothing"
        )
    })

    test("PD-10 the loan counts with its interest", async () => {
        // 300 and 60
        const at = (cash: number) =>
            stopsAt({
                ...one("swellfare1", { loan: [300, 0], cash: [cash, 0] }),
                choices: ["roll"],
            })
        expect(await at(359)).toContain("bet: needs dollars")
        expect(await at(360)).toContain("went on")
    })

    test("PD-10 savings don't count as cash", async () => {
        const stopped = await stopsAt({
            ...one("swellfare1", {
                bills: { 1: ["bill9"] },
                savings: [900, 0],
                cash: [100, 0],
            }),
            choices: ["roll"],
        })
        expect(stopped).toContain("bet: needs dollars")
    })

    const inDebt = { bills: { 1: ["bill9"] }, cash: [150, 0] }

    test.each([5, 6])(
        "PD-10 a %i pays ten times the bet, which stays",
        async face => {
            const { cash, pot } = await rule({
                ...one("swellfare1", inDebt),
                dice: [1, face],
                choices: ["roll", 70],
            })
            expect([cash[0], pot]).toEqual([150 + 700, 0])
        }
    )

    test.each([1, 4])(
        "PD-10 after a %i the bet goes to the Pot",
        async face => {
            const { cash, mail, pot } = await rule({
                ...one("swellfare1", inDebt),
                dice: [1, face],
                choices: ["roll", 70],
            })
            expect([cash[0], pot]).toEqual([80, 70])
            expect(mail).not.toContain("swellfare1")
        }
    )

    test("PD-10 unused, it is discarded at once", async () => {
        const { cash, mail } = await rule({
            ...one("swellfare1", inDebt),
            choices: ["roll", 0],
        })
        expect(cash[0]).toBe(150)
        expect(mail).not.toContain("swellfare1")
    })

    test("PD-10, PD-15 a loan may pay the bet", async () => {
        const { cash, loan, pot } = await rule({
            ...one("swellfare1", { bills: { 1: ["bill9"] }, cash: [30, 0] }),
            dice: [1, 2],
            choices: ["roll", 90, "loan"],
        })
        expect([cash[0], loan[0], pot]).toEqual([40, 100, 90])
    })
})
