/** Reads a month and its leaves back from a panel's pixels, for `ScreenReader`. */
import { bytesAt, bytesOf } from "./pixels"
import type { Panel } from "./screen"

/** What the squares show, by their pictures' numbers: kinds of days, then the arrow of Start, then ALL. */
const SIGNS = [
    ...["", "✉", "✉✉", "✉✉✉", "▤", "◎", "☀", "✓", "♠", "☆", "$"],
    ...["-", "+", "-", "+", "→", "ALL"],
]
const START = 15
const ALL = 16
const TOP = 1
const WEEKS = 5
const WEEK = 7
const LAST_DAY = 31
const SQUARE_WIDTH = 12
/** Pieces on a square, and their pixels. */
const PIECES = 3
const EVERYBODY = 4
const PIECE_WIDTH = 3
const BLANK_COLUMN = 128
/** All of a square's pixels but the line below it. */
const INSIDE = 127

/** Where a leaf can stand, and how far from there its digits: tens and units, or a single one. */
const LEAVES = [0, 87]
/** Where in its head the die's sign and face stand. */
const DIE = [14, 20]
const CELL = 6
const TENS = 3
const UNITS = 22
const MIDDLE = 12
const DIGIT_WIDTH = 15
const DIGIT_ROWS = [2, 3, 4]
const NUMBER_ROW = 3

/** The columns of text that the month, or a leaf at the left, takes as it is read; on the panel it is 14, or 7. */
export const LEAF_COLUMNS = 7

export class MonthReader {
    private readonly squares: string[]
    private readonly pieces: string[]
    private readonly digits: string[]

    /** Takes the text of `src/ui/month/pictures.ts`, throwing when it holds no pictures; and what a cell's bytes are as text. */
    constructor(
        source: string,
        private readonly textOf: (bytes: number[]) => string
    ) {
        this.squares = cut(bytesOf(source, "SQUARES"), SQUARE_WIDTH)
        this.pieces = cut(bytesOf(source, "PIECES"), PIECE_WIDTH)
        this.digits = cut(
            bytesOf(source, "DIGITS"),
            DIGIT_WIDTH * DIGIT_ROWS.length
        )
    }

    /**
     * Rows 1 to 5 where they hold a month: a day in three columns, a bar behind it, what is lit in brackets that take no
     * place; then the number of the leaf beside it.
     */
    readMonth(panel: Panel): string[] | undefined {
        const rows: string[] = []
        for (let week = 0; week < WEEKS; ++week) {
            let row = ""
            for (let i = 0; i < WEEK; ++i) {
                const day = week * WEEK + i + 1
                if (day > LAST_DAY) break
                const sign = this.readSquare(panel, TOP + week, i)
                if (sign === undefined) return undefined
                row += `${padded(sign, PIECES)}|`
            }
            if (week === WEEKS - 1) row += this.readStart(panel)
            rows[TOP + week] = row + this.readLeaf(panel, 1, TOP + week)
        }
        return rows
    }

    /** Rows 1 to 5, of `LEAF_COLUMNS` each, where a leaf stands at the left. */
    readLeft(panel: Panel): string[] | undefined {
        if (this.numberOf(panel, LEAVES[0] ?? 0) === undefined) return undefined
        const rows: string[] = []
        for (let row = TOP; row < TOP + WEEKS; ++row)
            rows[row] = padded(this.readLeaf(panel, 0, row), LEAF_COLUMNS)
        return rows
    }

    private readSquare(
        panel: Panel,
        row: number,
        column: number
    ): string | undefined {
        const bytes = bytesAt(panel, row, column * SQUARE_WIDTH, SQUARE_WIDTH)
        const index = this.squares.indexOf(bytes.join())
        if (index >= 0) return SIGNS[index]
        const turned = bytes.map((byte, i) => (i > 0 ? byte ^ INSIDE : byte))
        if (turned.join() === this.squares[ALL]) return `[${SIGNS[ALL]}]`
        return this.readPieces(panel, row, column * SQUARE_WIDTH + 1, PIECES)
    }

    /** The players whose pieces stand side by side; undefined where something else does. */
    private readPieces(
        panel: Panel,
        row: number,
        left: number,
        most: number
    ): string | undefined {
        let signs = ""
        for (let i = 0; i < most; ++i) {
            const x = left + i * (PIECE_WIDTH + 1)
            const bytes = bytesAt(panel, row, x, PIECE_WIDTH)
            const lit = bytes.map(byte => byte ^ INSIDE)
            const plain = this.pieces.indexOf(bytes.join())
            const turned = this.pieces.indexOf(lit.join())
            if (plain >= 0) signs += String(plain + 1)
            else if (turned >= 0) signs += `[${turned + 1}]`
            else if (bytes.every(byte => byte === BLANK_COLUMN)) break
            else return undefined
        }
        return signs
    }

    private readStart(panel: Panel): string {
        const row = TOP + WEEKS - 1
        const x = (LAST_DAY % WEEK) * SQUARE_WIDTH
        const arrow = bytesAt(panel, row, x, SQUARE_WIDTH).join()
        const pieces = this.readPieces(
            panel,
            row,
            x + SQUARE_WIDTH + 1,
            EVERYBODY
        )
        const sign = arrow === this.squares[START] ? "→" : "?"
        return `${padded(`${sign} ${pieces ?? "?"}`, 15)}|`
    }

    /** A row of leaf number `leaf`: its head with the die that was rolled, its number. */
    private readLeaf(panel: Panel, leaf: number, row: number): string {
        const x = LEAVES[leaf] ?? 0
        const number = this.numberOf(panel, x)
        if (number === undefined) return ""
        if (row === NUMBER_ROW) return `  ${number}`
        if (row !== TOP) return ""
        const die = DIE.map(at =>
            this.textOf(bytesAt(panel, row, x + at, CELL))
        )
        return `[  ${die.join("")}  ]`
    }

    private numberOf(panel: Panel, x: number): string | undefined {
        const tens = this.digitAt(panel, x + TENS)
        const units = this.digitAt(panel, x + UNITS)
        if (tens >= 0 && units >= 0) return `${tens}${units}`
        const digit = this.digitAt(panel, x + MIDDLE)
        return digit >= 0 ? String(digit) : undefined
    }

    private digitAt(panel: Panel, x: number): number {
        const bytes = DIGIT_ROWS.flatMap(row =>
            bytesAt(panel, row, x, DIGIT_WIDTH)
        )
        return this.digits.indexOf(bytes.join())
    }
}

/** Pieces of a buffer, of one size each, as texts to be compared. */
function cut(bytes: Uint8Array, size: number): string[] {
    return Array.from({ length: bytes.length / size }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size).join()
    )
}

/** With spaces up to a width in which brackets do not count. */
function padded(text: string, width: number): string {
    const length = text.replace(/[[\]]/g, "").length
    return text + " ".repeat(Math.max(0, width - length))
}
