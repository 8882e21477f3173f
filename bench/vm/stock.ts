// The handheld with the library's own way to the panel, for comparison; with all games it would not fit.

import { board } from "@dsboard/pocket_pico"
import { oled, runApp, setUpApp } from "../../src/app"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { buttons, care, setUpScreen } from "../../src/ui/screen"
import { StockCanvas } from "./stock-canvas"

setUpApp(board.startSelect("select"), board.startRoll("roll"), [RICH_UNCLE])
const canvas = new StockCanvas(oled)
setUpScreen(canvas, buttons, care)
oled.start = async () => await canvas.start()
await runApp()
