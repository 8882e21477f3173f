/**
 * What the program said on its console about the games on this handheld, so that it tells each game once: what was taken
 * back is gone, and what a handheld tells anew after a power cut is not there twice. Only lines that the program has
 * printed come in, so nothing is known before the table knows it.
 */

/** The game that is shown before there is one. */
export const DEFAULT_GAME = "rich-uncle"

import { TAKEN_BACK } from "../../src/engine/journal"

/** As it is kept: the game in view, and the lines of each. */
export interface SavedLog {
    current: string
    games: [id: string, lines: string[]][]
}

const EVENTS = new Set([
    "ask",
    "choice",
    "roll",
    "dice",
    "tell",
    "over",
    "code.",
])

/** The games' lines, one game in view: the one started or continued last. */
export class GameLog {
    private readonly games: Map<string, string[]>
    /** The name of the game in view; empty before there is one. */
    current: string

    constructor(saved: SavedLog = { current: "", games: [] }) {
        this.current = saved.current
        this.games = new Map(saved.games)
    }

    /** The lines of the game in view, oldest first; what comes later depends on all before. */
    get lines(): readonly string[] {
        return this.games.get(this.current) ?? []
    }

    /** What `new GameLog` takes. */
    save(): SavedLog {
        return { current: this.current, games: [...this.games] }
    }

    /** Puts a game in the place of the one of the same name, and into view. `lines` begin with its `code` line. */
    replace(lines: readonly string[]): void {
        this.current = gameOf(lines[0] ?? "")
        this.games.set(this.current, [...lines])
    }

    /** Takes one console line; those of other kinds mean nothing to it. Gives whether anything can be seen of it. */
    take(line: string): boolean {
        const [word = "", ...rest] = line.split(" ")
        const lines = this.games.get(this.current) ?? []
        if (word === "code") this.replace([line])
        else if (word === "resume") this.resume(rest)
        else if (word === "turn") this.turn(lines, line, rest[0] ?? "")
        else if (word === "code+") this.choice(lines, line, rest.map(Number))
        else if (EVENTS.has(word)) this.push(lines, line)
        else return false
        return word !== "ask"
    }

    private push(lines: string[], line: string): void {
        lines.push(line)
        this.games.set(this.current, lines)
    }

    /** A game goes on: what follows its last choice will be told anew. */
    private resume([game = "", turn, hash, count]: string[]): void {
        this.current = game
        const lines = this.games.get(game) ?? []
        const start = lines.findIndex(line =>
            line.startsWith(`turn ${turn} ${hash} `)
        )
        const last =
            count === "0" ? start : nth(lines, "code+", start, Number(count))
        // another game than the one seen here: its beginning is not known
        this.games.set(
            game,
            start < 0 || last < 0 ? [] : lines.slice(0, last + 1)
        )
    }

    private turn(lines: string[], line: string, turn: string): void {
        // after an undo it is told again, and the `code+` line after it says how far back that went
        if (startOf(lines, turn) < 0) this.push(lines, line)
    }

    private choice(
        lines: string[],
        line: string,
        [turn = 0, count = 0, choice = 0]: number[]
    ): void {
        if (choice !== TAKEN_BACK) this.push(lines, line)
        else this.undo(lines, startOf(lines, String(turn)), count)
    }

    /** Goes back to before the choice after `count` of them, or, when there is none, to before an early end. */
    private undo(lines: string[], start: number, count: number): void {
        const undone = nth(lines, "choice", start, count + 1)
        if (undone >= 0) lines.length = undone
        else while (/^(over|code\.) /.test(lines.at(-1) ?? "")) lines.pop()
        // the prompt that is open again will be asked again
        if (lines.at(-1)?.startsWith("ask ")) lines.pop()
        // and what followed the prompt before it will be told again
        let end = lines.findLastIndex(line => line.startsWith("ask ")) + 1
        while (/^(choice|code\+) /.test(lines[end] ?? "")) end++
        lines.length = Math.max(end, start + 1)
    }
}

/** The game that a `code` line begins. */
function gameOf(line: string): string {
    return /^code ([^.]*)/.exec(line)?.[1] ?? ""
}

function startOf(lines: readonly string[], turn: string): number {
    return lines.findIndex(line => line.startsWith(`turn ${turn} `))
}

/** Where the `n`th line of that word stands behind `start`; -1 when there are fewer. */
function nth(
    lines: readonly string[],
    word: string,
    start: number,
    n: number
): number {
    let seen = 0
    return lines.findIndex(
        (line, at) => at > start && line.startsWith(`${word} `) && ++seen === n
    )
}
