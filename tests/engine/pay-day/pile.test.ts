import { describe, expect, test } from "vitest"
import { makeCells } from "../../../src/engine/cells"
import { Rng } from "../../../src/engine/rng"
import { NONE, Pile } from "../../../src/games/pay-day/pile"

const BASE = 20

function newPile(count: number) {
    const cells = makeCells(BASE + count)
    const rng = new Rng(cells)
    rng.seed(1975, 1, 2)
    const pile = new Pile(cells, BASE, count)
    const order = () => {
        const cards: number[] = []
        while (pile.at(cards.length + 1) !== NONE)
            cards.push(pile.at(cards.length + 1))
        return cards
    }
    return { order, pile, rng }
}

describe("a pile of cards", () => {
    test("is shuffled so that every order is as likely", () => {
        const counts = new Map<string, number>()
        const { order, pile, rng } = newPile(4)
        for (let i = 0; i < 24_000; ++i) {
            while (pile.at(1) !== NONE) pile.draw(rng)
            pile.shuffle(rng)
            const key = order().join("")
            counts.set(key, (counts.get(key) ?? 0) + 1)
        }
        expect(counts.size).toBe(24)
        const chi = [...counts.values()].reduce(
            (sum, count) => sum + (count - 1000) ** 2 / 1000,
            0
        )
        // 23 degrees of freedom, 99.9 %
        expect(chi).toBeLessThan(49.7)
    })

    test("gives its cards from the top, one after another", () => {
        const { order, pile, rng } = newPile(9)
        pile.shuffle(rng)
        const before = order()
        for (const card of before.slice(0, 8)) expect(pile.draw(rng)).toBe(card)
        expect(order()).toEqual(before.slice(8))
    })

    test("takes cards under it", () => {
        const { order, pile, rng } = newPile(3)
        for (const card of [2, 0, 1]) pile.under(card)
        const top = pile.draw(rng)
        pile.under(top)
        expect(order()).toEqual([0, 1, 2])
    })

    test("shuffles its discards when it is empty, and these only", () => {
        const { order, pile, rng } = newPile(5)
        for (let card = 0; card < 5; ++card) pile.under(card)
        for (let i = 0; i < 5; ++i) pile.draw(rng)
        pile.give(3, 2)
        const card = pile.draw(rng)
        expect([...order(), card].sort()).toEqual([0, 1, 2, 4])
        expect(pile.isHeld(3, 2)).toBe(true)
    })

    test("gives nothing when all is held", () => {
        const { pile, rng } = newPile(2)
        pile.give(0, 1)
        pile.give(1, 2)
        expect(pile.draw(rng)).toBe(NONE)
    })

    test("a card is held by one player", () => {
        const { pile } = newPile(2)
        pile.give(0, 1)
        pile.give(0, 2)
        expect([pile.isHeld(0, 1), pile.isHeld(0, 2)]).toEqual([false, true])
        pile.give(0, 0)
        expect(pile.isHeld(0, 2)).toBe(false)
    })
})
