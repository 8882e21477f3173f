// Dice, as large as the panel allows: up to five of them.

import { Canvas } from "./canvas"
import { DICE, DIE_PAGES, DIE_WIDTH, GLYPH_DIE, GLYPH_DIE_FILLED } from "./font"
import { WIDTH } from "../device/display"
import { MOST_DICE } from "../engine/table"

const ZERO = 48

/** Dice of a game's own pair: the colored and the white one. */
const PAIR = 2
/** Columns of text that so many dice take, from none to five; they take rows 1 to 5. */
const COLUMNS = hex`00 05 09 0e 13 15`

const TOP = 1
const BELOW = TOP + DIE_PAGES
/** From one die to the next; five have room when they share their edges. */
const WHITE_X = 28
const CLOSE_X = DIE_WIDTH - 1
/** What a picture of plain dice has as its key is above this, and a pair's below. */
const PLAIN = 64
const FACE_SIZE = DIE_PAGES * DIE_WIDTH

/** Columns of a die in which its faces differ: the digit. */
const DIGIT = 3
const DIGIT_WIDTH = 20

/** The column where text beside so many dice begins. */
export function widthOfDice(count: number): number {
    return COLUMNS[count]
}

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
    const before = canvas.picture.claim(TOP, DIE_PAGES, 0, COLUMNS[PAIR], key)
    if (before === 0 || before >= PLAIN) {
        drawFace(canvas.frame, 0, colored + 5, 0, DIE_WIDTH)
        drawFace(canvas.frame, WHITE_X, white - 1, 0, DIE_WIDTH)
        if (before !== 0) canvas.windows.add(TOP, BELOW, 0, WHITE_X + DIE_WIDTH)
        return
    }
    if (colored !== before >> 3) drawDigit(canvas, 0, colored + 5)
    if (white !== (before & 7)) drawDigit(canvas, WHITE_X, white - 1)
}

/**
 * Puts `count` plain dice, 1 to 5, on the screen that is being composed; on a panel too small for them they stand in row 1
 * as text.
 */
export function drawPlainDice(
    canvas: Canvas,
    faces: number[],
    count: number
): void {
    let key = PLAIN
    for (let i = 0; i < count; i++) {
        key = key * 8 + faces[i]
        if (!canvas.short) continue
        canvas.printGlyph(TOP, 3 * i, GLYPH_DIE)
        canvas.printGlyph(TOP, 3 * i + 1, ZERO + faces[i])
    }
    if (canvas.short) return
    const step = count < MOST_DICE ? WHITE_X : CLOSE_X
    const cols = COLUMNS[count]
    const before = canvas.picture.claim(TOP, DIE_PAGES, 0, cols, key)
    if (before === key) return
    for (let i = 0; i < count; i++)
        drawFace(canvas.frame, i * step, faces[i] - 1, 0, DIE_WIDTH)
    if (before !== 0)
        canvas.windows.add(TOP, BELOW, 0, (count - 1) * step + DIE_WIDTH)
}

/** Draws the digit of a face, 0 to 5 an outline, where another face is. */
export function drawDigit(canvas: Canvas, x: number, face: number): void {
    drawFace(canvas.frame, x, face, DIGIT, DIGIT_WIDTH)
    const from = x + DIGIT
    canvas.windows.add(TOP, BELOW, from, from + DIGIT_WIDTH)
}

/** Draws `width` columns of a face, 0 to 5 an outline, from its column `column` on into the frame, in rows 1 to 5 of text. */
export function drawFace(
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
