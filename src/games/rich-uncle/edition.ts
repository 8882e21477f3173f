/**
 * The house edition of Rich Uncle: what the printed cards and the Stock Board say that the rulebook does not. Everything
 * here is house unless marked printed; an owner of a printed box can replace it, keeping the shapes.
 */

/** The cards of a color: one for each reading of two different faces whose first is the color's column. */
export const COLORS = 6
export const CARDS_A_COLOR = 5
export const CARDS = 30

/** What a card of each color pays, in dollars, by column. Card 14's $500 is printed. No dividend is below the fee. */
export const DIVIDENDS = [500, 1000, 1500, 2000, 2500, 3000]

/** The Market-Price pack, in dollars. A $10,000 card is printed. */
export const PRICES = [
    2000, 3000, 4000, 5000, 6000, 7000, 7000, 8000, 9000, 10000, 11000, 12000,
]

/** What the Stock Board says under doubles, by face, in dollars: below 0 the roller pays the Pool, above 0 collects. */
export const BOARD = [0, -2000, 0, 0, 0, 3000]

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
