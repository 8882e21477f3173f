import { HEADER, OPTIONS } from "../../engine/cells"
import { Pack } from "../../engine/deck"
import { Ledger } from "../../engine/ledger"
import { houseSet } from "../../engine/set"
import { Table } from "../../engine/table"
import {
    BOARD,
    BUGLES,
    CARDS,
    DIVIDENDS,
    HOUSE_BUGLES,
    MOST_PRICES,
    PRICES,
    richUncleSet,
    STEP,
} from "./edition"
import { History } from "./history"
import { Rack } from "./rack"
import { cardAt, columnOf, Stocks } from "./stocks"

export const MAX_PLAYERS = 5

/** What is agreed at set-up: the winning total in dollars, who starts (0: by lot), the mode. */
export const TARGET = OPTIONS
export const FIRST = OPTIONS + 1
export const MODE = OPTIONS + 2

/** The whole game; Table mode with the dice and the rack alone; Table mode with balances too (RU-26). */
export const FULL = 0
export const RACK = 1
export const RACK_AND_BALANCES = 2

/** Who is bankrupt, a bit a player. */
const BANKRUPT = HEADER
/** Who has been asked to announce since reaching the total, a bit a player. */
const ASKED = HEADER + 1
/** The last reading; 0 before the first. */
export const READING = HEADER + 2
export const ACCOUNTS = HEADER + 3
const STOCKS = ACCOUNTS + Ledger.size(MAX_PLAYERS)
const EXPOSED = STOCKS + CARDS
/** The set: prices, shuffled where they lie; the other amounts by twos, since a save has no room for more; whose Bugles. */
export const RACK_CARDS = EXPOSED + 1
const AMOUNTS = RACK_CARDS + MOST_PRICES
const WHOSE_BUGLES = AMOUNTS + (HOUSE_BUGLES - DIVIDENDS) / 2
const NEWSSTAND = WHOSE_BUGLES + 1
export const SIZE = NEWSSTAND + Pack.size(BUGLES.length)

/** Two amounts in a cell, in steps: neither is as far from 0 as this. */
const ABOVE_ZERO = 256
const PAIR = 2 * ABOVE_ZERO

/** All that lies on the table in Rich Uncle, over the table's cells. */
export class Position {
    readonly ledger: Ledger
    readonly stocks: Stocks
    readonly market: Rack
    readonly newsstand: Pack
    /** Of Table mode, in the cells of Stock Cards and Bugles, which it has none of. */
    readonly history: History

    constructor(readonly table: Table) {
        const cells = table.cells
        this.ledger = new Ledger(cells, ACCOUNTS)
        this.stocks = new Stocks(cells, STOCKS)
        this.market = new Rack(cells, EXPOSED, RACK_CARDS)
        this.newsstand = new Pack(cells, NEWSSTAND, BUGLES.length)
        this.history = new History(cells, STOCKS, NEWSSTAND)
    }

    target(): number {
        return this.table.cells[TARGET]
    }

    mode(): number {
        return this.table.cells[MODE]
    }

    /** The exposed Market-Price in dollars. */
    price(): number {
        return this.market.price()
    }

    /** A card's dividend in dollars, before it is multiplied. */
    dividendOf(card: number): number {
        return this.amount(DIVIDENDS + columnOf(card) - 1)
    }

    /** What the Stock Board says under doubles of a face (RU-17), in dollars: below 0 the roller pays the Pool. */
    boardAmount(face: number): number {
        if (face === 2) return this.amount(BOARD)
        return face === 6 ? this.amount(BOARD + 1) : 0
    }

    /** Whether the Bugles are the house's. */
    hasHouseBugles(): boolean {
        return this.table.cells[WHOSE_BUGLES] === 1
    }

    /** Takes a set's numbers; Table mode has no use for amounts, and the room in a save is its movements'. */
    laySet(values: number[]): void {
        const cells = this.table.cells
        for (let i = 0; i < MOST_PRICES; ++i)
            cells[RACK_CARDS + i] = values[PRICES + i]
        cells[WHOSE_BUGLES] = values[HOUSE_BUGLES]
        if (this.mode() !== FULL) return
        for (let at = DIVIDENDS; at < HOUSE_BUGLES; at += 2)
            cells[AMOUNTS + (at - DIVIDENDS) / 2] =
                (values[at] + ABOVE_ZERO) * PAIR + values[at + 1] + ABOVE_ZERO
    }

    /** Whether any number in play is not the house's; the pack is shuffled, so it is counted which prices it has. */
    hasOwnSet(): boolean {
        const cells = this.table.cells
        const house = houseSet(richUncleSet())
        for (let i = 0; i < MOST_PRICES; ++i) {
            let surplus = 0
            for (let j = 0; j < MOST_PRICES; ++j) {
                if (cells[RACK_CARDS + j] === house[i]) surplus++
                if (house[j] === house[i]) surplus--
            }
            if (surplus !== 0) return true
        }
        if (cells[WHOSE_BUGLES] !== house[HOUSE_BUGLES]) return true
        if (this.mode() !== FULL) return false
        for (let at = DIVIDENDS; at < HOUSE_BUGLES; ++at)
            if (this.amount(at) !== house[at] * STEP) return true
        return false
    }

    private amount(at: number): number {
        const i = at - DIVIDENDS
        const pair = this.table.cells[AMOUNTS + (i >> 1)]
        const value = i & 1 ? pair % PAIR : Math.floor(pair / PAIR)
        return (value - ABOVE_ZERO) * STEP
    }

    cash(player: number): number {
        return this.ledger.balance(player)
    }

    isBankrupt(player: number): boolean {
        return (this.table.cells[BANKRUPT] & (1 << player)) !== 0
    }

    retire(player: number): void {
        this.table.cells[BANKRUPT] |= 1 << player
    }

    /** Who was out is back. */
    readmit(player: number): void {
        this.table.cells[BANKRUPT] &= ~(1 << player)
    }

    /** Players who are not bankrupt. */
    solvent(): number {
        let count = 0
        for (let player = 1; player <= this.table.players(); ++player)
            if (!this.isBankrupt(player)) count++
        return count
    }

    /** The next solvent player to the left. */
    left(player: number): number {
        let next = this.table.left(player)
        while (this.isBankrupt(next)) next = this.table.left(next)
        return next
    }

    /** The ranking by cash; who is bankrupt comes after all who are not. */
    standsAbove(one: number, other: number): boolean {
        const oneOut = this.isBankrupt(one)
        if (oneOut !== this.isBankrupt(other)) return !oneOut
        return this.cash(one) > this.cash(other)
    }

    /** Whether a player holds the winning total in cash. */
    hasTotal(player: number): boolean {
        return this.cash(player) >= this.target()
    }

    wasAsked(player: number): boolean {
        return (this.table.cells[ASKED] & (1 << player)) !== 0
    }

    noteAsked(player: number, asked: boolean): void {
        if (asked) this.table.cells[ASKED] |= 1 << player
        else this.table.cells[ASKED] &= ~(1 << player)
    }

    /** Offers a holder's cards for the next prompt, in the order of numbers, each under `label`. */
    offerCards(holder: number, label: string): void {
        let place = this.stocks.next(holder, 0)
        while (place < CARDS) {
            this.table.offer(label, cardAt(place))
            place = this.stocks.next(holder, place + 1)
        }
    }
}
