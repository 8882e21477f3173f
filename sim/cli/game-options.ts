/** What `auto` and `engine` have in common. */
import { gameNamed, gameNames } from "../engine/share-code"
import { fail, UsageError, wholeNumber } from "./args"

const MOST_SEED = 2 ** 48

export interface GameOptions {
    game: string
    players: number
    seed: number
}

/** Reads `--game`, `--players` and `--seed`, all of which must be given; throws `UsageError` when one does not fit. */
export function gameOptions(options: ReadonlyMap<string, string>): GameOptions {
    const game = gameNamed(need(options, "game", gameNames()))
    const { id, minPlayers, maxPlayers } = game
    const range = `${minPlayers} to ${maxPlayers}`
    const players = need(options, "players", range)
    const seed = need(options, "seed", `0 to ${MOST_SEED}`)
    return {
        game: id,
        players: wholeNumber("--players", players, minPlayers, maxPlayers),
        seed: wholeNumber("--seed", seed, 0, MOST_SEED),
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
