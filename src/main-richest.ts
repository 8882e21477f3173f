import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { WHOS_RICHEST } from "./games/whos-richest/entry"
import { handheldWithPieces } from "./ui/handheld"

setUpApp(
    board.startSelect("select"),
    board.startRoll("roll"),
    [WHOS_RICHEST],
    handheldWithPieces
)
await runApp()
