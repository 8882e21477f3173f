/** What the owner of a handheld puts in: names; the winners it remembers; and forgetting it all. */
import { describe, expect, test } from "vitest"
import { Bot } from "../../sim/engine/bot"
import { parseEnv } from "../../sim/env"
import {
    damaged,
    expectScreen,
    GAME,
    powerOn,
    setOfNewGame,
    SETTINGS,
} from "./owner"
import { MAIN_MENU } from "./menu"
import { isDone, playOn, press, screenOf } from "./support"

test("the settings, two presses away", async () => {
    await expectScreen(
        await powerOn(),
        SETTINGS,
        `
        |[Settings          1/7]
        |→ Names
        |  Set: Rich Uncle
        |  Winners
        |  Display
        |  Language/Idioma: EN
        |  About
        |[SELECT:next   ROLL:ok]`
    )
})

describe("names", () => {
    test("are spelled by the row of each letter, then the letter", async () => {
        const robot = await powerOn()
        await expectScreen(
            robot,
            `${SETTINGS}r`,
            `
            |[Names             1/8]
            |→ 1: P1
            |  2: P2
            |  3: P3
            |  4: P4
            |  5: P5
            |  6: P6
            |[SELECT:next   ROLL:ok]`
        )
        // of player 3, the row of G to L
        await expectScreen(
            robot,
            "ssrsr",
            `
            |[Name: P3          1/6]
            |→ G
            |  H
            |  I
            |  J
            |  K
            |  L
            |[SELECT:next   ROLL:ok]`
        )
        // I; then D: its row is the first, and it is the fourth there
        await expectScreen(
            robot,
            "ssrrsssr",
            `
            |[Name: ID          1/8]
            |→ ABCDEF
            |  GHIJKL
            |  MNOPQR
            |  STUVWX
            |  YZÑ
            |  ÁÉÍÓÚÜ
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            robot,
            "rrssssssr",
            `
            |[Names             3/8]
            |  2: P2
            |→ 3: IDA
            |  4: P4
            |  5: P5
            |  6: P6
            |  7: P7
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("end by themselves at six letters, and go letter by letter by holding SELECT or the last line", async () => {
        const robot = await powerOn()
        await press(robot, `${SETTINGS}rr`)
        await press(robot, "rr".repeat(6))
        expect(screenOf(robot)[1]).toBe("→ 1: AAAAAA")
        await press(robot, "rS")
        expect(screenOf(robot)[0]).toBe("[Name: AAAAA       1/8]")
        await press(robot, "sssssssr")
        expect(screenOf(robot)[0]).toBe("[Name: AAAA        1/8]")
        await press(robot, "SSSS")
        expect(screenOf(robot)[0]).toBe("[Name: P1          1/8]")
        // nothing is left to erase: back
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("→ 1: P1")
    })

    test("stand for the players in a game, and outlive a power cut", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}rss`)
        await press(robot, `r${"rr".repeat(6)}SS`)
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await powerOn({ flash })
        await press(robot, "rr")
        const [header, title] = screenOf(robot)
        expect(header).toMatch(/^AAAAAA \$10,000 /)
        expect(title).toBe("[AAAAAA's turn     1/5]")
        // the console has numbers
        expect(robot.last.get("ask")).toMatch(/^ask 3 turn /)
    })

    test("outlive a power cut letter by letter, before they are done", async () => {
        let robot = await powerOn()
        // A, G, and a letter too many that is taken back
        await press(robot, `${SETTINGS}rrrrsrrrrS`)
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await powerOn({ flash })
        await press(robot, `${SETTINGS}r`)
        expect(screenOf(robot)[1]).toBe("\u2192 1: AG")
    })

    test("can be given at deploy", async () => {
        const settings = parseEnv("names=- Ben Ida")
        const robot = await powerOn({ settings })
        await press(robot, "rr")
        expect(screenOf(robot)[1]).toBe("[IDA's turn        1/5]")
    })

    test("that can't be read are told of, and count as none", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}rrrrssssssrSS`)
        const settings = damaged(robot.host.flash, "names.own")
        robot.host.powerOff()
        robot = await powerOn({ settings })
        await expectScreen(
            robot,
            "r",
            `
            |[names.own            ]
            |The names can't be
            |read: they are
            |damaged. Players have
            |numbers till names
            |are entered again.
            |
            |[hold:back     ROLL:ok]`
        )
        await press(robot, "rr")
        expect(screenOf(robot)[1]).toBe("[P3's turn         1/5]")
    })
})

describe("winners", () => {
    test("a game that is won is noted when its ranking is put away", async () => {
        const settings = parseEnv("names=Anna Ben Ida")
        const robot = await powerOn({ settings })
        await robot.setUp()
        await playOn(robot, new Bot(GAME.seed))
        expect(isDone(robot)).toBe(true)
        const [, , winner = "", cash = ""] = (
            robot.last.get("tell") ?? ""
        ).split(" ")
        const name = ["ANNA", "BEN", "IDA"][Number(winner) - 1] ?? ""
        const dollars = `$${Number(cash).toLocaleString("en-US")}`
        // what was told, then the ranking
        while (!screenOf(robot)[0]?.includes("Pocket")) await press(robot, "r")
        await press(robot, `${SETTINGS}ssr`)
        const gap = " ".repeat(19 - name.length - dollars.length)
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[Winners           1/1]",
            "Rich Uncle",
            `  ${name}${gap}${dollars}`,
        ])
    })

    test("there are none at first", async () => {
        const robot = await powerOn()
        await press(robot, `${SETTINGS}ssr`)
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "[Winners              ]",
            "No game has been won",
        ])
    })
})

describe("forget everything", () => {
    const FORGET = "ssssssr"

    test("asks first", async () => {
        const robot = await powerOn()
        await expectScreen(
            robot,
            `${SETTINGS}${FORGET}`,
            `
            |Saved games, names,
            |sets, winners and
            |settings go for good.
            |
            |[Forget all?       1/2]
            |→ No, keep it
            |  Yes, erase
            |[SELECT:next   ROLL:ok]`
        )
        await press(robot, "r")
        expect(screenOf(robot)[0]).toBe("[Settings          7/7]")
    })

    test("then all is as at the first boot", async () => {
        let robot = await powerOn()
        // a name, a price, a brighter picture, a game begun
        await press(robot, `${SETTINGS}rrrrssssssrS`)
        await press(robot, "srsrrsrrS")
        await press(robot, "ssrssrS")
        expect(robot.panel.contrast).toBe(255)
        await press(robot, "Srrr")
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await powerOn({ flash })
        expect(screenOf(robot)[0]).toBe("[A game is saved   1/2]")
        await press(robot, `S${SETTINGS}${FORGET}sr`)
        expect(screenOf(robot)[0]).toBe(MAIN_MENU)
        expect(robot.panel.contrast).toBe(0x80)
        const after = robot.host.flash
        robot.host.powerOff()
        robot = await powerOn({ flash: after })
        expect(screenOf(robot)[0]).toBe(MAIN_MENU)
        expect(await setOfNewGame(robot)).toBeUndefined()
        expect(screenOf(robot)[1]).toBe("[P3's turn         1/5]")
    })
})

test("a name gives way to figures that need its room", async () => {
    const lines = [
        "names=Anna Barnab Gustav",
        "ruPrices=20000",
        `ruDividends=${"10000 ".repeat(6)}`,
    ]
    const robot = await powerOn({ settings: parseEnv(...lines) })
    await robot.setUp()
    const headers: string[] = []
    for (let i = 0; i < 400 && !robot.last.has("over"); ++i) {
        // who could announce plays on: ROLL on the second of two
        await robot.answer((key, count) => (key === "reached" ? 1 : count - 1))
        headers.push(screenOf(robot)[0] ?? "")
    }
    // six letters, a space, $100,000 and [$20,000] would be a column more than there is
    const long = headers.filter(header =>
        /\$\d{3},000\[\$20,000\]$/.test(header)
    )
    expect(long.length).toBeGreaterThan(0)
    for (const header of long) expect(header).toMatch(/^(ANNA|BARNA|GUSTA) \$/)
})
