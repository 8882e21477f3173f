import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { GAMES } from "./games/list"

await new App(board.startSelect("select"), board.startRoll("roll"), GAMES).run()
