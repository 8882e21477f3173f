import { WHOS_RICHEST } from "../../src/games/whos-richest/entry"
import { run } from "./held"

await run([WHOS_RICHEST])
