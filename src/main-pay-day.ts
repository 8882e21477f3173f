import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { PAY_DAY } from "./games/pay-day/entry"

await new App(board.startSelect("select"), board.startRoll("roll"), [
    PAY_DAY,
]).run()
