/** Numbers and names that an owner puts in: read out of deployed settings, checked, packed, and carried by share codes. */
import fc from "fast-check"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { NAMES_SIZE, parseNames } from "../../src/engine/names"
import {
    countOfGroup,
    houseSet,
    isSet,
    parseGroup,
    type SetGroup,
} from "../../src/engine/set"
import { richUncleSet } from "../../src/games/rich-uncle/edition"
import { readSettings } from "../../sim/node"
import { formatCode, parseCode } from "../../sim/engine/share-code"
import { referee, rule, Seat } from "./support"

const GROUPS = richUncleSet()
const [PRICES, DIVIDENDS, BOARD, BUGLES] = GROUPS as [
    SetGroup,
    SetGroup,
    SetGroup,
    SetGroup,
]

function bytes(text: string): Uint8Array {
    return new TextEncoder().encode(text)
}

describe("a group of numbers given at deploy", () => {
    const zeros = (count: number) => new Array<number>(count).fill(0)

    test.each<[string, SetGroup, string, number[]]>([
        ["one price", PRICES, "500", [1, ...zeros(15)]],
        ["prices", PRICES, '"20000 500, 7500"', [40, 1, 15, ...zeros(13)]],
        [
            "dividends",
            DIVIDENDS,
            '"500 600 700 800 900 10000"',
            [5, 6, 7, 8, 9, 100],
        ],
        ["the Board", BOARD, '"-20000 0"', [-200, 0]],
        ["printed Bugles", BUGLES, "0", [0]],
    ])("%s", (_, group, text, steps) => {
        expect(parseGroup(group, bytes(text))).toEqual(steps)
    })

    test.each<[string, SetGroup, string]>([
        ["no price", PRICES, '""'],
        ["a price of 0", PRICES, '"2000 0 3000"'],
        ["a price off the steps", PRICES, '"2100"'],
        ["a price too high", PRICES, '"20500"'],
        ["17 prices", PRICES, `"${"500 ".repeat(17)}"`],
        ["a dividend too few", DIVIDENDS, '"500 600 700 800 900"'],
        ["a dividend below the fee", DIVIDENDS, '"400 500 500 500 500 500"'],
        ["a sign alone", BOARD, '"- 5"'],
        ["a sign inside", BOARD, '"5-5 100"'],
        ["a word", BUGLES, '"off"'],
        ["a fraction", BUGLES, "0.5"],
        ["digits without end", PRICES, `"${"9".repeat(40)}"`],
    ])("not %s", (_, group, text) => {
        expect(parseGroup(group, bytes(text))).toBeUndefined()
    })
})

test("a set is what its groups allow, and the house's is one", () => {
    const house = houseSet(GROUPS)
    expect(isSet(GROUPS, house)).toBe(true)
    // 12 prices in 16 places, 6 dividends, 2 amounts, the Bugles
    expect(house).toHaveLength(25)
    expect(countOfGroup(PRICES, house)).toBe(12)
    expect(isSet(GROUPS, house.slice(1))).toBe(false)
    expect(isSet(GROUPS, house.with(13, 4))).toBe(false)
    expect(isSet(GROUPS, house.with(0, 41))).toBe(false)
    expect(isSet(GROUPS, house.with(0, 1.5))).toBe(false)
    expect(isSet(GROUPS, house.with(24, 2))).toBe(false)
})

describe("names given at deploy", () => {
    function read(text: string): string[] | undefined {
        const letters = new Uint8Array(NAMES_SIZE)
        if (!parseNames(bytes(text), letters)) return undefined
        const all = String.fromCharCode(...letters).replaceAll("\0", " ")
        return (all.match(/.{6}/g) ?? []).map(name => name.trim())
    }

    test.each<[string, string[]]>([
        ['"Anna"', ["ANNA"]],
        ['"anna, BEN"', ["ANNA", "BEN"]],
        ['"- Ben -, Matteo"', ["", "BEN", "", "MATTEO"]],
        ['"a b c d e f g h"', [..."ABCDEFGH"]],
        ['""', []],
        ['"Íñigo, áéíóúü"', ["\x14\x18IGO", "\x12\x13\x14\x15\x16\x17"]],
    ])("%s", (text, names) => {
        const rest = new Array<string>(8 - names.length).fill("")
        expect(read(text)).toEqual([...names, ...rest])
    })

    test.each([
        '"Barbara"',
        '"a b c d e f g h i"',
        '"Zoë"',
        '"A1"',
        "7",
        '"2345678"',
        '"Ana\u0301"',
        '"A-B"',
    ])("not %s", text => {
        expect(read(text)).toBeUndefined()
    })
})

describe("an error in .env.local names the key", () => {
    function start(text: string): () => unknown {
        const folder = mkdtempSync(join(tmpdir(), "env-"))
        writeFileSync(join(folder, ".env.local"), text)
        return () => readSettings(folder)
    }

    test.each([
        [
            "ruPrices=2000 2100",
            "setting ruPrices: must be 1 to 16 numbers from 500 to 20000 in steps of 500",
        ],
        [
            "ruDividends=500",
            "setting ruDividends: must be 6 numbers from 500 to 10000 in steps of 100",
        ],
        [
            "ruBoard=1 2",
            "setting ruBoard: must be 2 numbers from -20000 to 20000 in steps of 100",
        ],
        [
            "ruBugles=2",
            "setting ruBugles: must be 0 (Bugles: printed) or 1 (Bugles: house), not 2",
        ],
        ["names=Barbara", "setting names: must be up to 8 names"],
    ])("%s", (text, message) => {
        expect(start(text)).toThrow(message)
    })

    test("what is right is taken", () => {
        const settings = start("names=Ann\nruBugles=0\nruPrices=500 1000")()
        expect([...(settings as Map<string, Uint8Array>).keys()]).toEqual([
            "names",
            "ruBugles",
            "ruPrices",
        ])
    })
})

/** Any set there can be. */
const anySet = fc
    .tuple(
        ...GROUPS.map(({ least, most, min, max }) =>
            fc
                .array(fc.integer({ min, max }), {
                    minLength: least,
                    maxLength: most,
                })
                .map(values => [
                    ...values,
                    ...new Array<number>(most - values.length).fill(0),
                ])
        )
    )
    .map(groups => groups.flat())

describe("a game carries its set", () => {
    test("in its share code, whatever it is", () => {
        const property = fc.property(anySet, set => {
            const shared = {
                game: "rich-uncle",
                players: 3,
                options: [50_000, 1, 0, 0],
                seed: [1, -2, 3],
                set,
                turns: 0,
                prompts: -1,
                choices: [],
            }
            expect(parseCode(formatCode(shared))).toEqual(shared)
        })
        fc.assert(property, { seed: 1946, numRuns: 200 })
    })

    test("in its cells, whatever it is", () => {
        const property = fc.property(anySet, set => {
            const seat = new Seat(() => 0)
            seat.session.start(3, [50_000, 1, 0, 0], [7, 7, 7], set)
            const { position } = seat.game
            const prices = Array.from(
                { length: position.market.count() },
                () => {
                    position.market.turn()
                    return position.price() / 500
                }
            )
            const sorted = (list: number[]) => list.sort((a, b) => a - b)
            expect(sorted(prices)).toEqual(
                sorted(set.slice(0, 16).filter(price => price > 0))
            )
            const columns = [12, 21, 31, 41, 51, 61]
            expect(
                columns.map(card => position.dividendOf(card) / 100)
            ).toEqual(set.slice(16, 22))
            const board = [1, 2, 3, 4, 5, 6].map(
                f => position.boardAmount(f) / 100
            )
            expect(board).toEqual([0, set[22], 0, 0, 0, set[23]])
            expect(position.hasHouseBugles()).toBe(set[24] === 1)
        })
        fc.assert(property, { seed: 1946, numRuns: 200 })
    })
})

describe("with an owner's numbers", () => {
    test("RU-08 the pack has the owner's prices, and turns through them", async () => {
        // 44 changes the price and nothing else but the Bugle: all pay $1,000
        const { cash, market } = await rule({
            set: { ruPrices: [7500, 500] },
            setup: { market: [7500], bugle: ["license"], stocks: { 1: [12] } },
            dice: [4, 4],
            choices: ["sell 12"],
        })
        // sold for 7,500 before the roll
        expect(cash).toEqual([16_500, 9000, 9000])
        expect(market).toBe(500)
    })

    test("RU-08 a single card stays exposed", async () => {
        const { market } = await rule({
            set: { ruPrices: [3500] },
            setup: { bugle: ["license"] },
            dice: [4, 4],
        })
        expect(market).toBe(3500)
    })

    test("RU-08 a price that is not in the pack is refused", () => {
        expect(() =>
            referee({ set: { ruPrices: [500] }, setup: { market: [2000] } })
        ).toThrow("setup.market[0] must be a price of the pack")
    })

    test("RU-12, RU-15 the dividend is the owner's, times the cards of its color", async () => {
        const { cash } = await rule({
            set: { ruDividends: [500, 600, 700, 800, 900, 1000] },
            setup: { stocks: { 1: [61, 62] } },
            dice: [6, 1],
            choices: ["no"],
        })
        // 2 x 1,000
        expect(cash[0]).toBe(12_000)
    })

    test("RU-17 22 collects and 66 pays, if the owner's Board says so", async () => {
        const board = { ruBoard: [1500, -700] }
        const setup = { bugle: ["license"] }
        const two = await rule({ set: board, setup, dice: [2, 2] })
        // 10,000 + 1,500, and the Bugle's 1,000
        expect(two.cash).toEqual([10_500, 9000, 9000])
        const six = await rule({ set: board, setup, dice: [6, 6] })
        expect(six.cash).toEqual([8300, 9000, 9000])
    })

    test.each([
        [{ ruPrices: [] }, "set.ruPrices must be 1 to 16 numbers, not 0"],
        [
            { ruPrices: [2100] },
            "set.ruPrices must be made of whole numbers from 500 to 20000 in steps of 500",
        ],
        [{ other: [1] }, "other is unknown"],
    ])("a case's set %j is refused", (set, message) => {
        expect(() => referee({ set })).toThrow(message)
    })
})
