// Front: the page before the table menu: what who is on turn has to pay is seen as soon as SELECT is held.

import { ROLLER } from "../../engine/cells"
import { Table } from "../../engine/table"
import { ROLL, SELECT_HOLD } from "../../device/buttons"
import { beginScreen, footer, nextPress, redraw, show } from "../screen"
import { SELECT_NEXT } from "../strings"
import { PLAY_ON, undo } from "../table-menu"
import { drawPage } from "../views"
import { label } from "../vocabulary"

/** The view it shows. */
const VIEW = "owed"

/**
 * Shows the page, or pages, while somebody is on turn; ROLL undoes, as it does in the menu. Gives 0 where the menu is to follow,
 * else what the menu would.
 */
export async function showFront(table: Table): Promise<number> {
    if (table.cells[ROLLER] === 0) return 0
    let page = 0
    beginScreen()
    for (;;) {
        redraw()
        const pages = drawPage(table, VIEW, page)
        footer(SELECT_NEXT, label("undo"), 0)
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
