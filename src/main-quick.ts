import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { GET_RICH_QUICK } from "./games/get-rich-quick/entry"

await new App(board.startSelect("select"), board.startRoll("roll"), [
    GET_RICH_QUICK,
]).run()
