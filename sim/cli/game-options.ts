/** What `auto` and `engine` have in common. */
import { answersTo } from "../engine/agreed"
import { gameNamed, gameNames } from "../engine/share-code"
import { fail, UsageError, wholeNumber } from "./args"

const MOST_SEED = 2 ** 48

export interface GameOptions {
    game: string
    players: number
    seed: number
    /** What is agreed, as in a case; not there where the handheld's first offers are. */
    options?: unknown
}

/** What `auto` and `engine` take of it on their command lines. */
export const GAME_OPTIONS = {
    game: "name",
    players: "number",
    seed: "number",
    options: "JSON",
}

/** Reads `--game`, `--players` and `--seed`, all of which must be given, and `--options`; throws `UsageError` when one does not fit. */
export function gameOptions(options: ReadonlyMap<string, string>): GameOptions {
    const game = gameNamed(need(options, "game", gameNames()))
    const { id, minPlayers, maxPlayers } = game
    const range = `${minPlayers} to ${maxPlayers}`
    const players = need(options, "players", range)
    const seed = need(options, "seed", `0 to ${MOST_SEED}`)
    const named = {
        game: id,
        players: wholeNumber("--players", players, minPlayers, maxPlayers),
        seed: wholeNumber("--seed", seed, 0, MOST_SEED),
    }
    const written = options.get("options")
    if (written === undefined) return named
    const agreed = parse(written)
    answersTo(id, named.players, agreed)
    return { ...named, options: agreed }
}

function parse(written: string): unknown {
    try {
        return JSON.parse(written)
    } catch (error) {
        throw new UsageError(
            `--options is no JSON: ${(error as Error).message}`
        )
    }
}

/** An option's text; throws `UsageError` saying what it may be when it was not given. */
export function need(
    options: ReadonlyMap<string, string>,
    name: string,
    allowed: string
): string {
    const value = options.get(name)
    if (value !== undefined) return value
    throw new UsageError(`missing option --${name}; allowed: ${allowed}`)
}

/** Runs a program; whatever goes wrong in it is one line on stderr and status 1. */
export async function runCli(work: () => Promise<void>): Promise<void> {
    try {
        await work()
    } catch (error) {
        fail(error instanceof Error ? error.message : String(error))
    }
}
