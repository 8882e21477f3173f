/** Pay Day on a panel of 32 rows: the month is a row of text, player and day, and so is what an account is told. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { Ssd1306 } from "../../../sim/chips/ssd1306"
import { parseEnv } from "../../../sim/env"
import { shows, standAt } from "./support"

const SHORT = () => ({
    panel: new Ssd1306({ height: 32 }),
    host: { settings: parseEnv("display=128x32") },
})

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("on 32 rows", () => {
    test("everybody's day stands in a row, and what the day says below", async () => {
        robot = await standAt(
            {
                players: 4,
                setup: {
                    day: [8, 9, 12, 31],
                    month: [1, 1, 1, 3],
                    cash: [100, 200, 300, 400],
                },
                dice: [4],
            },
            SHORT()
        )
        await shows(
            robot,
            "",
            `
            |P1 $100         [Day 8]
            |1:8  2:9  3:12 4:31
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |P1 $100         [Day 8]
            |1:8  2:9  3:12 4:31
            |Take a loan first
            |[SELECT:next ROLL:loan]`
        )
        await shows(
            robot,
            "sr",
            `
            |P1 $100        [Day 12]
            |1:12 2:9  3:12 4:31
            |P1: 1 Mail
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $100        [Day 12]
            |[A BILL FOR THE CAR   ]
            |Tow truck: $80. P1
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-16 Pay Day goes through its steps, each with the running cash", async () => {
        robot = await standAt(
            {
                players: 2,
                setup: {
                    day: [30, 0],
                    cash: [10, 200],
                    loan: [300, 0],
                    bills: { "1": ["car1", "bill9"] },
                },
                dice: [1],
            },
            SHORT()
        )
        await shows(
            robot,
            "rr",
            `
            |P1 $335        [Day 31]
            |P1's salary $325.
            |Cash $335.
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $275        [Day 31]
            |Interest of $60 paid.
            |Cash $275.
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $275        [Day 31]
            |[P1 lacks $5          ]
            |$20 each Pay Day for
            |[hold:menu   ROLL:loan]`
        )
        await shows(
            robot,
            "s",
            `
            |[P1 lacks $5          ]
            |$20 each Pay Day for
            |a loan of $100.
            |[hold:menu   ROLL:loan]`
        )
        await shows(
            robot,
            "sr",
            `
            |P1 $95         [Day 31]
            |Bills of $280 paid.
            |Cash $95.
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $95          [Start]
            |P1 begins month 2.
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("a hold shows what is owed above the menu, and the cards and the month are in it", async () => {
        robot = await standAt(
            { players: 2, setup: { day: [30, 4], bills: { "1": ["car1"] } } },
            SHORT()
        )
        await shows(
            robot,
            "S",
            `
            |[P1 bills $80         ]
            |[Table menu        1/8]
            |→ Undo
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "s",
            `
            |[P1 bills $80         ]
            |[Table menu        2/8]
            |→ Bills and cards
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |[P1: bills         1/2]
            |Bills             $80
            |Tow truck        -$80
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "Ssr",
            `
            |[The month            ]
            |1:30 2:4
            |
            |[hold:back     ROLL:ok]`
        )
    })
})
