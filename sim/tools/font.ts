// Makes src/ui/font.ts out of the pictures in font.art, dice.art and cards.art.
//
//     npx tsx sim/tools/font.ts            writes it
//     npx tsx sim/tools/font.ts --check    exits 1 if it differs from what would be written

import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

type Art = Map<string, string[]>

const CELL_WIDTH = 6
const DIE_WIDTH = 26
const DIE_PAGES = 5
const CARD_WIDTH = 16
const CARD_PAGES = 2
/** The pictures of a card by their numbers. */
const CARDS = [
    "back",
    "circle",
    "square",
    "triangle",
    "star",
    "heart",
    "diamond",
    "cross",
    "crescent",
    "hexagon",
]

/** Glyphs that are neither ASCII nor letters: the word in font.art, and the code. */
const WORDS: Record<string, number> = {
    RIGHT: 2,
    DIE: 5,
    DIE_FILLED: 6,
    ELLIPSIS: 8,
}
/** Letters beyond ASCII, in the order of their codes; 10 stays free for the line break. */
const LETTERS = "áéíóúüñÁÉÍÓÚÜÑ¿¡"
const FIRST_LETTER = 11

const target = fileURLToPath(new URL("../../src/ui/font.ts", import.meta.url))

/**
 * Reads blocks of pictures that stand side by side, each block a line of names and `height` rows.
 * @throws Error naming the picture that has the wrong size or stands there twice
 */
function readArt(file: string, width: number, height: number): Art {
    const art: Art = new Map()
    const text = readFileSync(new URL(file, import.meta.url), "utf8")
    const blocks = text.trimEnd().split(/\n\n+/).slice(1)
    for (const block of blocks) {
        const lines = block.split("\n").map(line => line.trim().split(/ +/))
        const names = lines[0]
        names.forEach((name, i) => {
            const rows = lines.slice(1).map(line => line[i] ?? "")
            const fits = rows.every(
                r => /^[.#]*$/.test(r) && r.length === width
            )
            if (!fits || rows.length !== height)
                throw new Error(`${file}: ${name} is not ${width}x${height}`)
            if (art.has(name)) throw new Error(`${file}: ${name} twice`)
            art.set(name, rows)
        })
    }
    return art
}

function codeOf(name: string): number {
    if (name === "space") return 32
    if (name in WORDS) return WORDS[name]
    if ([...name].length !== 1) throw new Error(`unknown glyph ${name}`)
    const letter = LETTERS.indexOf(name)
    if (letter >= 0) return FIRST_LETTER + letter
    return name.charCodeAt(0)
}

/** Bytes of 8 pixels, uppermost in bit 0: page after page, column after column. */
function pack(rows: string[]): number[] {
    const bytes: number[] = []
    for (let y = 0; y < rows.length; y += 8)
        for (let x = 0; x < rows[0].length; x++) {
            let byte = 0
            for (let i = 0; i < 8; i++)
                if (rows[y + i][x] === "#") byte |= 1 << i
            bytes.push(byte)
        }
    return bytes
}

/** The glyphs by code, 128 normal and then 128 inverse, CELL_WIDTH bytes each. */
function fontBytes(art: Art): number[] {
    const bytes = new Array<number>(128 * CELL_WIDTH).fill(0)
    for (const [name, rows] of art) {
        const cell = pack(rows.map(row => row + "."))
        bytes.splice(codeOf(name) * CELL_WIDTH, CELL_WIDTH, ...cell)
    }
    for (let code = 33; code < 127; code++)
        if (!art.has(String.fromCharCode(code)))
            throw new Error(`font.art lacks ${String.fromCharCode(code)}`)
    return [...bytes, ...bytes.map(byte => byte ^ 255)]
}

/** One die: a box with rounded corners around a digit. */
function face(digit: string[], filled: boolean): string[] {
    const height = DIE_PAGES * 8
    const left = (DIE_WIDTH - digit[0].length) / 2
    const top = (height - digit.length) / 2
    const rows: string[] = []
    for (let y = 0; y < height; y++) {
        let row = ""
        for (let x = 0; x < DIE_WIDTH; x++) {
            const dx = Math.min(x, DIE_WIDTH - 1 - x)
            const dy = Math.min(y, height - 1 - y)
            const inside = dx + dy >= 2
            const edge = inside && (dx === 0 || dy === 0 || dx + dy === 2)
            const lit = digit[y - top]?.[x - left] === "#"
            row += (filled ? inside && !lit : edge || lit) ? "#" : "."
        }
        rows.push(row)
    }
    return rows
}

function diceBytes(art: Art): number[] {
    const bytes: number[] = []
    for (const filled of [false, true])
        for (const name of "123456")
            bytes.push(...pack(face(art.get(name)!, filled)))
    return bytes
}

/** The pictures of cards in the order of their numbers: rows of `#` and `.`. */
export function cardPictures(): string[][] {
    const art = readArt("cards.art", CARD_WIDTH, CARD_PAGES * 8)
    return CARDS.map(name => {
        const rows = art.get(name)
        if (!rows) throw new Error(`cards.art lacks ${name}`)
        return rows
    })
}

/** A `hex` literal, `perLine` bytes to a line. */
function hexLiteral(bytes: number[], perLine: number): string {
    let text = "hex`"
    for (let i = 0; i < bytes.length; i += perLine) {
        const line = bytes.slice(i, i + perLine)
        text += "\n" + line.map(b => b.toString(16).padStart(2, "0")).join("")
    }
    return text + "`"
}

/** The whole text of src/ui/font.ts. */
export function fontSource(): string {
    const font = fontBytes(readArt("font.art", 5, 8))
    const dice = diceBytes(readArt("dice.art", 20, 32))
    const cards = cardPictures().flatMap(pack)
    const words = Object.entries(WORDS)
        .map(([word, code]) => `export const GLYPH_${word} = ${code}\n`)
        .join("")
    return `// Generated by sim/tools/font.ts from font.art, dice.art and cards.art: change those, not this file.

/** Width of a text cell in pixels: five of the glyph and one of space. Cells are 8 pixels high. */
export const CELL_WIDTH = ${CELL_WIDTH}

// Glyph codes below 32. Printable ASCII stands for itself; 10 is a line break.
${words}/** The first of the letters ${LETTERS.slice(0, 14)}, which follow one another. */
export const GLYPH_A_ACUTE = ${FIRST_LETTER}
export const GLYPH_QUESTION_DOWN = ${FIRST_LETTER + 14}
export const GLYPH_EXCLAMATION_DOWN = ${FIRST_LETTER + 15}

/**
 * The cell of code c is the CELL_WIDTH bytes at c * CELL_WIDTH, one column a byte, uppermost pixel in
 * bit 0; codes from 128 on are those from 0 on, inverse. It lies in flash.
 */
export const FONT = ${hexLiteral(font, 8 * CELL_WIDTH)}

/** A die's width in pixels. */
export const DIE_WIDTH = ${DIE_WIDTH}
/** A die's height in pages of 8 pixels. */
export const DIE_PAGES = ${DIE_PAGES}

/**
 * The faces 1 to 6 as an outline, then 1 to 6 filled. Each is DIE_PAGES rows of DIE_WIDTH bytes, one
 * column a byte, uppermost pixel in bit 0. It lies in flash.
 */
export const DICE = ${hexLiteral(dice, 2 * DIE_WIDTH)}

/** A card's width in pixels. */
export const CARD_WIDTH = ${CARD_WIDTH}
/** A card's height in pages of 8 pixels. */
export const CARD_PAGES = ${CARD_PAGES}

/**
 * The pictures of cards, from 0 on: face down, ${CARDS.slice(1).join(", ")}.
 * Each is CARD_PAGES rows of CARD_WIDTH bytes, as in DICE. It lies in flash.
 */
export const CARDS = ${hexLiteral(cards, CARD_PAGES * CARD_WIDTH)}
`
}

function main(): void {
    const source = fontSource()
    if (!process.argv.includes("--check")) writeFileSync(target, source)
    else if (readFileSync(target, "utf8") !== source) {
        console.error("src/ui/font.ts is not what sim/tools/font.ts makes")
        process.exitCode = 1
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
