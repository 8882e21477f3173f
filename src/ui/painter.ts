// Painter: draws text cells into the frame, those that differ from what is there.

import { Image } from "@devicescript/graphics/src/image"
import { Display, WIDTH } from "../device/display"
import { CELL_WIDTH, FONT } from "./font"

/** Text cells in a row, and rows of a screen. */
export const COLS = 21
export const ROWS = 8
/** Added to a glyph's code, this makes the code of its inverse in the font. */
export const INVERSE = 128
export const SPACE = 32
/** Pixel columns of a glyph: the last one of its cell changes only with INVERSE. */
export const GLYPH_WIDTH = CELL_WIDTH - 1
/** Pixel columns before the first cell: they go with it, so that dark on lit begins with a lit one. */
export const MARGIN = 1

const CELLS = ROWS * COLS
/** A screen's record: its cells, row after row, then INVERSE or 0 for each row as a whole. */
export const RECORD = CELLS + ROWS
/** Where a row's INVERSE or 0 stands in a record. */
export const WHOLE = CELLS

/** Spans, by row (or page) the start and then by row the end, all empty. */
export const EMPTY = hex`ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 00`

/** No cell of a screen; and for a row as a whole neither INVERSE nor 0. */
const UNKNOWN = 0
const NEITHER = 1
/** Cells that are less than this apart go in one window: another one would cost as much as those between. */
const GAP = 3
/** From this many cells on a row is first compared as a whole, natively. */
const MANY = 4

/** Two records, and the frame that shows the second. Nothing here allocates. */
export class Painter {
    /** The screen as it is to be, and as the frame has it. */
    readonly wanted = Buffer.alloc(RECORD)
    readonly shown = Buffer.alloc(RECORD)
    readonly blank = Buffer.alloc(RECORD)
    // Their rows again, as images: comparing two images is native, and there is no other native way.
    private readonly wantedRows: Image[] = []
    private readonly shownRows: Image[] = []
    private readonly blankRow: Image
    /** Whether there is something for `finish` to do. */
    erasing = false
    // Pixel columns that `erase` has blanked and no window holds yet, by page; as EMPTY.
    private readonly erased = Buffer.alloc(2 * ROWS)

    constructor(private readonly display: Display) {
        this.blank.fillAt(0, CELLS, SPACE)
        this.wanted.blitAt(0, this.blank, 0, RECORD)
        this.shown.blitAt(0, this.blank, 0, RECORD)
        this.erased.blitAt(0, EMPTY, 0, 2 * ROWS)
        this.blankRow = imageOf(this.blank, 0)
        for (let row = 0; row < ROWS; row++) {
            this.wantedRows.push(imageOf(this.wanted, row))
            this.shownRows.push(imageOf(this.shown, row))
        }
    }

    /** Forgets what the frame shows of a row: it is drawn whole the next time. */
    forget(row: number): void {
        this.shown.fillAt(row * COLS, COLS, UNKNOWN)
        this.shown[WHOLE + row] = NEITHER
    }

    /** Whether a wanted row is dark all along. */
    isBlank(row: number): boolean {
        if (this.wanted[WHOLE + row] !== 0) return false
        return this.wantedRows[row].equals(this.blankRow)
    }

    /** Brings the wanted cells of a row from column `from` to before `to` into a page. */
    draw(page: number, row: number, from: number, to: number): void {
        const { wanted, shown } = this
        const inverse = wanted[WHOLE + row]
        const turned = inverse !== shown[WHOLE + row]
        const start = row * COLS
        if (turned) {
            shown.fillAt(start, COLS, UNKNOWN)
            shown[WHOLE + row] = inverse
        } else if (to - from >= MANY)
            if (this.wantedRows[row].equals(this.shownRows[row])) return
        const frame = this.display.frame
        const origin = page * WIDTH + MARGIN - start * CELL_WIDTH
        const end = start + to
        let first = -1
        let near = -1
        for (let i = start + from; i < end; i++) {
            const cell = wanted[i]
            if (cell !== shown[i]) {
                frame.blitAt(
                    i * CELL_WIDTH + origin,
                    FONT,
                    (cell | inverse) * CELL_WIDTH,
                    CELL_WIDTH
                )
                if (i > near) {
                    if (first >= 0)
                        this.mark(page, start, first, near - GAP, turned)
                    first = i
                }
                near = i + GAP
            }
        }
        if (first < 0) return
        this.mark(page, start, first, near - GAP, turned)
        shown.blitAt(start, wanted, start, COLS)
    }

    /** Blanks a row, where nothing is shown but from column `from` to before `to`. */
    clear(page: number, row: number, from: number, to: number): void {
        const shown = this.shown
        if (shown[WHOLE + row] === 0)
            if (this.shownRows[row].equals(this.blankRow)) return
        shown.blitAt(row * COLS, this.blank, 0, COLS)
        shown[WHOLE + row] = 0
        const left = from === 0 ? 0 : MARGIN + from * CELL_WIDTH
        const right = MARGIN + to * CELL_WIDTH
        this.display.frame.fillAt(page * WIDTH + left, right - left, 0)
        this.addErased(page, left, right)
    }

    /**
     * Blanks the cells of a row from column `from` to before `to`, for a picture that comes or goes. What is drawn beside
     * them or over them goes into the same window; `finish` tells the rest.
     */
    erase(page: number, row: number, from: number, to: number): void {
        this.keepInverse(row)
        this.shown.fillAt(row * COLS + from, to - from, SPACE)
        const left = from === 0 ? 0 : MARGIN + from * CELL_WIDTH
        const right = MARGIN + to * CELL_WIDTH
        const erased = this.erased
        this.display.frame.fillAt(page * WIDTH + left, right - left, 0)
        if (left < erased[page]) erased[page] = left
        if (right > erased[page + ROWS]) erased[page + ROWS] = right
        this.erasing = true
    }

    /** To be called after the rows were drawn. */
    finish(): void {
        if (!this.erasing) return
        const { erased } = this
        this.erasing = false
        for (let page = 0; page < ROWS; page++)
            if (erased[page] < erased[page + ROWS]) this.addErased(page, 255, 0)
    }

    /** Cells `first` to `last` of the row that begins at cell `start` have changed; all of it if it has turned over. */
    private mark(
        page: number,
        start: number,
        first: number,
        last: number,
        turned: boolean
    ): void {
        const { wanted, shown } = this
        let left = MARGIN + (first - start) * CELL_WIDTH
        let right = MARGIN + (last - start) * CELL_WIDTH + GLYPH_WIDTH
        if (turned || (wanted[last] ^ shown[last]) & INVERSE) right++
        if (first === start)
            if (turned || (wanted[first] ^ shown[first]) & INVERSE) {
                const frame = this.display.frame
                const at = page * WIDTH
                left = 0
                frame[at] = frame[at + MARGIN + GLYPH_WIDTH]
            }
        if (this.erasing) this.addErased(page, left, right)
        else this.display.windows.add(page, page + 1, left, right)
    }

    /** As a window's `add`, with the columns that were erased in the page. */
    private addErased(page: number, left: number, right: number): void {
        const erased = this.erased
        if (erased[page] < left) left = erased[page]
        if (erased[page + ROWS] > right) right = erased[page + ROWS]
        erased[page] = 255
        erased[page + ROWS] = 0
        this.display.windows.add(page, page + 1, left, right)
    }

    /** Says the same of the shown cells of a row one by one, so that some of them can change. */
    private keepInverse(row: number): void {
        const shown = this.shown
        if (shown[WHOLE + row] === 0) return
        shown[WHOLE + row] = 0
        const end = (row + 1) * COLS
        for (let i = end - COLS; i < end; i++) shown[i] = shown[i] | INVERSE
    }
}

function imageOf(record: Buffer, row: number): Image {
    return Image.alloc(COLS, 8, 1, record, row * COLS)
}
