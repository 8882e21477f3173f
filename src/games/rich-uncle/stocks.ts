import { Cells } from "../../engine/cells"
import { POOL } from "../../engine/ledger"
import { Rng } from "../../engine/rng"
import { CARDS, CARDS_A_COLOR, DIVIDENDS } from "./edition"

/** Cards dealt to each player (RU-06). */
const HAND = 4

export function isDoubles(reading: number): boolean {
    return reading % 11 === 0
}

/** The column of a card or reading: its colored die, 1 to 6. */
export function columnOf(card: number): number {
    return Math.floor(card / 10)
}

/** A card's dividend in dollars, before it is multiplied. */
export function dividendOf(card: number): number {
    return DIVIDENDS[columnOf(card) - 1]
}

/** The card's number, 11 to 66, of place 0 to 29 in the order of numbers. */
export function cardAt(place: number): number {
    const column = Math.floor(place / CARDS_A_COLOR) + 1
    const white = (place % CARDS_A_COLOR) + 1
    // no card bears doubles
    return column * 10 + (white < column ? white : white + 1)
}

/** The place, 0 to 29, of a card's number; -1 where there is no such card. */
export function placeOfCard(card: number): number {
    const column = columnOf(card)
    const white = card % 10
    if (column < 1 || column > 6 || white < 1 || white > 6 || isDoubles(card))
        return -1
    const before = white < column ? white - 1 : white - 2
    return (column - 1) * CARDS_A_COLOR + before
}

/** Who holds each Stock Card: one cell a card, holding a player's number or the Pool's. */
export class Stocks {
    constructor(
        private readonly cells: Cells,
        private readonly base: number
    ) {}

    /** The Holder of a card; `POOL` while it lies there. */
    holder(card: number): number {
        return this.cells[this.base + placeOfCard(card)]
    }

    give(card: number, holder: number): void {
        this.cells[this.base + placeOfCard(card)] = holder
    }

    /** All that a holder has go to another. */
    giveAll(from: number, to: number): void {
        for (let place = 0; place < CARDS; ++place)
            if (this.cells[this.base + place] === from)
                this.cells[this.base + place] = to
    }

    /** How many cards a holder has. */
    count(holder: number): number {
        let count = 0
        for (let place = 0; place < CARDS; ++place)
            if (this.cells[this.base + place] === holder) count++
        return count
    }

    /** How many cards of a column (1 to 6) a holder has. */
    countOfColor(holder: number, column: number): number {
        const first = this.base + (column - 1) * CARDS_A_COLOR
        let count = 0
        for (let i = 0; i < CARDS_A_COLOR; ++i)
            if (this.cells[first + i] === holder) count++
        return count
    }

    /** The first card of a holder's at or after `place` in the order of numbers, as a place; `CARDS` when there is none. */
    next(holder: number, place: number): number {
        while (place < CARDS && this.cells[this.base + place] !== holder)
            place++
        return place
    }

    /** Deals four cards to each of `players` from the whole pack, which lies in the Pool (RU-06). */
    deal(players: number, rng: Rng): void {
        let left = CARDS
        for (let round = 0; round < HAND; ++round)
            for (let player = 1; player <= players; ++player) {
                let place = this.next(POOL, 0)
                for (let skip = rng.below(left); skip > 0; --skip)
                    place = this.next(POOL, place + 1)
                this.cells[this.base + place] = player
                left--
            }
    }
}
