/** Behind a hold of SELECT in Pay Day: what is owed, the menu, the month; and Undo. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { press, screenOf } from "../support"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("a hold", () => {
    test("shows at once what is owed, and the cards; then the menu, and in it the month", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [30, 4],
                cash: [10, 200],
                bills: { "1": ["car1", "bill9"], "2": ["health2"] },
                tickets: { "1": ["ticket2"] },
                deals: { "1": ["deal16"] },
            },
        })
        await shows(
            robot,
            "S",
            `
            |[P1 owes $280         ]
            |Tow truck        -$80
            |Property tax    -$200
            |Lottery ticket   $150
            |Racing pony      $550
            |
            |
            |[SELECT:next ROLL:Undo]`
        )
        await shows(
            robot,
            "s",
            `
            |[Table menu        1/8]
            |→ Undo
            |  The month
            |  Bills and cards
            |  Accounts
            |  Why?
            |  A player leaves
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "sr",
            `
            |[The month            ]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  30
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |[1]  |$  |→              |
            |
            |[hold:back     ROLL:ok]`
        )
        // of everybody, a page each
        await shows(
            robot,
            "Ssr",
            `
            |[P1 owes $280      1/2]
            |Tow truck        -$80
            |Property tax    -$200
            |Lottery ticket   $150
            |Racing pony      $550
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "s",
            `
            |[P2 owes $160      2/2]
            |New glasses     -$160
            |
            |
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "Ssr",
            `
            |[P1 month 1        1/2]
            |Cash              $10
            |Savings            $0
            |Interest           $0
            |Bills            $280
            |Worth             $10
            |Pot                $0
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("shows page after page of many cards; a hold goes back from each", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [8, 4],
                bills: {
                    "1": [
                        "car1",
                        "car2",
                        "car3",
                        "car4",
                        "car5",
                        "car6",
                        "bill1",
                    ],
                },
            },
        })
        await shows(
            robot,
            "S",
            `
            |[P1 owes $755      1/2]
            |Tow truck        -$80
            |New brakes      -$150
            |Tune-up          -$60
            |New clutch      -$240
            |Four tires      -$120
            |Oil change       -$45
            |[SELECT:next ROLL:Undo]`
        )
        await shows(
            robot,
            "s",
            `
            |[P1 owes $755      2/2]
            |Water works      -$60
            |
            |
            |
            |
            |
            |[SELECT:next ROLL:Undo]`
        )
        await shows(
            robot,
            "S",
            `
            |P1 $325         [Day 8]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |[1]  |▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        const month = screenOf(robot)
        await press(robot, "SS")
        expect(screenOf(robot)).toEqual(month)
    })

    test("again goes back, and ROLL undoes: a hold and a press take a choice back", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [8, 4], mail: ["bill1"] },
            dice: [4],
        })
        await shows(
            robot,
            "r",
            `
            |P1 $325        [Day 12]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[  ■4  ]
            |✉✉✉|▤  |◎  |✓  |[1]  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  12
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |P1: 1 Mail
            |[hold:menu   ROLL:next]`
        )
        // the month as it was, before the roll
        await shows(
            robot,
            "Sr",
            `
            |P1 $325         [Day 8]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |[1]  |▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Dice had been seen.
            |[SELECT:next ROLL:roll]`
        )
        // nothing is undone
        await shows(
            robot,
            "SS",
            `
            |P1 $325         [Day 8]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |[1]  |▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Dice had been seen.
            |[SELECT:next ROLL:roll]`
        )
    })
})
