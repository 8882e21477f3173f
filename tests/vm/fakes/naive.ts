// The screen as a plain repaint has it: what the canvas must come to by drawing differences.

import { PAGES, WIDTH } from "../../../src/device/display"
import {
    DICE,
    DIE_PAGES,
    DIE_WIDTH,
    FONT,
    GLYPH_DIE,
    GLYPH_DIE_FILLED,
} from "../../../src/ui/font"
import { COLS, ROWS } from "../../../src/ui/painter"

const SPACE = 32
const INVERSE = 128

export class Naive {
    readonly cells = Buffer.alloc(ROWS * COLS)
    readonly pixels = Buffer.alloc(WIDTH * PAGES)
    readonly inverse = Buffer.alloc(ROWS)
    /** The dice; 0 for none. */
    colored = 0
    white = 0
    /** The row that is followed, -1 for none, and the rows scrolled away; on a short panel. */
    followed = -1
    title = 0
    scrolled = 0

    clear(): void {
        this.cells.fillAt(0, ROWS * COLS, SPACE)
        this.inverse.fillAt(0, ROWS, 0)
        this.colored = 0
        this.followed = -1
        this.scrolled = 0
    }

    print(row: number, col: number, s: string, inverse: number): void {
        for (let i = 0; i < s.length && col + i < COLS; i++)
            this.cells[row * COLS + col + i] = s.charCodeAt(i) + inverse
    }

    /** Paints all rows, or on a panel of 4 pages those in view. */
    paint(pages = PAGES): void {
        this.pixels.fillAt(0, WIDTH * PAGES, 0)
        if (pages === PAGES) {
            for (let row = 0; row < ROWS; row++) this.paintRow(row, row)
            if (!this.colored) return
            this.paintDie(0, this.colored + 5)
            this.paintDie(28, this.white - 1)
            return
        }
        const rows = this.inView()
        for (let page = 0; page < pages; page++)
            if (page < rows.length) this.paintRow(page, rows[page])
        this.paintRow(pages - 1, ROWS - 1)
    }

    /** Dice as text, for a short panel. */
    standInForDice(): void {
        const at = COLS
        this.cells[at] = GLYPH_DIE_FILLED
        this.cells[at + 1] = 48 + this.colored
        this.cells[at + 3] = GLYPH_DIE
        this.cells[at + 4] = 48 + this.white
    }

    /** The three rows above the last one. */
    private inView(): number[] {
        const { title, followed } = this
        if (followed >= 0) {
            if (title > 0) return [title - 1, title, followed]
            return followed < 3 ? [0, 1, 2] : [0, followed - 1, followed]
        }
        const rows: number[] = []
        for (let row = 0; row < ROWS - 1; row++)
            if (!this.isBlank(row)) rows.push(row)
        const most = this.most()
        const first = this.scrolled < most ? this.scrolled : most
        return rows.slice(first, first + 3)
    }

    /** Goes on by three rows, or back to the first; gives whether it went on. */
    scroll(): boolean {
        const most = this.most()
        const goesOn = this.followed < 0 && this.scrolled < most
        if (!goesOn) this.scrolled = 0
        else if (this.scrolled + 3 < most) this.scrolled += 3
        else this.scrolled = most
        return goesOn
    }

    /** Most rows that can be scrolled away. */
    private most(): number {
        let n = -3
        for (let row = 0; row < ROWS - 1; row++) if (!this.isBlank(row)) n++
        return n > 0 ? n : 0
    }

    private isBlank(row: number): boolean {
        if (this.inverse[row] !== 0) return false
        for (let i = row * COLS; i < (row + 1) * COLS; i++)
            if (this.cells[i] !== SPACE) return false
        return true
    }

    private paintRow(page: number, row: number): void {
        for (let col = 0; col < COLS; col++) {
            const cell = this.cells[row * COLS + col] | this.inverse[row]
            const at = page * WIDTH + col * 6 + 1
            this.pixels.blitAt(at, FONT, cell * 6, 6)
        }
        const first = this.cells[row * COLS] | this.inverse[row]
        if (first >= INVERSE) this.pixels[page * WIDTH] = 255
    }

    private paintDie(x: number, face: number): void {
        for (let page = 0; page < DIE_PAGES; page++) {
            const at = (face * DIE_PAGES + page) * DIE_WIDTH
            this.pixels.blitAt((page + 1) * WIDTH + x, DICE, at, DIE_WIDTH)
        }
    }
}
