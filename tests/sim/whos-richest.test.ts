/** Who's the Richest as players see it. A card stands as its sign, `?` face down, in brackets under the cursor; see sim/reader.ts. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { press, rows, screenOf, startRobot, takeUp } from "./support"

const GAME = "whos-richest"
/** Two players, three turns each, for money, the starter by dice. */
const MONEY = "whos-richest.1.2.3.0.0.0.458457898.818261487.-811471678.0..hdim"
/** One turn each, for points, P1 starts; then with three players in a group, and in the Classroom. */
const POINTS =
    "whos-richest.1.2.1.0.1.1.-985434040.-103786107.-2101827717.0..cw0u"
const IN_GROUP =
    "whos-richest.1.3.1.1.1.1.91522787.-52510813.-1217941821.0..as8r"
const CLASSROOM =
    "whos-richest.1.3.1.1.3.1.-461962733.2016086650.1283860106.0..gxh4"

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
    expect(robot.codes.code()).toMatch("whos-richest.1.3.1.1.1.1.")
    expect(screenOf(robot)[0]).toBe("P1 0              [1/1]")
    robot.host.powerOff()
    robot = await startRobot({ game: GAME })
    await press(robot, "rsssssrrS")
    expect(screenOf(robot)[0]).toBe("[Pocket Treasurer  1/3]")
    await press(robot, "rr")
    expect(robot.codes.code()).toMatch("whos-richest.1.2.3.0.0.0.")
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
            |[hold:menu     ROLL:P1]`)
        )
    })

    test("WTR-04: all throw two dice, the highest deals first", async () => {
        robot = await takeUp(MONEY)
        await press(robot, "r")
        expect(robot.last.get("dice")).toBe("dice 1 4")
        expect(beside()).toEqual(["P1 has 5.", "", "", "", ""])
        expect(screenOf(robot)[7]).toBe("[hold:menu     ROLL:P2]")
        await press(robot, "r")
        expect(robot.last.get("dice")).toBe("dice 2 5")
        expect(beside()).toEqual(["P2 has 7.", "", "", "", ""])
        await press(robot, "r")
        expect(beside()).toEqual(["P2 deals", "first.", "", "", ""])
    })
})

describe("a deal", () => {
    test("WTR-05: the dealer names the trump on a page of shapes", async () => {
        robot = await takeUp(MONEY)
        await expectScreen(
            "rrrr",
            `
            |P2 $2,400         [1/3]
            |[●] ▢  ▲  Name the
            |          trump for
            | ★  ♥  ◇  P1: circle
            |
            | ✚  ☾  ⬡
            |
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "ssss",
            `
            |P2 $2,400         [1/3]
            | ●  ▢  ▲  Name the
            |          trump for
            | ★ [♥] ◇  P1: heart
            |
            | ✚  ☾  ⬡
            |
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "r",
            `
            |P1 $2,400         [1/3]
            |[?] ?  ?  Find the
            |          heart. Try
            | ?  ?  ?  1: get
            |          $400.
            | ?  ?  ?
            |
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("WTR-06, WTR-07: cards are turned until the trump shows, and the attempt pays", async () => {
        robot = await takeUp(MONEY)
        await press(robot, "rrrrsssr")
        await expectScreen(
            "ssssr",
            `
            |P1 $2,400         [1/3]
            | ?  ?  ?  P1: try 1
            |          is the
            | ?  ◇  ?  diamond.
            |
            | ?  ?  ?
            |
            |[hold:menu   ROLL:next]`
        )
        // the open card is passed over
        await expectScreen(
            "rssss",
            `
            |P1 $2,400         [1/3]
            | ?  ?  ?  Find the
            |          star. Try
            | ?  ◇ [?] 2: get
            |          $300.
            | ?  ?  ?
            |
            |[SELECT:next   ROLL:ok]`
        )
        // of $2,400 each the dealer, P2, pays $300
        await expectScreen(
            "sssssr",
            `
            |P1 $2,700         [1/3]
            | ?  ★  ?  P1: try 2!
            |          The dealer
            | ?  ◇  ?  pays $300.
            |
            | ?  ?  ?
            |
            |[hold:menu   ROLL:next]`
        )
        await press(robot, "rSsr")
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[Balances             ]",
            "P1             $2,700",
            "P2             $2,100",
        ])
    })

    test("WTR-07: in points the picker's total is a signed sum", async () => {
        robot = await takeUp(POINTS)
        await expectScreen(
            "rrrrrsr",
            `
            |P2 +2             [1/1]
            | ⬡  ▲  ?  P2: try 3,
            |          +2. In all
            | ●  ?  ?  +2.
            |
            | ?  ?  ?
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("WTR-09: in group play a miss passes the pick on, the dealer left out", async () => {
        robot = await takeUp(IN_GROUP)
        // P1 deals: P3 picks, then P2, then P3 again
        for (const picker of [3, 2, 3]) {
            await press(robot, "r")
            expect(screenOf(robot)[0]).toBe(`P${picker} 0              [1/1]`)
            expect(screenOf(robot)[7]).toBe("[SELECT:next   ROLL:ok]")
            await press(robot, "r")
            expect(screenOf(robot)[1]?.slice(10)).toMatch(`P${picker}: try`)
        }
    })

    test("a hold opens the menu, and the cursor is where it was", async () => {
        robot = await takeUp(POINTS)
        await press(robot, "rss")
        const before = screenOf(robot)
        expect(before[1]).toMatch(/^ \? {2}\? \[\?\]/)
        await press(robot, "S")
        expect(screenOf(robot)[0]).toMatch("Table menu")
        expect(screenOf(robot)[3]).not.toMatch(/[?]/)
        await press(robot, "S")
        expect(screenOf(robot)).toEqual(before)
    })
})

describe("WTR-13: Classroom", () => {
    test("asks for the chance, tells it in all its forms, and counts right answers", async () => {
        robot = await takeUp(CLASSROOM)
        await expectScreen(
            "r",
            `
            |P3 0              [1/1]
            |[Chance, 9 left    1/4]
            |→ 1:9
            |  1:1
            |  1:2
            |  1:3
            |
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "r",
            `
            |P3 0              [1/1]
            | ?  ?  ?  Right! 1:9
            |          1/9 .11 11%
            | ?  ?  ?
            |
            | ?  ?  ?
            |
            |[hold:menu   ROLL:next]`
        )
        // a square, and P2 says one in seven of eight cards
        await expectScreen(
            "rrrsr",
            `
            |P2 0              [1/1]
            | ▢  ?  ?  No, it is
            |          1:8 1/8 .13
            | ?  ?  ?  13%
            |
            | ?  ?  ?
            |
            |[hold:menu   ROLL:next]`
        )
        await press(robot, "Sssr")
        expect(screenOf(robot).slice(0, 4)).toEqual([
            "[Right answers        ]",
            "P1             0 of 0",
            "P2             0 of 1",
            "P3             1 of 1",
        ])
    })
})
