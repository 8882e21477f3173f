import { PAY_DAY } from "../../src/games/pay-day/entry"
import { handheldWithPieces } from "../../src/ui/handheld"
import { run } from "./held"

await run([PAY_DAY], handheldWithPieces)
