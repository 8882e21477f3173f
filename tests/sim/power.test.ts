/** Power cuts, saved games and what becomes of damaged ones, on the virtual machine. */
import { describe, expect, test } from "vitest"
import { numbersOf, playAuto, type Robot } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { OTHER_GAME, OUTDATED } from "../../src/ui/strings"
import { rehash } from "../engine/saves"
import { hex32 } from "../../sim/engine/run"
import { MAIN_MENU } from "./menu"
import {
    isDone,
    playOn,
    press,
    rows,
    savedIn,
    screenOf,
    startRobot,
} from "./support"

const GAME = { game: "rich-uncle", players: 3, seed: 11 }

/** Cuts the power of one robot, and powers the next one on with its flash. */
async function powerCycle(robot: Robot): Promise<Robot> {
    const { flash } = robot.host
    robot.host.powerOff()
    return await startRobot(GAME, flash)
}

describe("a game cut at every choice", () => {
    test("goes on to the same end as one that was not cut", async () => {
        const whole = await playAuto(GAME)
        const bot = new Bot(GAME.seed)
        let robot = await startRobot(GAME)
        await robot.setUp()
        let cuts = 0
        while (!isDone(robot)) {
            const before = robot.last.get("code+")
            await robot.step(bot)
            if (robot.last.get("code+") === before || isDone(robot)) continue
            robot = await powerCycle(robot)
            cuts++
            expect(screenOf(robot)[0]).toBe("[A game is saved   1/2]")
            await press(robot, "r")
        }
        expect(cuts).toBeGreaterThan(20)
        const [turns, hash = 0, ...cash] = numbersOf(robot.last.get("over"))
        expect({ turns, cash }).toEqual({
            turns: whole.turns,
            cash: whole.cash,
        })
        expect(hex32(hash)).toBe(whole.hash)
    })
})

test("a cut before a roll does not change the dice", async () => {
    let robot = await startRobot(GAME)
    await press(robot, "rr")
    const flash = robot.host.flash
    await press(robot, "r")
    const rolled = robot.last.get("roll")
    robot.host.powerOff()
    robot = await startRobot({ ...GAME, seed: 12 }, flash)
    await press(robot, "rr")
    expect(robot.last.get("roll")).toBe(rolled)
})

test("a finished game shows its ranking again after a cut, and is put away by ROLL", async () => {
    const bot = new Bot(GAME.seed)
    let robot = await startRobot(GAME)
    await robot.setUp()
    await playOn(robot, bot)
    robot = await powerCycle(robot)
    await press(robot, "rr")
    expect(numbersOf(robot.last.get("over")).length).toBe(2 + GAME.players)
    expect(screenOf(robot)[0]).toMatch(/has won!/)
    await press(robot, "r")
    expect(screenOf(robot)[0]).toBe(MAIN_MENU)
    robot = await powerCycle(robot)
    expect(screenOf(robot)[0]).toBe(MAIN_MENU)
})

test("a winning press can be taken back", async () => {
    const bot = new Bot(GAME.seed)
    const robot = await startRobot(GAME)
    await robot.setUp()
    await playOn(robot, bot)
    expect(screenOf(robot)[0]).toMatch(/has won!/)
    // what led there is told again first
    await press(robot, "Sr")
    expect(screenOf(robot)[1]).toMatch(/announce\?/)
})

test("save and quit leads to the menu, and continues", async () => {
    const robot = await startRobot(GAME)
    await press(robot, "rrr")
    const screen = screenOf(robot)
    await press(robot, "Sssssssssrsr")
    expect(screenOf(robot)[0]).toBe(MAIN_MENU)
    await press(robot, "rr")
    expect(screenOf(robot)).toEqual(screen)
})

test("the share code of a game with an undo is that of the game as it stands", async () => {
    const robot = await startRobot(GAME)
    // sells a card, takes that back, and rolls without a sale
    await press(robot, "rrsrSrrrr")
    const played = parseCode(robot.codes.code() ?? "")
    expect(played.choices[0]).toBe(0)
    const again = await replay(played)
    expect(again.cash).toEqual(numbersOf(robot.last.get("turn")).slice(2))
})

describe("a save that can't be read", () => {
    /** A handheld whose saved records were changed while it was off. */
    async function spoil(
        change: (record: Uint8Array<ArrayBuffer>, slot: number) => void
    ): Promise<Robot> {
        const robot = await startRobot(GAME)
        await press(robot, "rrrr")
        const { flash } = robot.host
        robot.host.powerOff()
        const saved = savedIn(flash)
        saved.slots.forEach((record, slot) => record && change(record, slot))
        return await startRobot(GAME, flash, saved)
    }

    test("is told, and kept until the player chooses", async () => {
        let robot = await spoil(record => {
            record[20] = (record[20] ?? 0) ^ 1
        })
        const warning = rows(`
            |The saved game can't
            |be read: it is
            |damaged. It is kept
            |until you choose.
            |[A game is saved   1/2]
            |→ Leave it
            |  New game (erases)
            |[SELECT:next   ROLL:ok]`)
        expect(screenOf(robot)).toEqual(warning)
        await press(robot, "r")
        expect(screenOf(robot)[0]).toBe(MAIN_MENU)
        robot = await powerCycle(robot)
        expect(screenOf(robot)).toEqual(warning)
        await press(robot, "srr")
        expect(screenOf(robot)[1]).toMatch(/your turn/)
    })

    test.each([
        ["an older version", 0, 1, OUTDATED],
        ["a newer version", 0, 3, OUTDATED],
        ["another format of its cells", 4, 99, OUTDATED],
        ["another game", 2, 0, OTHER_GAME],
    ])("of %s is told from a damaged one", async (_, at, value, text) => {
        const robot = await spoil(record => {
            record[at] = value
            rehash(record)
        })
        const shown = screenOf(robot).slice(0, 4).join(" ").trim()
        expect(shown).toBe(text)
        expect(screenOf(robot)[5]).toBe("→ Leave it")
    })

    test("in part goes on from what can be read", async () => {
        let robot = await startRobot(GAME)
        await robot.setUp()
        await playOn(robot, new Bot(GAME.seed), 4)
        const { flash } = robot.host
        robot.host.powerOff()
        const saved = savedIn(flash)
        const [first, second] = saved.slots
        const newer = (first?.[5] ?? 0) > (second?.[5] ?? 0) ? first : second
        newer![20]! ^= 1
        robot = await startRobot(GAME, flash, saved)
        expect(screenOf(robot)).toEqual(
            rows(`
            |Part of the save is
            |damaged. Going on
            |from the last moment
            |that can be read.
            |[A game is saved   1/2]
            |→ Continue
            |  New game (erases)
            |[SELECT:next   ROLL:ok]`)
        )
        await press(robot, "r")
        // turn 4 begins, turn 3 is the newest with a choice, turn 2 the one before
        expect(robot.last.get("resume")).toMatch(/^resume rich-uncle 2 /)
    })
})
