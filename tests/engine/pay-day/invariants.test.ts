import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ROLLER, STATE, TURN, WINNER, WON } from "../../../src/engine/cells"
import { POOL } from "../../../src/engine/ledger"
import { RECORD } from "../../../src/engine/journal"
import { Leave, QUIT, type Table } from "../../../src/engine/table"
import { DEALS, LAST_DAY, MAIL_CARDS } from "../../../src/games/pay-day/edition"
import {
    bills,
    DAY,
    LEDGER,
    MONTH,
    MONTHS,
    POT,
    SAVED,
    SIZE,
} from "../../../src/games/pay-day/position"
import type { PayDay } from "../../../src/games/pay-day/rules"
import { choosePayDay } from "../../../sim/games/pay-day-bot"
import { type Setting, Seat, steadyAnswer } from "./support"

/** More than the turns of 12 months at a day a turn. */
const MOST_TURNS = 4 * 31 * 12

const FULL = fc
    .record({
        players: fc.integer({ min: 2, max: 4 }),
        months: fc.constantFrom(1, 1, 2, 3),
        seed: fc.array(fc.integer(), { minLength: 3, maxLength: 3 }),
        answers: fc.nat(),
    })
    .map(({ players, months, seed, answers }): Setting => ({
        name: "",
        players,
        options: [months, 0, 0, 0],
        seed,
        answers,
        turns: MOST_TURNS,
    }))
const RUNS = { seed: 1975, numRuns: 40 }

/** Calls `check` at every prompt of a game, and at its end. */
async function play(
    setting: Setting,
    check: (table: Table, game: PayDay) => void
): Promise<Seat> {
    const answer = steadyAnswer(setting.answers)
    const seat = new Seat(table => {
        check(table, seat.game)
        if ((table.cells[TURN] ?? 0) >= setting.turns) throw new Leave(QUIT)
        return answer(table)
    }).begin(setting)
    await seat.run()
    check(seat.table, seat.game)
    return seat
}

function seatsOf(table: Table): number[] {
    return Array.from({ length: table.players() }, (_, i) => i + 1)
}

describe("random play, after every prompt", () => {
    test("money is only made and unmade by the bank: all accounts and its own come to 0 (PD-15)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, ({ cells }) => {
                let sum = 0
                for (let account = POOL; account <= POT; ++account)
                    sum += cells[LEDGER + account] ?? 0
                expect(sum).toBe(0)
            })
        })
        await fc.assert(property, RUNS)
    })

    test("no cash and no Pot is below 0; savings and loans are whole hundreds, in one cell and so never both (PD-15)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, (table, { position }) => {
                const accounts = [...seatsOf(table), POT]
                for (const account of accounts) {
                    const balance = position.ledger.balance(account)
                    expect(balance).toBeGreaterThanOrEqual(0)
                    expect(Number.isInteger(balance)).toBe(true)
                }
                for (const seat of seatsOf(table))
                    expect(Number.isInteger(table.cells[SAVED + seat])).toBe(
                        true
                    )
            })
        })
        await fc.assert(property, RUNS)
    })

    test("every card is in exactly one place: a pile's places are 1, 2, 3 and so on, the others held or discarded", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, (table, { position }) => {
                const { cells } = table
                const packs: [number, number][] = [
                    [SIZE - MAIL_CARDS, MAIL_CARDS],
                    [SIZE - MAIL_CARDS - DEALS, DEALS],
                ]
                for (const [base, count] of packs) {
                    const places = cells.slice(base, base + count)
                    const inPile = places.filter(place => place > 0)
                    inPile.sort((a, b) => a - b)
                    expect(inPile).toEqual(inPile.map((_, i) => i + 1))
                    expect(Math.min(...places)).toBeGreaterThanOrEqual(
                        -table.players()
                    )
                }
                expect(position.mail.count).toBe(MAIL_CARDS)
            })
        })
        await fc.assert(property, RUNS)
    })

    test("there is an option, for somebody who has not finished (PD-17)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, table => {
                if (table.cells[STATE] === WON) return
                expect(table.count).toBeGreaterThan(0)
                const { cells, who } = table
                const isDone =
                    cells[DAY + who] === LAST_DAY && who !== cells[ROLLER]
                expect(isDone).toBe(false)
            })
        })
        await fc.assert(property, RUNS)
    })

    test("the record fits a setting", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, () => {})
        })
        // packing what does not fit throws
        await fc.assert(property, RUNS)
    })
})

describe("random play, in the end", () => {
    test("every game ends, by who has most, all on Pay Day of the last month without a bill or Deal (PD-17)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            const { game, table } = await play(setting, () => {})
            const { cells } = table
            expect(cells[STATE]).toBe(WON)
            const seats = seatsOf(table)
            const worths = seats.map(seat => game.balance(seat))
            const best = Math.max(...worths)
            const first = seats.filter((_, i) => worths[i] === best)
            expect(cells[WINNER]).toBe(first.length > 1 ? 0 : first[0])
            for (const seat of seats) {
                expect(cells[DAY + seat]).toBe(LAST_DAY)
                expect(cells[MONTH + seat]).toBe(cells[MONTHS])
                expect(bills(game.position, seat)).toBe(0)
                for (let deal = 0; deal < DEALS; ++deal)
                    expect(game.position.deals.isHeld(deal, seat)).toBe(false)
            }
        })
        await fc.assert(property, RUNS)
    })

    test("the sensible bot ends a game of twelve months too", async () => {
        for (let seed = 1; seed <= 5; ++seed) {
            const seat = new Seat(table => choosePayDay(table, () => 0))
            seat.begin({
                players: 4,
                options: [12, 0, 0, 0],
                seed: [seed, 0, 0],
                answers: 0,
                turns: 0,
            })
            await seat.run()
            expect(seat.isOver()).toBe(true)
        }
    })

    test("Table mode goes on for ever, and keeps the accounts (PD-18)", async () => {
        const property = fc.asyncProperty(
            FULL,
            fc.constantFrom(1, 2),
            async (setting, mode) => {
                const options = [3, 0, mode, 0]
                const seat = await play(
                    { ...setting, options, turns: 60 },
                    ({ cells }) => {
                        let sum = 0
                        for (let account = POOL; account <= POT; ++account)
                            sum += cells[LEDGER + account] ?? 0
                        expect(sum).toBe(0)
                    }
                )
                expect([seat.isOver(), seat.table.cells[TURN]]).toEqual([
                    false,
                    60,
                ])
            }
        )
        await fc.assert(property, RUNS)
    })
})

test("a game with the largest numbers still fits a setting", async () => {
    const seat = new Seat(() => 0).begin({
        players: 4,
        options: [12, 0, 0, 0],
        seed: [0x7fffffff, -0x80000000, 0x7fffffff],
        answers: 0,
        turns: 0,
    })
    const { cells } = seat.table
    cells[TURN] = 1400
    for (let i = 6; i < 10; ++i) cells[i] = -0x80000000
    for (let account = POOL; account <= POT; ++account)
        cells[LEDGER + account] = -999_999
    for (let player = 1; player <= 4; ++player) cells[SAVED + player] = -8000
    // the shuffled pile is whole: no other state of it takes more bytes
    const bytes = seat.session.hashNow()
    expect(Number.isInteger(bytes)).toBe(true)
    expect(RECORD).toBe(192)
})
