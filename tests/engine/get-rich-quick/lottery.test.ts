/** The Lottery's chances, exactly: all throws of five dice, against what counting by hand gives; and how throws are counted. */
import { describe, expect, test } from "vitest"
import { PRIZES } from "../../../src/games/get-rich-quick/edition"
import { playMany } from "../../../sim/engine/many"
import { exactCounts, LotteryTally, THROWS } from "../../../sim/tools/lottery"

test("of 7,776 throws 1,500 are three of a kind, 150 four, 6 five (GRQ-10)", () => {
    expect(THROWS).toBe(7776)
    // three: which dice (10), their face (6), the other two anything else (25), full houses among them
    const three = 10 * 6 * 25
    const four = 5 * 6 * 5
    const five = 6
    // no two alike: 6 * 5 * 4 * 3 * 2; the rest has a pair, or two
    const none = 720
    expect(exactCounts()).toEqual([
        0,
        none,
        THROWS - none - three - four - five,
        three,
        four,
        five,
    ])
})

test("a Lottery card pays back 987.65 dollars of 1,000 on average (GRQ-10)", () => {
    const paid = exactCounts().reduce(
        (sum, n, alike) => sum + n * (PRIZES[alike] ?? 0),
        0
    )
    // 1,500 x 4,000 + 150 x 10,000 + 6 x 30,000
    expect(paid).toBe(7_680_000)
    expect(paid / THROWS).toBeCloseTo(987.654, 3)
})

describe("throws are counted", () => {
    test("by what is told of them, each once", () => {
        const tally = new LotteryTally()
        for (const line of [
            "tell stakes 1",
            "dice 3 3 3 1 1",
            "tell alike 1 4000 3",
            "tell luckyThree 2 4000 2",
            "tell alike 2 10000 4",
            "tell alike 1 30000 5",
            "tell noPrize 2",
            "tell noStake 1",
            "dice 6 1",
            "tell buys 1 3 10000 0",
            "choice 1 shop 4",
        ])
            tally.hear(line)
        expect(tally.throws).toBe(5)
        expect(tally.won).toEqual([0, 0, 0, 2, 1, 1])
        const table = tally.table()
        expect(table).toContain(
            "| 3 alike | $4,000 | 1500 | 19.29 % | 2 | 40.00 % |"
        )
        expect(table).toContain(
            "| 5 alike | $30,000 | 6 | 0.08 % | 1 | 20.00 % |"
        )
        // (2 x 4,000 + 10,000 + 30,000) / 5
        expect(table).toMatch(/pays back .* \$987\.65 .* \$9,600 \|$/)
    })

    test("in games of two, where five dice are thrown for nothing else", async () => {
        const tally = new LotteryTally()
        const seen = [0, 0, 0, 0, 0, 0]
        const hear = (line: string) => {
            tally.hear(line)
            const [word, ...faces] = line.split(" ")
            if (word !== "dice" || faces.length < 5) return
            const counts = faces.map(a => faces.filter(b => b === a).length)
            const most = Math.max(...counts)
            seen[most] = (seen[most] ?? 0) + 1
        }
        const named = { game: "get-rich-quick", players: 2, seed: 1 }
        const setup = { players: 2, options: [0, 0, 0, 0], seed: [1, 2, 3] }
        await playMany(named, 100, setup, hear)
        expect(tally.throws).toBeGreaterThan(100)
        expect(seen.reduce((sum, n) => sum + n)).toBe(tally.throws)
        expect(tally.won.slice(3)).toEqual(seen.slice(3))
    })
})
