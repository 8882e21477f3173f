import { HEADER, OPTIONS } from "../../engine/cells"
import { Ledger } from "../../engine/ledger"
import { Month } from "../../engine/month"
import { Table } from "../../engine/table"
import {
    BILLS,
    DEALS,
    firstOfKind,
    kindOfDay,
    LAST_DAY,
    MAIL_CARDS,
    STEP,
    sumOfMail,
} from "./edition"
import { Pile } from "./pile"

export const MAX_PLAYERS = 4

/** What is agreed at set-up: months, who starts (0: by lot), the mode. */
export const MONTHS = OPTIONS
export const FIRST = OPTIONS + 1
export const MODE = OPTIONS + 2

/** The whole game; Table mode with the die alone; Table mode with accounts too (PD-18). */
export const FULL = 0
export const DIE = 1
export const ACCOUNTS = 2

/** The bank's account is 0, a player's the player's number, and the Pot's this. */
export const POT = MAX_PLAYERS + 1

/** Whether an Election has opened the Pot (PD-13). */
export const POT_OPEN = HEADER
export const LEDGER = HEADER + 1
/** Of each player, from 1: savings in steps of $100, a loan below 0, so that nobody has both (PD-15); the day, 0 on Start; the month. */
export const SAVED = LEDGER + POT
export const DAY = SAVED + MAX_PLAYERS
export const MONTH = DAY + MAX_PLAYERS
/** Of each player, from 1, in Table mode: what their bills come to; in the full game they hold them as cards. */
export const OWED = MONTH + MAX_PLAYERS
const DEAL_CELLS = OWED + MAX_PLAYERS + 1
const MAIL_CELLS = DEAL_CELLS + DEALS
export const SIZE = MAIL_CELLS + MAIL_CARDS

/** All that lies on the table in Pay Day, over the table's cells. */
export class Position implements Month {
    /** Whose piece moves, 0 before any has; and whether the month is in view with what comes next. */
    mover = 0
    inView = false
    readonly ledger: Ledger
    readonly deals: Pile
    readonly mail: Pile

    constructor(readonly table: Table) {
        const cells = table.cells
        this.ledger = new Ledger(cells, LEDGER)
        this.deals = new Pile(cells, DEAL_CELLS, DEALS)
        this.mail = new Pile(cells, MAIL_CELLS, MAIL_CARDS)
    }

    /** A player's cell of `SAVED`, `DAY`, `MONTH` or `OWED`. */
    of(player: number, first: number): number {
        return this.table.cells[first + player]
    }

    cash(player: number): number {
        return this.ledger.balance(player)
    }

    day(player: number): number {
        return this.of(player, DAY)
    }

    picture(day: number): number {
        return kindOfDay(day)
    }
}

/** Savings in dollars; a loan is below 0. */
export function saved(position: Position, player: number): number {
    return position.of(player, SAVED) * STEP
}

/** What a player has at the end: cash plus savings or minus the loan (PD-17). */
export function worth(position: Position, player: number): number {
    return position.cash(player) + saved(position, player)
}

/** What Pay Day brings for savings, a tenth, or below 0 costs for a loan, a fifth (PD-16). */
export function interest(position: Position, player: number): number {
    const balance = saved(position, player)
    return balance < 0 ? balance / 5 : balance / 10
}

/** What a player's bills come to. */
export function bills(position: Position, player: number): number {
    let sum = position.of(player, OWED)
    for (let card = 0; card < BILLS; ++card)
        if (position.mail.isHeld(card, player)) sum += sumOfMail(card)
    return sum
}

/** The first card of a kind of Mail that a player holds, from `card` on; -1 for none. */
export function heldOfKind(
    position: Position,
    player: number,
    kind: number,
    card = 0
): number {
    const end = firstOfKind(kind + 1)
    card = Math.max(card, firstOfKind(kind))
    while (card < end && !position.mail.isHeld(card, player)) card++
    return card < end ? card : -1
}

/** Whether a player's piece is on Pay Day: while they settle there, or for good. */
export function isOnPayDay(position: Position, player: number): boolean {
    return position.of(player, DAY) === LAST_DAY
}

/** Whether a player who is not just settling has finished the last month: in others the piece does not rest on Pay Day. */
export function hasFinished(position: Position, player: number): boolean {
    return isOnPayDay(position, player)
}

/** The next player to the left who has not finished; the same one where all others have. */
export function leftOf(position: Position, player: number): number {
    let next = position.table.left(player)
    while (next !== player && hasFinished(position, next))
        next = position.table.left(next)
    return next
}
