import { describe, expect, test } from "vitest"
import { STATE, TURN, WON } from "../../src/engine/cells"
import { QUIT, UNDO } from "../../src/engine/table"
import { isDoubles } from "../../src/games/rich-uncle/stocks"
import { begin, choicesBefore, straight, TAKEN_BACK, undoing } from "./prompts"
import {
    ALL_SETTINGS,
    leave,
    promptOf,
    Seat,
    SETTINGS,
    steadyAnswer,
} from "./support"

describe.each(ALL_SETTINGS)("undo: $name", setting => {
    test("back over every choice of the last eight turns, then the same answers: the same game", async () => {
        const { seat: full, asked } = await straight(setting)
        for (const part of [0.4, 1]) {
            const at = Math.floor((asked.length - 1) * part)
            const choices = choicesBefore(asked, at)
            for (let times = 1; times <= choices.length; ++times) {
                const { seat, after } = await undoing(setting, at, times)
                const prompts = choices.slice(0, times).map(p => p.prompt)
                expect(after.map(p => p.prompt)).toEqual(prompts)
                expect(seat.cells()).toEqual(full.cells())
                expect(seat.session.hashNow()).toBe(full.session.hashNow())
            }
        }
    })

    test("at every prompt: the last choice is asked again, the dice stay, and the table is told when they were seen", async () => {
        const { seat: full, asked } = await straight(setting)
        let told = 0
        for (let at = 0; at < asked.length; ++at) {
            const [choice] = choicesBefore(asked, at)
            if (!choice) continue
            const { seat, after } = await undoing(setting, at, 1)
            expect(after[0]?.prompt).toBe(choice.prompt)
            // what led to the prompt is shown again, and all that follows is as it was
            const since = seat.lines.slice(asked[at]?.lines)
            const again = since.filter(line => !TAKEN_BACK.test(line))
            const expected = full.lines.slice(choice.shownFrom)
            expect(again.join("\n")).toBe(expected.join("\n"))
            const seen = (asked[at]?.rolls ?? 0) > choice.rolls
            expect(since.length - again.length).toBe(seen ? 1 : 0)
            told += Number(seen)
        }
        expect(told).toBeGreaterThan(5)
    })
})

test("two undos in a row: each prompt is asked with the warning that later dice are known", async () => {
    const [setting] = SETTINGS
    const { asked } = await straight(setting)
    let both = 0
    for (let at = 0; at < asked.length; ++at) {
        const choices = choicesBefore(asked, at).slice(0, 2)
        if (choices.length < 2) continue
        const { seat } = await undoing(setting, at, 2)
        const since = seat.lines.slice(asked[at]?.lines)
        const rolls = asked[at]?.rolls ?? 0
        const seen = choices.filter(choice => rolls > choice.rolls).length
        expect(since.filter(line => TAKEN_BACK.test(line))).toHaveLength(seen)
        if (seen === 2) both++
    }
    expect(both).toBeGreaterThan(5)
})

describe("undo", () => {
    const [setting] = SETTINGS

    test("reaches back at least eight turns, and stops where it is forgotten", async () => {
        const answer = steadyAnswer(setting.answers)
        const reached: number[] = []
        const seat = begin(setting, table => {
            const turn = table.cells[TURN] ?? 0
            if (turn < 20 && !reached.length) return answer(table)
            reached.push(turn)
            return table.canTakeBack() ? leave(UNDO) : leave(QUIT)
        })
        await seat.run()
        expect(reached[0]).toBe(20)
        expect(Math.min(...reached)).toBeLessThanOrEqual(20 - 8)
    })

    test("of an answer given, another can be given: the game is another", async () => {
        const answers = [1, 0, 0]
        const answer = steadyAnswer(2)
        const starting = { ...setting, options: [50_000, 1, 0, 0] }
        const seat = begin(starting, table => {
            const first = (table.cells[TURN] ?? 0) + table.asked === 0
            if (first) return answers.shift() ?? 0
            if (seat.lines.length > 4 && answers.length === 2) leave(UNDO)
            return answer(table)
        })
        await seat.run()
        expect(answers).toHaveLength(1)
        const sold = seat.lines.findIndex(line => line === "choice 1 turn 1")
        const kept = seat.lines.findIndex(line => line === "choice 1 turn 0")
        expect(sold).toBeGreaterThanOrEqual(0)
        expect(kept).toBeGreaterThan(sold)
    })

    test("of a win: the last choice is asked again", async () => {
        const { seat: full, asked } = await straight(setting)
        expect(full.state()).toBe(WON)
        const last = asked.filter(prompt => prompt.isChoice).at(-1)
        await full.session.takeBack()
        const again: string[] = []
        full.answer = table => {
            again.push(promptOf(table))
            return leave(QUIT)
        }
        expect(await full.run()).toBe(QUIT)
        expect(again).toEqual([last?.prompt])
        expect(full.table.cells[STATE]).not.toBe(WON)
    })
})

describe("nothing to undo", () => {
    test("at the first prompt: it is asked again", async () => {
        const { seat, after } = await undoing(SETTINGS[0], 0, 3)
        expect(new Set(after.map(({ prompt }) => prompt)).size).toBe(1)
        const { seat: full } = await straight(SETTINGS[0])
        expect(seat.lines).toEqual(full.lines)
    })

    test("after prompts with one answer: the position stays, and so do the dice", async () => {
        const { seat, prompts } = await playWithoutCards()
        // the roller's, and those of two players whom the flood makes roll
        expect(prompts).toHaveLength(4)
        expect(prompts[3]).toBe(prompts[2])
        const rolls = seat.lines.filter(line => line.startsWith("roll"))
        // the roller's, then that of one player, shown again with the prompt that came after it
        expect(rolls).toEqual([rolls[0], rolls[1], rolls[1]])
        expect(seat.lines.filter(line => TAKEN_BACK.test(line))).toEqual([])
    })
})

/** Nobody has a card, so nothing is a choice; undo is tried at the third prompt, in the Feature Play of a roller's doubles. */
async function playWithoutCards() {
    for (let seed = 0; ; ++seed) {
        const prompts: string[] = []
        const seat = new Seat(table => {
            prompts.push(promptOf(table))
            if (prompts.length === 3) leave(UNDO)
            return prompts.length === 4 ? leave(QUIT) : 0
        })
        seat.start(3, [50_000, 1, 0, 0], [seed, 0, 0])
        const { stocks, newsstand } = seat.game.position
        for (let card = 11; card <= 66; ++card)
            if (card % 10 >= 1 && card % 10 <= 6 && !isDoubles(card))
                stocks.give(card, 0)
        // flood is the edition's first
        newsstand.arrange(Array.from({ length: 18 }, (_, i) => i))
        await seat.run()
        const first = seat.lines.find(line => line.startsWith("roll ")) ?? ""
        if (/(\d)\1$/.test(first)) return { seat, prompts }
    }
}
