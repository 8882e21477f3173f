// Canvas: 21 columns by 8 rows of text cells, and one picture, on a 128x64 panel.

import { Image } from "@devicescript/graphics"
import { Display, PAGES, Spans, WIDTH } from "../device/display"
import { Flow } from "./flow"
import { CELL_WIDTH, FONT, GLYPH_ELLIPSIS } from "./font"
import { Text } from "./text"

/** Text cells in a row. */
export const COLS = 21
/** Rows of text. */
export const ROWS = PAGES

const SPACE = 32
// Added to a glyph's code, this makes the code of its inverse in the font.
const INVERSE = 128
const CELLS = ROWS * COLS
// A screen's record: its cells, row after row, then INVERSE or 0 for each row as a whole.
const RECORD = CELLS + ROWS

/**
 * A screen that is composed in memory and compared with the one shown, cell by cell, so that only what
 * changed is drawn and sent. Rows (0 to 7) and columns (0 to 20) count from the upper left; what does
 * not fit into its row is cut. No function allocates.
 */
export class Canvas {
    /** The display's frame, for whoever draws a picture. */
    readonly frame: Buffer
    private readonly wanted: Buffer
    private readonly shown: Buffer
    private readonly blank: Buffer
    // Their rows again, as images: comparing two images is native, and there is no other native way.
    private readonly wantedRows: Image[] = []
    private readonly shownRows: Image[] = []
    // Cells that may differ between `wanted` and `shown`, and cells written since `begin`.
    private readonly touched = new Spans()
    private readonly used = new Spans()
    private readonly changed = new Spans()
    private readonly flow = new Flow()
    private fresh = false
    private dirty = false
    // The picture: what it shows (0 for none), as shown and as wanted, and where.
    private shownKey = 0
    private wantedKey = 0
    private row = 0
    private rows = 0
    private col = 0
    private cols = 0

    constructor(private readonly display: Display) {
        this.frame = display.frame
        this.wanted = Buffer.alloc(RECORD)
        this.shown = Buffer.alloc(RECORD)
        this.blank = Buffer.alloc(RECORD)
        this.blank.fillAt(0, CELLS, SPACE)
        this.wanted.blitAt(0, this.blank, 0, RECORD)
        this.shown.blitAt(0, this.blank, 0, RECORD)
        for (let row = 0; row < ROWS; row++) {
            const at = row * COLS
            this.wantedRows.push(Image.alloc(COLS, 8, 1, this.wanted, at))
            this.shownRows.push(Image.alloc(COLS, 8, 1, this.shown, at))
        }
    }

    /** Starts a new screen: everything is blank that is not written before the next `flush`. */
    begin(): void {
        this.wanted.blitAt(0, this.blank, 0, RECORD)
        if (!this.fresh) this.touched.copy(this.used)
        this.fresh = true
        this.used.clear()
        this.wantedKey = 0
    }

    /**
     * Writes a text into a row, over what is there.
     * @param inverse true for dark on lit
     */
    print(row: number, col: number, text: Text, inverse = false): void {
        this.put(row, col, text.bytes, 0, text.length, inverse)
    }

    /** Writes a text so that it ends at the right edge. */
    printRight(row: number, text: Text, inverse = false): void {
        const col = text.length < COLS ? COLS - text.length : 0
        this.put(row, col, text.bytes, 0, text.length, inverse)
    }

    /** Writes one glyph, such as a cursor. */
    printGlyph(row: number, col: number, code: number): void {
        this.wanted[row * COLS + col] = code
        this.touch(row, col, col + 1)
    }

    /** Makes a whole row dark on lit, or normal again; before or after printing into it. */
    invertRow(row: number, inverse = true): void {
        this.wanted[CELLS + row] = inverse ? INVERSE : 0
        this.touch(row, 0, COLS)
    }

    /**
     * Writes a text, wrapped at spaces, into a box; a text too long for it ends in an ellipsis.
     * @returns the number of rows used
     */
    wrap(
        text: Text,
        row: number,
        col: number,
        width: number,
        rows: number
    ): number {
        this.flow.start(text)
        return this.pour(this.flow, row, col, width, rows, true)
    }

    /**
     * Writes the next lines of a flow into a box. The flow can go on in another box after that.
     * @param last true when no box follows: a text that goes on ends in an ellipsis
     * @returns the number of rows used
     */
    pour(
        flow: Flow,
        row: number,
        col: number,
        width: number,
        rows: number,
        last: boolean
    ): number {
        let n = 0
        while (n < rows && flow.next(width)) {
            this.put(row + n, col, flow.bytes, flow.from, flow.length)
            n++
        }
        if (last && n > 0 && flow.more()) {
            const end = flow.length < width ? flow.length : width - 1
            this.printGlyph(row + n - 1, col + end, GLYPH_ELLIPSIS)
        }
        return n
    }

    /**
     * Claims a box of cells for a picture that the caller draws into `frame` at once. It stays until a
     * screen is flushed that did not claim it. Text must not be printed there, and the caller must draw
     * every pixel that may differ between two pictures. There is one picture at a time.
     * @param key what the picture shows, not 0: the same key again is the same picture
     * @returns true when it has to be drawn, false when it is already there
     */
    graphics(
        row: number,
        rows: number,
        col: number,
        cols: number,
        key: number
    ): boolean {
        this.wantedKey = key
        if (key === this.shownKey) return false
        const moved = row !== this.row || col !== this.col
        if (moved || this.shownKey === 0) {
            this.removePicture()
            this.row = row
            this.rows = rows
            this.col = col
            this.cols = cols
            this.erasePicture()
        }
        this.shownKey = key
        this.markPicture()
        return true
    }

    /** Draws what changed since the last time and, if anything did, shows it. */
    async flush(): Promise<void> {
        if (this.wantedKey === 0) this.removePicture()
        const spans = this.touched.bytes
        for (let row = 0; row < ROWS; row++) {
            const from = spans[row]
            const to = spans[row + ROWS]
            if (from < to) this.drawRow(row, from, to)
        }
        this.touched.clear()
        this.fresh = false
        if (this.dirty) {
            this.dirty = false
            await this.display.show(this.changed)
            this.changed.clear()
        }
    }

    private put(
        row: number,
        col: number,
        bytes: Buffer,
        from: number,
        length: number,
        inverse = false
    ): void {
        if (length > COLS - col) length = COLS - col
        if (length <= 0) return
        const wanted = this.wanted
        const at = row * COLS + col
        wanted.blitAt(at, bytes, from, length)
        if (inverse) for (let i = at; i < at + length; i++) wanted[i] += INVERSE
        this.touch(row, col, col + length)
    }

    private touch(row: number, from: number, to: number): void {
        this.touched.add(row, from, to)
        this.used.add(row, from, to)
    }

    /** Draws the cells of a row that differ among those from column `from` to before `to`. */
    private drawRow(row: number, from: number, to: number): void {
        const wanted = this.wanted
        const shown = this.shown
        const inverse = wanted[CELLS + row]
        const turned = inverse !== shown[CELLS + row]
        if (!turned && this.wantedRows[row].equals(this.shownRows[row])) return
        if (this.isBlank(row)) {
            this.blankRow(row, from, to)
            return
        }
        const start = row * COLS
        // The pixel column of cell i is i * CELL_WIDTH + origin; there is a margin of one.
        const origin = row * WIDTH + 1 - start * CELL_WIDTH
        let first = -1
        let last = 0
        const end = start + to
        for (let i = start + from; i < end; i++) {
            const cell = wanted[i]
            if (cell !== shown[i] || turned) {
                const at = (cell | inverse) * CELL_WIDTH
                this.frame.blitAt(i * CELL_WIDTH + origin, FONT, at, CELL_WIDTH)
                if (first < 0) first = i
                last = i
            }
        }
        shown.blitAt(start, wanted, start, COLS)
        shown[CELLS + row] = inverse
        if (first < 0) return
        if (first === start) this.drawMargin(row)
        this.markCells(row, first - start, last + 1 - start)
    }

    /** Whether nothing was written into a row since `begin`, and no picture either. */
    private isBlank(row: number): boolean {
        const used = this.used.bytes
        if (used[row] < used[row + ROWS]) return false
        const below = row - this.row
        return this.shownKey === 0 || below < 0 || below >= this.rows
    }

    private blankRow(row: number, from: number, to: number): void {
        const at = this.pixel(from)
        this.frame.fillAt(row * WIDTH + at, this.pixel(to) - at, 0)
        this.shown.blitAt(row * COLS, this.blank, 0, COLS)
        this.shown[CELLS + row] = 0
        this.markCells(row, from, to)
    }

    /** Draws the pixel column before the first cell, so that dark on lit begins with a lit one. */
    private drawMargin(row: number): void {
        const lit =
            (this.wanted[row * COLS] | this.wanted[CELLS + row]) >= INVERSE
        this.frame[row * WIDTH] = lit ? 255 : 0
    }

    private markCells(row: number, from: number, to: number): void {
        this.changed.add(row, this.pixel(from), this.pixel(to))
        this.dirty = true
    }

    private markPicture(): void {
        for (let row = this.row; row < this.row + this.rows; row++)
            this.markCells(row, this.col, this.col + this.cols)
    }

    private removePicture(): void {
        if (this.shownKey === 0) return
        this.erasePicture()
        this.markPicture()
        this.shownKey = 0
    }

    /** Blanks the picture's pixels, and lets the cells there count as blank. */
    private erasePicture(): void {
        const from = this.pixel(this.col)
        const width = this.pixel(this.col + this.cols) - from
        for (let row = this.row; row < this.row + this.rows; row++) {
            this.frame.fillAt(row * WIDTH + from, width, 0)
            this.keepInverse(row)
            this.shown.fillAt(row * COLS + this.col, this.cols, SPACE)
        }
    }

    /** Says the same of the shown cells of a row one by one, so that some of them can change. */
    private keepInverse(row: number): void {
        const shown = this.shown
        if (shown[CELLS + row] === 0) return
        shown[CELLS + row] = 0
        const end = (row + 1) * COLS
        for (let i = end - COLS; i < end; i++) shown[i] = shown[i] | INVERSE
    }

    /** Where the pixels of a column of cells begin; those of column 0 include the left margin. */
    private pixel(col: number): number {
        return col === 0 ? 0 : col * CELL_WIDTH + 1
    }
}
