import { HEADER } from "../../engine/cells"
import { Ledger, POOL } from "../../engine/ledger"
import { SecretTable } from "../../engine/secret-table"
import {
    CARDS_OF_A_KIND,
    COUPON,
    DISCOUNT,
    EARNINGS,
    EXTRA_CARDS,
    FIRST_CARD,
    FIRST_POINTS,
    HOUSE_SPACES,
    ITEMS,
    MAJOR_PROMOTED,
    MAJOR_PROMOTION,
    PICKS,
    POINTS,
    PRICES,
    PROMOTED,
    PROMOTION,
    SIDEKICK,
    START_MEEPLES,
    START_MONEY,
    WORK,
} from "./edition"

export const MAX_PLAYERS = 5

/** A second card of a kind, in a cell of picks: so many bits above the first. */
const SECOND = 8

/** The card that is told about, and how many paid for it. */
export const CARD = HEADER
export const PAID = HEADER + 1
export const ACCOUNTS = HEADER + 2
/** Of each player, from 1: points, meeples, what is owned (a bit an item), cards picked, and money and points before a card. */
export const POINTS_AT = ACCOUNTS + Ledger.size(MAX_PLAYERS) - 1
export const MEEPLES_AT = POINTS_AT + MAX_PLAYERS
export const OWNS_AT = MEEPLES_AT + MAX_PLAYERS
export const PICKS_AT = OWNS_AT + MAX_PLAYERS
const MONEY_BEFORE = PICKS_AT + MAX_PLAYERS
const POINTS_BEFORE = MONEY_BEFORE + MAX_PLAYERS
/** The order in which players shop. */
export const ORDER = POINTS_BEFORE + MAX_PLAYERS + 1
/** Free spaces of each item. */
export const SPACES_AT = ORDER + MAX_PLAYERS
export const SIZE = SPACES_AT + ITEMS

/** All that lies on the table in Get Rich Quick, over the table's cells. */
export class Position {
    readonly ledger: Ledger

    constructor(readonly table: SecretTable) {
        this.ledger = new Ledger(table.cells, ACCOUNTS)
    }

    setUp(): void {
        const { cells } = this.table
        for (let player = 1; player <= this.table.players(); ++player) {
            this.ledger.move(POOL, player, START_MONEY)
            cells[MEEPLES_AT + player] = START_MEEPLES
        }
        for (let item = FIRST_CARD; item < ITEMS; ++item)
            cells[SPACES_AT + item] = CARDS_OF_A_KIND
    }

    /** Lays out the spaces of the stores and Fortune Point spaces. */
    laySet(spaces: number[]): void {
        for (let item = 0; item < FIRST_CARD; ++item)
            this.table.cells[SPACES_AT + item] = spaces[item]
    }

    /** Whether any of them has not as many, taken ones included, as the house's. */
    hasOwnSet(): boolean {
        for (let item = 0; item < FIRST_CARD; ++item) {
            let spaces = this.spaces(item)
            for (let player = 1; player <= this.table.players(); ++player)
                if (this.owns(player, item)) spaces++
            if (spaces !== HOUSE_SPACES[item]) return true
        }
        return false
    }

    money(player: number): number {
        return this.ledger.balance(player)
    }

    points(player: number): number {
        return this.table.cells[POINTS_AT + player]
    }

    addPoints(player: number, points: number): void {
        this.table.cells[POINTS_AT + player] += points
    }

    meeples(player: number): number {
        return this.table.cells[MEEPLES_AT + player]
    }

    spaces(item: number): number {
        return this.table.cells[SPACES_AT + item]
    }

    owns(player: number, item: number): boolean {
        return (this.table.cells[OWNS_AT + player] & (1 << item)) !== 0
    }

    /** More points, then more money (GRQ-25). */
    standsAbove(one: number, other: number): boolean {
        const points = this.points(one) - this.points(other)
        return (
            points > 0 || (points === 0 && this.money(one) > this.money(other))
        )
    }

    /** What an item costs a player, in dollars. */
    price(player: number, item: number): number {
        return PRICES[item] - (this.owns(player, COUPON) ? DISCOUNT : 0)
    }

    /** Why a player can't buy an item, as a key; empty when they can (GRQ-13, GRQ-16). */
    whyNot(player: number, item: number): string {
        if (this.owns(player, item)) return "owned"
        if (this.spaces(item) === 0)
            return item < FIRST_CARD ? "full" : "cardsGone"
        if (item < FIRST_CARD && this.meeples(player) === 0) return "noMeeple"
        return this.money(player) < this.price(player, item) ? "noMoney" : ""
    }

    /** A player who can buys an item. */
    buy(player: number, item: number): void {
        const { cells } = this.table
        this.ledger.move(player, POOL, this.price(player, item))
        cells[SPACES_AT + item]--
        cells[OWNS_AT + player] |= 1 << item
        if (item >= FIRST_CARD) return
        cells[MEEPLES_AT + player]--
        if (item >= FIRST_POINTS)
            this.addPoints(player, POINTS[item - FIRST_POINTS])
    }

    /** How many cards a player picks. */
    pickCount(player: number): number {
        return this.owns(player, SIDEKICK) ? PICKS + 1 : PICKS
    }

    /** How many of a card a player has in hand. */
    inHand(player: number, card: number): number {
        const extra = EXTRA_CARDS.indexOf(card)
        return extra >= 0 && this.owns(player, FIRST_CARD + extra) ? 2 : 1
    }

    /** How many of a card a player has picked this turn. */
    played(player: number, card: number): number {
        const picks = this.table.cells[PICKS_AT + player]
        return ((picks >> card) & 1) + ((picks >> (card + SECOND)) & 1)
    }

    /** Notes a card picked. */
    pick(player: number, card: number): void {
        const second = this.played(player, card) > 0 ? SECOND : 0
        this.table.cells[PICKS_AT + player] |= 1 << (card + second)
    }

    /** Whether anybody has picked a card. */
    isPlayed(card: number): boolean {
        for (let player = 1; player <= this.table.players(); ++player)
            if (this.played(player, card) > 0) return true
        return false
    }

    /** Whether the turn's picks are revealed: before the first card is resolved they are in no menu. */
    isRevealed(): boolean {
        return this.table.cells[CARD] > 0
    }

    /** What each Work card earns a player, in dollars (GRQ-06, GRQ-23). */
    wage(player: number): number {
        let wage = EARNINGS[WORK]
        if (this.owns(player, PROMOTION)) wage += PROMOTED
        if (this.owns(player, MAJOR_PROMOTION)) wage += MAJOR_PROMOTED
        return wage
    }

    /** A card's turn has come: what everybody has now is what they had before it. */
    begin(card: number): void {
        const { cells } = this.table
        cells[CARD] = card
        cells[PAID] = 0
        for (let player = 1; player <= this.table.players(); ++player) {
            cells[MONEY_BEFORE + player] = this.money(player)
            cells[POINTS_BEFORE + player] = this.points(player)
        }
    }

    moneyBefore(player: number): number {
        return this.table.cells[MONEY_BEFORE + player]
    }

    pointsBefore(player: number): number {
        return this.table.cells[POINTS_BEFORE + player]
    }

    /** Whether the card changed anything for a player. */
    isChanged(player: number): boolean {
        return (
            this.money(player) !== this.moneyBefore(player) ||
            this.points(player) !== this.pointsBefore(player)
        )
    }

    /** Cards return to hand. */
    endTurn(): void {
        const { cells } = this.table
        cells[CARD] = 0
        cells[PAID] = 0
        for (let i = PICKS_AT + 1; i < SPACES_AT; ++i) cells[i] = 0
    }
}
