// Front: the page before the table menu: what who is on turn has to pay is seen as soon as SELECT is held.

import { ROLLER } from "../../engine/cells"
import { Game } from "../../engine/game"
import { Table } from "../../engine/table"
import { ROLL, SELECT_HOLD } from "../../device/buttons"
import {
    beginScreen,
    footer,
    nextPress,
    NO_ARGS,
    printTitle,
    redraw,
    show,
} from "../screen"
import { PLAY_ON, undo } from "../table-menu"
import { drawPage, nextPage } from "../views"
import { label, selectNext } from "../vocabulary"
import { drawMonth, takePieces } from "./month"

/** The view it shows. */
const VIEW = "owed"

/**
 * Shows the page, or pages, while somebody is on turn; ROLL undoes, as it does in the menu. Gives 0 where the menu is to follow,
 * else what the menu would.
 */
export async function showFront(table: Table): Promise<number> {
    let page = 0
    beginScreen()
    if (table.cells[ROLLER] === 0) return 0
    for (;;) {
        redraw()
        const pages = drawPage(table, VIEW, page)
        footer(selectNext, label("takeBack"), 0)
        await show()
        const press = await nextPress()
        if (press === SELECT_HOLD) return PLAY_ON
        if (press === ROLL) {
            const outcome = await undo(table)
            return outcome === 0 ? PLAY_ON : outcome
        }
        if (++page === pages) return 0
    }
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
