/** Reads a panel's text back from its pixels: for tests that compare screens, and for people who listen to them. */
import { LEAF_COLUMNS, MonthReader } from "./month-reader"
import { bytesAt, bytesOf } from "./pixels"
import type { Panel } from "./screen"

const CELL = 6
const ROWS = 8
const COLUMNS = 21
/** The cells begin behind a margin of one pixel. */
const MARGIN = 1
const INVERSE = 128

/** A cell that holds no glyph: part of a picture. */
export const PICTURE = "\u2591"

/** The signs of the font below 32, by code; a space where there is none. The letters beyond ASCII come last. */
const SIGNS = "  \u2192  \u25a1\u25a0 \u2026  áéíóúüñÁÉÍÓÚÜÑ¿¡"

/** The signs of a grid's cards: face down, circle, square, triangle, star, heart, diamond, cross, crescent, hexagon. */
export const CARD_SIGNS =
    "?\u25cf\u25a2\u25b2\u2605\u2665\u25c7\u271a\u263e\u2b21"

/** Where the cards lie: in pixels, how far apart and how large; in cells, the rows and columns they take. */
const CARD_LEFT = 2
const CARD_STEP = 20
const CARD_WIDTH = 16
const CARD_ROWS = 2
const GRID_TOP = 1
const GRID_BELOW = 7
/** Columns that a grid takes up in a row as it is read. */
export const GRID_COLUMNS = 10
const ABREAST = 3

/** A character of the screen and whether it is dark on lit. */
interface Cell {
    character: string
    inverse: boolean
}

/** Knows the device's font, as its cells' bytes: code after code, a column a byte. */
export class ScreenReader {
    private readonly cells = new Map<string, Cell>()
    private readonly cards = new Map<string, Cell>()

    private readonly months: MonthReader

    /** Takes the texts of the device's `src/ui/font.ts` and `src/ui/month/pictures.ts`; throws when they hold no pictures. */
    constructor(source: string, month: string) {
        this.months = new MonthReader(
            month,
            bytes => this.cells.get(bytes.join())?.character ?? PICTURE
        )
        const font = bytesOf(source, "FONT")
        for (let code = 255; code >= 0; --code) {
            const plain = code % INVERSE
            const bytes = font.subarray(code * CELL, (code + 1) * CELL)
            const character = SIGNS[plain] ?? String.fromCharCode(plain)
            this.cells.set(bytes.join(), { character, inverse: code > plain })
        }
        this.takeCards(bytesOf(source, "CARDS"))
    }

    /**
     * The 8 rows of text, spaces at their ends left out. What is dark on lit stands between brackets that take no place on
     * the panel: `P1 $10,000     [$7,000]`. A grid of cards takes up ten columns, a sign of `CARD_SIGNS` for each card, and
     * brackets around it where it is dark on lit: ` ?  \u2605 [?]`. A month and its leaves are as `MonthReader` has them.
     */
    read(panel: Panel): string[] {
        const month = this.months.readMonth(panel)
        const left = month ?? this.months.readLeft(panel)
        if (left)
            return this.readBeside(panel, left, month ? COLUMNS : LEAF_COLUMNS)
        const grid = this.readGrid(panel)
        return Array.from(
            { length: ROWS },
            (_, row) =>
                (grid?.[row] ?? "") +
                this.readRow(panel, row, grid?.[row] ? GRID_COLUMNS : 0)
        ).map(line => line.trimEnd())
    }

    /** Rows of which some begin with a picture of so many columns. */
    private readBeside(
        panel: Panel,
        pictures: string[],
        columns: number
    ): string[] {
        return Array.from({ length: ROWS }, (_, row) => {
            const picture = pictures[row]
            const text = this.readRow(
                panel,
                row,
                picture === undefined ? 0 : columns
            )
            return ((picture ?? "") + text).trimEnd()
        })
    }

    private takeCards(bytes: Uint8Array): void {
        const size = CARD_ROWS * CARD_WIDTH
        Array.from(CARD_SIGNS).forEach((character, i) => {
            const card = bytes.subarray(i * size, (i + 1) * size)
            this.cards.set(card.join(), { character, inverse: false })
            const turned = card.map(byte => byte ^ 255)
            this.cards.set(turned.join(), { character, inverse: true })
        })
    }

    /** What a grid's rows begin with; undefined where there are no nine cards. */
    private readGrid(panel: Panel): string[] | undefined {
        const rows: string[] = []
        for (let row = GRID_TOP; row < GRID_BELOW; row += CARD_ROWS) {
            let line = ""
            for (let i = 0; i < ABREAST; ++i) {
                const x = CARD_LEFT + i * CARD_STEP
                const pages = [row, row + 1].flatMap(page =>
                    bytesAt(panel, page, x, CARD_WIDTH)
                )
                const card = this.cards.get(pages.join())
                if (!card) return undefined
                line += card.inverse
                    ? `[${card.character}]`
                    : ` ${card.character} `
            }
            rows[row] = line.padEnd(GRID_COLUMNS)
            rows[row + 1] = " ".repeat(GRID_COLUMNS)
        }
        return rows
    }

    private readRow(panel: Panel, row: number, first: number): string {
        let line = ""
        let inverse = false
        for (let column = first; column < COLUMNS; ++column) {
            const cell = this.readCell(panel, row, column)
            if (cell.inverse !== inverse) line += inverse ? "]" : "["
            inverse = cell.inverse
            line += cell.character
        }
        return inverse ? `${line}]` : line
    }

    private readCell(panel: Panel, row: number, column: number): Cell {
        const bytes = bytesAt(panel, row, column * CELL + MARGIN, CELL)
        const cell = this.cells.get(bytes.join())
        return cell ?? { character: PICTURE, inverse: false }
    }
}
