/**
 * `npm run odds`: writes docs/rich-uncle-odds.md, the house edition's figures; with `--check` only says whether they are
 * what the engine gives, exit status 1 when not. The figures depend on the seed alone, so they can be compared.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setUpOf } from "../auto"
import { ROOT } from "../paths"
import { fail, readArguments } from "../cli/args"
import { runCli } from "../cli/game-options"
import { playMany, summaryTable } from "../engine/many"

const FILE = join(ROOT, "docs", "rich-uncle-odds.md")
const GAMES = 10_000

async function tableFor(players: number): Promise<string> {
    const options = { game: "rich-uncle", players, seed: 1 }
    const summary = await playMany(options, GAMES, await setUpOf(options))
    return `    npm run -s engine -- --game rich-uncle --players ${players} --seed 1 --games ${GAMES}\n\n${summaryTable(summary)}\n`
}

await runCli(async () => {
    const { flags } = readArguments({ flags: ["check"] })
    const tables: string[] = []
    for (const players of [4, 3, 5]) tables.push(await tableFor(players))
    const text = [
        "# Rich Uncle: the house edition's figures\n",
        "The prices, dividends, Stock Board sums and Daily Bugles of `src/games/rich-uncle/edition.ts` are house. They are set so",
        "that, with 4 players who choose at random among what is allowed and announce at once, the median game takes 40 to 110",
        "rolls, fewer than one player in ten goes bankrupt, and no seat wins more than 1.25 times its fair share. Written by",
        "`npm run odds`; a game's length in rolls counts the rolls of Feature Plays too.\n",
        tables.join("\n"),
    ].join("\n")
    if (!flags.has("check")) writeFileSync(FILE, text)
    else if (readFileSync(FILE, "utf8") !== text)
        fail("docs/rich-uncle-odds.md is not up to date: npm run odds")
})
