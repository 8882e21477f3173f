/** What the tests of whole games share. */
import type { Panel } from "../../sim/screen"
import { type AutoOptions } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { numbersOf, Robot, type RobotParts } from "../../sim/auto"
import { parseCode } from "../../sim/engine/share-code"
import { screenReader } from "../../sim/node"
import { loadCode } from "../../sim/page/load-code"
import { RECORD, SavedRecord } from "../../src/engine/journal"
import { SIZE } from "../../src/games/rich-uncle/position"

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

/** A handheld of 3 players and seed 7 unless said otherwise. */
export async function startRobot(
    options: Partial<AutoOptions> = {},
    flash?: Uint8Array
): Promise<Robot> {
    const game = { game: "rich-uncle", players: 3, seed: 7, ...options }
    return await Robot.start(game, flash ? { host: { flash } } : {})
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

/** The saves' format of Rich Uncle, and the hash at their end. */
export const FORMAT = 1
export const HASH_BYTES = 4

/** How long the record is that begins here, where its hash fits; 0 when none does. */
export function lengthOf(bytes: Uint8Array): number {
    const record = new SavedRecord(bytes.slice(0, RECORD))
    for (record.length = RECORD; record.length > 0; --record.length)
        if (record.unpack([], SIZE, FORMAT) === SIZE) return record.length
    return 0
}

/** Where turn records begin in a flash: their layout, their format, then how many cells they hold. */
export function turnRecords(flash: Uint8Array): Uint8Array[] {
    const found: Uint8Array[] = []
    for (let at = 0; at + 3 < flash.length; ++at)
        if (flash[at] === 1 && flash[at + 1] === 1 && flash[at + 2] === SIZE)
            found.push(flash.subarray(at))
    return found.filter(record => lengthOf(record) > 0)
}
