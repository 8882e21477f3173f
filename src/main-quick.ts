import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { GET_RICH_QUICK } from "./games/get-rich-quick/entry"
import { secretHandheld } from "./ui/secret/handheld"

setUpApp(
    board.startSelect("select"),
    board.startRoll("roll"),
    [GET_RICH_QUICK],
    secretHandheld
)
await runApp()
