/** Charts' numbers, files, words: what the page computes without a browser. */
import { withCheck } from "../../../sim/engine/share-code"
import { describe, expect, test } from "vitest"
import { announcement, spokenRow } from "../../../sim/page/announce"
import { BusReader } from "../../../sim/page/bus-words"
import { csv } from "../../../sim/page/files"
import { loadCode } from "../../../sim/page/load-code"
import { richUncle } from "../../../sim/games/rich-uncle"
import {
    chiSquare,
    countWays,
    totalOf,
    verdict,
} from "../../../sim/page/fairness"
import {
    balancesByTurn,
    countsPoints,
    priceByRoll,
} from "../../../sim/page/series"
import { Narrator } from "../../../sim/page/transcript"
import { rows } from "../../sim/support"

const { tally } = richUncle
/** The readings of the two dice, and rolls enough to judge them. */
const READINGS = tally.names
const ROLLS_NEEDED = 5 * 36

describe("chi-square", () => {
    test("of counts as expected is 0, of one reading alone it is 35 times the rolls", () => {
        expect(chiSquare(READINGS.map(() => 4))).toBe(0)
        expect(chiSquare(READINGS.map((_, i) => (i ? 0 : 36)))).toBe(36 * 35)
        expect(chiSquare(READINGS.map(() => 0))).toBe(0)
    })

    test("is judged only when there are rolls enough", () => {
        const loaded = (rolls: number) =>
            READINGS.map((_, i) => (i < 18 ? rolls / 18 : 0))
        expect(verdict(tally, loaded(36))).toMatch(
            /Too few to judge: it takes 180/
        )
        expect(verdict(tally, loaded(ROLLS_NEEDED))).toMatch(
            /rarely goes so far.*49\.8/
        )
        expect(
            verdict(
                tally,
                READINGS.map(() => 5)
            )
        ).toMatch(/Nothing speaks against/)
        expect(
            verdict(
                tally,
                READINGS.map(() => 0)
            )
        ).toBe("No reading yet.")
    })
})

describe("the numbers of a game", () => {
    const code = withCheck("rich-uncle.2.3.50000.0.0.0.7.2.3.5.00000")

    test("come from its lines", async () => {
        const { lines } = await loadCode(code)
        expect(balancesByTurn(lines).map(({ turn }) => turn)).toEqual([
            0, 1, 2, 3, 4, 5,
        ])
        const rolls = lines.filter(line => line.startsWith("roll "))
        const counts = countWays(tally, lines)
        expect(totalOf(counts)).toBe(rolls.length)
        expect(counts[READINGS.indexOf("53")]).toBeGreaterThan(0)
        expect(countsPoints(lines)).toBe(false)
        const changes = lines.filter(line => line.startsWith("tell newPrice"))
        expect(priceByRoll(lines)).toHaveLength(1 + changes.length)
    })

    test("include the end", () => {
        expect(balancesByTurn(["turn 0 1 5 6", "over 0 2 7 8"])).toEqual([
            { turn: 0, balances: [5, 6] },
            { turn: 1, balances: [7, 8] },
        ])
    })

    test("and its choices are told in words, without its beginning by number", async () => {
        const { lines } = await loadCode(code)
        const words = await new Narrator().tell("rich-uncle", lines, code)
        expect(words[0]).toEqual({
            turn: 1,
            kind: "choice",
            text: "P1: No sale, roll",
        })
        const unknown = await new Narrator().tell(
            "rich-uncle",
            lines.slice(1),
            undefined
        )
        expect(unknown[0]?.text).toBe("P1 takes option 1")
    })
})

test("CSV: what holds a comma, a quote or a line break is quoted", () => {
    expect(csv(["a", "b"], [[1, 'say "x", y']])).toBe(
        'a,b\r\n1,"say ""x"", y"\r\n'
    )
})

describe("I2C writes in words", () => {
    const say = (...writes: number[][]) => {
        const reader = new BusReader()
        return writes.map(bytes => reader.say(Uint8Array.from(bytes)))
    }

    test("commands with their arguments, also when these come later", () => {
        expect(say([0x00, 0x21, 0, 127, 0xaf])).toEqual([
            "columns 0 to 127; panel on",
        ])
        expect(say([0x80, 0x81], [0x80, 0xcf])).toEqual(["…", "contrast 207"])
    })

    test("pictures, and what the datasheet does not name", () => {
        expect(say([0x40, 1, 2, 3], [0x00, 0xff])).toEqual([
            "3 bytes of picture",
            "command ffh",
        ])
        expect(say([0x80, 0xb3, 0x40, 7])).toEqual([
            "page 3; 1 byte of picture",
        ])
    })
})

describe("read out", () => {
    const list = rows(`
        |[P3's turn         1/5]
        |→ No sale, roll
        |  Sell 25
        |
        |[SELECT:next ROLL:roll]`)

    test("a new screen as a whole", () => {
        expect(announcement(["", "", "", "", ""], list)).toBe(
            "P3's turn 1/5. selected: No sale, roll. Sell 25. SELECT:next ROLL:roll"
        )
    })

    test("of a cursor that has moved, only where it is", () => {
        const moved = [
            "[P3's turn         2/5]",
            "  No sale, roll",
            "→ Sell 25",
        ]
        expect(announcement(list, [...moved, ...list.slice(3)])).toBe(
            "selected: Sell 25"
        )
        expect(announcement(list, list)).toBe("")
    })

    test("of a grid the cursor's card, what was turned, and the text beside it", () => {
        const pick = rows(`
            |P2 $2,400
            |[?] ?  ?  Card 1:
            |          +$400
            | ?  ?  ?
            |
            | ?  \u2605  ?
            |
            |[SELECT:next   ROLL:ok]`)
        const moved = pick.with(1, " ? [?] ?  Card 1:")
        const told = pick
            .with(1, " ?  ?  ?  P2 misses.")
            .with(2, "")
            .with(3, " ?  \u25cf  ?")
        expect(announcement([], pick)).toBe(
            "P2 $2,400 Card 1: +$400. SELECT:next ROLL:ok. selected: row 1, card 1: face down"
        )
        expect(announcement(pick, moved)).toBe(
            "selected: row 1, card 2: face down"
        )
        expect(announcement(moved, told)).toBe(
            "row 2, card 2: circle. P2 misses."
        )
        expect(spokenRow(pick[5] ?? "")).toBe("face down, star, face down")
    })

    test("of a month the day, whose it is, and what it says; not its squares", () => {
        const month = rows(`
            |P1 $100         [Day 8]
            |✉  |▤  |✉✉ |-  |✉  |☀  |   |[      ]
            |[1]  |2  |◎  |✓  |3  |+  |   |
            |✉✉ |▤  |♠  |◎  |✉  |-  |   |  8
            |✉✉ |▤  |◎  |✉✉✉|+  |☆  |   |
            |✉  |◎  |$  |→              |
            |Roll and move on
            |[SELECT:next ROLL:roll]`)
        expect(announcement([], month)).toBe(
            "P1 $100 Day 8. 8. Roll and move on. SELECT:next ROLL:roll"
        )
    })

    test("a text as one, beside its dice", () => {
        expect(
            announcement(
                [],
                rows(`
                    |P1 $10,000     [$7,000]
                    |░░░░$5,300
                    |░░░░P1 pays P2
                    |░░░░the fee,
                    |░░░░$500.
                    |[hold:menu   ROLL:next]`)
            )
        ).toBe(
            "P1 $10,000 $7,000 $5,300 P1 pays P2 the fee, $500.. hold:menu ROLL:next"
        )
    })
})
