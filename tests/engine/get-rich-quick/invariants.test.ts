import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Table } from "../../../src/engine/table"
import { FIRST_CARD } from "../../../src/games/get-rich-quick/edition"
import type { Position } from "../../../src/games/get-rich-quick/position"
import { GetRichQuick } from "../../../src/games/get-rich-quick/rules"
import { Bot } from "../../../sim/engine/bot"
import { playGame } from "../../../sim/engine/run"
import { anyAnswer } from "./answers"

interface Setting {
    players: number
    seed: number[]
    answers: number
}

/** GRQ-14, and two of each card (GRQ-16). */
const SPACES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 2, 2, 2, 2]

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })
const settings = fc.record({
    players: fc.integer({ min: 2, max: 5 }),
    seed: fc.array(int32, { minLength: 3, maxLength: 3 }),
    answers: fc.nat(),
})
const RUNS = { seed: 1946, numRuns: 60 }

/** Plays for 80 turns at most, and calls `check` at every prompt. */
async function play(
    { players, seed, answers }: Setting,
    check: (table: Table, position: Position) => void
) {
    const game = new GetRichQuick()
    const answer = anyAnswer(answers)
    const setup = { players, options: [0, 0, 0, 0], seed, turns: 80 }
    return await playGame(game, setup, table => {
        check(table, game.position)
        return answer(table)
    })
}

function seatsOf(table: Table): number[] {
    return Array.from({ length: table.players() }, (_, i) => i + 1)
}

function owned(position: Position, player: number, from: number, to: number) {
    let count = 0
    for (let item = from; item < to; ++item)
        if (position.owns(player, item)) count++
    return count
}

describe("random play, at every prompt", () => {
    test("money is conserved between bank and players, in thousands, and nobody is below zero", async () => {
        const property = fc.asyncProperty(settings, async setting => {
            await play(setting, (table, position) => {
                let sum = position.ledger.balance(0)
                for (const player of seatsOf(table)) {
                    const money = position.money(player)
                    expect(money).toBeGreaterThanOrEqual(0)
                    expect(money % 1000).toBe(0)
                    sum += money
                }
                expect(sum).toBe(0)
            })
        })
        await fc.assert(property, RUNS)
    })

    test("a meeple stands for each purchase at the Center, on one of its spaces", async () => {
        const property = fc.asyncProperty(settings, async setting => {
            await play(setting, (table, position) => {
                const seats = seatsOf(table)
                const placed = (player: number) =>
                    owned(position, player, 0, FIRST_CARD)
                expect(
                    seats.every(p => position.meeples(p) + placed(p) === 12)
                ).toBe(true)
                const all = SPACES.map((_, item) => {
                    const owners = seats.filter(p => position.owns(p, item))
                    return position.spaces(item) + owners.length
                })
                expect(all).toEqual(SPACES)
            })
        })
        await fc.assert(property, RUNS)
    })

    test("points never fall, and every prompt has an option that can be taken", async () => {
        const property = fc.asyncProperty(settings, async setting => {
            const best: number[] = []
            await play(setting, (table, position) => {
                expect(table.isOpen(0)).toBe(true)
                for (const player of seatsOf(table)) {
                    const points = position.points(player)
                    expect(points).toBeGreaterThanOrEqual(best[player] ?? 0)
                    best[player] = points
                }
            })
        })
        await fc.assert(property, RUNS)
    })

    test("nothing of a turn's picks is left when the next begins", async () => {
        const property = fc.asyncProperty(settings, async setting => {
            await play(setting, (table, position) => {
                if (table.asked > 0) return
                for (let card = 1; card <= 7; ++card)
                    expect(position.isPlayed(card)).toBe(false)
            })
        })
        await fc.assert(property, RUNS)
    })
})

describe("sensible bots", () => {
    test.each([2, 3, 4, 5])(
        "%i of them end every game of 300 within 60 turns",
        async players => {
            for (let number = 1; number <= 300; ++number) {
                const bot = new Bot(1946, number)
                const game = new GetRichQuick()
                let last: Table | undefined
                const result = await playGame(
                    game,
                    {
                        players,
                        options: [0, 0, 0, 0],
                        seed: bot.seedWords(),
                        turns: 60,
                    },
                    table => {
                        last = table
                        return bot.decide(table)
                    }
                )
                expect(result.over).toBe(true)
                const { position } = game
                const seats = seatsOf(last as Table)
                const points = seats.map(p => position.points(p))
                expect(Math.max(...points)).toBeGreaterThanOrEqual(25)
                if (result.winner > 0)
                    expect(points[result.winner - 1]).toBe(Math.max(...points))
            }
        }
    )
})
