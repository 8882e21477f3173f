// Two changes of a screen that no game makes alone. SELECT makes them: first a number in the header changes, then
// everything. The texts are there already: it is all about the panel. ROLL goes over to the next canvas: first it is ours,
// then the stock one, then the one that shows nothing.

import { board } from "@dsboard/pocket_pico"
import { App } from "../../src/app"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { SELECT } from "../../src/device/buttons"
import { Canvas } from "../../src/ui/canvas"
import { Text } from "../../src/ui/text"
import { BlankCanvas } from "./bench-canvas"
import { StockCanvas } from "./stock-canvas"

const ROWS = 8

const before = new Text().add("P1 $10,000")
const after = new Text().add("P1 $10,500")
const price = new Text().add("$7,000")
const first = new Text().add("ABCDEFGHIJKLMNOPQRSTU")
const second = new Text().add("FGHIJKLMNOPQRSTUABCDE")

/** A canvas and what is on it. */
class Screens {
    private presses = 0

    constructor(private readonly canvas: Canvas) {}

    async next(): Promise<void> {
        const { canvas, presses } = this
        canvas.begin()
        if (presses < 2) {
            canvas.print(0, 0, presses === 0 ? before : after)
            canvas.printRight(0, price, true)
            for (let i = 1; i < ROWS; i++) canvas.print(i, 0, first)
        } else
            for (let i = 0; i < ROWS; i++) {
                canvas.invertRow(i)
                canvas.print(i, 0, second)
            }
        this.presses = presses + 1
        await canvas.flush()
    }
}

const app = new App(board.startSelect("select"), board.startRoll("roll"), [
    RICH_UNCLE,
]) as any
// in place of the menu, after all that comes before it
app.mainMenu = async () => {
    await use(app.screen.canvas)
    // one after the other: the heap has not room for all of them, nor for two panels' buffers
    app.oled.on = false
    app.oled.chip = undefined
    const stock = new StockCanvas(app.oled)
    app.screen.canvas = stock
    await stock.start()
    await use(stock)
    app.screen.canvas = new BlankCanvas(app.oled)
    await use(app.screen.canvas)
}

async function use(canvas: Canvas): Promise<void> {
    const screens = new Screens(canvas)
    await screens.next()
    while ((await app.screen.press()) === SELECT) await screens.next()
}

await app.run()
