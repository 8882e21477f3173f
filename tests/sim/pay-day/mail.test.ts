/** Pay Day's Mail: a page for each piece. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("mail", () => {
    test("PD-08 a bill is owed till Pay Day, a collection is paid at once", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [2, 4], mail: ["car1", "collection1"] },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325         [Day 3]
            |[A BILL FOR THE CAR   ]
            |Tow truck: $80. P1
            |owes it till Pay Day.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 3]
            |[MONEY IN THE MAIL    ]
            |A tax refund brings
            |P1 $60.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $385         [Day 3]
            |[      ] P1 collects
            |       $60. Cash
            |  3    $385.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-08, PD-09 postcards, advertisements and tickets", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [7, 4], mail: ["postcard1", "ad1", "ticket2"] },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325         [Day 8]
            |[A POSTCARD           ]
            |P1 has greetings from
            |Aunt Flo in Oslo.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 8]
            |[AN ADVERTISEMENT     ]
            |Half-price hats!
            |Order today! P1 bins
            |it.
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $325         [Day 8]
            |[A LOTTERY TICKET     ]
            |Worth $150 if P1
            |lands on the Draw
            |this month.
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-11 insurance cancels bills held", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [4, 4],
                mail: ["carInsurance1"],
                bills: { "1": ["car1", "car2"] },
            },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325         [Day 5]
            |[CAR INSURANCE        ]
            |P1 may insure the car
            |for $60: no more car
            |bills, held ones too.
            |
            |
            |[SELECT:next  ROLL:buy]`
        )
        await shows(
            robot,
            "s",
            `
            |P1 $325         [Day 5]
            |[CAR INSURANCE        ]
            |P1 may insure the car
            |for $60: no more car
            |bills, held ones too.
            |
            |Rather not
            |[SELECT:next   ROLL:no]`
        )
        // back at the first: it says so again
        await shows(
            robot,
            "s",
            `
            |P1 $325         [Day 5]
            |[CAR INSURANCE        ]
            |P1 may insure the car
            |for $60: no more car
            |bills, held ones too.
            |
            |Buy it now
            |[SELECT:next  ROLL:buy]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $265         [Day 5]
            |[      ] P1 pays $60.
            |       Cash $265.
            |  5
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $265         [Day 5]
            |[      ] Insurance
            |       cancels $230
            |  5    of P1's bills.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-10 who is in debt may bet, in tens", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [4, 4],
                cash: [30, 0],
                mail: ["swellfare1"],
                bills: { "1": ["car1"] },
            },
            dice: [1, 6],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $30          [Day 5]
            |[SWELLFARE            ]
            |In debt? Bet up to
            |$100: a 5 or 6 pays
            |ten times. Lost bets
            |go to the Pot.
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $30          [Day 5]
            |[P1 may bet           ]
            |
            |$0
            |
            |At most $100
            |
            |[SELECT:more   ROLL:ok]`
        )
        await shows(
            robot,
            "sss",
            `
            |P1 $30          [Day 5]
            |[P1 may bet           ]
            |
            |$30
            |
            |At most $100
            |
            |[SELECT:more   ROLL:ok]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $30          [Day 5]
            |[      ] P1 bets $30.
            |
            |  5
            |
            |
            |
            |[hold:menu     ROLL:P1]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $330         [Day 5]
            |░░░░░P1 wins the bet:
            |░░░░░$300!
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
    })
})
