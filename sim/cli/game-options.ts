/** What `auto` and `engine` have in common. */
import { checkPlayers, gameNamed } from "../engine/share-code"
import { fail, orFail, UsageError, wholeNumber } from "./args"

const MOST_SEED = 2 ** 48

export interface GameOptions {
    game: string
    players: number
    seed: number
}

/** Reads `--game`, `--players` and `--seed`, all of which must be given; ends the program by `fail` when one does not fit. */
export function gameOptions(options: ReadonlyMap<string, string>): GameOptions {
    return orFail(() => {
        const game = gameNamed(need(options, "game"))
        const players = wholeNumber(
            "--players",
            need(options, "players"),
            1,
            99
        )
        checkPlayers(game, players)
        const seed = wholeNumber("--seed", need(options, "seed"), 0, MOST_SEED)
        return { game: game.id, players, seed }
    })
}

function need(options: ReadonlyMap<string, string>, name: string): string {
    const value = options.get(name)
    if (value === undefined) throw new UsageError(`missing option --${name}`)
    return value
}

/** Runs a program; whatever goes wrong in it is one line on stderr and status 1. */
export async function runCli(work: () => Promise<void>): Promise<void> {
    try {
        await work()
    } catch (error) {
        fail(error instanceof Error ? error.message : String(error))
    }
}
