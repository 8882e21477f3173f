import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { run } from "./held"

await run([RICH_UNCLE])
