/**
 * `npm run odds`: writes the games' pages of figures under docs/; with `--check` only says whether they are what the engine
 * gives, exit status 1 when not. The figures depend on the seed alone, so they can be compared.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../paths"
import { fail, readArguments } from "../cli/args"
import { runCli } from "../cli/game-options"
import { getRichQuickOdds } from "./odds-get-rich-quick"
import { payDayOdds } from "./odds-pay-day"
import { richUncleOdds } from "./odds-rich-uncle"

const PAGES = [
    { name: "docs/rich-uncle-odds.md", write: richUncleOdds },
    { name: "docs/get-rich-quick-odds.md", write: getRichQuickOdds },
    { name: "docs/pay-day-odds.md", write: payDayOdds },
]

await runCli(async () => {
    const { flags } = readArguments({ flags: ["check"] })
    const stale: string[] = []
    for (const { name, write } of PAGES) {
        const file = join(ROOT, name)
        const text = await write()
        if (!flags.has("check")) writeFileSync(file, text)
        else if (!existsSync(file) || readFileSync(file, "utf8") !== text)
            stale.push(name)
    }
    if (stale.length > 0)
        fail(`not up to date: ${stale.join(", ")}; write anew by npm run odds`)
})
