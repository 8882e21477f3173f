// The handheld that composes its screens and shows none, for comparison.

import { board } from "@dsboard/pocket_pico"
import { App } from "../../src/app"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { BlankCanvas } from "./bench-canvas"

const app = new App(board.startSelect("select"), board.startRoll("roll"), [
    RICH_UNCLE,
]) as any
app.screen.canvas = new BlankCanvas(app.oled)
app.oled.start = async () => {}
await app.run()
