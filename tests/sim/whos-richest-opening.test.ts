/** Who's the Richest as players see it, from set-up to the first deal. Signs as in `whos-richest.test.ts`. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { press, rows, screenOf, startRobot, takeUp } from "./support"

const GAME = "whos-richest"
/** Two players, three turns each, for money, the starter by dice. */
const MONEY = "whos-richest.2.2.3.0.0.0.458457898.818261487.-811471678.0..fcmr"
/** For points, three players, the starter by dice. */
const BY_DICE = "whos-richest.2.3.1.0.1.0.23757.-314187.3.0..nyi6"

/** Answers at set-up, by their index. */
const ONE_TURN = 10
const GROUP = 1
const IN_POINTS = 1
const P1_STARTS = 1

let robot: Robot

afterEach(() => robot.host.powerOff())

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** What stands beside dice. */
function beside(): string[] {
    return screenOf(robot)
        .slice(1, 6)
        .map(row => row.slice(9))
}

test("set-up: turns, picking, scoring, starter", async () => {
    robot = await startRobot({ game: GAME })
    await expectScreen(
        "rsrsrsrsrsr",
        `
        |[New game          6/6]
        |  Start
        |  Players 3
        |  Turns each: 4
        |  Pick: group
        |  Points
        |→ Starts: P1
        |[SELECT:next   ROLL:ok]`
    )
})

test("what was agreed for it is what is played, and nothing of that is left for the next game", async () => {
    robot = await startRobot({ game: GAME })
    await robot.setUp([ONE_TURN, GROUP, IN_POINTS, P1_STARTS])
    expect(robot.codes.code()).toMatch("whos-richest.2.3.1.1.1.1.")
    expect(screenOf(robot)[0]).toBe("P1 0              [1/1]")
    robot.host.powerOff()
    robot = await startRobot({ game: GAME })
    await press(robot, "rsssssrrS")
    expect(screenOf(robot)[0]).toBe("[Pocket Treasurer  1/2]")
    await press(robot, "rr")
    expect(robot.codes.code()).toMatch("whos-richest.2.2.3.0.0.0.")
})

describe("before the first deal", () => {
    test("WTR-03: the notes that everyone gets", async () => {
        robot = await takeUp(MONEY)
        expect(screenOf(robot)).toEqual(
            rows(`
            |P1 $2,400         [1/3]
            |[EVERYONE GETS        ]
            |3 notes of $400, 2 of
            |$300, 2 of $200 and 2
            |of $100: $800 for
            |each turn.
            |
            |[hold:menu   ROLL:next]`)
        )
    })

    test("WTR-04: all throw two dice, the highest deals first", async () => {
        robot = await takeUp(MONEY)
        await expectScreen(
            "r",
            `
            |P1 $2,400         [1/3]
            |All throw two dice.
            |The most deals first.
            |
            |
            |
            |
            |[hold:menu     ROLL:P1]`
        )
        await press(robot, "r")
        expect(robot.last.get("dice")).toBe("dice 1 4")
        expect(beside()).toEqual(["P1 has 5.", "", "", "", ""])
        // who throws next has the header too
        expect(screenOf(robot)[0]).toBe("P2 $2,400         [1/3]")
        expect(screenOf(robot)[7]).toBe("[hold:menu     ROLL:P2]")
        await press(robot, "r")
        expect(robot.last.get("dice")).toBe("dice 2 5")
        expect(beside()).toEqual(["P2 has 7.", "", "", "", ""])
        await press(robot, "r")
        expect(beside()).toEqual(["P2 deals", "first.", "", "", ""])
    })

    test("in points the first page says what is thrown for, and the last whose deal it is", async () => {
        robot = await takeUp(BY_DICE)
        expect(screenOf(robot)).toEqual(
            rows(`
            |P1 0              [1/1]
            |All throw two dice.
            |The most deals first.
            |
            |
            |
            |
            |[hold:menu     ROLL:P1]`)
        )
        await press(robot, "rrr")
        expect(screenOf(robot)[0]).toBe("P3 0              [1/1]")
        await press(robot, "r")
        expect(beside()).toEqual(["P1 deals", "first.", "", "", ""])
        expect(screenOf(robot)[0]).toBe("P1 0              [1/1]")
    })
})
