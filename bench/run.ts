/**
 * `npm run bench [-- --json]`: what our way to the panel takes next to the stock one, in the same run: bytes, transactions,
 * steps and time; and how large the program and its heap are. With `--json` one object, without it tables.
 */
import { readArguments } from "../sim/cli/args"
import { runCli } from "../sim/cli/game-options"
import { PROGRAMS } from "../sim/programs"
import { measureGame } from "./game"
import { measureMemory } from "./memory"
import { reportOf, textOf } from "./report"
import { measureScreens } from "./screens"
import { measureSizes } from "./sizes"

await runCli(async () => {
    const { flags } = readArguments({ flags: ["json"] })
    const screens = await measureScreens()
    const game = await measureGame()
    const sizes = await Promise.all(PROGRAMS.map(measureSizes))
    const memory = await measureMemory()
    const report = reportOf(screens, game, sizes, memory)
    console.log(flags.has("json") ? JSON.stringify(report) : textOf(report))
})
