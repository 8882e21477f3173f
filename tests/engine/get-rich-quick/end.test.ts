import { describe, expect, test } from "vitest"
import { rule, type Verdict, type Written } from "./support"

/** Everybody works, idles and takes a break: 1,000 and a point each. */
function break_(points: number[], money: number[]): Written {
    return {
        picks: [points.map(() => [1, 4, 7])],
        // with less than 3,000 nobody is in the Start-Up
        setup: { points, money },
    }
}

const won = ({ log }: Verdict) => log.at(-1)

describe("the end (GRQ-25)", () => {
    test("24 points are not enough: the game goes on", async () => {
        const verdict = await rule(break_([23, 0], [0, 0]))
        expect(verdict).toMatchObject({ winner: 0, turns: 1 })
        expect(won(verdict)).not.toMatch(/win/)
    })

    test("25 at the end of a turn win", async () => {
        const verdict = await rule(break_([24, 0, 0], [0, 0, 0]))
        expect(verdict.winner).toBe(1)
        expect(won(verdict)).toBe("P1 wins with 25 points and $1,000!")
    })

    test("the most points, not the first to 25", async () => {
        const verdict = await rule(break_([24, 27, 0], [1000, 0, 0]))
        expect(verdict.winner).toBe(2)
        expect(verdict.ranking).toEqual([2, 1, 3])
    })

    test("25 reached in the middle of a turn end it only at its end", async () => {
        const verdict = await rule({
            picks: [
                [
                    [6, 3, 1],
                    [1, 4, 7],
                ],
            ],
            setup: { points: [20, 25], money: [15_000, 0] },
            choices: ["5 points"],
        })
        // P1 had 25 in the shop; P2's Break makes 26
        expect(verdict.points).toEqual([25, 26])
        expect(verdict.winner).toBe(2)
    })

    test("a tie: the most money", async () => {
        const verdict = await rule(break_([24, 24, 0], [0, 1000, 1000]))
        expect(verdict.winner).toBe(2)
        expect(verdict.ranking).toEqual([2, 1, 3])
    })

    test("and then it is shared", async () => {
        const verdict = await rule(break_([24, 24, 20], [1000, 1000, 1000]))
        expect(verdict.winner).toBe(0)
        expect(won(verdict)).toBe("2 share the win: 25 points, $2,000.")
        expect(verdict.ranking).toEqual([1, 1, 3])
    })
})
