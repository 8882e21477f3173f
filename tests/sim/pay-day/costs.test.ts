/** What money costs in Pay Day is told before it is taken, and nothing is lost by a no; what an early end is ranked by. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("what money costs", () => {
    const last = { options: { months: 1 }, players: 2, dice: [1] }

    test("PD-15, PD-16 on the last Pay Day there is none to come", async () => {
        robot = await standAt({
            ...last,
            setup: { day: [30, 9], cash: [0, 0], bills: { "1": ["car1"] } },
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $0          [Day 31]
            |[P1 lacks $80         ]
            |No Pay Day to come: a
            |loan of $100 counts
            |off the worth.
            |
            |
            |[hold:menu   ROLL:loan]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $20         [Day 31]
            |[P1: account      Cash]
            |Loan +$100
            |Bills -$80        $20
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-15, PD-16 nor for savings", async () => {
        robot = await standAt({
            ...last,
            setup: {
                day: [30, 9],
                cash: [0, 0],
                savings: [500, 0],
                bills: { "1": ["bill9"] },
            },
        })
        await shows(
            robot,
            "rrr",
            `
            |P1 $50         [Day 31]
            |[P1 lacks $150        ]
            |No fee, no Pay Day to
            |come: $200 from
            |savings.
            |
            |
            |[hold:menu   ROLL:draw]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $50         [Day 31]
            |[P1: account      Cash]
            |Interest +$50     $50
            |Savings +$200
            |Bills -$200       $50
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-15 savings and the loan that has to follow are asked for at once", async () => {
        robot = await standAt({
            players: 2,
            setup: {
                day: [1, 9],
                cash: [0, 0],
                savings: [100, 0],
                deal: ["deal16"],
            },
            dice: [1],
        })
        await shows(
            robot,
            "rrr",
            `
            |P1 $0           [Day 2]
            |[P1 lacks $350        ]
            |Fee $50, $70 less
            |each Pay Day: all
            |savings and a loan of
            |$300.
            |
            |[SELECT:next ROLL:draw]`
        )
        // no: nothing was withdrawn, no fee is paid
        await shows(
            robot,
            "srSsssrs",
            `
            |[P1 month 1        1/2]
            |Cash               $0
            |Savings          $100
            |Interest          $10
            |Bills              $0
            |Worth            $100
            |Pot                $0
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("PD-15 before the roll a loan is there again after none was taken", async () => {
        robot = await standAt({ players: 2, setup: { day: [13, 4] } })
        await shows(
            robot,
            "srrrr",
            `
            |P1 $325        [Day 13]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |[1]  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  13
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |P1 $325        [Day 13]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |[1]  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  13
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Take a loan first
            |[SELECT:next ROLL:loan]`
        )
        // refused when its cost is seen
        await shows(
            robot,
            "rrrsrsr",
            `
            |P1 $325        [Day 13]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |[1]  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  13
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |P1 $325        [Day 13]
            |✉  |▤  |✉✉ |2  |✉  |☀  |   |[      ]
            |✉✉✉|▤  |◎  |✓  |✉  |[1]  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  13
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Take a loan first
            |[SELECT:next ROLL:loan]`
        )
    })

    test("PD-15 savings are called so", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [13, 4], savings: [500, 0] },
        })
        await shows(
            robot,
            "sr",
            `
            |P1 $325        [Day 13]
            |[P1: savings          ]
            |
            |$0
            |
            |At most $500
            |
            |[SELECT:more   ROLL:ok]`
        )
        await shows(
            robot,
            "sr",
            `
            |P1 $325        [Day 13]
            |[FROM SAVINGS         ]
            |Fee $50, $10 less
            |each Pay Day: $100
            |from savings.
            |
            |
            |[SELECT:next ROLL:draw]`
        )
    })
})

test("PD-17 a game that ends early is ranked without the bills still held", async () => {
    robot = await standAt({
        players: 2,
        setup: {
            day: [13, 4],
            cash: [300, 200],
            bills: { "1": ["bill9"] },
        },
    })
    await shows(
        robot,
        "Ssssssssrssr",
        `
            |[Ended early       1/5]
            |1. P2            $200
            |2. P1            $100
            |
            |
            |
            |
            |[SELECT:next ROLL:done]`
    )
})

test("PD-17 with everybody's cards to be added up too", async () => {
    const bills = (from: number) =>
        Array.from({ length: 4 }, (_, i) => `bill${from + i}`)
    robot = await standAt({
        players: 4,
        setup: {
            day: [13, 4, 5, 6],
            cash: [300, 200, 100, 500],
            bills: {
                "1": bills(1),
                "2": bills(5),
                "3": bills(9),
                "4": bills(13),
            },
        },
    })
    await shows(
        robot,
        "Ssssssssrssr",
        `
            |[Ended early       1/5]
            |1. P4             $95
            |2. P1             -$5
            |3. P2           -$255
            |4. P3           -$445
            |
            |
            |[SELECT:next ROLL:done]`
    )
})
