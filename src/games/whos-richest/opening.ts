import { ROLLER } from "../../engine/cells"
import { Table } from "../../engine/table"
import { isMoney, STARTER, TURNS } from "./position"

/** Kinds of notes: of $400, $300, $200 and $100. */
export const NOTE_KINDS = 4
/** How many of each everyone gets, for 1 to 8 turns (WTR-03). */
const NOTES = "0024 2121 3222 4323 5335 6436 7456 8557"
const PRINTED_TURNS = 8
const ZERO = 48

/** How many notes of a kind everyone gets for so many turns; beyond the table, its last row and that of the rest. */
export function notes(turns: number, kind: number): number {
    if (turns > PRINTED_TURNS)
        return notes(PRINTED_TURNS, kind) + notes(turns - PRINTED_TURNS, kind)
    return NOTES.charCodeAt((turns - 1) * (NOTE_KINDS + 1) + kind) - ZERO
}

/** Before the first deal: everyone's notes (WTR-03), and who starts, where that was not agreed. */
export async function open(table: Table): Promise<void> {
    const cells = table.cells
    const turns = cells[TURNS]
    if (isMoney(cells))
        await table.tell(
            "notes",
            notes(turns, 0),
            notes(turns, 1),
            notes(turns, 2),
            notes(turns, 3)
        )
    if (cells[STARTER] === 0) {
        cells[STARTER] = await throwToStart(table)
        await table.tell("starts", cells[STARTER])
    }
}

/** All throw two dice, those who tie for the most again; gives who has the most (WTR-04). */
async function throwToStart(table: Table): Promise<number> {
    // a bit a player
    let throwing = -1
    for (;;) {
        let most = 0
        let who = 0
        let tied = 0
        for (let player = 1; player <= table.players(); ++player) {
            if ((throwing & (1 << player)) === 0) continue
            table.cells[ROLLER] = player
            await table.press(player, "throw")
            const sum = await table.throwDice(2)
            if (sum > most) {
                most = sum
                who = player
                tied = 0
            }
            if (sum === most) tied |= 1 << player
            await table.tell("threw", player, sum)
        }
        if (tied === 1 << who) return who
        throwing = tied
        await table.tell("throwAgain")
    }
}
