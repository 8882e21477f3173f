/** Pay Day's Table mode (PD-18): the die, and what there is to do. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("PD-18 Table mode", () => {
    test("PD-18 the die alone", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "die" },
            dice: [5],
        })
        await shows(
            robot,
            "",
            `
            |Pay Day
            |
            |
            |
            |
            |
            |
            |[hold:menu   ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:roll]`
        )
    })

    test("PD-18 the die with accounts; what there is to do is named below", async () => {
        robot = await standAt({
            players: 3,
            options: { mode: "accounts" },
            dice: [2],
        })
        await shows(
            robot,
            "",
            `
            |Pay Day
            |
            |
            |
            |
            |
            |Roll the die
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |Roll the die
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |A player pays
            |[SELECT:next  ROLL:pay]`
        )
        await shows(
            robot,
            "ss",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |What bills come to
            |[SELECT:next ROLL:bill]`
        )
        await shows(
            robot,
            "sss",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |Correct the cash
            |[SELECT:next  ROLL:fix]`
        )
    })

    test("PD-18 the Pot is won, bills and cash are set", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "accounts" },
            setup: { cash: [100, 325], pot: 150, bills: [0, 80] },
        })
        await shows(
            robot,
            "ssrsr",
            `
            |P2 $325
            |[P2 gets           1/2]
            |→ Bank
            |  Pot: $150
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "sr",
            `
            |Pay Day
            |P2 takes the Pot:
            |$150?
            |
            |
            |
            |
            |[SELECT:next  ROLL:yes]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |P2 wins the Pot:
            |$150!
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        // what P1's bills come to
        await shows(
            robot,
            "sssrr",
            `
            |P1 $100
            |[P1's bills           ]
            |
            |  [0]0,000
            |
            |At most $99,999
            |
            |[SELECT:+1   ROLL:next]`
        )
        await shows(
            robot,
            "rrrsrrr",
            `
            |Pay Day
            |P1's bills: $10.
            |
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
    })

    test("PD-18 an account is a page of the menu", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "accounts" },
            setup: { loan: [200, 0], bills: [80, 0], pot: 50 },
        })
        await shows(
            robot,
            "Ssr",
            `
            |[P1                1/2]
            |Cash             $325
            |Loan             $200
            |Interest         -$40
            |Bills             $80
            |Worth            $125
            |Pot               $50
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "s",
            `
            |[P2                2/2]
            |Cash             $325
            |Savings            $0
            |Interest           $0
            |Bills              $0
            |Worth            $325
            |Pot               $50
            |[SELECT:next   ROLL:ok]`
        )
    })
})
