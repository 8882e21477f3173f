import { GET_RICH_QUICK } from "../../src/games/get-rich-quick/entry"
import { secretHandheld } from "../../src/ui/secret/handheld"
import { run } from "./held"

await run([GET_RICH_QUICK], secretHandheld)
