import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { WHOS_RICHEST } from "./games/whos-richest/entry"

await new App(board.startSelect("select"), board.startRoll("roll"), [
    WHOS_RICHEST,
]).run()
