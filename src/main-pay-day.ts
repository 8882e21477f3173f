import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { PAY_DAY } from "./games/pay-day/entry"
import { monthHandheld } from "./ui/month/handheld"

setUpApp(
    board.startSelect("select"),
    board.startRoll("roll"),
    [PAY_DAY],
    monthHandheld
)
await runApp()
