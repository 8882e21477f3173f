/** docs/pay-day-odds.md: what the house edition of Pay Day comes to. */
import { englishWords } from "../../src/games/pay-day/words"
import {
    CAR_INSURANCE,
    COLLECTION,
    DEAL_NAMES,
    firstOfKind,
    HEALTH_INSURANCE,
    kindOfMail,
    LUCKY,
    MAIL_CARDS,
    MOST_BET,
    POSTCARD,
    SWELLFARE,
    sumOfMail,
    TICKET,
    TIMES,
} from "../../src/games/pay-day/edition"
import { look } from "../../src/engine/game"
import { DEAL_IDS, MAIL_IDS } from "../games/pay-day-cards"
import { tableFor } from "./odds-table"
import { CardWorths, profitOf, type Worth } from "./pay-day-worths"

const GAMES = 10_000
/** What a player has at the end, in the middle; and what one card may be worth at most, as it is printed and on average. */
const LEAST_WORTH = 300
const MOST_WORTH = 1500
const MOST_CARD = 800

/** A row of the table: cards that are alike. */
interface Row {
    cards: string
    name: string
    /** What is printed on it, as a player gets or owes it. */
    face: number
    worth: Worth
}

/** What the highest Swellfare bet brings on average, by its chance. */
function swellfare(): number {
    const chance = (7 - LUCKY) / 6
    return chance * TIMES * MOST_BET - (1 - chance) * MOST_BET
}

/** What a card is worth as it is printed, by its number among the names. */
function faceOf(card: number): number {
    if (card >= DEAL_NAMES) return profitOf(card)
    const kind = kindOfMail(card)
    if (kind === SWELLFARE) return Math.round(swellfare())
    const isOwed = card < firstOfKind(COLLECTION) || isInsurance(kind)
    return isOwed ? -sumOfMail(card) : sumOfMail(card)
}

function isInsurance(kind: number): boolean {
    return kind === CAR_INSURANCE || kind === HEALTH_INSURANCE
}

/** All cards that are worth something, those of a kind with the same price as one. */
function rowsOf({ worths }: CardWorths): Row[] {
    const { names } = englishWords()
    const ids = [...MAIL_IDS, ...DEAL_IDS]
    const rows: Row[] = []
    for (const [card, worth] of worths.entries()) {
        const kind = card < MAIL_CARDS ? kindOfMail(card) : 0
        if (card < MAIL_CARDS && kind >= POSTCARD && kind < TICKET) continue
        const face = faceOf(card)
        const last = rows.at(-1)
        if (kind > TICKET && card > firstOfKind(kind) && last) {
            last.cards += `, ${ids[card]}`
            last.worth = together(last.worth, worth)
        } else {
            const name = look(names, String(card)) ?? ""
            rows.push({ cards: ids[card] ?? "", name, face, worth })
        }
    }
    return rows
}

function together(one: Worth, other: Worth): Worth {
    return {
        taken: one.taken + other.taken,
        sum: one.sum + other.sum,
        least: Math.min(one.least, other.least),
        most: Math.max(one.most, other.most),
        above: one.above + other.above,
    }
}

function averageOf({ sum, taken }: Worth): number {
    return Math.round(sum / taken)
}

function tableOf(rows: Row[]): string {
    return [
        "| card | called | printed | taken | on average | at least | at most |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        ...rows.map(({ cards, face, name, worth }) =>
            [
                `| ${cards} | ${name} | ${face} | ${worth.taken} |`,
                `${averageOf(worth)} | ${worth.least} | ${worth.most} |`,
            ].join(" ")
        ),
    ].join("\n")
}

/** What went beyond the limit, which no figure of the house's can keep it from. */
function exceptions(rows: Row[]): string[] {
    return rows
        .filter(({ worth }) => worth.above > 0)
        .map(
            ({ name, worth }) =>
                `- ${name}: above $${MOST_CARD} ${worth.above} times of ${worth.taken}, $${worth.most} at most.`
        )
}

/** Throws where a figure is not what the edition is tuned to. */
export async function payDayOdds(): Promise<string> {
    const worths = new CardWorths(MOST_CARD)
    const hear = (line: string) => worths.hear(line)
    const { summary, text } = await tableFor("pay-day", 4, GAMES, hear)
    const median = summary.cash?.median ?? 0
    if (median < LEAST_WORTH || median > MOST_WORTH)
        throw new Error(`Pay Day: the median worth is $${median}`)
    const rows = rowsOf(worths)
    for (const { cards, face, worth } of rows)
        if (Math.max(Math.abs(face), Math.abs(averageOf(worth))) > MOST_CARD)
            throw new Error(
                `Pay Day: ${cards} is worth $${face}, on average $${averageOf(worth)}`
            )
    return [
        "# Pay Day: the house edition's figures\n",
        "The calendar and the cards of `src/games/pay-day/edition.ts` are house. They are set so that over games of 3 months with 4",
        "sensible bots (`sim/games/pay-day-bot.ts`: Deals that pay are bought, bills insured, loans repaid first, some cash is kept) the",
        `median final worth lies between $${LEAST_WORTH} and $${MOST_WORTH}, and no card is worth more than $${MOST_CARD}. Written by \`npm run odds\`, which fails`,
        "where that does not hold; cash at the end is cash plus savings or minus loan.\n",
        text,
        "## The cards\n",
        "What a card is worth is meant two ways, in dollars, a cost below 0. As it is *printed*: a bill, a collection or a ticket its sum,",
        "insurance its price, a Deal what a Buyer pays less what it cost, Swellfare the highest bet by its chances. And *on average*, what",
        "it brought whoever took it in the games above, with the *least* and the *most* of them: a bill that insurance cancelled cost",
        "nothing, a ticket without the Draw brought nothing, a Deal unsold at the end its cost; insurance brought the bills that it cancelled",
        `less its price; Swellfare what was won or lost. Neither is above $${MOST_CARD} for any card. Of commissions, $75 at most, and the`,
        "interest on money borrowed for a card nothing is counted here. One at a time can bring more, and did; what a Swellfare bet wins,",
        `$${TIMES * MOST_BET} at most, is printed:\n`,
        `${exceptions(rows).join("\n")}\n`,
        "A card is *taken* when it is kept, bought or bet on. The 22 postcards and advertisements bring and cost nothing.\n",
        `${tableOf(rows)}\n`,
    ].join("\n")
}
