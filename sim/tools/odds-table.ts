/** A table of a page of figures, below the command that prints it. */
import { setUpOf } from "../auto"
import { playMany, type Summary, summaryTable } from "../engine/many"

const SEED = 1

/** Plays the games of a table; `log` hears each line of their transcripts. */
export async function tableFor(
    game: string,
    players: number,
    games: number,
    log?: (line: string) => void
): Promise<{ text: string; summary: Summary }> {
    const options = { game, players, seed: SEED }
    const first = await setUpOf(options)
    const summary = await playMany(options, games, first, log)
    const command = `    npm run -s engine -- --game ${game} --players ${players} --seed ${SEED} --games ${games}`
    return { text: `${command}\n\n${summaryTable(summary)}\n`, summary }
}
