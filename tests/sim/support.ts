/** What the tests of whole games share. */
import { Bot } from "../../sim/engine/bot"
import { numbersOf, Robot } from "../../sim/auto"

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
