/** The other days of Pay Day as the table sees them: the Election, Poker, the Lottery, plain sums. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("days", () => {
    test("PD-13 the Election costs each $50, and a 6 wins the Pot", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [10, 4], cash: [325, 20], mail: ["ad1"] },
            dice: [1, 6],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $275        [Day 11]
            |[      ] P1: $50 to the
            |       Pot. Cash
            |  11   $275.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // P2 has not got it
        await shows(
            robot,
            "r",
            `
            |P2 $20          [Day 4]
            |[P2 lacks $30         ]
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
            |P1 $275        [Day 11]
            |[      ] P2: $50 to the
            |       Pot. Cash $70.
            |  11
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $70          [Day 4]
            |✉  |▤  |✉✉ |[2]  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |1  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  4
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $170         [Day 4]
            |░░░░░P2 wins the Pot:
            |░░░░░$100!
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-14 a stake in Poker is offered to each", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [16, 4] },
            dice: [1, 4, 2],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325        [Day 17]
            |[P1: Poker?        1/2]
            |→ Stake $100
            |  no
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "rr",
            `
            |P2 $325         [Day 4]
            |[P2: Poker?        1/2]
            |→ Stake $100
            |  no
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $225        [Day 17]
            |[      ] P2 stakes
            |       $100.
            |  17
            |
            |
            |
            |[hold:menu     ROLL:P1]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $225         [Day 4]
            |░░░░░P1 rolls 4.
            | ░[ ] ░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu     ROLL:P2]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $225        [Day 17]
            |░░░░░P2 rolls 2.
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
        // the winner is told once the last roll has been read
        await shows(
            robot,
            "r",
            `
            |P1 $425        [Day 17]
            |░░░░░P1 wins $200 at
            |░░░░░Poker!
            | ░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-09 tickets pay at the Draw", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [26, 4], tickets: { "1": ["ticket3"] } },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $575        [Day 27]
            |[      ] P1 wins $250
            |       by tickets!
            |  27
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("a plain sum stands beside the day", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [12, 4] },
            dice: [1],
        })
        await shows(
            robot,
            "r",
            `
            |P1 $325        [Day 13]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[  ■1  ]
            |✉✉✉|▤  |◎  |✓  |✉  |[1]  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  13
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |P1: Yard sale, $40
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $365        [Day 13]
            |[      ] P1 collects
            |       $40. Cash
            |  13   $365.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })
})
