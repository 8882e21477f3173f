/** What the tests of Pay Day through the two buttons share. */
import { expect } from "vitest"
import { Robot, type RobotParts } from "../../../sim/auto"
import { payDay } from "../../../sim/games/pay-day"
import { HEADER, makeCells, RANDOM } from "../../../src/engine/cells"
import { Rng } from "../../../src/engine/rng"
import { Leave, QUIT } from "../../../src/engine/table"
import { Seat } from "../../engine/pay-day/support"
import { press, rows, screenOf, settingsOf } from "../support"

/** A position as a case writes it, and the faces that fall next. */
export interface Stand {
    players?: number
    options?: { months?: number; first?: number; mode?: string }
    setup?: object
    dice?: number[]
}

/** The generator's cells from which these faces fall first. */
function cellsFor(dice: readonly number[]): number[] {
    const cells = makeCells(HEADER)
    const rng = new Rng(cells)
    for (let seed = 1; ; ++seed) {
        rng.seed(seed, 0, 0)
        const words = cells.slice(RANDOM, RANDOM + 4)
        if (dice.every(face => rng.face() === face)) return words
    }
}

/** A handheld that goes on with the position, asked for the first time. */
export async function standAt(
    { players = 2, options = {}, setup = {}, dice = [] }: Stand,
    parts: RobotParts = {}
): Promise<Robot> {
    const agreed = payDay.readOptions(options, players)
    const seat = new Seat(() => {
        throw new Leave(QUIT)
    }).start(players, agreed, [1, 2, 3])
    payDay.readSetUp(setup, players, agreed, [])(seat.table)
    seat.table.cells.splice(RANDOM, 4, ...cellsFor(dice))
    await seat.run()
    const settings = new Map([
        ...(parts.host?.settings ?? []),
        ...settingsOf(seat.memory, "pay-day"),
    ])
    const robot = await Robot.start(
        { game: "pay-day", players, seed: 7 },
        { ...parts, host: { ...parts.host, settings } }
    )
    await robot.roll()
    return robot
}

/** Presses, and compares what the screen shows then with a drawing. */
export async function shows(robot: Robot, keys: string, drawing: string) {
    await press(robot, keys)
    const pages = robot.panel.height / 8
    expect(screenOf(robot).slice(0, pages)).toEqual(rows(drawing))
}
