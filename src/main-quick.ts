import { board } from "@dsboard/pocket_pico"
import { App } from "./app"
import { GET_RICH_QUICK } from "./games/get-rich-quick/entry"
import { makeSecretHandheld } from "./ui/secret/handheld"

await new App(
    board.startSelect("select"),
    board.startRoll("roll"),
    [GET_RICH_QUICK],
    makeSecretHandheld
).run()
