/** docs/pay-day-odds.md: what the house edition of Pay Day comes to. */
import { englishWords } from "../../src/games/pay-day/words"
import {
    COSTS,
    DEAL_NAMES,
    DEALS,
    LUCKY,
    MAIL_CARDS,
    MOST_BET,
    sumAt,
    sumOfMail,
    TIMES,
    VALUES,
} from "../../src/games/pay-day/edition"
import { look } from "../../src/engine/game"
import { tableFor } from "./odds-table"

const GAMES = 10_000
/** What a player has at the end, in the middle; and what one card may be worth at most. */
const LEAST_WORTH = 300
const MOST_WORTH = 1500
const MOST_CARD = 800

/** What a Deal brings when it is sold, or one of Mail in cash or in what is owed, and what it is called. */
function dearest(): { worth: number; name: string } {
    const mail = Array.from({ length: MAIL_CARDS }, (_, card) => ({
        worth: sumOfMail(card),
        card,
    }))
    const deals = Array.from({ length: DEALS }, (_, deal) => ({
        worth: sumAt(VALUES, deal) - sumAt(COSTS, deal),
        card: DEAL_NAMES + deal,
    }))
    const [first] = [...mail, ...deals].sort((a, b) => b.worth - a.worth)
    const name = look(englishWords().names, String(first?.card)) ?? ""
    return { worth: first?.worth ?? 0, name }
}

/** What the highest Swellfare bet brings on average, by its chance. */
function swellfare(): number {
    const chance = (7 - LUCKY) / 6
    return chance * TIMES * MOST_BET - (1 - chance) * MOST_BET
}

/** Throws where a figure is not what the edition is tuned to. */
export async function payDayOdds(): Promise<string> {
    const { summary, text } = await tableFor("pay-day", 4, GAMES)
    const card = dearest()
    const median = summary.cash?.median ?? 0
    const fits = median >= LEAST_WORTH && median <= MOST_WORTH
    if (!fits || Math.max(card.worth, swellfare()) > MOST_CARD)
        throw new Error(
            `Pay Day: the median worth is $${median}, the dearest card's $${card.worth}`
        )
    return [
        "# Pay Day: the house edition's figures\n",
        "The calendar and the cards of `src/games/pay-day/edition.ts` are house. They are set so that over games of 3 months with 4",
        "sensible bots (`sim/games/pay-day-bot.ts`: Deals that pay are bought, bills insured, loans repaid first, some cash is kept) the",
        `median final worth lies between $${LEAST_WORTH} and $${MOST_WORTH}, and no card is worth more than $${MOST_CARD}. The dearest is worth $${card.worth} (${card.name}); the`,
        `highest Swellfare bet, printed, brings $${TIMES * MOST_BET} one time in three, $${swellfare().toFixed(0)} on average. Written by \`npm run odds\`;`,
        "cash at the end is cash plus savings or minus loan.\n",
        text,
    ].join("\n")
}
