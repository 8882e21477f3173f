import { describe, expect, test } from "vitest"
import { HEADER, makeCells } from "../../src/engine/cells"
import { Pack } from "../../src/engine/deck"
import { Rng } from "../../src/engine/rng"

function seeded(seed: number): Rng {
    const rng = new Rng(makeCells(HEADER))
    rng.seed(seed, 0, 0)
    return rng
}

function packOf(count: number) {
    const cells = makeCells(Pack.size(count) + 4)
    return { cells, pack: new Pack(cells, 2, count) }
}

/** The pack from its front card on, turned once around. */
function order(pack: Pack): number[] {
    return Array.from({ length: pack.count }, () => {
        const top = pack.top()
        pack.turn()
        return top
    })
}

describe("Pack", () => {
    test("takes a cell a card and one for its front", () => {
        expect(Pack.size(12)).toBe(13)
    })

    test.each([1, 2, 12, 18])("a shuffled pack of %i has each card once", n => {
        for (let seed = 0; seed < 50; ++seed) {
            const { cells, pack } = packOf(n)
            pack.shuffle(seeded(seed))
            const cards = order(pack).sort((one, other) => one - other)
            expect(cards).toEqual(Array.from({ length: n }, (_, i) => i))
            // the cells before and behind belong to others
            expect([cells[0], cells[1], cells[n + 3]]).toEqual([0, 0, 0])
        }
    })

    test("every order is as likely", () => {
        const { pack } = packOf(4)
        const rng = seeded(20)
        const counts = new Map<string, number>()
        for (let i = 0; i < 24_000; ++i) {
            pack.shuffle(rng)
            const found = order(pack).join("")
            counts.set(found, (counts.get(found) ?? 0) + 1)
        }
        expect(counts.size).toBe(24)
        const share = 1000
        const square = [...counts.values()].reduce(
            (sum, count) => sum + (count - share) ** 2 / share,
            0
        )
        // 23 degrees of freedom: above 49.7 once in 1,000
        expect(square).toBeLessThan(49.7)
    })

    test("a shuffle begins at the front of the new order", () => {
        const { cells, pack } = packOf(5)
        pack.shuffle(seeded(1))
        pack.turn()
        pack.shuffle(seeded(2))
        expect(cells[2]).toBe(0)
    })

    test("the front card goes to the back, the order stays", () => {
        const { pack } = packOf(5)
        pack.arrange([3, 1, 4, 0, 2])
        expect(pack.top()).toBe(3)
        pack.turn()
        expect(order(pack)).toEqual([1, 4, 0, 2, 3])
        for (let i = 0; i < 4; ++i) pack.turn()
        expect(order(pack)).toEqual([3, 1, 4, 0, 2])
    })
})
