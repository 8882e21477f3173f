/** docs/get-rich-quick-odds.md: how long games of sensible bots take, and the Lottery. */
import { LotteryTally } from "./lottery"
import { tableFor } from "./odds-table"

const GAMES = 2000
/** Turns within which sensible bots have to be done. */
const MOST_TURNS = 60

/** Throws where a game of the bots was too long: that is no house edition to ship. */
export async function getRichQuickOdds(): Promise<string> {
    const tables: string[] = []
    const lottery = new LotteryTally()
    let longest = 0
    for (const players of [2, 3, 4, 5]) {
        const { summary, text } = await tableFor(
            "get-rich-quick",
            players,
            GAMES,
            line => lottery.hear(line)
        )
        tables.push(text)
        longest = Math.max(longest, summary.turns.max)
    }
    if (longest > MOST_TURNS)
        throw new Error(
            `a game of Get Rich Quick took ${longest} turns, more than ${MOST_TURNS}`
        )
    return [
        "# Get Rich Quick: figures with the house's spaces\n",
        "The spaces of `src/games/get-rich-quick/edition.ts` are house: two at each store, 5, 4, 3 and 2 at the Fortune Points. What they",
        "come to with 2 to 5 sensible bots (`sim/games/get-rich-quick-bot.ts`: cards by chance, those that bring something more often;",
        "what earns is bought early, Fortune Points later), written by `npm run odds`. A game that ends shared is nobody's win.",
        `The longest game of all took ${longest} turns; they are to be over within ${MOST_TURNS}.\n`,
        tables.join("\n"),
        "## The Lottery\n",
        "The chances are counted over all throws; a full house is three alike. Beside them what was thrown in the games above.\n",
        `${lottery.table()}\n`,
    ].join("\n")
}
