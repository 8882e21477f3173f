import { sleep } from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { Display, PAGES, WIDTH } from "../../src/device/display"
import { Windows } from "../../src/device/panel/windows"
import { Canvas } from "../../src/ui/canvas"
import { drawDice } from "../../src/ui/dice"
import { Flow } from "../../src/ui/flow"
import {
    DICE,
    DIE_PAGES,
    DIE_WIDTH,
    FONT,
    GLYPH_ELLIPSIS,
    GLYPH_RIGHT,
} from "../../src/ui/font"
import { COLS, ROWS } from "../../src/ui/painter"
import { Text } from "../../src/ui/text"

/** A panel that takes over only the windows it is told of, and counts their bytes. */
class Panel implements Display {
    readonly frame = Buffer.alloc(WIDTH * PAGES)
    readonly pixels = Buffer.alloc(WIDTH * PAGES)
    readonly windows = new Windows()
    pages = PAGES
    shows = 0
    columns = 0

    async show(): Promise<void> {
        const { bytes, size } = this.windows
        this.shows++
        this.columns = 0
        for (let i = 0; i < size; i += 4)
            for (let page = bytes[i + 2]; page < bytes[i + 3]; page++)
                this.take(page, bytes[i], bytes[i + 1])
        this.windows.size = 0
    }

    private take(page: number, from: number, to: number): void {
        expect(from < to && to <= WIDTH && page < this.pages).toBe(true)
        this.columns += to - from
        const at = page * WIDTH + from
        this.pixels.blitAt(at, this.frame, at, to - from)
    }
}

/** The screen as a plain repaint has it: what the canvas must come to by drawing differences. */
class Naive {
    readonly cells = Buffer.alloc(ROWS * COLS)
    readonly pixels = Buffer.alloc(WIDTH * PAGES)
    readonly inverse = Buffer.alloc(ROWS)
    colored = 0
    white = 0

    clear(): void {
        this.cells.fillAt(0, ROWS * COLS, 32)
        this.inverse.fillAt(0, ROWS, 0)
        this.colored = 0
    }

    print(row: number, col: number, s: string, inverse: number): void {
        for (let i = 0; i < s.length && col + i < COLS; i++)
            this.cells[row * COLS + col + i] = s.charCodeAt(i) + inverse
    }

    paint(): void {
        this.pixels.fillAt(0, WIDTH * PAGES, 0)
        for (let row = 0; row < ROWS; row++) {
            for (let col = 0; col < COLS; col++) {
                const cell = this.cells[row * COLS + col] | this.inverse[row]
                const at = row * WIDTH + col * 6 + 1
                this.pixels.blitAt(at, FONT, cell * 6, 6)
            }
            const first = this.cells[row * COLS] | this.inverse[row]
            if (first >= 128) this.pixels[row * WIDTH] = 255
        }
        if (!this.colored) return
        this.paintDie(0, this.colored + 5)
        this.paintDie(28, this.white - 1)
    }

    private paintDie(x: number, face: number): void {
        for (let page = 0; page < DIE_PAGES; page++) {
            const at = (face * DIE_PAGES + page) * DIE_WIDTH
            this.pixels.blitAt((page + 1) * WIDTH + x, DICE, at, DIE_WIDTH)
        }
    }
}

const panel = new Panel()
const canvas = new Canvas(panel)
const text = new Text()

function set(s: string): Text {
    return text.clear().add(s)
}

function same(a: Buffer, b: Buffer): boolean {
    return a.toString("hex") === b.toString("hex")
}

async function blank(): Promise<void> {
    canvas.begin()
    await canvas.flush()
    panel.shows = 0
    panel.columns = 0
}

/** The pixels of a part of a page, a line for each row of them. */
function art(page: number, x: number, width: number): string {
    let s = ""
    for (let y = 0; y < 8; y++) {
        for (let i = x; i < x + width; i++)
            s += (panel.pixels[page * WIDTH + i] >> y) & 1 ? "#" : "."
        s += "\n"
    }
    return s
}

/** The text cells on the panel, told by their pixels; `_` for an inverse one, `?` for none. */
async function row(n: number): Promise<string> {
    // Many steps: a real wait keeps the runtime from taking them for an endless loop.
    await sleep(1)
    let s = ""
    for (let col = 0; col < COLS; col++) s += cellAt(n * WIDTH + col * 6 + 1)
    return s
}

function cellAt(at: number): string {
    for (let code = 32; code < 127; code++) {
        let i = 0
        while (i < 6 && FONT[code * 6 + i] === panel.pixels[at + i]) i++
        if (i === 6) return String.fromCharCode(code)
    }
    return panel.pixels[at + 5] === 255 ? "_" : "?"
}

describe("Canvas", () => {
    test("draws glyphs with a margin of one pixel", async () => {
        await blank()
        canvas.print(0, 0, set("1lI0O"))
        await canvas.flush()
        const picture = [
            "...#....#.....###....##...###..",
            "..##....#......#....#..#.#...#.",
            ".#.#....#......#....#..#.#...#.",
            "...#....#......#....#..#.#...#.",
            "...#....#......#....#..#.#...#.",
            "...#....#..#...#....#..#.#...#.",
            ".#####...##...###....##...###..",
            "...............................",
            "",
        ].join("\n")
        expect(art(0, 0, 31)).toBe(picture)
    })
    test("draws inverse rows up to the left edge", async () => {
        await blank()
        canvas.print(2, 0, set("-"))
        canvas.invertRow(2)
        await canvas.flush()
        expect(art(2, 0, 8).slice(0, 9)).toBe("########\n")
        expect(art(2, 0, 8).slice(27, 36)).toBe("#....###\n")
        expect(art(2, 124, 4).slice(0, 5)).toBe("###.\n")
        canvas.invertRow(2, false)
        await canvas.flush()
        expect(art(2, 0, 8).slice(27, 36)).toBe(".####...\n")
        expect(art(2, 0, 8).slice(0, 9)).toBe("........\n")
    })
    test("shows nothing when nothing changed", async () => {
        await blank()
        canvas.print(3, 4, set("Bank"))
        await canvas.flush()
        expect(panel.shows).toBe(1)
        await canvas.flush()
        canvas.begin()
        canvas.print(3, 4, set("Bank"))
        await canvas.flush()
        expect(panel.shows).toBe(1)
    })
    test("sends the two cells of a moving cursor", async () => {
        await blank()
        canvas.printGlyph(1, 0, GLYPH_RIGHT)
        canvas.print(1, 1, set("Buy"))
        canvas.print(2, 1, set("Sell"))
        await canvas.flush()
        canvas.printGlyph(1, 0, 32)
        canvas.printGlyph(2, 0, GLYPH_RIGHT)
        await canvas.flush()
        expect(panel.columns).toBe(10)
        expect(await row(1)).toBe(" Buy                 ")
    })
    test("aligns right and cuts", async () => {
        await blank()
        canvas.printRight(0, set("$500"))
        canvas.printRight(1, set("a line of thirty characters ..."))
        canvas.print(2, 18, set("abcdef"))
        canvas.print(3, 21, set("x"))
        await canvas.flush()
        expect(await row(0)).toBe("                 $500")
        expect(await row(1)).toBe("a line of thirty char")
        expect(await row(2)).toBe("                  abc")
        expect(await row(3)).toBe("                     ")
    })
    test("wraps into a box and ends in an ellipsis", async () => {
        await blank()
        const n = canvas.wrap(set("You may buy one share"), 1, 2, 8, 3)
        expect(n).toBe(3)
        expect(canvas.wrap(set("one two three"), 5, 0, 8, 1)).toBe(1)
        expect(canvas.wrap(set("abcdefghij"), 6, 0, 8, 1)).toBe(1)
        expect(canvas.wrap(set(""), 7, 0, 8, 1)).toBe(0)
        await canvas.flush()
        expect(await row(1)).toBe("  You may            ")
        expect(await row(2)).toBe("  buy one            ")
        expect(await row(3)).toBe("  share              ")
        expect((await row(5)).slice(0, 7)).toBe("one two")
        expect((await row(6)).slice(0, 7)).toBe("abcdefg")
        for (const page of [5, 6])
            for (let i = 0; i < 6; i++) {
                const pixels = panel.pixels[page * WIDTH + 43 + i]
                expect(pixels).toBe(FONT[GLYPH_ELLIPSIS * 6 + i])
            }
    })
    test("pours a text through two boxes", async () => {
        await blank()
        const flow = new Flow().start(set("one two three four five six"))
        expect(canvas.pour(flow, 1, 10, 11, 2, false)).toBe(2)
        expect(canvas.pour(flow, 3, 0, 21, 2, true)).toBe(1)
        await canvas.flush()
        expect(await row(1)).toBe("          one two    ")
        expect(await row(2)).toBe("          three four ")
        expect(await row(3)).toBe("five six             ")
    })
})

describe("drawDice", () => {
    test("leaves the text beside the dice alone, and goes", async () => {
        await blank()
        canvas.print(1, 0, set("behind, beside"))
        await canvas.flush()
        canvas.begin()
        drawDice(canvas, 6, 1)
        canvas.print(1, 9, set("beside"))
        await canvas.flush()
        expect((await row(1)).slice(9)).toBe("beside      ")
        expect((await row(1)).slice(0, 9).indexOf("behind")).toBe(-1)
        await blank()
        expect(await row(1)).toBe("                     ")
        for (let i = 0; i < WIDTH * PAGES; i++) expect(panel.pixels[i]).toBe(0)
    })
    test("is not drawn again for the same faces", async () => {
        await blank()
        drawDice(canvas, 2, 5)
        await canvas.flush()
        canvas.begin()
        drawDice(canvas, 2, 5)
        await canvas.flush()
        expect(panel.shows).toBe(1)
        canvas.begin()
        drawDice(canvas, 5, 2)
        await canvas.flush()
        expect(panel.shows).toBe(2)
    })
    test("tells the dice apart: one filled, one an outline", async () => {
        await blank()
        drawDice(canvas, 3, 3)
        await canvas.flush()
        expect(art(1, 0, 28).slice(29, 57)).toBe(".########################...")
        expect(art(1, 28, 28).slice(29, 57)).toBe(
            ".#......................#..."
        )
    })
    test("throws for what is no face", () => {
        expect(() => drawDice(canvas, 0, 1)).toThrow()
        expect(() => drawDice(canvas, 1, 7)).toThrow()
        expect(() => drawDice(canvas, undefined, 1)).toThrow()
    })
})

// A small generator of its own, so that a failure can be repeated.
let state = 1
function below(n: number): number {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
}

const WORDS = ["", "$12,000", "P3 pays", "x", "Central Railroad Co. 28", "  "]
const naive = new Naive()

function step(): void {
    const n = below(ROWS)
    const col = below(COLS)
    const word = WORDS[below(WORDS.length)]
    const inverse = below(4) === 0
    const kind = below(8)
    if (kind === 0) {
        canvas.begin()
        naive.clear()
        return
    }
    // Beside dice there is no text.
    if (naive.colored && n >= 1 && n <= 5) return
    if (kind === 1) {
        canvas.invertRow(n, !inverse)
        naive.inverse[n] = inverse ? 0 : 128
    } else {
        canvas.print(n, col, set(word), inverse)
        naive.print(n, col, word, inverse ? 128 : 0)
    }
}

function roll(): void {
    canvas.begin()
    naive.clear()
    naive.colored = below(3) + 1
    naive.white = below(3) + 1
    drawDice(canvas, naive.colored, naive.white)
}

describe("Canvas and a plain repaint", () => {
    test("agree after every step", async () => {
        await blank()
        naive.clear()
        for (let i = 0; i < 150; i++) {
            if (below(6) === 0) roll()
            for (let n = below(5); n > 0; n--) step()
            await canvas.flush()
            naive.paint()
            if (!same(panel.pixels, naive.pixels))
                throw new Error(`step ${i} differs`)
            await sleep(1)
        }
    })
})
