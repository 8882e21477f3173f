/** Pay Day's Table mode beside a printed set (PD-18): nothing moves before a yes. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("PD-18 accounts", () => {
    test("PD-18 a payment names both sides and the sum first; two presses take it back", async () => {
        robot = await standAt({ players: 3, options: { mode: "accounts" } })
        await shows(
            robot,
            "sr",
            `
            |Pay Day
            |[Which player?     1/3]
            |→ Player 1
            |  Player 2
            |  Player 3
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325
            |[P1 pays           1/4]
            |→ Bank
            |  Pot
            |  Player 2
            |  Player 3
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "ssr",
            `
            |P1 $325
            |[P1: amount           ]
            |
            |  [0]0,000
            |
            |At most $99,999
            |
            |[SELECT:+1   ROLL:next]`
        )
        await shows(
            robot,
            "rrrsssssrr",
            `
            |Pay Day
            |P1 pays P2 $50?
            |
            |
            |
            |
            |
            |[SELECT:next  ROLL:yes]`
        )
        // 325 - 50
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |P1 pays $50 to P2.
            |
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        // the question again
        await shows(
            robot,
            "Sr",
            `
            |Pay Day
            |P1 pays P2 $50?
            |
            |
            |
            |
            |
            |[SELECT:next  ROLL:yes]`
        )
        // and no
        await shows(
            robot,
            "sr",
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
    })

    test("PD-18 a player's Pay Day, with the interest computed", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "accounts" },
            setup: { cash: [100, 325], savings: [400, 0], bills: [90, 0] },
        })
        await shows(
            robot,
            "sssssrr",
            `
            |P1 $100
            |[P1: Pay Day       1/2]
            |→ Salary $325
            |  Last month, none
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |P1's Pay Day, salary
            |$325?
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
            |[P1: account|Cash     ]
            |Salary +$325     $425
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |[P1: account|Cash     ]
            |Salary +$325     $425
            |Interest +$40    $465
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |[P1: account|Cash     ]
            |Salary +$325     $425
            |Interest +$40    $465
            |Bills -$90       $375
            |
            |
            |[hold:menu   ROLL:next]`
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
