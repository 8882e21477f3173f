import { describe, expect, test } from "vitest"
import { readCase } from "../../../sim/engine/case"
import { UsageError } from "../../../sim/usage-error"
import { referee } from "./support"

/** The referee's complaint about a case as it stands in its file. */
function complaint(changes: object): string {
    try {
        readCase({ game: "pay-day", players: 2, ...changes })
    } catch (error) {
        expect(error).toBeInstanceOf(UsageError)
        return (error as Error).message
    }
    return "none"
}

describe("a case of Pay Day that can't be read names the field and what fits", () => {
    test.each<[object, string]>([
        [{ players: 5 }, "players must be a whole number from 2 to 4, not 5"],
        [
            { options: { months: 13 } },
            "options.months must be a whole number from 1 to 12, not 13",
        ],
        [
            { options: { mode: "rack" } },
            "options.mode must be one of full, die, accounts",
        ],
        [
            { setup: { days: [] } },
            "setup must be made of day, month, cash, savings, loan, bills, deals, insurance, tickets, pot, mail, deal; days is unknown",
        ],
        [
            { setup: { day: [32, 0] } },
            "setup.day[0] must be a whole number from 0 to 31, not 32",
        ],
        [
            { setup: { day: [31, 0] } },
            "setup.day[0] must be below 31, where a piece rests in the last month only",
        ],
        [
            { setup: { month: [4, 1] } },
            "setup.month[0] must be a whole number from 1 to 3, not 4",
        ],
        [
            { setup: { cash: [1] } },
            "setup.cash must be 2 amounts, one a player",
        ],
        [
            { setup: { savings: [150, 0] } },
            "setup.savings[0] must be whole hundreds",
        ],
        [{ setup: { loan: [0, 20] } }, "setup.loan[1] must be whole hundreds"],
        [
            { setup: { savings: [100, 0], loan: [100, 0] } },
            "setup.loan[0] must be 0 beside savings: never both",
        ],
        [{ setup: { pot: -1 } }, "setup.pot must be a whole number"],
        [
            { setup: { bills: { 3: [] } } },
            "setup.bills must be made of 1, 2; 3 is unknown",
        ],
        [
            { setup: { bills: { 1: ["ad1"] } } },
            "setup.bills.1[0] must be a card not used before (car1, car2",
        ],
        [
            { setup: { tickets: { 1: ["bill1"] } } },
            'setup.tickets.1[0] must be a card not used before (ticket1, ticket2, ticket3, ticket4), not "bill1"',
        ],
        [
            { setup: { bills: { 1: ["car1"] }, mail: ["car1"] } },
            "setup.mail[0] must be a card not used before",
        ],
        [
            { setup: { deals: { 1: ["deal17"] } } },
            "setup.deals.1[0] must be a card not used before",
        ],
        [
            { options: { mode: "accounts" }, setup: { bills: { 1: [] } } },
            "setup.bills must be a list in brackets",
        ],
    ])("%j", (changes, message) => {
        expect(complaint(changes)).toContain(message)
    })
})

test("a verdict has the fields of a set-up, what everyone is worth, and the winner", async () => {
    const verdict = await referee({
        setup: {
            day: [6, 12],
            month: [2, 1],
            cash: [100, 250],
            savings: [300, 0],
            loan: [0, 400],
            bills: { 1: ["car1"], 2: ["bill18"] },
            deals: { 2: ["deal4"] },
            insurance: { 1: ["healthInsurance1"] },
            tickets: { 2: ["ticket4"] },
            pot: 70,
            mail: ["ad1", "bill2"],
            deal: ["deal9"],
        },
        dice: [1],
        choices: ["roll"],
    })
    expect(verdict).toMatchObject({
        day: [7, 12],
        month: [2, 1],
        cash: [100, 250],
        savings: [300, 0],
        loan: [0, 400],
        bills: { 1: ["car1"], 2: ["bill18"] },
        deals: { 1: [], 2: ["deal4"] },
        insurance: { 1: ["healthInsurance1"], 2: [] },
        tickets: { 1: [], 2: ["ticket4"] },
        pot: 70,
        worth: [400, -150],
        winner: 0,
    })
    expect(verdict.mail.slice(0, 3)).toEqual(["ad1", "bill2", "car2"])
    expect(verdict.mail).toHaveLength(72 - 4)
    expect(verdict.deal.slice(0, 2)).toEqual(["deal9", "deal1"])
})
