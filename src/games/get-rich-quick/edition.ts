/**
 * What is on the board and the cards of Get Rich Quick, and its numbers. Printed, but for the spaces: they are house, and an
 * owner of a printed board can replace them.
 */
import { SetGroup } from "../../engine/set"

/** What is sold, by its number: nine stores, four Fortune Point spaces, three Purchasable Action Cards. */
export const SHOPAHOLIC = 0
export const COUPON = 1
export const BUBBLE_BURST = 2
export const SIDEKICK = 3
export const INSURANCE = 4
export const TAKE_OVER = 5
export const PROMOTION = 6
export const MAJOR_PROMOTION = 7
export const HAPPY_GO_LUCKY = 8
export const STORES = 9
export const FIRST_POINTS = 9
export const FIRST_CARD = 13
export const ITEMS = 16

/** Their short names: in written positions, and the keys of their words. */
export const ITEM_IDS = [
    "shopaholic",
    "coupon",
    "bubbleBurst",
    "sidekick",
    "insurance",
    "takeOver",
    "promotion",
    "majorPromotion",
    "happyGoLucky",
    "points2",
    "points3",
    "points5",
    "points10",
    "workCard",
    "lotteryCard",
    "breakCard",
]

/** Prices, in dollars. */
export const PRICES = [
    5000, 9000, 8000, 10000, 7000, 12000, 5000, 12000, 5000, 6000, 9000, 14000,
    25000, 5000, 5000, 8000,
]

/** House: the spaces at each store and Fortune Point space (GRQ-14). */
export const HOUSE_SPACES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 2]
/** Purchasable Action Cards of each kind (GRQ-16). */
export const CARDS_OF_A_KIND = 2
/** Most spaces that an owner can give one: a space each for the most players. */
const MOST_SPACES = 5

/** The numbers that an owner of a printed board can replace. */
export function getRichQuickSet(): SetGroup[] {
    return [
        {
            key: "grqSpaces",
            at: 0,
            least: FIRST_CARD,
            most: FIRST_CARD,
            step: 1,
            min: 1,
            max: MOST_SPACES,
            house: HOUSE_SPACES,
        },
    ]
}

/** The points of each Fortune Point space. */
export const POINTS = [2, 3, 5, 10]

/** Fortune Points that end the game. */
export const GOAL = 25

/** Action Cards, by the number on them. */
export const WORK = 1
export const PENNY_STOCKS = 2
export const REAL_ESTATE = 3
export const START_UP = 4
export const LOTTERY = 5
export const SHOP = 6
export const BREAK = 7
export const CARDS = 7

/** Their short names, from card 1 on: the keys of their words. */
export const CARD_IDS = [
    "work",
    "pennyStocks",
    "realEstate",
    "startUp",
    "lottery",
    "shop",
    "break",
]

/** The Action Card that each of the Purchasable ones is another of. */
export const EXTRA_CARDS = [WORK, LOTTERY, BREAK]

/** What everyone starts with, in dollars and in meeples (GRQ-02). */
export const START_MONEY = 5000
export const START_MEEPLES = 12
/** Action Cards picked a turn (GRQ-03); with a Sidekick one more (GRQ-20). */
export const PICKS = 3

/** By card: what it costs to play, and what Work and the investments can earn, in dollars (GRQ-06 to GRQ-11). */
export const BUY_INS = [0, 0, 1000, 2000, 3000, 1000, 0, 0]
export const EARNINGS = [0, 1000, 3000, 6000, 10000]
/** What dice alike pay in the Lottery, by how many they are (GRQ-10). */
export const PRIZES = [0, 0, 0, 4000, 10000, 30000]
export const LOTTERY_DICE = 5

/** What the Discount Coupon takes off a price, in dollars (GRQ-18). */
export const DISCOUNT = 3000
/** What an insured player gets back for a card that busts, in dollars (GRQ-21). */
export const REFUND = 1000
/** What each Work card earns more by a Promotion, and by a Major Promotion, in dollars (GRQ-23). */
export const PROMOTED = 1000
export const MAJOR_PROMOTED = 2000
/** Fortune Points for a Start-Up without a winner (GRQ-19), and for exactly three of a kind (GRQ-24). */
export const BURST_POINTS = 1
export const LUCKY_POINTS = 2
