/** Pay Day itself, a line at a time with the running cash beside it; savings, loans, and the end. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { press } from "../support"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("Pay Day", () => {
    test("PD-16 the steps in their order; a loan for the bills is shown with its cost first", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [30, 4],
                cash: [10, 200],
                loan: [300, 0],
                bills: { "1": ["car1", "bill9"] },
                tickets: { "1": ["ticket2"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "r",
            `
            |P1 $10         [Day 31]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[  ■1  ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  31
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |[1]  |→              |
            |P1: Pay Day
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $335        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $335
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
            |P1 $275        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $335
            |Interest -$60    $275
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $275        [Day 31]
            |[P1 lacks $5          ]
            |$20 each Pay Day for
            |a loan of $100.
            |
            |
            |
            |[hold:menu   ROLL:loan]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $95         [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $335
            |Interest -$60    $275
            |Loan +$100
            |Bills -$280       $95
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $95         [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $335
            |Interest -$60    $275
            |Loan +$100
            |Bills -$280       $95
            |Tickets void      $95
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $95          [Start]
            |[P1: account      Cash]
            |Interest -$60    $275
            |Loan +$100
            |Bills -$280       $95
            |Tickets void      $95
            |Month 2           $95
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-15, PD-16 for bills savings come first, without the fee; then they move freely", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [30, 4],
                cash: [0, 200],
                savings: [700, 0],
                bills: { "1": ["bill9", "bill16", "bill17"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rrrr",
            `
            |P1 $395        [Day 31]
            |[P1 lacks $35         ]
            |No fee, $10 less each
            |Pay Day: $100 from
            |savings.
            |
            |
            |[hold:menu   ROLL:draw]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $65         [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $325
            |Interest +$70    $395
            |Savings +$100
            |Bills -$430       $65
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $65         [Day 31]
            |[P1 at bank        1/2]
            |→ Done
            |  Draw some
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "ssr",
            `
            |P1 $65          [Start]
            |[P1: account      Cash]
            |Salary +$325     $325
            |Interest +$70    $395
            |Savings +$100
            |Bills -$430       $65
            |Month 2           $65
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "sr",
            `
            |P2 $200         [Day 4]
            |✉  |▤  |✉✉ |[2]  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  4
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 1            |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
    })

    test("an undo takes back the lines of what was undone", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [30, 4], cash: [75, 200] },
            dice: [1],
        })
        // on Pay Day: salary; then $200 are saved, which is taken back, and nothing is
        await shows(
            robot,
            "rrrsrssr",
            `
            |P1 $200        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $400
            |Savings $200     $200
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // the sum is taken back: none is saved, and no line says so
        await shows(
            robot,
            "Srr",
            `
            |P1 $400         [Start]
            |[P1: account      Cash]
            |Month 2          $400
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // back at the bank; the day and the salary are told again on the way
        await press(robot, "SrSrrrr")
        await shows(
            robot,
            "",
            `
            |P1 $400         [Start]
            |[P1: account      Cash]
            |Salary +$325     $400
            |Month 2          $400
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-16 a loan is repaid in steps of $100", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [30, 4], cash: [500, 200], loan: [400, 0] },
            dice: [1],
        })
        await shows(
            robot,
            "rrrr",
            `
            |P1 $745        [Day 31]
            |[P1 repays            ]
            |
            |$0
            |
            |At most $400
            |
            |[SELECT:more   ROLL:ok]`
        )
        await shows(
            robot,
            "sss",
            `
            |P1 $745        [Day 31]
            |[P1 repays            ]
            |
            |$300
            |
            |At most $400
            |
            |[SELECT:more   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $445        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $825
            |Interest -$80    $745
            |Loan $100        $445
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })
})
