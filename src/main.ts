import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { RICH_UNCLE } from "./games/rich-uncle/entry"

await new App(board.startSelect("select"), board.startRoll("roll"), [
    RICH_UNCLE,
]).run()
