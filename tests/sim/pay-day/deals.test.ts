/** Pay Day's Deals and Buyers as the table sees them. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("Deals", () => {
    test("PD-04, PD-05 a Deal is bought with a loan, and all roll for its commission", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [1, 4], cash: [275, 200], deal: ["deal16"] },
            dice: [1, 3, 5],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $275         [Day 2]
            |[A DEAL               ]
            |Racing pony for $350.
            |A Buyer gives $550.
            |Commission $75.
            |
            |
            |[SELECT:next  ROLL:buy]`
        )
        // what is lacking, and what it costs, before it is taken
        await shows(
            robot,
            "r",
            `
            |P1 $275         [Day 2]
            |[P1 lacks $75         ]
            |$20 each Pay Day for
            |a loan of $100.
            |
            |
            |
            |[SELECT:next ROLL:loan]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $25          [Day 2]
            |[      ] P1 pays $350.
            |       Cash $25.
            |  2
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $25          [Day 2]
            |[      ] All roll: the
            |       highest gets
            |  2    $75.
            |
            |
            |
            |[hold:menu     ROLL:P1]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $200         [Day 4]
            |░░░░░P1 rolls 3.
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu     ROLL:P2]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $25          [Day 2]
            |░░░░░P2 rolls 5.
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
            |P1 $25          [Day 2]
            |░░░░░P2 gets the
            |░░░░░commission, $75.
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-06 a Buyer takes one Deal", async () => {
        robot = await standAt({
            players: 2,
            setup: { day: [9, 4], deals: { "1": ["deal1", "deal16"] } },
            dice: [1],
        })
        await shows(
            robot,
            "rr",
            `
            |P1 $325        [Day 10]
            |[P1 may sell       1/3]
            |→ Crate of limes $100
            |  Racing pony $550
            |  Sell nothing
            |
            |
            |[SELECT:next ROLL:sell]`
        )
        await shows(
            robot,
            "sr",
            `
            |P1 $875        [Day 10]
            |[      ] Racing pony
            |       sold. P1 gets
            |  10   $550.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })
})
