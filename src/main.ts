import { board } from "@dsboard/pocket_pico"
import { App } from "./app"

await new App(board.startSelect("select"), board.startRoll("roll")).run()
