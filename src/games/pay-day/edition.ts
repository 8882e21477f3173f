/**
 * The house edition of Pay Day: what the printed calendar and cards say that the rulebook does not. Everything here is
 * house unless marked printed; an owner of a printed box can replace it, keeping the shapes. Lists of sums are strings,
 * which lie in flash: a sum is a sign or a space and three digits, in dollars. What cards and days are called stands in
 * words.ts, in the same order.
 */

/** The last day, which is Pay Day (printed). */
export const LAST_DAY = 31

/** The month, a letter a day, from day 1 (PD-03): what each means is in `DAYS`. */
const CALENDAR = "1d2w1s.3dbe1x.2dpb1y.2db3zl.1b$"

/** Kinds of day: Sweet Sunday, Mail of 1 to 3 pieces, and so on. The last four are plain sums. */
const DAYS = ".123dbsepl$wxyz"
export const SUNDAY = 0
export const MAIL = 1
export const DEAL = 4
export const BUYER = 5
export const DAYLIGHT = 6
export const ELECTION = 7
export const POKER = 8
export const LOTTERY = 9
export const PAY_DAY = 10
export const SUM = 11

/** The plain sums: below 0 the bank gets them. */
export const SUMS = "-050 040-060 060"

/** Mail: kinds of cards in the order of their numbers, and where each kind ends (PD-07). */
export const CAR_BILL = 0
export const HEALTH_BILL = 1
export const BILL = 2
export const COLLECTION = 3
export const POSTCARD = 4
export const AD = 5
export const TICKET = 6
export const CAR_INSURANCE = 7
export const HEALTH_INSURANCE = 8
export const SWELLFARE = 9
const KIND_ENDS = " 006 012 030 038 050 060 064 066 068 072"
/** Cards that are bills, and all of them (printed). */
export const BILLS = 30
export const MAIL_CARDS = 72
/** What a bill comes to, by card, and what a collection brings. */
const MAIL_SUMS =
    " 080 150 060 240 120 045 090 160 060 280 110 050" +
    " 060 085 040 120 150 100 075 130 200 095 110 140 065 180 090 070 160 125" +
    " 060 025 080 050 075 100 020 150"
/** What a lottery ticket is worth, and what insurance costs; by card, from the first ticket on. */
const TICKET_SUMS = " 100 150 250 400 060 060 080 080"

/** The Deals: cost, value to a Buyer, and commission (PD-04, PD-05). How many there are is printed. */
export const DEALS = 16
export const COSTS =
    " 050 080 100 100 120 150 150 180 200 200 220 250 250 280 300 350"
export const VALUES =
    " 100 140 180 190 210 250 270 300 320 340 360 400 420 450 490 550"
export const COMMISSIONS =
    " 020 020 025 030 025 030 035 040 040 045 045 050 055 060 065 075"

/** Where the words' names have those of Mail cards a card's number says; where those of Deals and of kinds of days begin. */
export const DEAL_NAMES = MAIL_CARDS
export const DAY_NAMES = DEAL_NAMES + DEALS

/** What everyone begins with, is paid each month, and gets again on Start (printed). */
export const SALARY = 325
/** What the bank takes for a withdrawal off Pay Day, and what an Election costs each (printed). */
export const FEE = 50
export const ELECTION_COST = 50
/** The stake of a Poker Game and the most of a Swellfare bet (printed), and the steps of a bet. */
export const STAKE = 100
export const MOST_BET = 100
export const BET_STEP = 10
/** From which face a Swellfare bet wins, and how many times itself (printed). */
export const LUCKY = 5
export const TIMES = 10
/** Savings and loans move by so much (printed). */
export const STEP = 100

const ZERO = 48
const MINUS = 45

/** A list's sum number `index`, from 0; 0 beyond its end. */
export function sumAt(list: string, index: number): number {
    const at = index * 4
    if (at >= list.length) return 0
    let sum = 0
    for (let i = at + 1; i < at + 4; ++i)
        sum = sum * 10 + list.charCodeAt(i) - ZERO
    return list.charCodeAt(at) === MINUS ? -sum : sum
}

/** What kind of day it is, from day 1. */
export function kindOfDay(day: number): number {
    return DAYS.indexOf(CALENDAR.charAt(day - 1))
}

/** The kind of a Mail card, 0 to 71. */
export function kindOfMail(card: number): number {
    let kind = 0
    while (card >= sumAt(KIND_ENDS, kind)) kind++
    return kind
}

/** The first Mail card of a kind; of the kind behind the last, how many cards there are. */
export function firstOfKind(kind: number): number {
    return kind === 0 ? 0 : sumAt(KIND_ENDS, kind - 1)
}

/** The sum on a bill, a collection, a ticket or an insurance card; 0 on others. */
export function sumOfMail(card: number): number {
    const ticket = firstOfKind(TICKET)
    if (card >= ticket) return sumAt(TICKET_SUMS, card - ticket)
    return sumAt(MAIL_SUMS, card)
}
