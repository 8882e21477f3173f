// The handheld with the library's own way to the panel, for comparison.

import { board } from "@dsboard/pocket_pico"
import { App } from "../../src/app"
import { StockCanvas } from "./stock-canvas"

const app = new App(board.startSelect("select"), board.startRoll("roll")) as any
const canvas = new StockCanvas(app.oled)
app.screen.canvas = canvas
app.oled.start = async () => await canvas.start()
await app.run()
