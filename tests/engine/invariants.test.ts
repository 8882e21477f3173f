import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { PLAYING, ROLLER, TURN, WINNER } from "../../src/engine/cells"
import type { Pack } from "../../src/engine/deck"
import { QUIT, type Table } from "../../src/engine/table"
import type { RichUncle } from "../../src/games/rich-uncle/rules"
import {
    CARDS,
    claimants,
    dollarsOf,
    heldCards,
    leave,
    Seat,
    steadyAnswer,
} from "./support"

/** Ten times as many turns as any of thousands of games took. */
const MOST_TURNS = 12_000

interface Setting {
    players: number
    options: number[]
    seed: number[]
    answers: number
}

/** A new game of any kind; in Table mode, which does not end, `mode` is 1 or 2. */
function settings(totals: number[], modes: number[]) {
    const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })
    return fc
        .record({
            players: fc.integer({ min: 3, max: 5 }),
            total: fc.constantFrom(...totals),
            first: fc.nat(3),
            mode: fc.constantFrom(...modes),
            seed: fc.array(int32, { minLength: 3, maxLength: 3 }),
            answers: fc.nat(),
        })
        .map(({ players, total, first, mode, seed, answers }): Setting => {
            return { players, options: [total, first, mode, 0], seed, answers }
        })
}

/** Calls `check` at every prompt of a game, and at its end. */
async function play(
    { players, options, seed, answers }: Setting,
    check: (table: Table, game: RichUncle) => void,
    turns = MOST_TURNS
): Promise<Seat> {
    const answer = steadyAnswer(answers)
    const seat = new Seat(table => {
        check(table, seat.game)
        if ((table.cells[TURN] ?? 0) >= turns) leave(QUIT)
        return answer(table)
    })
    seat.start(players, options, seed)
    await seat.run()
    check(seat.table, seat.game)
    return seat
}

/** The cards of a pack as they lie, from the first cell on. */
function fixedOrder(pack: Pack, cells: number[]): string {
    const before = [...cells]
    const cards: number[] = []
    for (let i = 0; i < pack.count; ++i) {
        cards.push(pack.top())
        pack.turn()
    }
    cells.splice(0, cells.length, ...before)
    const start = cards.indexOf(0)
    return [...cards.slice(start), ...cards.slice(0, start)].join(" ")
}

function checkMoney(table: Table, game: RichUncle): void {
    if (dollarsOf(game) !== 0) throw new Error("money is not conserved")
    for (let player = 1; player <= table.players(); ++player) {
        const cash = game.balance(player)
        if (cash < 0 || cash !== Math.floor(cash))
            throw new Error(`P${player} has $${cash}`)
        if (game.isOut(player) && cash > 0)
            throw new Error(`P${player} is bankrupt with $${cash}`)
    }
}

function accounts(game: RichUncle): number[] {
    return [0, 1, 2, 3, 4, 5].map(account => game.balance(account))
}

/** From one turn to the next nothing has changed, or the newest movement says what; gives the balances now. */
function checkMovement(
    game: RichUncle,
    before: number[],
    now: number[]
): number[] {
    if (before.length === 0 || before.join() === now.join()) return now
    const { history } = game.position
    expect(history.look(0)).toBe(true)
    const then = [...now]
    then[history.from] = (then[history.from] ?? 0) + history.dollars
    then[history.to] = (then[history.to] ?? 0) - history.dollars
    expect(then).toEqual(before)
    return now
}

function checkCards(table: Table, game: RichUncle): void {
    expect(heldCards(game)).toEqual(CARDS)
    for (let player = 1; player <= 5; ++player) {
        const gone = player > table.players() || game.isOut(player)
        if (gone) expect(game.position.stocks.count(player)).toBe(0)
    }
}

function checkPrompt(table: Table, game: RichUncle): void {
    if (table.cells[WINNER] !== 0) return
    if (table.count < 1) throw new Error(`no option at ${table.key}`)
    const { who } = table
    if (who > 0 && game.isOut(who)) throw new Error(`P${who} asked, bankrupt`)
    const claims = claimants(table)
    const holding = [1, 2, 3, 4, 5].filter(
        player =>
            player <= table.players() &&
            game.balance(player) >= (table.cells[10] ?? 0)
    )
    if (game.position.mode() === 0) expect(claims).toEqual(holding)
    else expect(claims).toEqual([])
}

const FULL = settings([50_000, 50_000, 70_000, 100_000], [0])
const RUNS = { seed: 1946, numRuns: 40 }

describe("random play, after every prompt", () => {
    test("money is conserved, nobody is below zero, the bankrupt have none", async () => {
        const all = settings([50_000, 200_000], [0, 0, 1, 2])
        const property = fc.asyncProperty(all, async setting => {
            await play(
                setting,
                checkMoney,
                setting.options[2] ? 80 : MOST_TURNS
            )
        })
        await fc.assert(property, RUNS)
    })

    test("every card is in exactly one place, none with the bankrupt", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            await play(setting, checkCards)
        })
        await fc.assert(property, RUNS)
    })

    test("there is an option, for somebody who is still in the game; who holds the total may claim", async () => {
        const all = settings([50_000, 100_000], [0, 0, 0, 1, 2])
        const property = fc.asyncProperty(all, async setting => {
            await play(
                setting,
                checkPrompt,
                setting.options[2] ? 80 : MOST_TURNS
            )
        })
        await fc.assert(property, RUNS)
    })

    test("the Market-Price pack and the Newsstand are rotations of themselves (RU-07, RU-19)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            const orders = new Set<string>()
            await play(setting, (table, { position }) => {
                const { market, newsstand } = position
                const packs = [market, newsstand]
                const found = packs.map(p => fixedOrder(p, table.cells))
                orders.add(found.join(" / "))
            })
            expect(orders.size).toBe(1)
        })
        await fc.assert(property, RUNS)
    })

    test("the price changes as often as doubles are rolled (RU-07)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            const seat = await play(setting, () => {})
            const rolls = seat.lines.filter(line => line.startsWith("roll "))
            const doubles = rolls.filter(line => /(\d)\1$/.test(line)).length
            const told = seat.lines.filter(l => l.startsWith("tell newPrice"))
            expect(told.length).toBe(doubles)
        })
        await fc.assert(property, RUNS)
    })
})

describe("random play with who leaves and what is taken back", () => {
    test("in Table mode only movements in the history change a balance, each by its sum (RU-26)", async () => {
        let takenBack = 0
        let left = 0
        const property = fc.asyncProperty(
            settings([50_000], [2]),
            async setting => {
                let before: number[] = []
                let turn = -1
                const seat = await play(
                    setting,
                    (table, game) => {
                        const now = accounts(game)
                        if (table.cells[TURN] !== turn)
                            before = checkMovement(game, before, now)
                        turn = table.cells[TURN] ?? 0
                        expect(Math.max(...now)).toBeLessThanOrEqual(99_999_900)
                    },
                    150
                )
                const { history } = seat.game.position
                for (let i = 0; history.look(i); ++i)
                    if (history.dollars < 0) takenBack++
                left += seat.lines.filter(l => /^tell leaves/.test(l)).length
            }
        )
        await fc.assert(property, RUNS)
        console.log(`${takenBack} movements taken back, ${left} players left`)
        expect(Math.min(takenBack, left)).toBeGreaterThan(10)
    })

    test("in a whole game who leaves is asked no more, and the rest play to the end (RU-23)", async () => {
        let left = 0
        const property = fc.asyncProperty(FULL, async setting => {
            const seat = await play(setting, checkPrompt)
            left += seat.lines.filter(l => /^tell leaves/.test(l)).length
        })
        await fc.assert(property, RUNS)
        console.log(`${left} players left`)
        expect(left).toBeGreaterThan(10)
    })
})

describe("random play, in the end", () => {
    test("every game is won, by who holds the total or is the only one left (RU-24, RU-25)", async () => {
        const totals = Array.from({ length: 16 }, (_, i) => 50_000 + i * 10_000)
        const property = fc.asyncProperty(settings(totals, [0]), async set => {
            const { game, table } = await play(set, () => {})
            expect(table.cells[TURN]).toBeLessThan(MOST_TURNS)
            const winner = table.cells[WINNER] ?? 0
            expect(winner).toBeGreaterThan(0)
            expect(game.isOut(winner)).toBe(false)
            const alone = game.position.solvent() === 1
            const rich = game.balance(winner) >= (set.options[0] ?? 0)
            expect(alone || rich).toBe(true)
        })
        await fc.assert(property, { seed: 1946, numRuns: 25 })
    })

    test("the turn passes to the next solvent player to the left (RU-10, RU-23)", async () => {
        const property = fc.asyncProperty(FULL, async setting => {
            let last = { turn: 0, roller: 0 }
            await play(setting, (table, game) => {
                const turn = table.cells[TURN] ?? 0
                const roller = table.cells[ROLLER] ?? 0
                if (turn === last.turn + 1) {
                    let next = (last.roller % table.players()) + 1
                    while (game.isOut(next)) next = (next % table.players()) + 1
                    expect(roller).toBe(next)
                }
                last = { turn, roller }
            })
        })
        await fc.assert(property, RUNS)
    })

    test("Table mode goes on for ever (RU-26)", async () => {
        const property = fc.asyncProperty(
            settings([50_000], [1, 2]),
            async setting => {
                const seat = await play(setting, () => {}, 80)
                expect([seat.state(), seat.table.cells[TURN]]).toEqual([
                    PLAYING,
                    80,
                ])
            }
        )
        await fc.assert(property, RUNS)
    })
})
