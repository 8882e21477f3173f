import { describe, expect, test } from "vitest"
import { TURN } from "../../../src/engine/cells"
import { Sheet } from "../../../src/engine/sheet"
import { notes } from "../../../src/games/whos-richest/opening"
import { untilTurn } from "../support"
import { WhosRichest } from "../../../src/games/whos-richest/rules"
import {
    askedFor,
    balances,
    begin,
    FOUND,
    finding,
    GROUP,
    isPick,
    playOut,
    POINTS,
    rule,
    told,
} from "./support"

const [turns, method, scoring, first] = new WhosRichest().questions

describe("who plays, and how (WTR-01, WTR-02)", () => {
    test("2 to 8 players", () => {
        const { minPlayers, maxPlayers } = new WhosRichest()
        expect([minPlayers, maxPlayers]).toEqual([2, 8])
    })

    test("a group is offered to 3 or more", () => {
        const offered = [2, 3, 8].map(players => method?.answers(players))
        expect(offered).toEqual([1, 2, 2])
        expect(method?.label(0)).toBe("individual")
    })

    test("1 to 12 turns, 3 unless others are agreed", () => {
        const values = Array.from({ length: 12 }, (_, i) => turns?.value(i))
        expect(turns?.answers(5)).toBe(12)
        expect(values).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2])
    })

    test("money or points is one question: never both", () => {
        const labels = [0, 1, 2, 3].map(i => scoring?.label(i))
        expect(scoring?.answers(4)).toBe(4)
        expect(labels).toEqual(["money", "points", "moneyClass", "pointsClass"])
    })

    test("by dice, or any player starts", () => {
        expect(first?.answers(4)).toBe(5)
        expect([first?.label(0), first?.label(4)]).toEqual([
            "byDice",
            "startsFirst",
        ])
    })

    test.each([2, 5, 8])(
        "individual, %i players: each picks as often as agreed",
        async players => {
            const attempts = Array.from(
                { length: 2 * players },
                (_, i) => (i % 9) + 1
            )
            const answer = untilTurn(2 * players, finding(attempts))
            const seat = begin({ players, turns: 2 }, answer)
            await seat.run()
            const pickers = told(seat, ...FOUND)
            for (let player = 1; player <= players; ++player)
                expect(pickers.filter(([who]) => who === player)).toHaveLength(
                    2
                )
        }
    )
})

describe("the money everyone starts with (WTR-03)", () => {
    // $400, $300, $200, $100; from 9 turns on house: the rows of 8 and of the rest
    test.each([
        [1, 800, [0, 0, 2, 4]],
        [2, 1600, [2, 1, 2, 1]],
        [3, 2400, [3, 2, 2, 2]],
        [4, 3200, [4, 3, 2, 3]],
        [5, 4000, [5, 3, 3, 5]],
        [6, 4800, [6, 4, 3, 6]],
        [7, 5600, [7, 4, 5, 6]],
        [8, 6400, [8, 5, 5, 7]],
        [9, 7200, [8, 5, 7, 11]],
        [10, 8000, [10, 6, 7, 8]],
        [11, 8800, [11, 7, 7, 9]],
        [12, 9600, [12, 8, 7, 10]],
    ])("%i turns: $%i, as notes %j", (count, sum, quantities) => {
        const kinds = [400, 300, 200, 100]
        expect(kinds.map((_, kind) => notes(count, kind))).toEqual(quantities)
        const total = kinds.reduce(
            (all, note, kind) => all + note * (quantities[kind] ?? 0),
            0
        )
        expect(total).toBe(sum)
        const seat = begin({ players: 3, turns: count }, () => 0)
        expect(balances(seat)).toEqual([sum, sum, sum])
    })

    test("is told once, before anything else", async () => {
        const seat = await playOut({ players: 2, turns: 2 }, [1, 2, 3, 4])
        expect(seat.lines[0]).toBe("tell notes 2 1 2 1")
        expect(told(seat, "notes")).toHaveLength(1)
    })

    test("can be looked at in the table menu", () => {
        const { game } = begin({ players: 2, turns: 8 }, () => 0)
        const sheet = new Sheet()
        sheet.begin(0)
        game.fill(sheet, "notes")
        const rows = sheet.args.slice(0, 5).map(([a, b]) => [a, b])
        expect(rows).toEqual([
            [400, 8],
            [300, 5],
            [200, 5],
            [100, 7],
            [6400, 0],
        ])
    })

    test("in points nobody gets any", async () => {
        const agreed = { players: 2, turns: 1, scoring: POINTS }
        const seat = await playOut(agreed, [1, 2])
        expect(told(seat, "notes")).toEqual([])
        expect(seat.game.views()).not.toContain("notes")
    })
})

describe("who starts (WTR-04)", () => {
    const options = { turns: 1 }

    test("all throw two dice: the highest sum deals first", async () => {
        const { log, starter, money } = await rule({
            options,
            dice: [1, 2, 6, 5, 4, 3],
            choices: ["circle", "a1"],
        })
        expect(starter).toBe(2)
        // player 1 is on the right of 2
        expect(money).toEqual([1200, 400, 800])
        expect(log).toContain("P2 deals first.")
    })

    test("those tied for the most throw again, the others don't", async () => {
        const { log, starter } = await rule({
            options,
            dice: [5, 5, 1, 1, 6, 4, 2, 2, 3, 4],
            choices: ["circle", "a1"],
        })
        expect(starter).toBe(3)
        const throws = log.filter(line => / has \d+\.$/.test(line))
        expect(throws).toEqual([
            "P1 has 10.",
            "P2 has 2.",
            "P3 has 10.",
            "P1 has 4.",
            "P3 has 7.",
        ])
    })

    test("and again, while they tie; a tie below the most is none", async () => {
        const { starter } = await rule({
            options,
            players: 4,
            dice: [3, 3, 6, 3, 3, 3, 4, 5, 1, 1, 1, 1, 6, 6, 5, 6],
            choices: ["circle", "a1"],
        })
        expect(starter).toBe(2)
    })

    test("agreed on: nobody throws", async () => {
        const { starter, log } = await rule({
            options: { turns: 1, starter: 3 },
            choices: ["circle", "a1"],
        })
        expect(starter).toBe(3)
        expect(log.join()).not.toContain("dice")
    })
})

describe("anti-clockwise (WTR-08)", () => {
    test("the picker deals next, to the player on their right; the starter is the last to pick", async () => {
        const seat = await playOut(
            { players: 3, turns: 2, starter: 2 },
            [1, 2, 3, 4, 5, 4]
        )
        expect(askedFor(seat, "trump")).toEqual([2, 1, 3, 2, 1, 3])
        const pickers = told(seat, ...FOUND).map(([who]) => who)
        expect(pickers).toEqual([1, 3, 2, 1, 3, 2])
    })

    test("it is over after the agreed turns", async () => {
        const seat = await playOut(
            { players: 3, turns: 1, method: GROUP },
            [1, 2, 2]
        )
        expect(seat.table.cells[TURN]).toBe(3)
        expect(seat.lines.at(-1)).toMatch(/^tell wins /)
    })

    test("the header says which turn it is, and that a tie is played off", async () => {
        const asides = new Set<string>()
        const args = [0, 0, 0, 0]
        const answer = finding([5, 5, 5, 5, 1, 2])
        const seat = begin({ players: 2, turns: 2 }, table => {
            const key = table.game.aside(args)
            if (isPick(table)) asides.add(`${key} ${args[0]} ${args[1]}`)
            args.fill(0)
            return answer(table)
        })
        await seat.run()
        expect([...asides]).toEqual(["round 1 2", "round 2 2", "tie 0 0"])
    })
})
