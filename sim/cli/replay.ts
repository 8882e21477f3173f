/** `npm run replay`: replays a share code and prints the transcript. */
import { replay } from "../engine/replay"
import { parseCode } from "../engine/share-code"
import { sayLine } from "../engine/words"
import { readArguments } from "./args"
import { runCli } from "./game-options"

await runCli(async () => {
    const { positionals, flags } = readArguments({
        flags: ["json"],
        positionals: ["CODE"],
    })
    const shared = parseCode(positionals[0] ?? "")
    const { game, players } = shared
    if (flags.has("json")) {
        const result = await replay(shared)
        console.log(JSON.stringify({ game, players, ...result }))
        return
    }
    const lines: string[] = []
    const result = await replay(shared, (line, table) =>
        lines.push(sayLine(line, table))
    )
    console.log(lines.join("\n"))
    const end = result.over ? "The game is over" : "The game goes on"
    console.log(`${end} after ${result.turns} turns and ${result.rolls} rolls.`)
    result.cash.forEach((cash, i) => console.log(`P${i + 1} $${cash}`))
    console.log(`hash ${result.hash}`)
})
