import { Cells } from "../../engine/cells"

/** How many movements of money are remembered. */
export const MOVEMENTS = 20

/** Amounts are kept in hundreds of dollars, so that one of any size takes three bytes of a save. */
const UNIT = 100

/**
 * The last movements of money in Table mode, in cells that it has no other use for, so that a save is no longer for them.
 * Movement 0 is the newest. Both sides of one share a cell of one byte; an amount below 0 has been taken back.
 */
export class History {
    /**
     * @param first `MOVEMENTS` cells and half as many; `second` as many as that half and one more
     */
    constructor(
        private readonly cells: Cells,
        private readonly first: number,
        private readonly second: number
    ) {}

    /** Remembers that `dollars`, a whole number of hundreds, went from one account to another. */
    add(from: number, to: number, dollars: number): void {
        const next = this.next()
        this.cells[this.first + next] = Math.floor(dollars / UNIT)
        this.cells[this.sides(next)] = from * 8 + to
        this.cells[this.second + MOVEMENTS / 2] = (next + 1) % MOVEMENTS
    }

    /** How many there are. */
    count(): number {
        let count = 0
        while (count < MOVEMENTS && this.dollars(count) > 0) count++
        return count
    }

    dollars(i: number): number {
        return Math.abs(this.cells[this.amount(i)]) * UNIT
    }

    from(i: number): number {
        return this.cells[this.sides(this.place(i))] >> 3
    }

    to(i: number): number {
        return this.cells[this.sides(this.place(i))] & 7
    }

    isTakenBack(i: number): boolean {
        return this.cells[this.amount(i)] < 0
    }

    noteTakenBack(i: number): void {
        this.cells[this.amount(i)] *= -1
    }

    /** Where the next movement goes. */
    private next(): number {
        return this.cells[this.second + MOVEMENTS / 2]
    }

    private place(i: number): number {
        return (this.next() + MOVEMENTS - 1 - i) % MOVEMENTS
    }

    private amount(i: number): number {
        return this.first + this.place(i)
    }

    private sides(place: number): number {
        const half = MOVEMENTS / 2
        const base = place < half ? this.first + MOVEMENTS : this.second - half
        return base + place
    }
}
