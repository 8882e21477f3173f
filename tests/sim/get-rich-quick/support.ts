/** What the tests of Get Rich Quick through the two buttons share. */
import { expect } from "vitest"
import type { Robot } from "../../../sim/auto"
import { press, rows, screenOf, startRobot } from "../support"

export const GAME = { game: "get-rich-quick", players: 3, seed: 7 }

/** Keys by which a player takes the device, marks cards of a hand without extra ones, and lays them down. */
export function picking(cards: number[]): string {
    let at = 1
    let keys = "r"
    for (const card of cards) {
        keys += `${"s".repeat(card - at)}r`
        at = card
    }
    return `${keys}r`
}

/** A game of three whose first players have picked; and what it has printed. */
export async function begin(...picks: number[][]) {
    const lines: string[] = []
    const robot = await startRobot({ ...GAME, log: line => lines.push(line) })
    await robot.setUp()
    for (const cards of picks) await press(robot, picking(cards))
    return { robot, lines }
}

export async function shows(robot: Robot, keys: string, drawing: string) {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** The cards that a screen shows as picked or marked. */
export function cardsOn(robot: Robot): string[] {
    return screenOf(robot).flatMap(row => /^[→ ]\*(\d)/.exec(row)?.[1] ?? [])
}
