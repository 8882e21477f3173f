/** What the tests of whole games share. */
import type { Panel } from "../../sim/screen"
import { type AutoOptions } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { numbersOf, Robot, type RobotParts } from "../../sim/auto"
import { parseCode } from "../../sim/engine/share-code"
import { screenReader } from "../../sim/node"
import { readSetting } from "../../sim/fstor"
import { slotKey } from "../../src/engine/save"
import { Memory } from "../engine/support"
import { loadCode } from "../../sim/page/load-code"

const reader = screenReader()

/** What a panel says, row by row. */
export function readScreen(panel: Panel): string[] {
    return reader.read(panel)
}

/** What the robot's panel says, row by row. */
export function screenOf(robot: Robot): string[] {
    return readScreen(robot.panel)
}

/** The rows of a drawing of a screen: each begins behind a bar. */
export function rows(drawing: string): string[] {
    return drawing
        .split("\n")
        .map(line => line.trim())
        .filter(line => line.startsWith("|"))
        .map(line => line.slice(1).trimEnd())
}

/** A handheld of 3 players and seed 7 unless said otherwise, with this flash, in which this is saved instead. */
export async function startRobot(
    options: Partial<AutoOptions> = {},
    flash?: Uint8Array,
    saved?: Memory
): Promise<Robot> {
    const game = { game: "rich-uncle", players: 3, seed: 7, ...options }
    const settings = saved && settingsOf(saved)
    return await Robot.start(game, flash ? { host: { flash, settings } } : {})
}

/** A handheld that goes on with the game of a share code where the code ends, however the menus stand. */
export async function takeUp(
    code: string,
    parts: RobotParts = {}
): Promise<Robot> {
    const { game, players } = parseCode(code)
    const settings = new Map(parts.host?.settings)
    for (const [key, value] of (await loadCode(code)).settings)
        if (value) settings.set(key, value)
    const robot = await Robot.start(
        { game, players, seed: 7 },
        { ...parts, host: { ...parts.host, settings } }
    )
    await robot.roll()
    return robot
}

/** Presses, a letter each, see `Robot.keys`. */
export async function press(robot: Robot, keys: string): Promise<void> {
    await robot.keys(keys)
}

/** Console lines that make up a transcript. */
export function isTranscript(line: string): boolean {
    return /^(roll|dice|tell|choice) /.test(line)
}

/** Whether the game that a robot plays is over, or has seen so many turns. */
export function isDone(robot: Robot, turns = Infinity): boolean {
    const played = numbersOf(robot.last.get("turn"))[0] ?? 0
    return robot.last.has("over") || played >= turns
}

/** Plays on until the game is over, or has seen so many turns. */
export async function playOn(
    robot: Robot,
    bot: Bot,
    turns = Infinity
): Promise<void> {
    while (!isDone(robot, turns)) await robot.step(bot)
}

/** What a handheld has saved of a game, to be read and changed. */
export function savedIn(flash: Uint8Array, game = "rich-uncle"): Memory {
    const memory = new Memory()
    for (const slot of memory.slots.keys()) {
        const bytes = readSetting(flash, slotKey(game, slot))
        memory.slots[slot] = bytes && new Uint8Array(bytes)
    }
    return memory
}

/** The settings that put this in place of what was saved. */
export function settingsOf({ slots }: Memory, game = "rich-uncle") {
    return new Map(slots.map((bytes, slot) => [slotKey(game, slot), bytes]))
}
