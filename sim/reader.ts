/** Reads a panel's text back from its pixels: for tests that compare screens, and for people who listen to them. */
import type { Panel } from "./screen"

const CELL = 6
const ROWS = 8
const COLUMNS = 21
/** The cells begin behind a margin of one pixel. */
const MARGIN = 1
const INVERSE = 128

/** A cell that holds no glyph: part of a picture. */
export const PICTURE = "\u2591"

/** The signs of the font below 32, by code; a space where there is none. */
const SIGNS = "  \u2192  \u25a1\u25a0 \u2026"

/** A character of the screen and whether it is dark on lit. */
interface Cell {
    character: string
    inverse: boolean
}

/** Knows the device's font, as its cells' bytes: code after code, a column a byte. */
export class ScreenReader {
    private readonly cells = new Map<string, Cell>()

    constructor(font: Uint8Array) {
        for (let code = 255; code >= 0; --code) {
            const plain = code % INVERSE
            const bytes = font.subarray(code * CELL, (code + 1) * CELL)
            const character = SIGNS[plain] ?? String.fromCharCode(plain)
            this.cells.set(bytes.join(), { character, inverse: code > plain })
        }
    }

    /**
     * The 8 rows of text, spaces at their ends left out. What is dark on lit stands between brackets that take no place on
     * the panel: `P1 $10,000     [$7,000]`.
     */
    read(panel: Panel): string[] {
        return Array.from({ length: ROWS }, (_, row) =>
            this.readRow(panel, row)
        )
    }

    private readRow(panel: Panel, row: number): string {
        let line = ""
        let inverse = false
        for (let column = 0; column < COLUMNS; ++column) {
            const cell = this.readCell(panel, row, column)
            if (cell.inverse !== inverse) line += inverse ? "]" : "["
            inverse = cell.inverse
            line += cell.character
        }
        return inverse ? `${line}]` : line.trimEnd()
    }

    private readCell(panel: Panel, row: number, column: number): Cell {
        const left = column * CELL + MARGIN
        const bytes = Array.from({ length: CELL }, (_, x) => {
            let byte = 0
            for (let y = 0; y < 8; ++y)
                if (panel.pixel(left + x, row * 8 + y)) byte |= 1 << y
            return byte
        })
        const cell = this.cells.get(bytes.join())
        return cell ?? { character: PICTURE, inverse: false }
    }
}

/** The font's bytes out of the text of the device's `src/ui/font.ts`; throws when it holds none. */
export function fontOf(source: string): Uint8Array {
    const hex = /FONT = hex`([^`]*)`/.exec(source)?.[1]?.replace(/\s/g, "")
    if (!hex) throw new Error("src/ui/font.ts holds no FONT")
    const bytes = hex.match(/../g) ?? []
    return Uint8Array.from(bytes, byte => parseInt(byte, 16))
}
