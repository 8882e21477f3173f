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
            |[P1: account      Cash]
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
            |[P1: account      Cash]
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
            |[P1: account      Cash]
            |Salary +$325     $425
            |Interest +$40    $465
            |Bills -$90       $375
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-18 each account is told for itself", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "accounts" },
            setup: { cash: [100, 20] },
        })
        await shows(
            robot,
            "ssssrrrrsrr",
            `
            |Pay Day
            |[P1: account      Cash]
            |Loan $100        $200
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "sssssrsrrrr",
            `
            |P2 $345
            |[P2 at bank        1/2]
            |→ Done
            |  Save some
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
            |[P2: account      Cash]
            |Salary +$325     $345
            |Savings $0       $345
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
    })
})
