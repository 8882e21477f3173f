// Statement: what was told of a player's account in a turn, a line each, with the running cash at its end.

import { TURN } from "../../engine/cells"
import { Table } from "../../engine/table"
import { canvas, rowsOf, screenArgs, split } from "../screen"
import { row } from "../vocabulary"

/** Lines in view, the last ones. */
const LINES = 5
const ARGS = 4

const keys: string[] = []
const args: number[][] = []
let count = 0
/** The turn in which they were told. */
let turn = 0

for (let i = 0; i < LINES; ++i) {
    keys.push("")
    args.push([0, 0, 0, 0])
}

/** Another account begins. */
export function clearLines(): void {
    count = 0
}

/** Whether what is told under a key has a line: a row of its own, with something at its end. */
export function hasLine(key: string): boolean {
    const words = row(key)
    return words !== undefined && words.indexOf("|") >= 0
}

/** Adds the line of what the table was told last; those of another turn go. */
export function addLine(table: Table): void {
    if (turn !== table.cells[TURN]) count = 0
    turn = table.cells[TURN]
    if (count === LINES) dropFirst()
    keys[count] = table.said
    for (let i = 0; i < ARGS; ++i) args[count][i] = table.args[i]
    count++
}

/** Writes the lines below a lit title, the last ones where not all have room: one whose cash has none beside it takes two rows. */
export function drawLines(): void {
    screenArgs[0] = args[0][0]
    canvas.invertRow(1)
    split(1, 0, row("statement"), screenArgs)
    let used = 0
    for (let i = 0; i < count; ++i) used += rowsOf(row(keys[i]), args[i])
    let at = 2
    for (let i = 0; i < count; ++i) {
        const words = row(keys[i])
        const rows = rowsOf(words, args[i])
        if (used <= LINES) {
            split(at, 0, words, args[i], rows - 1)
            at += rows
        } else used -= rows
    }
}

function dropFirst(): void {
    const first = args[0]
    count--
    for (let i = 0; i < count; ++i) {
        keys[i] = keys[i + 1]
        args[i] = args[i + 1]
    }
    args[count] = first
}
