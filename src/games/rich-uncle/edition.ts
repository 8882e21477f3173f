/**
 * The house edition of Rich Uncle: what the printed cards and the Stock Board say that the rulebook does not. Everything
 * here is house unless marked printed; the numbers of `richUncleSet` can be replaced by the owner of a printed box.
 */
import { SetGroup } from "../../engine/set"

/** The cards of a color: one for each reading of two different faces whose first is the color's column. */
export const COLORS = 6
export const CARDS_A_COLOR = 5
export const CARDS = 30

/** Most cards that the Market-Price pack can have. */
export const MOST_PRICES = 16

/** The steps of prices and of all other amounts, in dollars. */
export const PRICE_STEP = 500
export const STEP = 100

/** Where the numbers of `richUncleSet` begin, group by group. */
export const PRICES = 0
export const DIVIDENDS = PRICES + MOST_PRICES
export const BOARD = DIVIDENDS + COLORS
export const HOUSE_BUGLES = BOARD + 2

/** Numbers of a set in steps of dollars, see `SetGroup`. */
function group(
    key: string,
    at: number,
    least: number,
    step: number,
    min: number,
    max: number,
    house: number[]
): SetGroup {
    const most = at === PRICES ? MOST_PRICES : least
    return { key, at, least, most, step, min, max, house }
}

/** The numbers that an owner of the printed box can replace. */
export function richUncleSet(): SetGroup[] {
    return [
        // a $10,000 card is printed
        group(
            "ruPrices",
            PRICES,
            1,
            PRICE_STEP,
            1,
            40,
            [4, 6, 8, 10, 12, 14, 14, 16, 18, 20, 22, 24]
        ),
        // what a card of each color pays, by column: card 14's $500 is printed; none is below the fee
        group(
            "ruDividends",
            DIVIDENDS,
            COLORS,
            STEP,
            5,
            100,
            [5, 10, 15, 20, 25, 30]
        ),
        // what the Stock Board says under 22 and 66: below 0 the roller pays the Pool, above 0 collects
        group("ruBoard", BOARD, 2, STEP, -200, 200, [-20, 30]),
        // 1: the house's Bugles; 0: the printed ones
        group("ruBugles", HOUSE_BUGLES, 1, 1, 0, 1, [1]),
    ]
}

/** What a Daily Bugle can tell the players to do. In all but the last three each amount is what is rolled, in hundreds. */
export const EACH_PAYS = 1
export const EACH_COLLECTS = 2
export const OTHERS_PAY_ROLLER = 3
export const ROLLER_PAYS_OTHERS = 4
export const ROLLER_PAYS = 5
export const ROLLER_COLLECTS = 6
export const EACH_PAYS_LEFT = 7
export const HIGHEST_PAYS = 8
export const HIGHEST_COLLECTS = 9
export const LOWEST_PAYS = 10
export const LOWEST_COLLECTS = 11
export const EACH_MAY_BUY = 12
export const EACH_PAYS_SUM = 13
export const EACH_COLLECTS_SUM = 14

export interface Bugle {
    /** Its short name, in written positions and as the key of its words. */
    readonly id: string
    readonly kind: number
    /** The flat sum, in dollars; 0 where dice decide. */
    readonly sum: number
}

function bugle(id: string, kind: number, sum = 0): Bugle {
    return { id, kind, sum }
}

/** The Daily Bugles; only the idea that all pay the Pool, left of the roller first, is printed. */
export const BUGLES: Bugle[] = [
    bugle("flood", EACH_PAYS),
    bugle("school", EACH_PAYS),
    bugle("oil", EACH_COLLECTS),
    bugle("harvest", EACH_COLLECTS),
    bugle("railroad", EACH_COLLECTS),
    bugle("birthday", OTHERS_PAY_ROLLER),
    bugle("banquet", ROLLER_PAYS_OTHERS),
    bugle("yacht", ROLLER_PAYS),
    bugle("attic", ROLLER_COLLECTS),
    bugle("fence", EACH_PAYS_LEFT),
    bugle("mansion", HIGHEST_PAYS),
    bugle("regatta", HIGHEST_COLLECTS),
    bugle("traffic", LOWEST_PAYS),
    bugle("raffle", LOWEST_COLLECTS),
    bugle("tip", EACH_MAY_BUY),
    bugle("offering", EACH_MAY_BUY),
    bugle("license", EACH_PAYS_SUM, 1000),
    bugle("refund", EACH_COLLECTS_SUM, 2000),
]
