import { Cells } from "../../engine/cells"
import { Rng } from "../../engine/rng"
import { MOST_PRICES, PRICE_STEP } from "./edition"

/**
 * The Market-Price rack: prices in steps, a cell each, as many as are not 0, whose order never changes; and a cell that
 * says which is exposed.
 */
export class Rack {
    constructor(
        private readonly cells: Cells,
        private readonly front: number,
        private readonly base: number
    ) {}

    /** How many cards there are. */
    count(): number {
        let count = 0
        while (count < MOST_PRICES && this.cells[this.base + count] > 0) count++
        return count
    }

    /** Shuffles the cards, every order as likely. */
    shuffle(rng: Rng): void {
        const { base, cells } = this
        const count = this.count()
        cells[this.front] = 0
        for (let i = 0; i < count; ++i) {
            const j = base + rng.below(i + 1)
            const card = cells[base + i]
            cells[base + i] = cells[j]
            cells[j] = card
        }
    }

    /** The exposed price, in dollars. */
    price(): number {
        return this.cells[this.base + this.cells[this.front]] * PRICE_STEP
    }

    /** Sends the front card to the back. */
    turn(): void {
        this.cells[this.front] = (this.cells[this.front] + 1) % this.count()
    }
}
