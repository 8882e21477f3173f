/** What comes of many games: how their lengths are spread, and what everybody had, by the game. */
import { describe, expect, test } from "vitest"
import { playMany, summaryTable } from "../../sim/engine/many"
import {
    barsOf,
    countsOf,
    quartilesOf,
    spreadOf,
} from "../../sim/engine/spread"

describe("numbers", () => {
    test("their least, middle and most; an even number's middle is the lower", () => {
        expect(spreadOf([9, 3, 7, 100])).toEqual({
            min: 3,
            median: 7,
            max: 100,
        })
        expect(spreadOf([4])).toEqual({ min: 4, median: 4, max: 4 })
    })

    test("what a quarter, half and three quarters do not exceed", () => {
        expect(quartilesOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([3, 5, 7])
        expect(quartilesOf([20, 10])).toEqual([10, 10, 10])
        expect(quartilesOf([10])).toEqual([10, 10, 10])
    })

    test("how often each came", () => {
        expect(countsOf([12, 9, 12, 12])).toEqual({ 9: 1, 12: 3 })
    })

    test("in bars, one for each number where there are few, of 0 too", () => {
        expect(barsOf({ 9: 1, 12: 3 })).toBe("9: 1, 10: 0, 11: 0, 12: 3")
        // 12 bars of one, but not 13
        expect(barsOf({ 1: 1, 12: 3 })).toMatch(/^1: 1, 2: 0, .*12: 3$/)
        expect(barsOf({ 1: 1, 13: 3 })).toMatch(/^0-1: 1, 2-3: 0, .*12-13: 3$/)
    })

    test("in wider bars where there are many", () => {
        expect(barsOf({ 3: 1, 19: 2, 20: 4, 199: 8 })).toBe(
            "0-19: 3, 20-39: 4, 40-59: 0, 60-79: 0, 80-99: 0, 100-119: 0, 120-139: 0, 140-159: 0, 160-179: 0, 180-199: 8"
        )
        // wider than any of the round ones
        expect(barsOf({ 0: 1, 29_999: 2 })).toBe("0-29999: 3")
    })
})

describe("games of bots", () => {
    const GAMES = 20

    function played(game: string, players: number, options: number[]) {
        const setup = { players, options, seed: [1, 2, 3] }
        return playMany({ game, players, seed: 1 }, GAMES, setup)
    }

    /** The rows of a table by their names. */
    function rowsOf(table: string): Map<string, string> {
        const rows = table.split("\n").slice(2)
        return new Map(
            rows.map(row =>
                row
                    .split("|")
                    .map(cell => cell.trim())
                    .slice(1, 3)
            ) as [string, string][]
        )
    }

    test("Rich Uncle: dollars as cash, the bankrupt counted", async () => {
        const summary = await played("rich-uncle", 3, [50_000, 1, 0, 0])
        expect(summary.cash?.max).toBeGreaterThanOrEqual(50_000)
        expect(summary.bankrupt).toBeGreaterThanOrEqual(0)
        expect(summary).not.toHaveProperty("points")
        expect(summary).not.toHaveProperty("money")
        const rows = [...rowsOf(summaryTable(summary)).keys()]
        expect(rows).toContain("cash at the end in $, min / median / max")
        expect(rows).toContain("bankrupt players")
        expect(rows.join()).not.toMatch(/points|money|inPoints/)
    })

    test("Get Rich Quick: points, money beside them, nobody bankrupt", async () => {
        const summary = await played("get-rich-quick", 3, [0, 0, 0, 0])
        // the winner has 25 or more
        expect(summary.points?.max).toBeGreaterThanOrEqual(25)
        expect(summary.money?.max).toBeGreaterThanOrEqual(1000)
        expect((summary.money?.max ?? 1) % 1000).toBe(0)
        expect(Object.keys(summary).join()).not.toMatch(/cash|bankrupt/)
        const rows = [...rowsOf(summaryTable(summary)).keys()]
        expect(rows).toContain("points at the end, min / median / max")
        expect(rows).toContain("money at the end in $, min / median / max")
        expect(rows.join()).not.toMatch(/cash|bankrupt/)
    })

    test("Who's the Richest: cash or points, as is scored", async () => {
        const money = await played("whos-richest", 3, [3, 0, 0, 0])
        expect(money.cash?.max).toBeGreaterThan(0)
        expect(Object.keys(money).join()).not.toMatch(/points|money|bankrupt/)
        const points = await played("whos-richest", 3, [3, 0, 1, 0])
        expect(points.points?.max).toBeGreaterThan(0)
        expect(Object.keys(points).join()).not.toMatch(/cash|money|bankrupt/)
    })

    test("what was agreed stands above the table, where it was said", async () => {
        const setup = { players: 2, options: [1, 0, 0, 0], seed: [1, 2, 3] }
        const named = { game: "pay-day", players: 2, seed: 1 }
        const options = { months: 1 }
        const summary = await playMany({ ...named, options }, 1, setup)
        expect(summaryTable(summary)).toContain(
            '| pay-day, 2 players, seed 1, options {"months":1} | |'
        )
        expect(summaryTable(await playMany(named, 1, setup))).toContain(
            "| pay-day, 2 players, seed 1 | |"
        )
    })

    test("how long they took, turn by turn", async () => {
        const summary = await played("get-rich-quick", 2, [0, 0, 0, 0])
        const { gamesByTurns, turnQuartiles, turns } = summary
        const lengths = Object.entries(gamesByTurns).flatMap(([n, games]) =>
            new Array<number>(games).fill(Number(n))
        )
        expect(lengths).toHaveLength(GAMES)
        expect(spreadOf(lengths)).toEqual(turns)
        expect(quartilesOf(lengths)).toEqual(turnQuartiles)
        const rows = rowsOf(summaryTable(summary))
        expect(rows.get("turns, quartiles")).toBe(turnQuartiles.join(" / "))
        expect(rows.get("games by turns")).toBe(barsOf(gamesByTurns))
    })

    test("the same as the bot plays them one by one, and its lines can be heard", async () => {
        const lines: string[] = []
        const setup = { players: 2, options: [0, 0, 0, 0], seed: [1, 2, 3] }
        const named = { game: "get-rich-quick", players: 2, seed: 1 }
        const heard = await playMany(named, GAMES, setup, line =>
            lines.push(line)
        )
        const wins = lines.filter(line => /^tell wins /.test(line))
        const shared = lines.filter(line => /^tell shared /.test(line))
        expect(wins.length + shared.length).toBe(GAMES)
        expect(heard.wins).toEqual(
            [1, 2].map(
                seat =>
                    wins.filter(line => line.startsWith(`tell wins ${seat} `))
                        .length
            )
        )
    })
})
