import { PAY_DAY } from "../../src/games/pay-day/entry"
import { run } from "./held"

await run([PAY_DAY])
