/** Pay Day's account with large sums: none is cut, none runs into another, and the running cash is always there. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../../sim/auto"
import { speaking } from "../../../sim/env"
import { press, screenOf } from "../support"
import { shows, standAt, type Stand } from "./support"

let robot: Robot

afterEach(() => robot.host.powerOff())

const RICH: Stand = {
    players: 2,
    setup: {
        day: [30, 9],
        cash: [1234, 0],
        savings: [10000, 0],
        bills: { "1": ["car1", "bill9"] },
    },
    dice: [1],
}

describe("an account", () => {
    test("PD-16 puts the cash below where it has no room beside the sum", async () => {
        robot = await standAt(RICH)
        await shows(
            robot,
            "rrr",
            `
            |P1 $2,559      [Day 31]
            |[P1: account      Cash]
            |Salary +$325   $1,559
            |Interest +$1,000
            |               $2,559
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |P1 $2,279      [Day 31]
            |[P1: account      Cash]
            |Salary +$325   $1,559
            |Interest +$1,000
            |               $2,559
            |Bills -$280    $2,279
            |
            |[hold:menu   ROLL:next]`
        )
        // to the bank: the sum by digits, since there are more than nine hundreds of it
        await shows(
            robot,
            "rsr",
            `
            |P1 $2,279      [Day 31]
            |[P1: amount           ]
            |
            |$ [0],000
            |
            |At most $2,200
            |
            |[SELECT:+1   ROLL:next]`
        )
        await shows(
            robot,
            "rssr",
            `
            |P1 $2,079      [Day 31]
            |[P1: account      Cash]
            |Interest +$1,000
            |               $2,559
            |Bills -$280    $2,279
            |Savings $10,200
            |               $2,079
            |[hold:menu   ROLL:next]`
        )
    })

    test("PD-16 has room for the largest sums, with the last lines in view", async () => {
        robot = await standAt({
            ...RICH,
            setup: {
                day: [30, 9],
                cash: [999000, 0],
                loan: [999900, 0],
                tickets: { "1": ["ticket1"] },
            },
        })
        await shows(
            robot,
            "rrr",
            `
            |P1 $799,345    [Day 31]
            |[P1: account      Cash]
            |Salary +$325 $999,325
            |Interest -$199,980
            |             $799,345
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test.each([
        ["en", "Interest +$1,000|$2,559"],
        ["es", "Interés +$1,000|$2,559"],
    ] as const)("PD-16 in %s too", async (code, line) => {
        robot = await standAt(RICH, { host: { settings: speaking(code) } })
        await press(robot, "rrr")
        const [words = "", cash = ""] = line.split("|")
        expect(screenOf(robot)[3]).toBe(words)
        expect(screenOf(robot)[4]).toBe(cash.padStart(21))
    })
})
