import { describe, expect, test } from "vitest"
import { STATE, WINNER, WON } from "../../../src/engine/cells"
import { rule, Seat, stopsAt } from "./support"

/** One month, player 1 arrives last, with too little to move to the bank. */
function lastArrival(more: object, players = 2) {
    const day = [30, ...new Array<number>(players - 1).fill(31)]
    return {
        players,
        options: { months: 1 },
        setup: { day, ...more },
        dice: [1],
        choices: ["roll"] as (string | number)[],
    }
}

describe("PD-17 the end", () => {
    test("PD-17 most money wins: cash plus savings", async () => {
        const { turns, winner, worth } = await rule(
            lastArrival({ cash: [90, 99], savings: [0, 100] })
        )
        expect([worth, winner]).toEqual([[90, 199], 2])
        // the game ended within that turn
        expect(turns).toBe(0)
    })

    test("PD-17 cash minus loan", async () => {
        const { winner, worth } = await rule(
            lastArrival({ cash: [95, 800], loan: [0, 800] })
        )
        expect([worth, winner]).toEqual([[95, 0], 1])
    })

    test("PD-17 all below zero: the least so wins", async () => {
        const { winner, worth } = await rule(
            lastArrival({ cash: [20, 50, 0], loan: [0, 300, 200] }, 3)
        )
        expect(winner).toBe(1)
        expect(worth).toEqual([20, -250, -200])
        const below = await rule(
            lastArrival({ cash: [60, 50, 0], loan: [300, 300, 200] }, 3)
        )
        // P1 pays 60 interest; -300, -250, -200
        expect([below.worth, below.winner]).toEqual([[-300, -250, -200], 3])
    })

    test("PD-17 equals share", async () => {
        const { log, over, winner, worth } = await rule(
            lastArrival({ cash: [70, 70, 10] }, 3)
        )
        expect([worth, over, winner]).toEqual([[70, 70, 10], true, 0])
        expect(log.at(-1)).toBe("A shared win: $70 each!")
    })

    test("PD-17 bills are paid before it is counted", async () => {
        const { winner, worth } = await rule(
            lastArrival({ cash: [250, 140], bills: { 1: ["bill9"] } })
        )
        expect([worth, winner]).toEqual([[50, 140], 2])
    })

    test("PD-17 the others play on, who has finished is passed over", async () => {
        const { day, turn } = await rule({
            players: 3,
            options: { months: 1, first: 1 },
            setup: { day: [30, 31, 6], cash: [0, 0, 0] },
            dice: [1, 1, 1],
            choices: ["roll", "roll", "roll"],
            turns: 3,
        })
        expect([day, turn]).toEqual([[31, 31, 8], 3])
    })

    test("PD-17 the game goes on until the last has finished", async () => {
        const stopped = await stopsAt({
            options: { months: 1 },
            setup: { day: [30, 30], cash: [0, 0] },
            dice: [1],
            choices: ["roll"],
            turns: 9,
        })
        expect(stopped).toMatch(/^turn 2, player 2, turn: no choices left/)
    })

    test("PD-17 another month is another round of the calendar", async () => {
        const { month, over, winner } = await rule({
            options: { months: 2 },
            setup: { day: [30, 31], month: [1, 2] },
            dice: [1],
            choices: ["roll", "done"],
        })
        expect([month, over, winner]).toEqual([[2, 2], false, 0])
    })

    test("PD-17 the winner stands in the cells, and places follow worth", async () => {
        const seat = new Seat(() => 0)
        seat.begin({
            players: 3,
            options: [1, 1, 0, 0],
            seed: [1, 2, 3],
            answers: 0,
            turns: 0,
        })
        await seat.run()
        expect(seat.table.cells[STATE]).toBe(WON)
        const worths = [1, 2, 3].map(player => seat.game.balance(player))
        const best = Math.max(...worths)
        const winner = seat.table.cells[WINNER] ?? 0
        expect(worths.filter(worth => worth === best)).toHaveLength(1)
        expect(worths[winner - 1]).toBe(best)
        expect(seat.game.standsAbove(winner, (winner % 3) + 1)).toBe(true)
    })
})
