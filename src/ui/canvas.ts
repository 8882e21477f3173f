// Canvas: 21 columns by 8 rows of text cells, and one picture, on a panel 128 pixels wide.

import { Display, WIDTH } from "../device/display"
import { Windows } from "../device/panel/windows"
import { Flow } from "./flow"
import { CELL_WIDTH, FONT, GLYPH_ELLIPSIS } from "./font"
import {
    COLS,
    EMPTY,
    GLYPH_WIDTH,
    INVERSE,
    MARGIN,
    Painter,
    RECORD,
    ROWS,
    WHOLE,
} from "./painter"
import { Picture } from "./picture"
import { Text } from "./text"
import { View } from "./view"

/** One row of a screen, to be shown again. */
export class Strip {
    readonly bytes = Buffer.alloc(COLS)
    /** Whether all of it is dark on lit, as in the screen's record. */
    whole = 0
}

/**
 * A screen that is composed in memory and compared with the one shown, cell by cell, so that only what
 * changed is drawn and sent. Rows (0 to 7) and columns (0 to 20) count from the upper left; what does
 * not fit into its row is cut. A panel of 4 pages shows some of the rows, see `view.ts`. No function allocates.
 * @devsWhenUsed
 */
export class Canvas {
    /** For whoever draws a picture: the display's frame, and the list of what has changed in it. */
    readonly frame: Buffer
    readonly windows: Windows
    /** Whether the panel has not room for all rows, nor for a picture. */
    short = false
    readonly picture: Picture
    private readonly painter: Painter
    private readonly wanted: Buffer
    private readonly view = new View()
    private readonly flow = new Flow()
    // Cells that may not be shown yet, and cells written since `begin`; as EMPTY.
    private readonly touched = Buffer.alloc(2 * ROWS)
    private readonly used = Buffer.alloc(2 * ROWS)
    private fresh = false
    private composed = false

    constructor(private readonly display: Display) {
        this.frame = display.frame
        this.windows = display.windows
        this.painter = new Painter(display)
        this.picture = new Picture(display, this.painter)
        this.wanted = this.painter.wanted
        this.touched.blitAt(0, EMPTY, 0, 2 * ROWS)
        this.used.blitAt(0, EMPTY, 0, 2 * ROWS)
    }

    /** Starts a new screen: everything is blank that is not written before the next `flush`. */
    begin(): void {
        if (this.display.pages < ROWS !== this.short) this.reshape()
        this.wanted.blitAt(0, this.painter.blank, 0, RECORD)
        if (!this.fresh) this.touched.blitAt(0, this.used, 0, 2 * ROWS)
        this.used.blitAt(0, EMPTY, 0, 2 * ROWS)
        this.fresh = true
        this.composed = true
        this.picture.begin()
        this.view.following = false
        this.view.above = 0
    }

    /**
     * Writes a text into a row, over what is there.
     * @param inverse true for dark on lit
     */
    print(row: number, col: number, text: Text, inverse = false): void {
        this.put(row, col, text.bytes, 0, text.length)
        if (inverse) this.invert(row, col, text.length)
    }

    /** Writes a text so that it ends at the right edge. */
    printRight(row: number, text: Text, inverse = false): void {
        const col = text.length < COLS ? COLS - text.length : 0
        this.put(row, col, text.bytes, 0, text.length)
        if (inverse) this.invert(row, col, text.length)
    }

    /** Writes what stands before glyph `at` of a text from `col` on, and what stands behind it so that it ends at the right, so many rows `below`. */
    printSplit(
        row: number,
        col: number,
        text: Text,
        at: number,
        below = 0
    ): void {
        const { bytes, length } = text
        this.put(row, col, bytes, 0, at < 0 ? length : at)
        if (at < 0) return
        const rest = length - at - 1
        this.put(row + below, COLS - rest, bytes, at + 1, rest)
    }

    /** Writes a string of ASCII. */
    printPlain(row: number, col: number, s: string): void {
        this.put(row, col, s, 0, s.length)
    }

    /** Copies what is written in a row, for `paste`. */
    copy(row: number, to: Strip): void {
        to.bytes.blitAt(0, this.wanted, row * COLS, COLS)
        to.whole = this.wanted[WHOLE + row]
    }

    /** Writes a whole row as it was copied: much less work than to compose it again. */
    paste(row: number, from: Strip): void {
        this.put(row, 0, from.bytes, 0, COLS)
        this.wanted[WHOLE + row] = from.whole
    }

    /** Writes one glyph, such as a cursor. */
    printGlyph(row: number, col: number, code: number): void {
        this.wanted[row * COLS + col] = code
        this.touch(row, col, col + 1)
    }

    /**
     * Replaces one glyph of the screen that is shown, such as a cursor that moves: the shortest way from a press to the
     * panel. Both glyphs are inverse if the whole row is, and only then. Not for a screen that was begun and is not
     * flushed yet.
     */
    change(row: number, col: number, code: number): void {
        const cell = row * COLS + col
        const { wanted, used } = this
        if (wanted[cell] === code) return
        if (this.short) {
            this.printGlyph(row, col, code)
            return
        }
        wanted[cell] = code
        this.painter.shown[cell] = code
        if (col < used[row]) used[row] = col
        if (col >= used[row + ROWS]) used[row + ROWS] = col + 1
        const x = col * CELL_WIDTH + MARGIN
        code |= wanted[WHOLE + row]
        this.frame.blitAt(row * WIDTH + x, FONT, code * CELL_WIDTH, CELL_WIDTH)
        this.windows.add(row, row + 1, x, x + GLYPH_WIDTH)
    }

    /** Blanks a row. */
    clearRow(row: number, inverse = false): void {
        this.put(row, 0, this.painter.blank, 0, COLS)
        this.wanted[WHOLE + row] = inverse ? INVERSE : 0
    }

    /** Makes a whole row dark on lit, or normal again; before or after printing into it. */
    invertRow(row: number, inverse = true): void {
        this.wanted[WHOLE + row] = inverse ? INVERSE : 0
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

    /** Keeps a row, and its title's, in view on a panel that has not room for all; until the next `begin`. */
    follow(title: number, row: number): void {
        const view = this.view
        view.following = true
        view.title = title
        view.row = row
        if (this.short) this.composed = true
    }

    /** For a short panel: goes on to rows that are not in view; `flush` shows them. False when it went back to the first. */
    scroll(): boolean {
        this.composed = true
        return this.view.scroll(this.painter)
    }

    /** Draws what changed since the last time and, if anything did, shows it. */
    async flush(): Promise<void> {
        if (this.display.pages < ROWS !== this.short) this.reshape()
        if (this.composed || this.painter.erasing) this.paint()
        if (this.windows.size > 0) await this.display.show()
    }

    private put(
        row: number,
        col: number,
        glyphs: Buffer | string,
        from: number,
        length: number
    ): void {
        if (length > COLS - col) length = COLS - col
        if (length <= 0) return
        this.wanted.blitAt(row * COLS + col, glyphs, from, length)
        // as `touch` does: all text comes through here, and a call would cost as much
        const { touched, used } = this
        const end = row + ROWS
        const to = col + length
        if (col < touched[row]) touched[row] = col
        if (to > touched[end]) touched[end] = to
        if (col < used[row]) used[row] = col
        if (to > used[end]) used[end] = to
        this.composed = true
    }

    private invert(row: number, col: number, length: number): void {
        const wanted = this.wanted
        const at = row * COLS + col
        const end = col + length < COLS ? at + length : (row + 1) * COLS
        for (let i = at; i < end; i++) wanted[i] += INVERSE
    }

    private touch(row: number, from: number, to: number): void {
        const touched = this.touched
        const used = this.used
        const end = row + ROWS
        if (from < touched[row]) touched[row] = from
        if (to > touched[end]) touched[end] = to
        if (from < used[row]) used[row] = from
        if (to > used[end]) used[end] = to
        this.composed = true
    }

    /** Draws the rows that were touched. */
    private paint(): void {
        const picture = this.picture
        picture.settle()
        if (this.short) this.arrange()
        const { painter, touched, used } = this
        const rows = this.view.rows
        const pages = this.display.pages
        for (let page = 0; page < pages; page++) {
            const row = rows[page]
            const from = touched[row]
            const to = touched[row + ROWS]
            if (from >= to) continue
            if (used[row] < used[row + ROWS] || picture.has(row))
                painter.draw(page, row, from, to)
            else painter.clear(page, row, from, to)
        }
        painter.finish()
        touched.blitAt(0, EMPTY, 0, 2 * ROWS)
        this.fresh = false
        this.composed = false
    }

    /** Takes the rows in view, and has those drawn whole that were not there. */
    private arrange(): void {
        const view = this.view
        view.arrange(this.painter)
        for (let page = 0; page < this.display.pages; page++) {
            const row = view.rows[page]
            if (row === view.before[page]) continue
            this.painter.forget(row)
            this.touched[row] = 0
            this.touched[row + ROWS] = COLS
        }
    }

    /** Begins anew on a panel of another height. */
    private reshape(): void {
        const { frame, painter } = this
        this.short = !this.short
        this.view.showAll()
        frame.fillAt(0, frame.length, 0)
        for (let row = 0; row < ROWS; row++) painter.forget(row)
        this.picture.forget()
        this.touched.fillAt(0, ROWS, 0)
        this.touched.fillAt(ROWS, ROWS, COLS)
        this.windows.all(WIDTH, this.display.pages)
        this.composed = true
    }
}
