/** docs/rich-uncle-odds.md: what the house edition of Rich Uncle comes to. */
import { tableFor } from "./odds-table"

const GAMES = 10_000

export async function richUncleOdds(): Promise<string> {
    const tables: string[] = []
    for (const players of [4, 3, 5]) {
        const { text } = await tableFor("rich-uncle", players, GAMES)
        tables.push(text)
    }
    return [
        "# Rich Uncle: the house edition's figures\n",
        "The prices, dividends, Stock Board sums and Daily Bugles of `src/games/rich-uncle/edition.ts` are house. They are set so",
        "that, with 4 players who choose at random among what is allowed and announce at once, the median game takes 40 to 110",
        "rolls, fewer than one player in ten goes bankrupt, and no seat wins more than 1.25 times its fair share. Written by",
        "`npm run odds`; a game's length in rolls counts the rolls of Feature Plays too.\n",
        tables.join("\n"),
    ].join("\n")
}
