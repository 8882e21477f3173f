// The handheld that composes its screens and shows none, for comparison.

import { board } from "@dsboard/pocket_pico"
import { oled, runApp, setUpApp } from "../../src/app"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { buttons, care, setUpScreen } from "../../src/ui/screen"
import { BlankCanvas } from "./bench-canvas"

setUpApp(board.startSelect("select"), board.startRoll("roll"), [RICH_UNCLE])
setUpScreen(new BlankCanvas(oled), buttons, care)
oled.start = async () => {}
await runApp()
