/** Pay Day's month: where everybody is, where who is on turn lands, and what can be looked at. See `MonthReader` for how it reads. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("the month", () => {
    test("PD-02 everybody is on Start, an arrow; the piece of who is on turn is lit, and a loan is offered before the roll", async () => {
        robot = await standAt({ players: 4, options: { first: 3 } })
        await shows(
            robot,
            "",
            `
            |P3 $325         [Start]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 12[3]4         |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |P3 $325         [Start]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 12[3]4         |
            |Take a loan first
            |[SELECT:next ROLL:loan]`
        )
    })

    test("PD-02 the piece moves as far as the die says; the day stands large, under the die", async () => {
        robot = await standAt({
            players: 3,
            setup: { day: [8, 9, 12], cash: [100, 200, 300] },
            dice: [4],
        })
        await shows(
            robot,
            "",
            `
            |P1 $100         [Day 8]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |[      ]
            |[1]  |2  |◎  |✓  |3  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $100        [Day 12]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |[  ■4  ]
            |✉✉✉|2  |◎  |✓  |[1]3 |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  12
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |P1: 1 Mail
            |[hold:menu   ROLL:next]`
        )
    })

    test("four pieces on a day are ALL, lit as one of them moves", async () => {
        robot = await standAt({
            players: 4,
            setup: { day: [9, 9, 9, 8], cash: [5, 6, 7, 8] },
            options: { first: 4 },
            dice: [1],
        })
        await shows(
            robot,
            "",
            `
            |P4 $8           [Day 8]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |[      ]
            |[4]  |123|◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |P4 $8           [Day 9]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |[  ■1  ]
            |✉✉✉|[ALL]|◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  9
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |P4: Deal
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-12 each goes back a day in turn, and is lit", async () => {
        robot = await standAt({
            players: 3,
            setup: { day: [5, 8, 0], mail: ["ad1"] },
            dice: [1],
        })
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 6]
            |✉  |▤  |✉✉ |-  |✉  |[1]  |   |[  ■1  ]
            |2  |▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  6
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 3            |
            |P1: Daylight Savings
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 5]
            |✉  |▤  |✉✉ |-  |[1]  |☀  |   |[      ]
            |2  |▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  5
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 3            |
            |P1: 1 Mail
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 5]
            |[AN ADVERTISEMENT     ]
            |Half-price hats!
            |Order today! P1 bins
            |it.
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // P2 back from 8 to 7
        await shows(
            robot,
            "r",
            `
            |P2 $325         [Day 7]
            |✉  |▤  |✉✉ |-  |1  |☀  |[2]  |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  7
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 3            |
            |P2: Sweet Sunday
            |[hold:menu   ROLL:next]`
        )
        // P3 stays on Start
        await shows(
            robot,
            "r",
            `
            |P3 $650         [Start]
            |P3 is on Start:
            |another $325.
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // the next turn: the month again
        await shows(
            robot,
            "r",
            `
            |P2 $325         [Day 7]
            |✉  |▤  |✉✉ |-  |1  |☀  |[2]  |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  7
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→ 3            |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
    })
})
