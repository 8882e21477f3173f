import { describe, expect, test } from "vitest"
import { rule, Seat, stopsAt, type Written } from "./support"

const accounts = (written: Written) =>
    rule({ options: { mode: "accounts" }, ...written })

describe("PD-18 Table mode, the die alone", () => {
    test("PD-18 it rolls, and nothing else", async () => {
        const { cash, log } = await rule({
            options: { mode: "die" },
            dice: [4, 6],
            turns: 2,
        })
        expect(cash).toEqual([325, 325])
        expect(log).toEqual(["The dice show 4.", "The dice show 6."])
    })

    test("PD-18 no card is dealt, nobody is on turn", () => {
        const seat = new Seat(() => 0).begin({
            players: 3,
            options: [3, 0, 1, 0],
            seed: [1, 2, 3],
            answers: 0,
            turns: 0,
        })
        const { deals, mail } = seat.game.position
        expect([deals.at(1), mail.at(1), seat.table.cells[2]]).toEqual([
            -1, -1, 0,
        ])
    })
})

describe("PD-18 Table mode with accounts", () => {
    test("PD-18 what there is to do", async () => {
        const stopped = await stopsAt({ options: { mode: "accounts" } })
        expect(stopped).toBe(
            "turn 1, player 0, table: no choices left, 0 given; the options are roll, pay, get, bill, bank, end, fix"
        )
    })

    test("PD-18 a game already under way is entered", async () => {
        // P1: a loan of 500, bills of 240; P2: savings of 600, 200 in cash; 100 in the Pot
        const { bills, cash, loan, pot, savings } = await accounts({
            choices: [
                ...["bank", "P1", 500, "loan"],
                ...["fix", "P2", 900, "yes"],
                ...["end", "P2", "last month", "yes", "save", 600],
                ...["pay", "P2", "pot", 100, "yes"],
                ...["bill", "P1", 240, "yes"],
                ...["fix", "P1", 75, "yes"],
            ],
            turns: 6,
        })
        expect({ bills, cash, loan, pot, savings }).toEqual({
            bills: [240, 0],
            cash: [75, 200],
            loan: [500, 0],
            pot: 100,
            savings: [0, 600],
        })
    })

    test("PD-18 a player pays the bank, the Pot, another", async () => {
        const { cash, pot } = await accounts({
            setup: { cash: [300, 200] },
            choices: [
                ...["pay", "player 1", "bank", 45, "yes"],
                ...["pay", "player 2", "pot", 50, "yes"],
                ...["pay", "player 1", "player 2", 5, "yes"],
            ],
            turns: 3,
        })
        expect([cash, pot]).toEqual([[250, 155], 50])
    })

    test("PD-15, PD-18 what isn't there comes from savings with the fee, then from a loan", async () => {
        const { cash, loan, savings } = await accounts({
            setup: { cash: [30, 0], savings: [100, 0] },
            choices: ["pay", "player 1", "bank", 95, "yes"],
        })
        // 65 lack: 100 less 50; 15 lack: 100; 30 + 50 + 100 - 95
        expect([cash[0], savings[0], loan[0]]).toEqual([85, 0, 100])
    })

    test.each([
        ["pay", "player 1", "bank"],
        ["get", "player 1"],
        ["bill", "player 1"],
        ["fix", "player 1"],
    ])("PD-18 %s takes up to $99,999 by the dollar", async (...choices) => {
        const stopped = await stopsAt({
            options: { mode: "accounts" },
            choices,
        })
        expect(stopped).toContain("dollars from 0 to 99999 in steps of 1,")
    })

    test("PD-18 a player collects from the bank, or wins the Pot", async () => {
        const { cash, pot } = await accounts({
            setup: { cash: [0, 0], pot: 150 },
            choices: [
                ...["get", "player 1", "bank", 175, "yes"],
                ...["get", "player 2", "pot", "yes"],
            ],
            turns: 2,
        })
        expect([cash, pot]).toEqual([[175, 150], 0])
    })

    test("PD-18 bills are kept as what they come to", async () => {
        const { bills, cash } = await accounts({
            setup: { bills: [0, 80] },
            choices: ["bill", "player 2", 135, "yes"],
        })
        expect([bills, cash]).toEqual([
            [0, 135],
            [325, 325],
        ])
    })

    test("PD-16, PD-18 a player's Pay Day: salary, interest, bills, and moves without a fee", async () => {
        const { bills, cash, savings } = await accounts({
            setup: { cash: [100, 0], savings: [400, 0], bills: [90, 0] },
            choices: ["end", "player 1", "salary", "yes", "draw", 300],
        })
        // 100 + 325 + 40 - 90 + 300
        expect([bills[0 as never], cash[0], savings[0]]).toEqual([0, 675, 100])
    })

    test("PD-16, PD-18 in the last month without a salary; a loan is repaid", async () => {
        const { cash, day, loan, month } = await accounts({
            setup: { cash: [250, 0], loan: [300, 0] },
            choices: ["end", "player 1", "last", "yes", 100],
        })
        // 250 - 60 - 100
        expect([cash[0], loan[0], day[0]]).toEqual([90, 200, 0])
        expect(month).toEqual([1, 1])
    })

    test("PD-15, PD-18 off Pay Day a loan, or savings for the fee", async () => {
        const { cash, loan, savings } = await accounts({
            setup: { savings: [0, 400] },
            choices: [
                ...["bank", "player 1", 200, "loan"],
                ...["bank", "player 2", 200, "draw"],
            ],
            turns: 2,
        })
        expect(cash).toEqual([525, 475])
        expect([loan, savings]).toEqual([
            [200, 0],
            [0, 200],
        ])
    })

    test.each([0, 324, 325, 1234])(
        "PD-18 the cash is corrected to %i",
        async amount => {
            const { cash } = await accounts({
                choices: ["fix", "player 2", amount, "yes"],
            })
            expect(cash).toEqual([325, amount])
        }
    )

    test("PD-16, PD-18 a loan for the bills costs interest later, but not in the last month", async () => {
        const setup = { cash: [0, 0], bills: [400, 80] }
        const { log } = await accounts({
            setup,
            choices: [
                ...["end", "player 1", "salary", "yes"],
                ...["end", "player 2", "last", "yes"],
            ],
            turns: 2,
        })
        expect(log.filter(line => line.includes(" lacks "))).toEqual([
            "P1 lacks $75: $20 each Pay Day for a loan of $100.",
            "P2 lacks $80: No Pay Day to come: a loan of $100 counts off the worth.",
        ])
    })

    test.each([
        {
            asked: ["pay", "player 1", "bank", 45],
            says: "P1 pays the bank $45?",
        },
        {
            asked: ["pay", "player 1", "pot", 45],
            says: "P1 puts $45 into the Pot?",
        },
        { asked: ["pay", "player 1", "player 2", 45], says: "P1 pays P2 $45?" },
        {
            asked: ["get", "player 2", "bank", 30],
            says: "The bank pays P2 $30?",
        },
        { asked: ["get", "player 2", "pot"], says: "P2 takes the Pot: $150?" },
        { asked: ["bill", "player 1", 60], says: "P1's bills: $60, not $80?" },
        {
            asked: ["end", "player 1", "salary"],
            says: "P1's Pay Day, salary $325?",
        },
        {
            asked: ["end", "player 1", "last"],
            says: "P1's Pay Day, salary $0?",
        },
        { asked: ["fix", "player 2", 7], says: "P2's cash: $7, not $200?" },
    ])(
        "PD-18 $says is asked, and a no changes nothing",
        async ({ asked, says }) => {
            const setup = {
                cash: [100, 200],
                savings: [300, 0],
                loan: [0, 100],
                bills: [80, 0],
                pot: 150,
            }
            const { log, ...after } = await accounts({
                setup,
                choices: [...asked, "no"],
            })
            expect(log.filter(line => line.endsWith("?"))).toContain(says)
            expect(after).toMatchObject({ ...setup, day: [0, 0] })
        }
    )
})
