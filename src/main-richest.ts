import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { WHOS_RICHEST } from "./games/whos-richest/entry"
import { Handheld } from "./ui/handheld"
import { Pieces } from "./ui/pieces"

setUpApp(
    board.startSelect("select"),
    board.startRoll("roll"),
    [WHOS_RICHEST],
    clock => new Handheld(clock, new Pieces())
)
await runApp()
