import { Cells } from "../../engine/cells"

/** How many movements of money are remembered. */
export const MOVEMENTS = 20
const HALF = MOVEMENTS / 2

/** Amounts are kept in hundreds of dollars, so that one of any size takes three bytes of a save. */
const UNIT = 100

/**
 * The last movements of money in Table mode, in cells that it has no other use for, so that a save is no longer for them.
 * Both sides of one share a cell of one byte; an amount below 0 has been taken back.
 */
export class History {
    /** The movement looked at: who paid, who was paid, how much, and where it stands. */
    from = 0
    to = 0
    dollars = 0
    private place = 0

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
        const cells = this.cells
        const next = cells[this.second + HALF]
        cells[this.first + next] = Math.floor(dollars / UNIT)
        cells[this.sides(next)] = from * 8 + to
        cells[this.second + HALF] = (next + 1) % MOVEMENTS
    }

    /** Looks at a movement, 0 the newest; gives false where there is none. `dollars` is below 0 when it was taken back. */
    look(i: number): boolean {
        const cells = this.cells
        const place =
            (cells[this.second + HALF] + MOVEMENTS - 1 - i) % MOVEMENTS
        const sides = cells[this.sides(place)]
        this.place = place
        this.from = sides >> 3
        this.to = sides & 7
        this.dollars = cells[this.first + place] * UNIT
        return i < MOVEMENTS && this.dollars !== 0
    }

    /** The movement looked at is taken back. */
    noteTakenBack(): void {
        this.cells[this.first + this.place] *= -1
    }

    private sides(place: number): number {
        return (
            place + (place < HALF ? this.first + MOVEMENTS : this.second - HALF)
        )
    }
}
