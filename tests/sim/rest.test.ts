/** What spares panel and battery: dimming, switching off, waking; and the Display page that sets it. */
import { beforeEach, describe, expect, test } from "vitest"
import { playAuto, type Robot } from "../../sim/auto"
import { buildProgram } from "../../sim/build"
import { fileOf } from "../../sim/paths"
import { MAIN } from "../../sim/programs"
import { Sh1106 } from "../../sim/chips/sh1106"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { Bot } from "../../sim/engine/bot"
import { parseEnv } from "../../sim/env"
import type { Host } from "../../sim/host"
import { startHost } from "../../sim/node"
import { seededRandom } from "../../sim/random"
import { textArt, type Panel } from "../../sim/screen"
import { MAIN_MENU, ON_SECOND, TO_DISPLAY } from "./menu"
import {
    isDone,
    press,
    readScreen,
    rows,
    screenOf,
    startRobot,
} from "./support"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }
const MINUTE = 60_000
const DIMMED = 1
const USUAL = 0x80

let robot: Robot

beforeEach(async () => {
    robot = await startRobot()
})

/** Lets time pass without a press. */
function idle(ms: number): void {
    robot.host.advance(ms)
}

describe("a handheld that is left alone", () => {
    test("dims after 30 s, and the press that brightens it counts", async () => {
        idle(29_000)
        expect(robot.panel.contrast).toBe(USUAL)
        idle(1_500)
        expect(robot.panel.contrast).toBe(DIMMED)
        await press(robot, "s")
        expect(robot.panel.contrast).toBe(USUAL)
        expect(screenOf(robot)[2]).toBe(ON_SECOND)
    })

    test("switches the panel off after 2 minutes, and then nothing streams", async () => {
        idle(2 * MINUTE - 1_000)
        expect(robot.panel.on).toBe(true)
        idle(2_000)
        expect(robot.panel.on).toBe(false)
        const { commands, i2c } = robot.host
        const samples = robot.host.samples
        const { bytes } = i2c
        idle(60 * MINUTE)
        expect(robot.host.commands).toBe(commands)
        expect(robot.host.samples).toBe(samples)
        expect(i2c.bytes).toBe(bytes)
    })

    test("wakes by a press that does nothing else, nor its hold", async () => {
        for (const key of ["s", "r", "S", "R"]) {
            const before = screenOf(robot)
            idle(3 * MINUTE)
            expect(robot.panel.on).toBe(false)
            robot.panel.powerCycle(seededRandom(5))
            await press(robot, key)
            expect(robot.panel.on).toBe(true)
            expect(robot.panel.contrast).toBe(USUAL)
            expect(screenOf(robot)).toEqual(before)
        }
        await press(robot, "s")
        expect(screenOf(robot)[2]).toBe(ON_SECOND)
    })

    test("plays and saves as before, however often it rests", async () => {
        const turns = 4
        const undisturbed = await playAuto({ ...GAME, turns })
        const bot = new Bot(GAME.seed)
        await robot.setUp()
        while (!isDone(robot, turns)) {
            idle(3 * MINUTE)
            await press(robot, "s")
            await robot.step(bot)
        }
        expect(robot.host.failures).toEqual([])
        expect(robot.codes.code()).toBe(undisturbed.code)
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await startRobot({}, flash)
        expect(screenOf(robot)[0]).toBe("[A game is saved   1/2]")
    })

    test("rests in the middle of Table mode too, unless the owner says no", async () => {
        await press(robot, "rssssrrsr")
        idle(3 * MINUTE)
        expect(robot.panel.on).toBe(false)
    })

    test("keeps the rack in view if the owner says so, dimmed", async () => {
        // the Display page's last line, then a game in Table mode
        await press(robot, TO_DISPLAY + "rsssssrS")
        await press(robot, "rssssrrsr")
        expect(screenOf(robot)[0]).toMatch(/^Rack/)
        idle(60 * MINUTE)
        expect(robot.panel.on).toBe(true)
        expect(robot.panel.contrast).toBe(DIMMED)
        await press(robot, "r")
        expect(screenOf(robot)[1]).toContain("$")
    })
})

describe("the Display page", () => {
    test("shows what is set, and sets the next at once", async () => {
        await press(robot, TO_DISPLAY + "rssrsrsr")
        expect(screenOf(robot)).toEqual(
            rows(`
                |[Display           5/6]
                |  SSD1306 128x64
                |  Upright
                |  Brightness 4
                |  Dim after 60 s
                |→ Off after 5 min
                |  Rack: goes off
                |[SELECT:next   ROLL:ok]`)
        )
        expect(robot.panel.contrast).toBe(255)
        idle(4 * MINUTE)
        expect(robot.panel.on).toBe(true)
        idle(2 * MINUTE)
        expect(robot.panel.on).toBe(false)
    })

    test("turns the picture upside down, and that outlives a power cut", async () => {
        await press(robot, TO_DISPLAY + "rsr")
        expect(robot.panel.turned).toBe(true)
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await startRobot({}, flash)
        expect(robot.panel.turned).toBe(true)
        const upright = await startRobot()
        expect(turned(robot.panel)).toBe(textArt(upright.panel))
    })
})

/** A panel's picture as who holds it upside down sees it. */
function turned(panel: Panel): string {
    return textArt(panel).split("").reverse().join("")
}

/** A handheld with another panel. */
async function start(
    panel: Ssd1306 | Sh1106,
    address: number,
    options: Parameters<typeof startHost>[0] extends infer O
        ? Partial<O>
        : never = {}
): Promise<Host> {
    await buildProgram(MAIN)
    const host = await startHost({
        bytecode: fileOf(MAIN),
        clock: "faked",
        random: seededRandom(7),
        onI2c: write => write.address === address && panel.write(write.bytes),
        ...options,
    })
    await host.idle()
    return host
}

describe("another panel", () => {
    test.each([
        ["sh1106 128x64 0x3c", new Sh1106(), 0x3c],
        ["sh1106 0x3d", new Sh1106(), 0x3d],
        ["0x3d", new Ssd1306(), 0x3d],
    ])("%s is set by .env.defaults", async (text, panel, address) => {
        const settings = parseEnv(`display=${text}`)
        const host = await start(panel, address, { settings })
        expect(readScreen(panel)[0]).toBe(MAIN_MENU)
        host.powerOff()
    })

    test("ROLL held at power-on tries the next, and keeps it", async () => {
        const panel = new Sh1106()
        const host = await start(panel, 0x3c, { held: ["roll"] })
        host.advance(1_000)
        host.up("roll")
        await host.idle()
        expect(readScreen(panel)[0]).toBe(MAIN_MENU)
        host.powerOff()
        const again = new Sh1106()
        const next = await start(again, 0x3c, { flash: host.flash })
        expect(readScreen(again)[0]).toBe(MAIN_MENU)
        next.powerOff()
    })

    test("held on, it tries one after the other", async () => {
        const panel = new Sh1106()
        const host = await start(panel, 0x3d, { held: ["roll"] })
        host.advance(9_000)
        host.up("roll")
        await host.idle()
        expect(readScreen(panel)[0]).toBe(MAIN_MENU)
        host.powerOff()
    })
})
