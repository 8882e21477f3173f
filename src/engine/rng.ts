import { Cells, RANDOM } from "./cells"

/**
 * The one source of chance: sfc32 (Chris Doty-Humphrey's small fast counting generator, PractRand), its 128 bits of
 * state in the cells, so that a saved game keeps its dice.
 * @devsWhenUsed
 */
export class Rng {
    constructor(private readonly cells: Cells) {}

    /** Starts from a 96-bit seed, as three integers of 32 bits. */
    seed(a: number, b: number, c: number): void {
        const cells = this.cells
        cells[RANDOM] = a | 0
        cells[RANDOM + 1] = b | 0
        cells[RANDOM + 2] = c | 0
        cells[RANDOM + 3] = 1
        // sfc32 wants 12 rounds before seeds that are alike have parted
        for (let i = 0; i < 12; ++i) this.next()
    }

    /** The next 32 bits, as a signed integer. */
    next(): number {
        const cells = this.cells
        const a = cells[RANDOM]
        const b = cells[RANDOM + 1]
        const c = cells[RANDOM + 2]
        const count = cells[RANDOM + 3]
        const out = (((a + b) | 0) + count) | 0
        cells[RANDOM] = b ^ (b >>> 9)
        cells[RANDOM + 1] = (c + (c << 3)) | 0
        cells[RANDOM + 2] = (((c << 21) | (c >>> 11)) + out) | 0
        cells[RANDOM + 3] = (count + 1) | 0
        return out
    }

    /** A whole number from 0 to `n` - 1, each as likely; `n` from 1 to 2^30. */
    below(n: number): number {
        let mask = 1
        while (mask < n) mask <<= 1
        // drawing again beyond n keeps the faces without bias
        for (;;) {
            const value = this.next() & (mask - 1)
            if (value < n) return value
        }
    }

    /** A die's face, 1 to 6. */
    face(): number {
        return this.below(6) + 1
    }
}
