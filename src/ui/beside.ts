// Beside: what was told, beside dice.

import { widthOfDice } from "./dice"
import { canvas, FOOTER, paragraph, paragraphBeside } from "./screen"
import { told } from "./vocabulary"

/** The last row of what was told. */
export const MESSAGE_ROWS = FOOTER - 1

/** Writes what was told (empty for nothing) beside so many dice, from a row on. */
export function tellBeside(
    said: string,
    args: number[],
    count: number,
    row: number
): void {
    if (said === "") return
    const text = told(said)
    // on a short panel the dice are in row 1 alone
    if (canvas.short) paragraph(text, args, 2, MESSAGE_ROWS - 1)
    else
        paragraphBeside(text, args, row, widthOfDice(count), MESSAGE_ROWS - row)
}
