/** All ways in which three players can pick, against the rules written down once more. */
import { describe, expect, test } from "vitest"
import { HEADER, PLAYERS } from "../../../src/engine/cells"
import { Rng } from "../../../src/engine/rng"
import { Session } from "../../../src/engine/session"
import { resolveCards } from "../../../src/games/get-rich-quick/actions"
import { ITEMS } from "../../../src/games/get-rich-quick/edition"
import { GetRichQuick } from "../../../src/games/get-rich-quick/rules"
import { HeadlessFace, keepNothing, newJournal } from "../../../sim/engine/run"

const HANDS: number[][] = []
for (let a = 1; a <= 7; ++a)
    for (let b = a + 1; b <= 7; ++b)
        for (let c = b + 1; c <= 7; ++c) HANDS.push([a, b, c])

/** Dice that win nothing, and never tie two shoppers for long. */
class DullDice extends Rng {
    private at = 0

    override face(): number {
        return (this.at++ % 5) + 1
    }
}

function newTable() {
    const game = new GetRichQuick()
    const face = new HeadlessFace(() => 0)
    const session = new Session(game, face, keepNothing, newJournal())
    session.start(3, [0, 0, 0, 0], [1, 2, 3])
    session.table.rng = new DullDice(session.table.cells)
    return session.table
}

/** What three players have when nobody wins a prize or buys anything: money and points. */
function expected(hands: number[][], start: number[]): number[][] {
    const money = [...start]
    const points = [0, 0, 0]
    const plays = (i: number, card: number) => hands[i]?.includes(card) ?? false
    const seats = [0, 1, 2]
    const add = (i: number, n: number) => (money[i] = (money[i] ?? 0) + n)
    const pay = (card: number, buyIn: number) => {
        const payers = seats.filter(
            i => plays(i, card) && (money[i] ?? 0) >= buyIn
        )
        payers.forEach(i => add(i, -buyIn))
        return payers
    }
    seats.filter(i => plays(i, 1)).forEach(i => add(i, 1000))
    const penny = pay(2, 1000)
    if (penny.length < 3) penny.forEach(i => add(i, 3000))
    const estate = pay(3, 2000)
    if (estate.length < 2) estate.forEach(i => add(i, 6000))
    const startUp = pay(4, 3000)
    if (startUp.length === 1) startUp.forEach(i => add(i, 10_000))
    pay(5, 1000)
    seats.filter(i => plays(i, 7)).forEach(i => (points[i] = 1))
    return [money, points]
}

describe("all 35 x 35 x 35 picks of three players", () => {
    test("there are 35", () => {
        expect(HANDS).toHaveLength(35)
    })

    test.each([
        [[5000, 5000, 5000]],
        [[0, 1000, 2000]],
        [[1000, 0, 3000]],
        [[40_000, 2000, 0]],
    ])("from %j come to what the rules say", async start => {
        const table = newTable()
        const { position } = table.game as GetRichQuick
        const fresh = [...table.cells]
        let resolved = 0
        for (const a of HANDS)
            for (const b of HANDS)
                for (const c of HANDS) {
                    const hands = [a, b, c]
                    table.cells.splice(
                        HEADER,
                        fresh.length,
                        ...fresh.slice(HEADER)
                    )
                    hands.forEach((hand, i) => {
                        position.ledger.move(i + 1, 0, 5000)
                        position.ledger.move(0, i + 1, start[i] ?? 0)
                        hand.forEach(card => position.pick(i + 1, card))
                    })
                    await resolveCards(position)
                    position.endTurn()
                    const [money, points] = expected(hands, start)
                    const found = [1, 2, 3]
                    const bank = position.ledger.balance(0)
                    const ok =
                        found.every(
                            p =>
                                position.money(p) === money?.[p - 1] &&
                                position.points(p) === points?.[p - 1]
                        ) &&
                        found.reduce(
                            (sum, p) => sum + position.money(p),
                            bank
                        ) === 0
                    if (!ok)
                        expect({
                            hands,
                            money: found.map(p => position.money(p)),
                            points: found.map(p => position.points(p)),
                        }).toEqual({ hands, money, points })
                    resolved++
                }
        expect(resolved).toBe(42_875)
        expect(table.cells[PLAYERS]).toBe(3)
        for (let item = 0; item < ITEMS; ++item)
            expect(position.owns(1, item)).toBe(false)
    })
})
