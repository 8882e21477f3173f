import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { PAY_DAY } from "./games/pay-day/entry"
import { handheldWithPieces } from "./ui/handheld"

setUpApp(
    board.startSelect("select"),
    board.startRoll("roll"),
    [PAY_DAY],
    handheldWithPieces
)
await runApp()
