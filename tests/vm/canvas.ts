import { sleep } from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { Display, PAGES, WIDTH } from "../../src/device/display"
import { Windows } from "../../src/device/panel/windows"
import { Canvas } from "../../src/ui/canvas"
import { drawDice } from "../../src/ui/dice"
import { Flow } from "../../src/ui/flow"
import { FONT, GLYPH_ELLIPSIS, GLYPH_RIGHT } from "../../src/ui/font"
import { COLS } from "../../src/ui/painter"
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

const panel = new Panel()
const canvas = new Canvas(panel)
const text = new Text()

function set(s: string): Text {
    return text.clear().add(s)
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
