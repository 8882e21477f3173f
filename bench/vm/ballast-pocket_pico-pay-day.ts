import { PAY_DAY } from "../../src/games/pay-day/entry"
import { monthHandheld } from "../../src/ui/month/handheld"
import { run } from "./held"

await run([PAY_DAY], monthHandheld)
