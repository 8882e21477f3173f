// Two big dice, as large as the panel allows beside eleven columns of text.

import { Canvas } from "./canvas"
import { DICE, DIE_PAGES, DIE_WIDTH } from "./font"
import { WIDTH } from "../device/display"

/** Text columns to the right of the dice begin here; the dice take rows 1 to 5. */
export const DICE_COLS = 9

const TOP = 1
const WHITE_X = 28
const FACE_SIZE = DIE_PAGES * DIE_WIDTH

/**
 * Puts a colored and a white die on the screen that is being composed: the colored one, on the left, is
 * a filled box with a dark digit, the white one an outline with a lit digit.
 * @param colored, white faces, 1 to 6
 * @throws RangeError for any other face
 */
export function drawDice(canvas: Canvas, colored: number, white: number): void {
    if (!(colored >= 1 && colored <= 6 && white >= 1 && white <= 6))
        throw new RangeError(`no such dice: ${colored}, ${white}`)
    const key = colored * 8 + white
    if (!canvas.graphics(TOP, DIE_PAGES, 0, DICE_COLS, key)) return
    drawFace(canvas.frame, 0, colored + 5)
    drawFace(canvas.frame, WHITE_X, white - 1)
}

function drawFace(frame: Buffer, x: number, face: number): void {
    let to = TOP * WIDTH + x
    let from = face * FACE_SIZE
    for (let page = 0; page < DIE_PAGES; page++) {
        frame.blitAt(to, DICE, from, DIE_WIDTH)
        to += WIDTH
        from += DIE_WIDTH
    }
}
