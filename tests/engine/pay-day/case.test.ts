import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { readCase } from "../../../sim/engine/case"
import { ROOT } from "../../../sim/paths"
import { UsageError } from "../../../sim/usage-error"
import { landing, referee, rule, stopsAt } from "./support"

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
        [
            { options: { mode: "die" }, setup: { cash: [5, 5] } },
            "setup in the mode die: there are none; cash is unknown",
        ],
        [
            { options: { mode: "accounts" }, setup: { deals: {} } },
            "setup in the mode accounts must be made of cash, savings, loan, bills, pot; deals is unknown",
        ],
        [
            {
                setup: {
                    insurance: { 2: ["healthInsurance2"] },
                    bills: { 1: ["health1"], 2: ["car1", "health3"] },
                },
            },
            "setup.bills.2 must be without health3, which healthInsurance2 cancels",
        ],
        [
            { setup: { month: [3, 1], day: [31, 5] } },
            "options.first must be a player who has not finished, such as 2, not 1",
        ],
        [
            {
                options: { first: 2, months: 1 },
                setup: { day: [5, 31] },
            },
            "options.first must be a player who has not finished, such as 1, not 2",
        ],
        [
            { setup: { month: [3, 3], day: [31, 31] } },
            "setup.day must be below 31 for somebody: all have finished",
        ],
    ])("%j", (changes, message) => {
        expect(complaint(changes)).toContain(message)
    })
})

test("insurance lies with bills of other kinds, and with others' bills", () => {
    const setup = {
        insurance: { 1: ["carInsurance1"] },
        bills: { 1: ["health1", "bill1"], 2: ["car1"] },
    }
    expect(complaint({ setup })).toBe("none")
})

test("accounts are laid out from their own fields", () => {
    const setup = {
        cash: [1, 2],
        savings: [100, 0],
        loan: [0, 200],
        bills: [3, 4],
        pot: 5,
    }
    expect(complaint({ options: { mode: "accounts" }, setup })).toBe("none")
})

describe("choices", () => {
    const atBuyer = (deals: string[]) => ({
        setup: landing(10, { deals: { 1: deals } }),
        dice: [1],
    })

    test("sell is what a Buyer's only Deal is for, not the start of Sell nothing", async () => {
        const { cash } = await rule({
            ...atBuyer(["deal3"]),
            choices: ["roll", "sell"],
        })
        // deal3 sells for 180
        expect(cash[0]).toBe(325 + 180)
    })

    test.each(["sell", "Sel"])(
        "%s is not enough where several can be sold",
        async choice => {
            const stopped = await stopsAt({
                ...atBuyer(["deal3", "deal16"]),
                choices: ["roll", choice],
            })
            expect(stopped).toMatch(
                /fits more than one: Popcorn cart[^,]*, Racing pony/
            )
        }
    )

    test("a player is meant by P1 as by player 1", async () => {
        const { cash } = await rule({
            options: { mode: "accounts" },
            setup: { cash: [100, 0] },
            choices: ["pay", "P1", "p2", 40, "yes"],
        })
        expect(cash).toEqual([60, 40])
    })

    test("an amount in quotes is no number, and it says so", async () => {
        expect(await stopsAt({ choices: ["loan", "100"] })).toMatch(
            /needs dollars from 0 to \d+ in steps of 100, not the text "100": a number has no quotes$/
        )
    })
})

test("the documentation's case comes to what it says", async () => {
    const page = readFileSync(join(ROOT, "docs", "referee.md"), "utf8")
    const [, section = ""] = page.split("## Pay Day")
    const [own = ""] = section.split("\n## ")
    const lines = own.split("\n").filter(line => line.startsWith("    "))
    const { cash, loan, log } = await rule(JSON.parse(lines.join("\n")))
    // 10 + 325 - 60 - 280, and 100 borrowed
    expect([cash[0], loan[0]]).toEqual([95, 400])
    expect(log).toContain("P1's salary $325. Cash $335.")
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
        over: false,
        winner: 0,
    })
    expect(verdict.mail.slice(0, 3)).toEqual(["ad1", "bill2", "car2"])
    expect(verdict.mail).toHaveLength(72 - 4)
    expect(verdict.deal.slice(0, 2)).toEqual(["deal9", "deal1"])
})
