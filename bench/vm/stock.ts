// The handheld with the library's own way to the panel, for comparison; with all games it would not fit.

import { board } from "@dsboard/pocket_pico"
import { App } from "../../src/app"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { StockCanvas } from "./stock-canvas"

const app = new App(board.startSelect("select"), board.startRoll("roll"), [
    RICH_UNCLE,
]) as any
const canvas = new StockCanvas(app.oled)
app.screen.canvas = canvas
app.oled.start = async () => await canvas.start()
await app.run()
