/** `npm run replay`: replays a share code and prints the transcript. */
import { replay } from "../engine/replay"
import { hostGame } from "../games/list"
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
    const inPoints = hostGame(game).countsPoints(shared.options)
    result.cash.forEach((balance, i) =>
        console.log(
            `P${i + 1} ${inPoints ? `${balance} points` : `$${balance}`}`
        )
    )
    console.log(`hash ${result.hash}`)
})
