// Front: what stands above the table menu: what who is asked has to pay is seen as soon as SELECT is held.

import { ROLLER } from "../../engine/cells"
import { Game } from "../../engine/game"
import { Table } from "../../engine/table"
import { beginScreen, canvas, NO_ARGS, printTitle } from "../screen"
import { drawTop, nextPage } from "../views"
import { label } from "../vocabulary"
import { drawMonth, takePieces } from "./month"

/** The view of which the first rows stand there, and how many below its title: two of the menu's have room then. */
const VIEW = "owed"
const ROWS = 3

/** Draws them while somebody is on turn; on a panel that has not room, the title. Gives the menu's first row. */
export function drawFront(table: Table): number {
    if (table.cells[ROLLER] === 0) return 0
    return drawTop(table, VIEW, canvas.short ? 0 : ROWS)
}

/** The view that is drawn. */
export const MONTH = "month"

/** The month at any time. */
export async function showMonth(table: Table): Promise<void> {
    const month = (table.game as Required<Game>).month()
    beginScreen()
    printTitle(0, label(MONTH), NO_ARGS, 0, 0)
    takePieces(month, table.players())
    drawMonth(month, month.day(month.mover), 0, false)
    await nextPage(0, 1)
}
