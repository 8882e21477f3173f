// The screen as a plain repaint has it: what the canvas must come to by drawing differences.

import { PAGES, WIDTH } from "../../../src/device/display"
import {
    CARD_PAGES,
    CARD_WIDTH,
    CARDS,
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

/** What takes the place of text at the left. */
export const NOTHING = 0
export const PAIR = 1
export const PLAIN = 2
export const GRID = 3

export class Naive {
    readonly cells = Buffer.alloc(ROWS * COLS)
    readonly pixels = Buffer.alloc(WIDTH * PAGES)
    readonly inverse = Buffer.alloc(ROWS)
    /** `PAIR` of dice, `PLAIN` dice, `GRID` of cards or `NOTHING`. */
    picture = NOTHING
    /** Faces of dice, the colored one first, or what the cards show; only the first `count` of them. */
    readonly faces: number[] = []
    count = 0
    /** The card that is inverse; -1 for none. */
    cursor = -1
    /** The row that is followed, -1 for none, and the rows scrolled away; on a short panel. */
    followed = -1
    title = 0
    scrolled = 0

    clear(): void {
        this.cells.fillAt(0, ROWS * COLS, SPACE)
        this.inverse.fillAt(0, ROWS, 0)
        this.picture = NOTHING
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
            this.paintPicture()
            return
        }
        const rows = this.inView()
        for (let page = 0; page < pages; page++)
            if (page < rows.length) this.paintRow(page, rows[page])
        this.paintRow(pages - 1, ROWS - 1)
    }

    /** Dice as text, for a short panel. */
    standInForDice(): void {
        for (let i = 0; i < this.count; i++) {
            const colored = this.picture === PAIR && i === 0
            const at = COLS + 3 * i
            this.cells[at] = colored ? GLYPH_DIE_FILLED : GLYPH_DIE
            this.cells[at + 1] = 48 + this.faces[i]
        }
    }

    /** The first row below the picture, and the first column beside it. */
    below(): number {
        if (this.picture === NOTHING) return 0
        return this.picture === GRID ? 7 : 6
    }

    right(): number {
        if (this.picture === NOTHING) return 0
        if (this.picture === GRID) return 10
        // a pixel is left free between dice and text
        return [0, 5, 9, 14, 19, 21][this.count]
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

    private paintPicture(): void {
        const { picture, faces, count } = this
        if (picture === NOTHING) return
        if (picture === GRID) {
            for (let place = 0; place < 9; place++) this.paintCard(place)
            return
        }
        // five dice share their edges
        const step = count === 5 ? 25 : 28
        for (let i = 0; i < count; i++) {
            const filled = picture === PAIR && i === 0
            this.paintDie(i * step, faces[i] - 1 + (filled ? 6 : 0))
        }
    }

    private paintCard(place: number): void {
        const col = place % 3
        const row = (place - col) / 3
        for (let page = 0; page < CARD_PAGES; page++)
            for (let x = 0; x < CARD_WIDTH; x++) {
                const at = (this.faces[place] * CARD_PAGES + page) * CARD_WIDTH
                const byte = CARDS[at + x]
                const to = (1 + row * CARD_PAGES + page) * WIDTH + 2 + col * 20
                this.pixels[to + x] = place === this.cursor ? 255 - byte : byte
            }
    }

    private paintDie(x: number, face: number): void {
        for (let page = 0; page < DIE_PAGES; page++) {
            const at = (face * DIE_PAGES + page) * DIE_WIDTH
            this.pixels.blitAt((page + 1) * WIDTH + x, DICE, at, DIE_WIDTH)
        }
    }
}
