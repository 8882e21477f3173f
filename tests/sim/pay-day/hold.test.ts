/** Behind a hold of SELECT in Pay Day: what is owed, the menu, the month; and Undo. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { parseEnv } from "../../../sim/env"
import { press, screenOf } from "../support"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("a hold", () => {
    test("shows at once what is owed, with the first cards, above the menu; and in it the rest and the month", async () => {
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
            |[P1 bills $280        ]
            |Tow truck        -$80
            |Property tax    -$200
            |Lottery ticket   $150
            |[Table menu        1/8]
            |→ Undo
            |  Bills and cards
            |[SELECT:next   ROLL:ok]`
        )
        // of everybody, a page each
        await shows(
            robot,
            "sr",
            `
            |[P1: bills         1/2]
            |Bills            $280
            |Tow truck        -$80
            |Property tax    -$200
            |Lottery ticket   $150
            |Racing pony      $550
            |
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "s",
            `
            |[P2: bills         2/2]
            |Bills            $160
            |New glasses     -$160
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
            |[The month            ]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  30
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |[1]  |$  |→              |
            |
            |[hold:back     ROLL:ok]`
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
        // a hold leaves the menu, as it does in every game
        await shows(
            robot,
            "SS",
            `
            |P1 $10         [Day 30]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  30
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |[1]  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
    })

    test("shows a loan too; without cards the menu has more room", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [8, 4], loan: [12300, 0] },
        })
        await shows(
            robot,
            "S",
            `
            |[P1 bills $0          ]
            |Loan          $12,300
            |[Table menu        1/8]
            |→ Undo
            |  Bills and cards
            |  The month
            |  Accounts
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("sums of any size stand whole beside long names", async () => {
        robot = await standAt(
            {
                players: 2,
                setup: {
                    day: [8, 4],
                    loan: [999900, 0],
                    bills: {
                        "1": [
                            "car4",
                            "car2",
                            "health5",
                            "bill9",
                            "bill16",
                            "bill11",
                            "bill13",
                            "bill1",
                            "bill2",
                            "bill4",
                        ],
                    },
                },
            },
            { host: { settings: parseEnv("names=WWWWWW MMMMMM") } }
        )
        await shows(
            robot,
            "S",
            `
            |[WWWWWW bills $1,210  ]
            |Loan         $999,900
            |New brakes      -$150
            |New clutch      -$240
            |[Table menu        1/8]
            |→ Undo
            |  Bills and cards
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "sr",
            `
            |[WWWWWW: bills     1/3]
            |Bills          $1,210
            |Loan         $999,900
            |New brakes      -$150
            |New clutch      -$240
            |Back doctor     -$110
            |Water works      -$60
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("PD-13 who is asked is shown there, and in the first row", async () => {
        robot = await standAt({
            players: 3,
            setup: {
                day: [10, 3, 5],
                cash: [100, 0, 0],
                bills: { "1": ["bill1"], "2": ["bill9", "car4"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rrr",
            `
            |P2 $0           [Day 3]
            |[P2 lacks $50         ]
            |$20 each Pay Day for
            |a loan of $100.
            |
            |
            |
            |[hold:menu   ROLL:loan]`
        )
        await shows(
            robot,
            "S",
            `
            |[P2 bills $440        ]
            |New clutch      -$240
            |Property tax    -$200
            |[Table menu        1/8]
            |→ Undo
            |  Bills and cards
            |  The month
            |[SELECT:next   ROLL:ok]`
        )
        // everybody's accounts begin with theirs, too
        await shows(
            robot,
            "sssr",
            `
            |[P2 month 1        2/3]
            |Cash               $0
            |Savings            $0
            |Interest           $0
            |Bills            $440
            |Worth              $0
            |Pot               $50
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("and a press of ROLL: a choice is taken back", async () => {
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
        const month = screenOf(robot)
        await press(robot, "SS")
        expect(screenOf(robot)).toEqual(month)
    })
})
