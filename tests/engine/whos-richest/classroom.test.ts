import { describe, expect, test } from "vitest"
import { UNDO } from "../../../src/engine/table"
import { Sheet } from "../../../src/engine/sheet"
import { hundredths } from "../../../src/games/whos-richest/classroom"
import { look } from "../../../src/engine/game"
import { fillWords, labelOf } from "../../../sim/engine/words"
import { englishWords } from "../../../src/games/whos-richest/words"
import { leave } from "../support"
import {
    begin,
    CLASSROOM,
    finding,
    isPick,
    layoutWith,
    playOut,
    POINTS,
    rule,
    told,
} from "./support"

// by hand, half up: 1/9 = .111, 1/8 = .125, 1/7 = .1428, 1/6 = .1666, 1/3 = .3333
const HUNDREDTHS: [number, number][] = [
    [9, 11],
    [8, 13],
    [7, 14],
    [6, 17],
    [5, 20],
    [4, 25],
    [3, 33],
    [2, 50],
    [1, 100],
]

/** The lines that show a chance. */
const SHOWN = ["right", "wrong", "rightSure", "wrongSure"]

const { told: TOLD, rows: ROWS } = englishWords()

describe("the chance of the trump (WTR-13)", () => {
    test.each(HUNDREDTHS)("one of %i cards: %i hundredths", (cards, share) => {
        expect(hundredths(cards)).toBe(share)
    })

    test("is shown in all four forms", () => {
        const say = (key: string, closed: number) =>
            fillWords(look(TOLD, key) ?? "", [2, closed, hundredths(closed)])
        expect(say("right", 7)).toBe("Right! 1:7 1/7 .14 14%")
        expect(say("wrong", 9)).toBe("No, it is 1:9 1/9 .11 11%")
        expect(say("right", 8)).toContain("1:8 1/8 .13 13%")
        expect(say("rightSure", 1)).toBe("Right! 1:1 1/1 1.00 100%")
        expect(say("wrongSure", 1)).toContain("1:1 1/1 1.00 100%")
    })

    test("is asked for at every pick, for the cards still closed, four answers each, in changing forms", async () => {
        const asked: string[][] = []
        const answer = finding([9])
        const agreed = { players: 2, turns: 1, scoring: CLASSROOM }
        const seat = begin(agreed, table => {
            if (table.cells[1]) return leave(2)
            if (table.key === "chance")
                asked.push([0, 1, 2, 3].map(i => labelOf(table, i)))
            return answer(table)
        })
        await seat.run()
        const forms = ["1:9", "1/8", ".14", "17%", "1:5", "1/4", ".33", "50%"]
        expect(asked).toHaveLength(9)
        asked.forEach((labels, i) => {
            expect(new Set(labels).size).toBe(4)
            expect(labels).toContain([...forms, "1:1"][i])
        })
        const shown = told(seat, ...SHOWN)
        expect(shown.map(([, closed, share]) => [closed, share])).toEqual(
            HUNDREDTHS
        )
    })

    test("the right answer stands at each place about as often", async () => {
        const counts = [0, 0, 0, 0]
        for (let seed = 0; seed < 400; ++seed) {
            const agreed = { players: 2, turns: 1, scoring: CLASSROOM, seed }
            const seat = begin(agreed, table => {
                if (table.key !== "chance") return finding([1])(table)
                const labels = [0, 1, 2, 3].map(i => labelOf(table, i))
                counts[labels.indexOf("1:9")]! += 1
                return leave(2)
            })
            await seat.run()
        }
        for (const count of counts)
            expect(Math.abs(count - 100)).toBeLessThan(35)
    })

    test("right answers are counted by player, and move no money", async () => {
        const { answers, money } = await rule({
            players: 2,
            options: { turns: 1, starter: 1, classroom: true },
            setup: { layout: layoutWith("circle", 0) },
            choices: [
                ...["circle", "1:9", "a2", "1/8", "a3", ".14", "a1"],
                // another form is first in the next deal
                ...["circle", "1/9", "a1"],
            ],
            turns: 2,
        })
        expect(answers).toEqual({ right: [1, 3], asked: [1, 3] })
        // 2 found it at the third attempt, 1 at the first
        expect(money).toEqual([1000, 600])
    })

    test("a wrong answer is asked for, not counted as right, and changes nothing", async () => {
        const { answers, money, log } = await rule({
            players: 2,
            options: { turns: 1, starter: 1, classroom: true },
            setup: { layout: layoutWith("circle", 0) },
            choices: ["circle", "1:8", "a1"],
        })
        expect(answers).toEqual({ right: [0, 0], asked: [0, 1] })
        expect(money).toEqual([400, 1200])
        expect(log).toContain("No, it is 1:9 1/9 .11 11%")
    })

    test("an answer that is taken back after the right one was told is not taken back in secret", async () => {
        let undone = false
        const agreed = { players: 2, turns: 1, scoring: CLASSROOM }
        const seat = begin(agreed, table => {
            if (table.cells[1]) return leave(2)
            if (isPick(table) && !undone) {
                undone = true
                leave(UNDO)
            }
            return finding([1])(table)
        })
        await seat.run()
        expect(told(seat, "takenBack")).toHaveLength(1)
        expect(told(seat, "right", "wrong")).toHaveLength(2)
    })

    test("without the Classroom nothing is asked, and the chances can be looked at instead", async () => {
        const seat = await playOut({ players: 2, turns: 1 }, [1, 2])
        expect(seat.lines.join("\n")).not.toMatch(/chance|right|wrong/)
        expect(seat.game.views()).toEqual(["balances", "chances", "notes"])
        const rows = [0, 1].flatMap(page => {
            const sheet = new Sheet()
            sheet.begin(page)
            seat.game.fill(sheet, "chances")
            expect(sheet.pages).toBe(2)
            return sheet.keys
                .slice(0, sheet.rows)
                .map((key, i) =>
                    fillWords(look(ROWS, key) ?? "", sheet.args[i] ?? [])
                )
        })
        expect(rows).toHaveLength(9)
        expect(rows[0]).toBe("Try 1|1/9 .11 11%")
        expect(rows[8]).toBe("Try 9|1/1 1.00 100%")
    })

    test("in the Classroom the answers can be looked at, eight players on two pages", () => {
        const agreed = { players: 8, turns: 1, scoring: CLASSROOM }
        const { game } = begin(agreed, () => 0)
        expect(game.views()).toEqual(["balances", "answers", "notes"])
        const sheet = new Sheet()
        sheet.begin(1)
        game.fill(sheet, "answers")
        expect([sheet.pages, sheet.rows]).toEqual([2, 2])
        expect(sheet.args[0]).toEqual([7, 0, 0, 0])
    })
})

describe("points as a signed sum (WTR-13)", () => {
    test("what there was, the pick before, this one, and the total", async () => {
        const agreed = { players: 2, turns: 4, scoring: POINTS + CLASSROOM }
        // 2 picks at 1, 6, 2, 5 (+4 -1 +3 0); 1 picks at 5, 9, 4, 5
        const seat = await playOut(agreed, [1, 5, 6, 9, 2, 4, 5, 5])
        const sums = seat.lines.filter(line => line.startsWith("tell sum"))
        const texts = sums.map(line => {
            const [, key = "", ...numbers] = line.split(" ")
            return fillWords(look(TOLD, key) ?? "", numbers.map(Number))
        })
        expect(texts).toEqual([
            "+4 -1 = +3",
            "0 -4 = -4",
            "+4 -1 +3 = +6",
            "0 -4 +1 = -3",
            "+3 +3 0 = +6",
            "-4 +1 0 = -3",
        ])
    })

    test("not in money, and not without the Classroom", async () => {
        for (const scoring of [CLASSROOM, POINTS]) {
            const agreed = { players: 2, turns: 2, scoring }
            const seat = await playOut(agreed, [1, 2, 3, 4])
            expect(seat.lines.join("\n")).not.toContain("tell sum")
        }
    })
})
