// Header: the first row of a game's pages: whose page it is with their figures, and, lit at its end, what the game has there.

import { ROLLER } from "../engine/cells"
import { Table } from "../engine/table"
import { Strip } from "./canvas"
import { COLS } from "./painter"
import { canvas, care, fillWords, inline } from "./screen"
import { row } from "./vocabulary"

/** What it says now: of whom, and what the game has at its end; by the keys of their words, and their numbers. */
const figures: number[] = [0, 0, 0, 0]
let figuresKey = ""
const asides: number[] = [0, 0, 0, 0]
let asideKey = ""
const taken: number[] = [0, 0, 0, 0]
/** Whose figures it has: who is asked, or whose piece moves, or who is on turn; 0 for nobody's. */
export let headed = 0
/** The row that says so, and whether it has to be written anew. */
const strip = new Strip()
let isDue = true

/** Has the row written anew the next time: other words are in use. */
export function resetHeader(): void {
    isDue = true
}

/** Takes down what it says, as it stands now: of the player who decides, or else of the one whose piece moves, or who is on turn. */
export function noteHeader(table: Table, who = 0): void {
    const roller = table.cells[ROLLER]
    const { game } = table
    headed = who
    if (who === 0 && game.month) headed = game.month().mover
    if (headed === 0) headed = roller
    care.steady = roller === 0
    taken[0] = headed
    const key = game.figures(headed, taken)
    take(figures)
    const besideKey = game.aside(taken)
    take(asides)
    if (key !== figuresKey || besideKey !== asideKey) isDue = true
    figuresKey = key
    asideKey = besideKey
}

export function drawHeader(): void {
    if (!isDue) {
        canvas.paste(0, strip)
        return
    }
    isDue = false
    const aside = asideKey === "" ? "" : row(asideKey)
    // a long name gives way to what stands beside it
    const room = COLS - fillWords(aside, asides).length
    inline(0, row(figuresKey), figures, room)
    if (aside !== "") canvas.printRight(0, fillWords(aside, asides), true)
    canvas.copy(0, strip)
}

/** Copies what was taken down, and sees whether it differs. */
function take(into: number[]): void {
    for (let i = 0; i < taken.length; ++i) {
        if (taken[i] !== into[i]) isDue = true
        into[i] = taken[i]
        taken[i] = 0
    }
}
