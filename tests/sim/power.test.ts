/** Power cuts, saved games and what becomes of damaged ones, on the virtual machine. */
import { describe, expect, test } from "vitest"
import { numbersOf, playAuto, type Robot } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { hashOf } from "../../src/engine/journal"
import { hex32 } from "../../sim/engine/run"
import { MAIN_MENU } from "./menu"
import {
    FORMAT,
    HASH_BYTES,
    isDone,
    lengthOf,
    playOn,
    press,
    rows,
    screenOf,
    startRobot,
    turnRecords,
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
    await press(robot, "Ssssssssrsr")
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
    /** A handheld whose saved game's turn records were changed while it was off. */
    async function spoil(change: (record: Uint8Array) => void): Promise<Robot> {
        const robot = await startRobot(GAME)
        await press(robot, "rrrr")
        const { flash } = robot.host
        robot.host.powerOff()
        const records = turnRecords(flash)
        expect(records.length).toBeGreaterThan(0)
        records.forEach(change)
        return await startRobot(GAME, flash)
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

    test("of another version is told from a damaged one", async () => {
        const robot = await spoil(record => {
            const length = lengthOf(record)
            record[1] = FORMAT + 1
            const hash = hashOf(record, length - HASH_BYTES)
            for (let i = 0; i < HASH_BYTES; ++i)
                record[length - HASH_BYTES + i] = (hash >>> (8 * i)) & 0xff
        })
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "The saved game is of",
            "another version. It",
            "is kept until you",
        ])
    })
})
