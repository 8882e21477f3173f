// Two big dice, as large as the panel allows beside eleven columns of text.

import { Canvas } from "./canvas"
import { DICE, DIE_PAGES, DIE_WIDTH, GLYPH_DIE, GLYPH_DIE_FILLED } from "./font"
import { WIDTH } from "../device/display"

const ZERO = 48

/** Text columns to the right of the dice begin here; the dice take rows 1 to 5. */
export const DICE_COLS = 9

const TOP = 1
const BELOW = TOP + DIE_PAGES
const WHITE_X = 28
const FACE_SIZE = DIE_PAGES * DIE_WIDTH

/** Columns of a die in which its faces differ: the digit. */
const DIGIT = 3
const DIGIT_WIDTH = 20

/**
 * Puts a colored and a white die on the screen that is being composed: the colored one, on the left, is
 * a filled box with a dark digit, the white one an outline with a lit digit. Where dice are there already only the digits
 * that differ are drawn. On a panel too small for them they stand in row 1 as text.
 * @param colored, white faces, 1 to 6
 * @throws RangeError for any other face
 */
export function drawDice(canvas: Canvas, colored: number, white: number): void {
    if (!(colored >= 1 && colored <= 6 && white >= 1 && white <= 6))
        throw new RangeError(`no such dice: ${colored}, ${white}`)
    if (canvas.short) {
        canvas.printGlyph(TOP, 0, GLYPH_DIE_FILLED)
        canvas.printGlyph(TOP, 1, ZERO + colored)
        canvas.printGlyph(TOP, 3, GLYPH_DIE)
        canvas.printGlyph(TOP, 4, ZERO + white)
        return
    }
    const key = colored * 8 + white
    const before = canvas.picture.claim(TOP, DIE_PAGES, 0, DICE_COLS, key)
    if (before === 0) {
        drawFace(canvas.frame, 0, colored + 5, 0, DIE_WIDTH)
        drawFace(canvas.frame, WHITE_X, white - 1, 0, DIE_WIDTH)
        return
    }
    if (colored !== before >> 3) drawDigit(canvas, 0, colored + 5)
    if (white !== (before & 7)) drawDigit(canvas, WHITE_X, white - 1)
}

function drawDigit(canvas: Canvas, x: number, face: number): void {
    drawFace(canvas.frame, x, face, DIGIT, DIGIT_WIDTH)
    const from = x + DIGIT
    canvas.windows.add(TOP, BELOW, from, from + DIGIT_WIDTH)
}

/** Draws `width` columns of a face, from its column `column` on. */
function drawFace(
    frame: Buffer,
    x: number,
    face: number,
    column: number,
    width: number
): void {
    let to = TOP * WIDTH + x + column
    let from = face * FACE_SIZE + column
    for (let page = 0; page < DIE_PAGES; page++) {
        frame.blitAt(to, DICE, from, width)
        to += WIDTH
        from += DIE_WIDTH
    }
}
