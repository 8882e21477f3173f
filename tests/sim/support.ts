/** What the tests of whole games share. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../../sim/build"
import { fontOf, ScreenReader } from "../../sim/reader"
import type { Panel } from "../../sim/screen"
import { type AutoOptions } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { numbersOf, Robot } from "../../sim/auto"

const FONT_FILE = join(ROOT, "src", "ui", "font.ts")
const reader = new ScreenReader(fontOf(readFileSync(FONT_FILE, "utf8")))

/** What the panel says, row by row. */
export function screenOf(robot: Robot): string[] {
    return rowsOfPanel(robot.panel)
}

/** The same of any panel. */
export function rowsOfPanel(panel: Panel): string[] {
    return reader.read(panel)
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
    return await Robot.start(game, flash)
}

/** Presses, a letter each: `s` and `r` for SELECT and ROLL, capitals for holding them. */
export async function press(robot: Robot, keys: string): Promise<void> {
    for (const key of keys) {
        if (key === "s") await robot.select()
        else if (key === "r") await robot.roll()
        else await robot.hold(key === "S" ? "select" : "roll")
    }
}

/** Console lines that make up a transcript. */
export function isTranscript(line: string): boolean {
    return /^(roll|tell|choice) /.test(line)
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
