/** `npm run engine`: many games on the Node engine. */
import { setUpOf } from "../auto"
import { playMany, summaryTable } from "../engine/many"
import { readArguments, wholeNumber } from "./args"
import { GAME_OPTIONS, gameOptions, need, runCli } from "./game-options"

const MOST_GAMES = 1_000_000

await runCli(async () => {
    const { options, flags } = readArguments({
        flags: ["json"],
        options: { ...GAME_OPTIONS, games: "number" },
    })
    const setup = gameOptions(options)
    const text = need(options, "games", `1 to ${MOST_GAMES}`)
    const games = wholeNumber("--games", text, 1, MOST_GAMES)
    const summary = await playMany(setup, games, await setUpOf(setup))
    console.log(
        flags.has("json") ? JSON.stringify(summary) : summaryTable(summary)
    )
})
