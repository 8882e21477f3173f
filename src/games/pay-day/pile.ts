import { Cells } from "../../engine/cells"
import { Rng } from "../../engine/rng"

/** Where a card is that is neither in the pile nor with a player. */
export const DISCARDED = 0
/** No card is left to be drawn. */
export const NONE = -1

/**
 * A pile of cards 0 to `count` - 1, its discards, and the cards of it that players hold. Each card has one cell: its place
 * in the pile, from 1 on top, `DISCARDED`, or minus the number of the player who holds it.
 */
export class Pile {
    constructor(
        private readonly cells: Cells,
        private readonly base: number,
        readonly count: number
    ) {}

    /** Whether a player holds a card. */
    isHeld(card: number, player: number): boolean {
        return this.cells[this.base + card] === -player
    }

    /** The card in a place of the pile, from 1; `NONE` where it is not as high. */
    at(place: number): number {
        for (let card = 0; card < this.count; ++card)
            if (this.cells[this.base + card] === place) return card
        return NONE
    }

    /** Gives a card that does not lie in the pile to a player, or discards it for player 0. */
    give(card: number, player: number): void {
        // -0 would not be the 0 that a save brings back
        this.cells[this.base + card] = 0 - player
    }

    /** Takes the top card off, which then counts as discarded; the discards are shuffled first where the pile is empty. */
    draw(rng: Rng): number {
        if (this.at(1) === NONE) this.shuffle(rng)
        const top = this.at(1)
        // the place of the top card becomes that of the discards, by the way
        for (let i = this.base; i < this.base + this.count; ++i)
            if (this.cells[i] > 0) this.cells[i]--
        return top
    }

    /** Puts a card that does not lie in the pile under it. */
    under(card: number): void {
        let place = 1
        for (let i = this.base; i < this.base + this.count; ++i)
            if (this.cells[i] > 0) place++
        this.cells[this.base + card] = place
    }

    /** Makes the discards the pile, every order as likely; the pile is empty. */
    shuffle(rng: Rng): void {
        const { base, cells } = this
        let place = 0
        for (let i = base; i < base + this.count; ++i)
            if (cells[i] === DISCARDED) cells[i] = ++place
        for (let last = this.count - 1; last > 0; --last) {
            place = cells[base + last]
            if (place <= 0) continue
            // among those of the pile up to this one
            let other = rng.below(last + 1)
            while (cells[base + other] <= 0) other = rng.below(last + 1)
            cells[base + last] = cells[base + other]
            cells[base + other] = place
        }
    }
}
