import { ROLLER } from "../../engine/cells"
import { Table } from "../../engine/table"
import { notes } from "./edition"
import { isMoney, STARTER, TURNS } from "./position"

/** Before the first deal: everyone's notes (WTR-03), and who starts, where that was not agreed. */
export async function open(table: Table): Promise<void> {
    const cells = table.cells
    const turns = cells[TURNS]
    if (isMoney(cells))
        await table.tell(
            // the only row of the table that leaves kinds out
            turns === 1 ? "notesOfOne" : "notes",
            notes(turns, 0),
            notes(turns, 1),
            notes(turns, 2),
            notes(turns, 3)
        )
    if (cells[STARTER] === 0) {
        await table.tell("allThrow")
        const starter = await throwToStart(table)
        cells[STARTER] = starter
        cells[ROLLER] = starter
        await table.tell("starts", starter)
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
        await table.tell("throwAgain", most)
    }
}
