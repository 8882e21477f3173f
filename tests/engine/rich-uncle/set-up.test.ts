import { describe, expect, test } from "vitest"
import { ROLLER } from "../../../src/engine/cells"
import { BUGLES, richUncleSet } from "../../../src/games/rich-uncle/edition"
import { RichUncle } from "../../../src/games/rich-uncle/rules"
import { readCase } from "../../../sim/engine/case"
import { CARDS, heldCards, referee, rule, Seat } from "../support"

const LOT = [50_000, 0, 0, 0]
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1)

/** The house's numbers of a group, in dollars. */
function house(key: string): number[] {
    const group = richUncleSet().find(group => group.key === key)
    return (group?.house ?? []).map(steps => steps * (group?.step ?? 0))
}

const DIVIDENDS = house("ruDividends")

/** A new game, set up but not begun. */
function dealt(players: number, seed: number, options = LOT): Seat {
    return new Seat(() => 0).start(players, options, [seed, 7, 9])
}

describe("RU-01 players", () => {
    test.each([3, 4, 5])("RU-01 %i can play", async players => {
        const { cash } = await rule({
            players,
            setup: { stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["no"],
        })
        expect(cash).toHaveLength(players)
    })

    test.each([2, 6])("RU-01 %i can't", players => {
        const written = { game: "rich-uncle", players }
        expect(() => readCase(written)).toThrow(
            `players must be a whole number from 3 to 5, not ${players}`
        )
    })

    test("RU-01 the game says so itself", () => {
        const { minPlayers, maxPlayers } = new RichUncle()
        expect([minPlayers, maxPlayers]).toEqual([3, 5])
    })
})

describe("RU-02 the winning total", () => {
    const [total] = new RichUncle().questions
    const totals = Array.from(
        { length: total?.answers(3) ?? 0 },
        (_, i) => total?.value(i) ?? 0
    )

    test("RU-02 is $50,000 unless agreed otherwise", () => {
        expect(totals[0]).toBe(50_000)
    })

    test("RU-02 can be any multiple of $10,000 up to $200,000", () => {
        // (200,000 - 50,000) / 10,000 + 1 = 16 totals
        expect(totals).toEqual([
            50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000,
            130_000, 140_000, 150_000, 160_000, 170_000, 180_000, 190_000,
            200_000,
        ])
    })

    test.each([40_000, 55_000, 210_000, 0, "50000"])(
        "RU-02 is never %s",
        target => {
            const written = {
                game: "rich-uncle",
                players: 3,
                options: { target },
            }
            expect(() => readCase(written)).toThrow("options.target must be")
        }
    )
})

test.each([3, 4, 5])("RU-03 each of %i starts with $10,000", players => {
    const { game } = dealt(players, 1)
    for (let player = 1; player <= players; ++player)
        // 5 x 100 + 3 x 500 + 3 x 1,000 + 1 x 5,000 = 500 + 1,500 + 3,000 + 5,000
        expect(game.balance(player)).toBe(10_000)
    expect(game.balance(0)).toBe(-10_000 * players)
})

describe("RU-04, RU-05 the cards", () => {
    test("RU-04 dividends rise from RETAIL to BLUE CHIP", () => {
        const sorted = [...DIVIDENDS].sort((one, other) => one - other)
        expect(DIVIDENDS).toEqual(sorted)
        expect(new Set(DIVIDENDS).size).toBe(6)
    })

    test("RU-04 card 14 pays $500", async () => {
        const { cash } = await rule({
            setup: { stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["no"],
        })
        expect(cash).toEqual([10_500, 10_000, 10_000])
    })

    test("RU-05 there are 30, one for each reading of two different faces", () => {
        expect(CARDS).toEqual([
            12, 13, 14, 15, 16, 21, 23, 24, 25, 26, 31, 32, 34, 35, 36, 41, 42,
            43, 45, 46, 51, 52, 53, 54, 56, 61, 62, 63, 64, 65,
        ])
    })

    // by column: RETAIL 500, then 1,000, 1,500, 2,000, 2,500, BLUE CHIP 3,000
    test.each(
        CARDS.map(card => [card, [500, 1000, 1500, 2000, 2500, 3000]] as const)
    )("RU-05 card %i pays what its column pays", async (card, dividends) => {
        const colored = Math.floor(card / 10)
        const { cash } = await rule({
            setup: { stocks: { 1: [card] } },
            dice: [colored, card % 10],
            choices: ["no"],
        })
        expect(cash[0]).toBe(10_000 + (dividends[colored - 1] ?? 0))
    })

    test("RU-05 no dividend is below the $500 fee", () => {
        expect(Math.min(...DIVIDENDS)).toBe(500)
    })
})

describe("RU-06 dealing", () => {
    test.each([3, 4, 5])("RU-06 four cards to each of %i", players => {
        for (const seed of SEEDS) {
            const { game } = dealt(players, seed)
            const { stocks } = game.position
            for (let player = 1; player <= players; ++player)
                expect(stocks.count(player)).toBe(4)
            expect(stocks.count(0)).toBe(30 - 4 * players)
            expect(heldCards(game)).toEqual(CARDS)
        }
    })

    test("RU-06 over 40 deals every card comes to a hand and stays in the Pool", () => {
        const inHands = new Set<number>()
        const inPool = new Set<number>()
        for (const seed of SEEDS) {
            const { stocks } = dealt(4, seed).game.position
            for (const card of CARDS)
                (stocks.holder(card) > 0 ? inHands : inPool).add(card)
        }
        // each card misses all 40 hands with a chance of (14/30)^40 = 6e-14
        expect([inHands.size, inPool.size]).toEqual([30, 30])
    })

    test("RU-06 a written position keeps every card in one place", async () => {
        const { holdings } = await rule({
            setup: { stocks: { 1: [14, 15], 3: [21] } },
            dice: [2, 1],
            choices: ["no"],
        })
        expect(holdings).toEqual({ 1: [14, 15], 2: [], 3: [21] })
    })
})

test("RU-08 the Market-Price pack", () => {
    const thousands = [2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12]
    const sorted = house("ruPrices").sort((one, other) => one - other)
    expect(sorted).toEqual(thousands.map(price => price * 1000))
})

test("RU-17 what the Stock Board says", () => {
    // 22 costs $2,000, 66 brings $3,000, the other four nothing
    expect(house("ruBoard")).toEqual([-2000, 3000])
})

test("RU-18 at least 16 Daily Bugles, each with its own name, of each of 14 kinds", () => {
    expect(BUGLES.length).toBeGreaterThanOrEqual(16)
    expect(new Set(BUGLES.map(({ id }) => id)).size).toBe(BUGLES.length)
    const kinds = new Set(BUGLES.map(({ kind }) => kind))
    expect([...kinds].sort((one, other) => one - other)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ])
})

describe("RU-10 who starts", () => {
    test.each([1, 2, 3, 4, 5])("RU-10 player %i, as chosen", first => {
        const { table } = dealt(5, 3, [50_000, first, 0, 0])
        expect(table.cells[ROLLER]).toBe(first)
    })

    test("RU-10 by lot unless chosen, each as likely", () => {
        const starts = [0, 0, 0, 0]
        for (let seed = 1; seed <= 400; ++seed)
            starts[(dealt(4, seed).table.cells[ROLLER] ?? 0) - 1]!++
        // 100 of 400 expected each; 65 to 135 is four standard deviations (8.7)
        for (const count of starts) {
            expect(count).toBeGreaterThan(65)
            expect(count).toBeLessThan(135)
        }
    })

    test("RU-10 the first answer at set-up is by lot", () => {
        const first = new RichUncle().questions[1]
        expect([first?.value(0), first?.answers(3)]).toEqual([0, 4])
    })

    test("RU-10 a written position names a player who plays", async () => {
        const written = { options: { first: 4 } }
        await expect(async () => referee(written)).rejects.toThrow(
            "options.first must be a whole number from 1 to 3, not 4"
        )
    })
})
