import { Cells } from "./cells"
import { Rng } from "./rng"

/**
 * A pack whose front card goes to the back when it is done with, so that its order never changes. Its cells: where the
 * front stands, then the cards in order.
 * @devsWhenUsed
 */
export class Pack {
    constructor(
        private readonly cells: Cells,
        private readonly base: number,
        readonly count: number
    ) {}

    /** Cells that a pack of `count` cards takes. */
    static size(count: number): number {
        return count + 1
    }

    /** Shuffles cards 0 to `count` - 1, every order as likely. */
    shuffle(rng: Rng): void {
        const cells = this.cells
        const first = this.base + 1
        cells[this.base] = 0
        for (let i = 0; i < this.count; ++i) {
            const j = rng.below(i + 1)
            cells[first + i] = cells[first + j]
            cells[first + j] = i
        }
    }

    /** The front card. */
    top(): number {
        return this.cells[this.base + 1 + this.cells[this.base]]
    }

    /** Sends the front card to the back. */
    turn(): void {
        this.cells[this.base] = (this.cells[this.base] + 1) % this.count
    }

    /** @devsWhenUsed Lays all its cards in this order, for a written position. */
    arrange(order: number[]): void {
        this.cells[this.base] = 0
        for (let i = 0; i < this.count; ++i)
            this.cells[this.base + 1 + i] = order[i]
    }
}
