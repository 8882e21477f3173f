/** Pay Day: the last month's Pay Day, and savings and loans off Pay Day. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("the last month", () => {
    test("PD-16, PD-17 the last month: no salary, Deals are lost, and the ranking", async () => {
        robot = await standAt({
            players: 2,
            options: { months: 1 },
            setup: {
                day: [30, 31],
                cash: [400, 150],
                deals: { "1": ["deal1", "deal2"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $400        [Day 31]
            |[P1 at bank        1/2]
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
            |P1 $400        [Day 31]
            |[P1: account      Cash]
            |2 Deals lost     $400
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
            |P1 $400        [Day 31]
            |[P1: account      Cash]
            |2 Deals lost     $400
            |Worth            $400
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $400        [Day 31]
            |[      ] P1 wins with
            |       $400!
            |  31
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |[P1 has won!       1/5]
            |1. P1            $400
            |2. P2            $150
            |
            |
            |
            |
            |[SELECT:next ROLL:done]`
        )
    })
})

describe("off Pay Day", () => {
    test("PD-15 savings are used for a fee, which is told before", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [19, 4], cash: [10, 200], savings: [300, 0] },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $10         [Day 20]
            |[P1 lacks $50         ]
            |Fee $50, $10 less
            |each Pay Day: $100
            |from savings.
            |
            |
            |[hold:menu   ROLL:draw]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $0          [Day 20]
            |[      ] P1 pays $60.
            |       Cash $0.
            |  20
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-16 what was told before the roll is not among Pay Day's lines", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [30, 4] },
            dice: [1],
        })
        await shows(
            robot,
            "srrrsrr",
            `
            |P1 $425        [Day 30]
            |[P1: account      Cash]
            |Loan $100        $425
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $425        [Day 31]
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
            |P1 $750        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $750
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
            |P1 $730        [Day 31]
            |[P1: account      Cash]
            |Salary +$325     $750
            |Interest -$20    $730
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-15 before the roll a loan is taken in steps of $100", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [13, 4] },
            dice: [1],
        })
        await shows(
            robot,
            "sr",
            `
            |P1 $325        [Day 13]
            |[P1: loan             ]
            |
            |$ [0]0,000
            |
            |At most $99,900
            |
            |[SELECT:+1   ROLL:next]`
        )
        await shows(
            robot,
            "rrssr",
            `
            |P1 $325        [Day 13]
            |[A LOAN               ]
            |$40 each Pay Day for
            |a loan of $200.
            |
            |
            |
            |[SELECT:next ROLL:loan]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $525        [Day 13]
            |[P1: account      Cash]
            |Loan $200        $525
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $525        [Day 14]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[  ■1  ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |[1]  |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  14
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |P1: Sweet Sunday
            |[hold:menu   ROLL:next]`
        )
    })
})
