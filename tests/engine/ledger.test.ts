import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeCells } from "../../src/engine/cells"
import { Ledger, POOL } from "../../src/engine/ledger"

function ledgerOf(...balances: number[]) {
    const cells = [7, 7, ...balances, 7]
    return { cells, ledger: new Ledger(cells, 2) }
}

describe("Ledger", () => {
    test("takes a cell a player and one for the Pool", () => {
        expect(Ledger.size(5)).toBe(6)
    })

    test("moves money, touching no other cell", () => {
        const { cells, ledger } = ledgerOf(0, 500, 100)
        ledger.move(1, 2, 300)
        expect(cells).toEqual([7, 7, 0, 200, 400, 7])
        expect([ledger.balance(1), ledger.balance(2)]).toEqual([200, 400])
    })

    test("moves all a player has, and nothing at all", () => {
        const { ledger } = ledgerOf(0, 500, 100)
        ledger.move(1, 2, 500)
        ledger.move(1, 2, 0)
        expect(ledger.balance(1)).toBe(0)
    })

    test("the Pool may go below zero", () => {
        const { ledger } = ledgerOf(0, 500)
        ledger.move(POOL, 1, 800)
        expect([ledger.balance(POOL), ledger.balance(1)]).toEqual([-800, 1300])
    })

    test.each([
        ["more than a player has", 1, 501],
        ["a negative sum", 1, -1],
        ["a negative sum from the Pool", POOL, -1],
        ["half a dollar", 1, 0.5],
        ["no number", POOL, NaN],
    ])("%s is a fault, and moves nothing", (_, from, amount) => {
        const { cells, ledger } = ledgerOf(10, 500, 100)
        expect(() => ledger.move(from, 2, amount)).toThrow(/lacks|no amount/)
        expect(cells).toEqual([7, 7, 10, 500, 100, 7])
    })

    test("a payment to oneself changes nothing", () => {
        const { ledger } = ledgerOf(0, 500)
        ledger.move(1, 1, 500)
        expect(ledger.balance(1)).toBe(500)
    })

    test("whatever is moved, the sum stays and no player falls below zero", () => {
        const account = fc.nat(5)
        const move = fc.tuple(account, account, fc.nat(30_000))
        const property = fc.property(fc.array(move), moves => {
            const cells = makeCells(Ledger.size(5))
            const ledger = new Ledger(cells, 0)
            for (const [from, to, amount] of moves) {
                if (from === POOL || ledger.balance(from) >= amount)
                    ledger.move(from, to, amount)
                else expect(() => ledger.move(from, to, amount)).toThrow()
                expect(cells.reduce((sum, cash) => sum + cash)).toBe(0)
                expect(Math.min(0, ...cells.slice(1))).toBe(0)
            }
        })
        fc.assert(property, { seed: 1946 })
    })
})
