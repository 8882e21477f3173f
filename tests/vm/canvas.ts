import { describe, expect, test } from "@devicescript/test"
import { WIDTH } from "../../src/device/display"
import { Canvas } from "../../src/ui/canvas"
import { Flow } from "../../src/ui/flow"
import { FONT, GLYPH_ELLIPSIS, GLYPH_RIGHT } from "../../src/ui/font"
import { Text } from "../../src/ui/text"
import { Panel } from "./fakes/display"

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
    return panel.art(page, x, width)
}

async function row(n: number): Promise<string> {
    return await panel.row(n)
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
    test("sends the two ends of a header apart, and only the digits", async () => {
        await blank()
        canvas.print(0, 0, set("P1 $10,000"))
        canvas.printRight(0, set("$7,000"), true)
        await canvas.flush()
        canvas.begin()
        canvas.print(0, 0, set("P2 $10,500"))
        canvas.printRight(0, set("$6,000"), true)
        await canvas.flush()
        // a digit each, of 5 columns
        expect(panel.columns).toBe(15)
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
