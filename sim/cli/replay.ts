/** `npm run replay`: replays a share code and prints the transcript. */
import { replay } from "../engine/replay"
import { existsSync, readFileSync } from "node:fs"
import { parseShared } from "../engine/any-code"
import type { Balances } from "../engine/balances"
import { fillWords, sayLine } from "../engine/words"
import { readArguments } from "./args"
import { runCli } from "./game-options"

/** The text of a file, of standard input for `-`, or what was given itself. */
function textOf(given: string): string {
    if (given === "-") return readFileSync(0, "utf8")
    return existsSync(given) ? readFileSync(given, "utf8") : given
}

/** What everybody has, a line each, as the screen says dollars and points. */
function balanceLines({ cash, points, money }: Balances): string[] {
    if (cash) return cash.map((sum, i) => fillWords("{p0} {$1}", [i + 1, sum]))
    const row = money ? "{p0} {n1} points, {$2}" : "{p0} {s1}"
    return (points ?? []).map((sum, i) =>
        fillWords(row, [i + 1, sum, money?.[i] ?? 0])
    )
}

await runCli(async () => {
    const { positionals, flags } = readArguments({
        flags: ["json"],
        positionals: ["CODE"],
    })
    const [given = ""] = positionals
    const shared = parseShared(textOf(given))
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
    console.log(balanceLines(result).join("\n"))
    console.log(`hash ${result.hash}`)
})
