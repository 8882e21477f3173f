import { board } from "@dsboard/pocket_pico"
import { runApp, setUpApp } from "./app"
import { RICH_UNCLE } from "./games/rich-uncle/entry"

setUpApp(board.startSelect("select"), board.startRoll("roll"), [RICH_UNCLE])
await runApp()
