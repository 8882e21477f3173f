// Statement: what was told of a player's account in a turn, a line each, with the running cash at its end.

import { TURN } from "../../engine/cells"
import { Table } from "../../engine/table"
import { printTitle, screenArgs, split } from "../screen"
import { row } from "../vocabulary"

/** Lines in view, the last ones. */
const LINES = 5
const ARGS = 4

const keys: string[] = []
const args: number[][] = []
/** How many prompts of its turn had passed when each was told, and which turn that was. */
const asked: number[] = []
let count = 0
let turn = 0

for (let i = 0; i < LINES; ++i) {
    keys.push("")
    args.push([0, 0, 0, 0])
    asked.push(0)
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

/** Adds the line of what the table was told last; lines that an undo has taken back go, and so do those of another turn. */
export function addLine(table: Table): void {
    const key = table.said
    if (turn !== table.cells[TURN]) count = 0
    turn = table.cells[TURN]
    while (count > 0 && asked[count - 1] > table.asked) count--
    for (let i = 0; i < count; ++i) if (keys[i] === key) count = i
    if (count === LINES) dropFirst()
    keys[count] = key
    asked[count] = table.asked
    for (let i = 0; i < ARGS; ++i) args[count][i] = table.args[i]
    count++
}

/** Writes the lines below a lit title. */
export function drawLines(): void {
    screenArgs[0] = args[0][0]
    printTitle(1, row("statement"), screenArgs, 0, 0)
    for (let i = 0; i < count; ++i) split(i + 2, 0, row(keys[i]), args[i])
}

function dropFirst(): void {
    const first = args[0]
    count--
    for (let i = 0; i < count; ++i) {
        keys[i] = keys[i + 1]
        asked[i] = asked[i + 1]
        args[i] = args[i + 1]
    }
    args[count] = first
}
