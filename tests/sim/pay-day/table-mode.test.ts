/** Pay Day's Table mode (PD-18): the die, and what there is to do. */
import { afterEach, describe, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { shows, standAt } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

describe("PD-18 Table mode", () => {
    test("PD-18 the die alone", async () => {
        robot = await standAt({
            players: 2,
            options: { mode: "die" },
            dice: [5],
        })
        await shows(
            robot,
            "",
            `
            |Pay Day
            |
            |
            |
            |
            |
            |
            |[hold:menu   ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |░░░░░
            |
            |[hold:menu   ROLL:roll]`
        )
    })

    test("PD-18 the die with accounts; what there is to do is named below", async () => {
        robot = await standAt({
            players: 3,
            options: { mode: "accounts" },
            dice: [2],
        })
        await shows(
            robot,
            "",
            `
            |Pay Day
            |
            |
            |
            |
            |
            |Roll the die
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "r",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |Roll the die
            |[SELECT:next ROLL:roll]`
        )
        await shows(
            robot,
            "s",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |A player pays
            |[SELECT:next  ROLL:pay]`
        )
        await shows(
            robot,
            "ss",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |What bills come to
            |[SELECT:next ROLL:bill]`
        )
        await shows(
            robot,
            "sss",
            `
            |Pay Day
            |░░░░░
            |░░░░░
            | ░░░░
            |░░░░░
            |░░░░░
            |Correct the cash
            |[SELECT:next  ROLL:fix]`
        )
    })
})
