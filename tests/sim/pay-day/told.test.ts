/** What Pay Day tells when it matters: who rolled what, what a card means, and the month at each turn. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { parseEnv } from "../../../sim/env"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("a roll-off", () => {
    test("PD-05 says who rolled what, and who is tied", async () => {
        robot = await standAt({
            players: 3,
            setup: { day: [1, 4, 5], deal: ["deal3"] },
            dice: [1, 4, 6, 6, 2, 5],
        })
        await shows(
            robot,
            "rrrrr",
            `
            |P2 $325         [Day 4]
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
            |P3 $325         [Day 5]
            |░░░░░P2 rolls 6.
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu     ROLL:P3]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $225         [Day 2]
            |░░░░░P3 rolls 6.
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $325         [Day 4]
            |░░░░░Tie: P2, P3 roll
            |░░░░░again.
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu     ROLL:P2]`
        )
        await shows(
            robot,
            "rr",
            `
            |P1 $225         [Day 2]
            |░░░░░P3 rolls 5.
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $225         [Day 2]
            |░░░░░P3 gets the
            |░░░░░commission, $25.
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
    })
})

describe("the month", () => {
    test.each(["postcard1", "ad1", "bill1"])(
        "stands there at the next player's turn after %s",
        async card => {
            robot = await standAt({
                players: 2,
                setup: { day: [4, 9], mail: [card] },
                dice: [1],
            })
            await shows(
                robot,
                "rrr",
                `
            |P2 $325         [Day 9]
            |✉  |▤  |✉✉ |-  |1  |☀  |   |[      ]
            |✉✉✉|[2]  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  9
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
            )
        }
    )

    test("PD-12 a name that has no room beside the day stands in the first row, whole", async () => {
        robot = await standAt(
            { players: 2, setup: { day: [5, 9], mail: ["ad1"] }, dice: [1] },
            { host: { settings: parseEnv("names=WWWWWW MMMMMM") } }
        )
        await shows(
            robot,
            "r",
            `
            |WWWWWW $325     [Day 6]
            |✉  |▤  |✉✉ |-  |✉  |[1]  |   |[  ■1  ]
            |✉✉✉|2  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  6
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Daylight Savings
            |[hold:menu   ROLL:next]`
        )
    })
})

describe("insurance", () => {
    test("PD-11 who is insured is told at once that a bill is cancelled", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [4, 9],
                mail: ["car4"],
                insurance: { "1": ["carInsurance1"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325         [Day 5]
            |[INSURED              ]
            |New clutch, $240: P1
            |is insured and pays
            |nothing.
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $325         [Day 9]
            |✉  |▤  |✉✉ |-  |1  |☀  |   |[      ]
            |✉✉✉|[2]  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  9
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
    })

    test("PD-11 and is not offered what they have", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [4, 9],
                mail: ["carInsurance2"],
                insurance: { "1": ["carInsurance1"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325         [Day 5]
            |[INSURED              ]
            |Car insurance, $60:
            |P1 is insured and
            |pays nothing.
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })
})
