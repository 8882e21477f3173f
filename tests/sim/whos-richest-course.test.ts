/** Who's the Richest through a power cut and an undo, to its end, and on a short panel. Signs as in `whos-richest.test.ts`. */
import { afterEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { Bot } from "../../sim/engine/bot"
import { parseEnv } from "../../sim/env"
import type { I2cWrite } from "../../sim/host-options"
import { playOn, press, rows, screenOf, startRobot, takeUp } from "./support"

/** Two players, three turns each, for money, the starter by dice; and one turn each, for points, P1 starts. */
const MONEY = "whos-richest.1.2.3.0.0.0.458457898.818261487.-811471678.0..hdim"
const POINTS =
    "whos-richest.1.2.1.0.1.1.-985434040.-103786107.-2101827717.0..cw0u"
/** Eight players, one turn each, for money. */
const EIGHT = "whos-richest.1.8.1.0.0.0.-2014487124.114193951.305429820.0..ql6e"

let robot: Robot

afterEach(() => robot.host.powerOff())

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

describe("a deal taken up again", () => {
    const PICKING = `
        |P1 $2,400         [1/3]
        |[?] ?  ?  Find the
        |          star. Try
        | ?  ◇  ?  2: get
        |          $300.
        | ?  ?  ?
        |
        |[SELECT:next   ROLL:ok]`

    async function untilSecondPick(): Promise<void> {
        robot = await takeUp(MONEY)
        await press(robot, "rrrrsssrssssrr")
    }

    test("after a power cut: the trump, and the cards that were open", async () => {
        await untilSecondPick()
        expect(screenOf(robot)).toEqual(rows(PICKING))
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await startRobot({ game: "whos-richest" }, flash)
        expect(screenOf(robot)[0]).toMatch("A game is saved")
        // what led to the prompt is told again
        await expectScreen(
            "r",
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
        await expectScreen("r", PICKING)
    })

    test("after an undo: the card is closed again, and the table is told", async () => {
        await untilSecondPick()
        await press(robot, "Sr")
        const [, ...said] = screenOf(robot)
        expect(said.slice(0, 6).map(row => row.slice(0, 10).trim())).toEqual([
            "?  ?  ?",
            "",
            "?  ?  ?",
            "",
            "?  ?  ?",
            "",
        ])
        expect(said[0]?.slice(10)).toBe("A choice")
        await press(robot, "r")
        expect(screenOf(robot)[2]?.slice(10)).toBe("star. Try")
        expect(screenOf(robot)[3]?.slice(10)).toBe("1: get")
        // the cards lie as they lay
        await press(robot, "ssssr")
        expect(screenOf(robot)[3]?.slice(0, 8)).toBe(" ?  ◇  ?")
    })
})

test("WTR-10, WTR-11: the ranking of eight, on two pages, those who tied settled by their places", async () => {
    robot = await takeUp(EIGHT)
    await playOn(robot, new Bot(1))
    await expectScreen(
        "",
        `
        |[P8 has won!       1/7]
        |1. P8          $1,500
        |2. P5          $1,600
        |3. P2          $1,000
        |4. P6            $800
        |5. P3            $600
        |6. P4            $500
        |[SELECT:next ROLL:done]`
    )
    await expectScreen(
        "s",
        `
        |[P8 has won!       2/7]
        |7. P7            $200
        |8. P1            $100
        |
        |
        |
        |
        |[SELECT:next ROLL:done]`
    )
})

test("on a panel of 32 rows the cards are a list of words", async () => {
    const panel = new Ssd1306({ height: 32 })
    const settings = parseEnv("display=128x32")
    const onI2c = (write: I2cWrite) => panel.write(write.bytes)
    const host = { settings, onI2c }
    robot = await takeUp(POINTS, { panel, host, unchecked: true })
    const expectRows = async (keys: string, drawing: string) => {
        await press(robot, keys)
        expect(screenOf(robot).slice(0, 4)).toEqual(rows(drawing))
    }
    await expectRows(
        "s",
        `
        |P1 0              [1/1]
        |[P1: trump?        2/9]
        |→ square
        |[SELECT:next   ROLL:ok]`
    )
    await expectRows(
        "r",
        `
        |P2 0              [1/1]
        |[square try 1      1/9]
        |→ a1
        |[SELECT:next   ROLL:ok]`
    )
    await expectRows(
        "sr",
        `
        |P2 0              [1/1]
        |P2: try 1 is the
        |triangle.
        |[hold:menu   ROLL:next]`
    )
    await expectRows(
        "rs",
        `
        |P2 0              [1/1]
        |[square try 2      2/8]
        |→ a3
        |[SELECT:next   ROLL:ok]`
    )
})
