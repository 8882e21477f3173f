import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { TURN, WINNER } from "../../../src/engine/cells"
import { placeOf } from "../../../src/engine/session"
import { QUIT, type Table } from "../../../src/engine/table"
import { ACCOUNTS } from "../../../src/games/whos-richest/position"
import { Bot } from "../../../sim/engine/bot"
import { playGame } from "../../../sim/engine/run"
import { WhosRichest } from "../../../src/games/whos-richest/rules"
import { GameSeat, steadyAnswer } from "../support"
import { askedFor, FOUND, seatsOf, told } from "./support"

interface Setting {
    players: number
    /** Turns, method, scoring, starter. */
    options: number[]
    seed: number[]
    answers: number
}

/** A game of any kind. */
const settings = fc
    .record({
        players: fc.integer({ min: 2, max: 8 }),
        turns: fc.integer({ min: 1, max: 12 }),
        group: fc.nat(1),
        scoring: fc.nat(3),
        first: fc.nat(8),
        seed: fc.array(fc.integer(), { minLength: 3, maxLength: 3 }),
        answers: fc.nat(),
    })
    .map(({ players, turns, group, scoring, first, ...rest }): Setting => {
        const method = players > 2 ? group : 0
        const starter = Math.min(first, players)
        return { players, options: [turns, method, scoring, starter], ...rest }
    })

const RUNS = { seed: 1946, numRuns: 60 }

/** Plays a game out; calls `check` at every prompt, and at its end. */
async function play(
    { players, options, seed, answers }: Setting,
    check: (table: Table) => void = () => {}
): Promise<GameSeat<WhosRichest>> {
    const answer = steadyAnswer(answers)
    const seat = new GameSeat(new WhosRichest(), table => {
        check(table)
        return answer(table)
    })
    seat.start(players, options, seed)
    expect(await seat.run()).not.toBe(QUIT)
    check(seat.table)
    return seat
}

/** The sum of everybody's dollars or points. */
function sumOf(table: Table): number {
    const all = seatsOf(table).map(player => table.game.balance(player))
    return all.reduce((sum, one) => sum + one)
}

function holds(check: (setting: Setting) => Promise<void>): Promise<void> {
    return fc.assert(fc.asyncProperty(settings, check), RUNS)
}

describe("random play", () => {
    test("the players' money is what they began with until ties are played off; the bank makes up the rest (WTR-03, WTR-07, WTR-11)", () =>
        holds(async setting => {
            const [turns = 0, , scoring = 0] = setting.options
            if (scoring % 2 === 1) return
            const deals = turns * setting.players
            await play(setting, table => {
                const { cells } = table
                const bank = (cells[ACCOUNTS] ?? 0) * 100
                if (sumOf(table) + bank !== 0) throw new Error("money is lost")
                if ((cells[TURN] ?? 0) < deals)
                    expect(sumOf(table)).toBe(800 * deals)
            })
        }))

    test("the sum of points is what the attempts brought, 5 less the attempt each (WTR-07)", () =>
        holds(async setting => {
            if ((setting.options[2] ?? 0) % 2 === 0) return
            const seat = await play(setting)
            const found = told(seat, ...FOUND)
            const points = found.map(([, attempt = 0]) => 5 - attempt)
            const sum = points.reduce((all, one) => all + one)
            expect(sumOf(seat.table)).toBe(sum)
        }))

    test("at every prompt there is an option, of a player who is in the game", () =>
        holds(async setting => {
            await play(setting, ({ cells, count, key, who }) => {
                if (cells[WINNER] !== 0) return
                if (count < 1) throw new Error(`no option at ${key}`)
                if (who < 1 || who > setting.players)
                    throw new Error(`P${who} is asked`)
            })
        }))

    test("each deals as often as agreed, then it is over or a tie is played off; alone, the starter is the last to pick (WTR-02, WTR-08, WTR-09)", () =>
        holds(async setting => {
            const [turns = 0, method] = setting.options
            const seat = await play(setting)
            const dealers = askedFor(seat, "trump")
            const ties = told(seat, "bankDeals").length
            for (const player of seatsOf(seat.table))
                expect(
                    dealers.filter(dealer => dealer === player)
                ).toHaveLength(turns)
            expect(seat.table.cells[TURN]).toBe(dealers.length + ties)
            const pickers = told(seat, ...FOUND).map(([who]) => who)
            if (method === 0)
                expect(pickers[dealers.length - 1]).toBe(dealers[0])
        }))

    test("everyone has a place of their own, and the winner the first (WTR-10, WTR-11)", () =>
        holds(async setting => {
            const { table } = await play(setting)
            const places = seatsOf(table).map(player => placeOf(table, player))
            expect(places[(table.cells[WINNER] ?? 0) - 1]).toBe(1)
            expect([...places].sort()).toEqual(seatsOf(table))
        }))

    test("a deal turns one to nine cards, each once, the trump last (WTR-06)", () =>
        holds(async setting => {
            const seat = await play(setting)
            let turned: number[] = []
            for (const line of seat.lines) {
                const [, key = "", , attempt, picture] = line.split(" ")
                if (key === "pickMisses") turned.push(Number(picture))
                if (!FOUND.includes(key)) continue
                expect(turned).toHaveLength(Number(attempt) - 1)
                expect(new Set(turned).size).toBe(turned.length)
                turned = []
            }
        }))
})

test("100,000 games of two: the mean of their picks is 0, each attempt as often as another (WTR-07)", async () => {
    const GAMES = 100_000
    const counts = new Array<number>(9).fill(0)
    const bot = new Bot(1946)
    const hear = (line: string) => {
        const [, key = "", , attempt] = line.split(" ")
        if (FOUND.includes(key)) counts[Number(attempt) - 1]! += 1
    }
    for (let game = 0; game < GAMES; ++game)
        await playGame(
            new WhosRichest(),
            { players: 2, options: [1, 0, 0, 1], seed: bot.seedWords() },
            table => bot.decide(table),
            hear
        )
    const picks = counts.reduce((sum, count) => sum + count)
    expect(picks).toBeGreaterThanOrEqual(2 * GAMES)
    const sum = counts.reduce((all, n, i) => all + n * (4 - i), 0)
    // a pick's variance is 60/9: five standard deviations of the mean
    expect(Math.abs(sum / picks)).toBeLessThan(5 * Math.sqrt(60 / 9 / picks))
    const each = picks / 9
    const chi = counts.reduce((all, n) => all + (n - each) ** 2 / each, 0)
    // 8 degrees of freedom, 999 of 1000
    expect(chi).toBeLessThan(26.1)
}, 300_000)
