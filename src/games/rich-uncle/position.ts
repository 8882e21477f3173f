import { HEADER, OPTIONS } from "../../engine/cells"
import { Pack } from "../../engine/deck"
import { Ledger } from "../../engine/ledger"
import { Table } from "../../engine/table"
import { BUGLES, CARDS, PRICES } from "./edition"
import { History } from "./history"
import { cardAt, Stocks } from "./stocks"

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
const MARKET = STOCKS + CARDS
const NEWSSTAND = MARKET + Pack.size(PRICES.length)
export const SIZE = NEWSSTAND + Pack.size(BUGLES.length)

/** All that lies on the table in Rich Uncle, over the table's cells. */
export class Position {
    readonly ledger: Ledger
    readonly stocks: Stocks
    readonly market: Pack
    readonly newsstand: Pack
    /** Of Table mode, in the cells of Stock Cards and Bugles, which it has none of. */
    readonly history: History

    constructor(readonly table: Table) {
        const cells = table.cells
        this.ledger = new Ledger(cells, ACCOUNTS)
        this.stocks = new Stocks(cells, STOCKS)
        this.market = new Pack(cells, MARKET, PRICES.length)
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
        return PRICES[this.market.top()]
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
