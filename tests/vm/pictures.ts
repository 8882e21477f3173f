import { sleep } from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { PAGES, WIDTH } from "../../src/device/display"
import { Canvas } from "../../src/ui/canvas"
import { drawDice, drawPlainDice } from "../../src/ui/dice"
import { CARD_WIDTH, CARDS, DICE, DIE_WIDTH } from "../../src/ui/font"
import { Grid, NOWHERE } from "../../src/ui/grid"
import { Text } from "../../src/ui/text"
import { Panel } from "./fakes/display"

const panel = new Panel()
const canvas = new Canvas(panel)
const text = new Text()

async function blank(): Promise<void> {
    // Many steps: a real wait keeps the runtime from taking them for an endless loop.
    await sleep(1)
    canvas.begin()
    await canvas.flush()
    panel.shows = 0
    panel.columns = 0
}

function isDark(): boolean {
    let i = 0
    while (i < WIDTH * PAGES && panel.pixels[i] === 0) i++
    return i === WIDTH * PAGES
}

/** Whether a page of the panel has these bytes from column `x` on. */
function hasBytes(
    page: number,
    x: number,
    bytes: Buffer,
    from: number,
    length: number
): boolean {
    for (let i = 0; i < length; i++)
        if (panel.pixels[page * WIDTH + x + i] !== bytes[from + i]) return false
    return true
}

describe("drawDice", () => {
    test("leaves the text beside the dice alone, and goes", async () => {
        await blank()
        canvas.print(1, 0, text.clear().add("behind, beside"))
        await canvas.flush()
        canvas.begin()
        drawDice(canvas, 6, 1)
        canvas.print(1, 9, text.clear().add("beside"))
        await canvas.flush()
        expect((await panel.row(1)).slice(9)).toBe("beside      ")
        expect((await panel.row(1)).slice(0, 9).indexOf("behind")).toBe(-1)
        await blank()
        expect(await panel.row(1)).toBe("                     ")
        expect(isDark()).toBe(true)
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
        expect(panel.art(1, 0, 28).slice(29, 57)).toBe(
            ".########################..."
        )
        expect(panel.art(1, 28, 28).slice(29, 57)).toBe(
            ".#......................#..."
        )
    })
    test("throws for what is no face", () => {
        expect(() => drawDice(canvas, 0, 1)).toThrow()
        expect(() => drawDice(canvas, 1, 7)).toThrow()
        expect(() => drawDice(canvas, undefined, 1)).toThrow()
    })
})

/** Whether a plain die of that face stands at column `x`, by its upper page. */
function hasDie(x: number, face: number): boolean {
    return hasBytes(1, x, DICE, (face - 1) * 5 * DIE_WIDTH, DIE_WIDTH)
}

describe("drawPlainDice", () => {
    test("draws one to four side by side, and five with shared edges", async () => {
        const faces = [3, 1, 4, 1, 5]
        for (let count = 1; count <= 5; count++) {
            canvas.begin()
            drawPlainDice(canvas, faces, count)
            await canvas.flush()
            for (let i = 0; i < 5; i++) {
                const x = i * (count === 5 ? 25 : 28)
                // the edge that two share is the right one's
                if (x + DIE_WIDTH <= WIDTH)
                    expect(hasBytes(1, x, DICE, 0, 3)).toBe(i < count)
                if (i === count - 1) expect(hasDie(x, faces[i])).toBe(true)
            }
        }
    })
    test("leaves the text beside them alone", async () => {
        await blank()
        canvas.begin()
        drawPlainDice(canvas, [6, 2], 2)
        canvas.print(1, 9, text.clear().add("sum 8"))
        await canvas.flush()
        canvas.begin()
        drawPlainDice(canvas, [6, 3], 2)
        canvas.print(1, 9, text.clear().add("sum 9"))
        await canvas.flush()
        expect(hasDie(0, 6) && hasDie(28, 3)).toBe(true)
        // the 9 of the text
        expect(panel.art(1, 79, 5).slice(0, 6)).toBe(".###.\n")
    })
    test("sends nothing for the same dice", async () => {
        await blank()
        canvas.begin()
        drawPlainDice(canvas, [5, 5, 5], 3)
        await canvas.flush()
        canvas.begin()
        drawPlainDice(canvas, [5, 5, 5], 3)
        await canvas.flush()
        expect(panel.shows).toBe(1)
    })
    test("takes the place of a colored pair with its faces, and gives it back", async () => {
        await blank()
        canvas.begin()
        drawDice(canvas, 2, 5)
        await canvas.flush()
        expect(hasDie(0, 2)).toBe(false)
        canvas.begin()
        drawPlainDice(canvas, [2, 5], 2)
        await canvas.flush()
        expect(hasDie(0, 2) && hasDie(28, 5)).toBe(true)
        canvas.begin()
        drawDice(canvas, 2, 5)
        await canvas.flush()
        expect(hasDie(0, 2)).toBe(false)
        expect(hasDie(28, 5)).toBe(true)
    })
    test("goes, all five of them", async () => {
        canvas.begin()
        drawPlainDice(canvas, [1, 2, 3, 4, 5], 5)
        await canvas.flush()
        await blank()
        expect(isDark()).toBe(true)
    })
})

const table = { grid: [0, 0, 0, 0, 0, 0, 0, 0, 0] }
const grid = new Grid({ canvas } as any, undefined)

async function lay(cursor: number): Promise<void> {
    await sleep(1)
    canvas.begin()
    grid.take(table as any)
    grid.draw(cursor)
    await canvas.flush()
}

/** Whether a card shows a picture, by its upper half. */
function hasCard(place: number, picture: number): boolean {
    const col = place % 3
    const page = 1 + ((place - col) / 3) * 2
    return hasBytes(page, 2 + col * 20, CARDS, picture * 2 * CARD_WIDTH, 16)
}

describe("Grid", () => {
    test("lays nine cards in three rows", async () => {
        await blank()
        for (let i = 0; i < 9; i++) table.grid[i] = i + 1
        await lay(NOWHERE)
        for (let i = 0; i < 9; i++) expect(hasCard(i, i + 1)).toBe(true)
    })
    test("sends a moved cursor's two cards, and nothing when all is as it was", async () => {
        for (let i = 0; i < 9; i++) table.grid[i] = 0
        await lay(0)
        await lay(4)
        // of each card 16 columns in two pages
        expect(panel.columns).toBe(64)
        await lay(5)
        expect(panel.columns).toBe(64)
        panel.shows = 0
        await lay(5)
        expect(panel.shows).toBe(0)
    })
    test("sends the card that was turned", async () => {
        await lay(NOWHERE)
        table.grid[7] = 4
        await lay(NOWHERE)
        expect(panel.columns).toBe(32)
        expect(hasCard(7, 4)).toBe(true)
        expect(hasCard(6, 0)).toBe(true)
    })
    test("shows the cards as they were taken, until they are taken again", async () => {
        table.grid[7] = 9
        canvas.begin()
        grid.draw(NOWHERE)
        await canvas.flush()
        expect(hasCard(7, 4)).toBe(true)
        await lay(NOWHERE)
        expect(hasCard(7, 9)).toBe(true)
    })
    test("takes turns with dice and text, and nothing of it stays", async () => {
        await lay(3)
        canvas.begin()
        drawPlainDice(canvas, [1, 6], 2)
        await canvas.flush()
        for (let x = 0; x < WIDTH; x++)
            expect(panel.pixels[6 * WIDTH + x]).toBe(0)
        expect(hasDie(28, 6)).toBe(true)
        await lay(3)
        expect(hasCard(0, 0)).toBe(true)
        expect(hasDie(28, 6)).toBe(false)
        await blank()
        expect(isDark()).toBe(true)
    })
})
