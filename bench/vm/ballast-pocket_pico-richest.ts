import { WHOS_RICHEST } from "../../src/games/whos-richest/entry"
import { handheldWithPieces } from "../../src/ui/handheld"
import { run } from "./held"

await run([WHOS_RICHEST], handheldWithPieces)
