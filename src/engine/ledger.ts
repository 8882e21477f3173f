import { Cells } from "./cells"

/** The account of the Pool, or bank. A player's account is the player's number. */
export const POOL = 0

const SEATS = 16
const UNIT = 100
const NAMES = 128

/** A movement of money in one number, for an option's words: up to $99,999,900, in whole hundreds. */
export function packMovement(
    from: number,
    to: number,
    dollars: number
): number {
    return ((dollars / UNIT) * SEATS + from) * SEATS + to
}

/** A thing by the number of its name, below 128, and what it brings, up to $9,999,999, in one number. */
export function packSale(name: number, dollars: number): number {
    return dollars * NAMES + name
}

/** What of such a number is the name's. */
export function soldName(value: number): number {
    return value & (NAMES - 1)
}

/** The parts of both, into `args` from their second number on: who pays, who is paid, dollars; the name, what it brings. */
export function unpackMovement(value: number, args: number[]): void {
    args[1] = (value >> 4) & (SEATS - 1)
    args[2] = value & (SEATS - 1)
    args[3] = (value >> 8) * UNIT
    args[4] = soldName(value)
    args[5] = (value / NAMES) | 0
}

/**
 * Everybody's money, in whole dollars: account 0 is the Pool, 1 the first player, and so on, one cell each.
 * @devsWhenUsed
 */
export class Ledger {
    constructor(
        private readonly cells: Cells,
        private readonly base: number
    ) {}

    /** Cells that the accounts of `players` and the Pool take. */
    static size(players: number): number {
        return players + 1
    }

    balance(account: number): number {
        return this.cells[this.base + account]
    }

    /**
     * Moves `amount` dollars (0 or more) from one account to another; there is no other way to change a balance. The Pool
     * never runs out and may go below zero; a player who lacks the amount is a fault of the caller, thrown.
     */
    move(from: number, to: number, amount: number): void {
        if (amount < 0 || amount !== Math.floor(amount))
            throw new Error(`no amount of money: ${amount}`)
        if (from !== POOL && this.balance(from) < amount)
            throw new Error(`player ${from} lacks $${amount}`)
        this.cells[this.base + from] -= amount
        this.cells[this.base + to] += amount
    }
}
