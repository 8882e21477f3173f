import { Cells, PLAYERS, ROLLER } from "../../engine/cells"
import { Table } from "../../engine/table"
import { find } from "./deal"
import {
    ACCOUNTS,
    BANK,
    MAX_PLAYERS,
    nextTied,
    SETTLED,
    TIED,
    TRUMP,
} from "./position"

/**
 * Settles the places from the top down, as far as nobody is tied for one: who has a place keeps it, all others are compared
 * by what they have now (WTR-10, WTR-11). Gives the place that is tied for, with those tied in `TIED`; 0 when none is left.
 */
export function settle(cells: Cells): number {
    const players = cells[PLAYERS]
    let place = 1
    for (let player = 1; player <= players; ++player)
        if (cells[SETTLED + player] > 0) ++place
    while (place <= players) {
        const best = bestOf(cells)
        if (cells[TIED] !== 1 << best) return place
        cells[TIED] = 0
        cells[SETTLED + best] = MAX_PLAYERS + 1 - place++
    }
    return 0
}

/** The player with the most of those without a place; all who have as much go into `TIED`. */
function bestOf(cells: Cells): number {
    let best = 0
    for (let player = 1; player <= cells[PLAYERS]; ++player) {
        if (cells[SETTLED + player] > 0) continue
        const units = cells[ACCOUNTS + player]
        if (best === 0 || units > cells[ACCOUNTS + best]) {
            best = player
            cells[TIED] = 0
        }
        if (units === cells[ACCOUNTS + best]) cells[TIED] |= 1 << player
    }
    return best
}

/** One of those tied picks from cards that the bank has laid; the trump stays as it was named last (WTR-11). */
export async function playOff(table: Table): Promise<void> {
    const cells = table.cells
    const picker = nextTied(cells)
    cells[ROLLER] = picker
    await table.tell("bankDeals", picker, cells[TRUMP])
    await find(table, BANK, picker)
    cells[TIED] &= ~(1 << picker)
}
