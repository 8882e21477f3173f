import { describe, expect, test } from "vitest"
import { HEADER, makeCells, RANDOM } from "../../src/engine/cells"
import { Rng } from "../../src/engine/rng"

const MASK = (1n << 32n) - 1n

/** sfc32 as PractRand has it, in whole numbers of any size. */
class Reference {
    private counter = 1n

    constructor(
        private a: bigint,
        private b: bigint,
        private c: bigint
    ) {
        for (let i = 0; i < 12; ++i) this.next()
    }

    next(): bigint {
        const out = (this.a + this.b + this.counter) & MASK
        const rotated = (this.c << 21n) | (this.c >> 11n)
        this.a = this.b ^ (this.b >> 9n)
        this.b = (this.c * 9n) & MASK
        this.c = ((rotated & MASK) + out) & MASK
        this.counter = (this.counter + 1n) & MASK
        return out
    }

    /** The lowest three bits plus one; drawn again beyond 6. */
    face(): number {
        const bits = Number(this.next() & 7n)
        return bits < 6 ? bits + 1 : this.face()
    }
}

function seeded(a: number, b: number, c: number): Rng {
    const rng = new Rng(makeCells(HEADER))
    rng.seed(a, b, c)
    return rng
}

function referenceFor(seed: readonly number[]): Reference {
    const [a = 0n, b = 0n, c = 0n] = seed.map(word => BigInt(word) & MASK)
    return new Reference(a, b, c)
}

/** How far counts lie from equal shares. */
function chiSquare(counts: number[]): number {
    const total = counts.reduce((sum, count) => sum + count)
    const share = total / counts.length
    return counts.reduce((sum, n) => sum + (n - share) ** 2 / share, 0)
}

const SEEDS = [
    [0, 0, 0],
    [1, 2, 3],
    [-1, -1, -1],
    [0x7fffffff, -0x80000000, 0x55555555],
    [-123456789, 987654321, 42],
] as const

describe("sfc32", () => {
    test.each(SEEDS)("seed %i %i %i gives the known numbers", (...seed) => {
        const rng = seeded(...seed)
        const reference = referenceFor(seed)
        for (let i = 0; i < 1000; ++i)
            expect(BigInt(rng.next()) & MASK).toBe(reference.next())
    })

    test.each(SEEDS)("seed %i %i %i gives the known faces", (...seed) => {
        const rng = seeded(...seed)
        const reference = referenceFor(seed)
        for (let i = 0; i < 1000; ++i) expect(rng.face()).toBe(reference.face())
    })

    test("the count wraps at 32 bits", () => {
        const cells = makeCells(HEADER)
        const rng = new Rng(cells)
        cells[RANDOM + 3] = -1
        expect(rng.next()).toBe(-1)
        expect(cells[RANDOM + 3]).toBe(0)
    })

    test("every cell stays a signed integer of 32 bits", () => {
        const cells = makeCells(HEADER)
        const rng = new Rng(cells)
        rng.seed(4294967295, 2147483648, 7)
        for (let i = 0; i < 200; ++i) {
            rng.next()
            expect(cells.map(cell => cell | 0)).toEqual(cells)
        }
    })

    test("the state in the cells is all there is: copied cells go on alike", () => {
        const cells = makeCells(HEADER)
        const rng = new Rng(cells)
        rng.seed(5, 6, 7)
        rng.next()
        const copy = new Rng([...cells])
        for (let i = 0; i < 20; ++i) expect(copy.next()).toBe(rng.next())
    })
})

describe("chance", () => {
    test("faces 1 to 6 are as likely", () => {
        const rng = seeded(1, 1, 1)
        const counts = [0, 0, 0, 0, 0, 0]
        for (let i = 0; i < 120_000; ++i) counts[rng.face() - 1]!++
        // 5 degrees of freedom: above 20.5 once in 1,000
        expect(chiSquare(counts)).toBeLessThan(20.5)
    })

    test("pairs of faces are as likely", () => {
        const rng = seeded(9, 8, 7)
        const counts = new Array<number>(36).fill(0)
        for (let i = 0; i < 120_000; ++i)
            counts[(rng.face() - 1) * 6 + rng.face() - 1]!++
        // 35 degrees of freedom: above 66.6 once in 1,000
        expect(chiSquare(counts)).toBeLessThan(66.6)
    })

    test.each([1, 2, 3, 5, 7, 8, 30, 31, 33])("below %i is even", n => {
        const rng = seeded(n, 0, 77)
        const counts = new Array<number>(n).fill(0)
        for (let i = 0; i < 1000 * n; ++i) counts[rng.below(n)]!++
        // a value out of range would have made a count that is no number
        expect(counts).toHaveLength(n)
        expect(counts.reduce((sum, count) => sum + count)).toBe(1000 * n)
        // mean n - 1, variance 2 (n - 1): four standard deviations and a bit
        expect(chiSquare(counts)).toBeLessThan(n + 4.5 * Math.sqrt(2 * n))
    })

    test("below 2^30 reaches both ends of its range", () => {
        const rng = seeded(3, 1, 4)
        const values = Array.from({ length: 2000 }, () => rng.below(2 ** 30))
        // 2,000 draws: the lowest above 1% of the range has a chance of 2e-9
        expect(Math.min(...values)).toBeLessThan(2 ** 30 / 100)
        expect(Math.max(...values)).toBeGreaterThan((2 ** 30 / 100) * 99)
    })
})
