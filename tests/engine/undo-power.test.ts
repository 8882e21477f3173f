import { describe, expect, test } from "vitest"
import { QUIT, UNDO } from "../../src/engine/table"
import {
    answerOf,
    begin,
    choicesBefore,
    quitAt,
    straight,
    TAKEN_BACK,
} from "./prompts"
import { leave, promptOf, RICHEST, seatOf, SETTINGS } from "./support"

/** A game of each kind that has several choices a turn. */
const GAMES = [SETTINGS[0], ...RICHEST]

describe.each(GAMES)("undo after a power cut: $name", setting => {
    test("takes back a choice of this turn, and shows again only what led to its prompt", async () => {
        const { seat: full, asked } = await straight(setting)
        const answer = answerOf(setting)
        let undone = 0
        for (let at = 0; at < asked.length; ++at) {
            const [choice] = choicesBefore(asked, at)
            if (!choice || choice.turn !== asked[at]?.turn) continue
            const cut = await quitAt(setting, at)
            const seat = seatOf(setting, answer, cut.memory)
            expect(await seat.resume()).toBe(0)
            let since = -1
            seat.answer = table => {
                if (since >= 0 || promptOf(table) !== asked[at]?.prompt)
                    return answer(table)
                since = seat.lines.length
                return leave(UNDO)
            }
            await seat.run()
            const again = seat.lines
                .slice(since)
                .filter(line => !TAKEN_BACK.test(line))
            const expected = full.lines.slice(choice.shownFrom)
            expect(again.join("\n")).toBe(expected.join("\n"))
            undone++
        }
        expect(undone).toBeGreaterThan(20)
    })
})

describe.each(GAMES)("a power cut after an undo: $name", setting => {
    test("at every prompt: the choice stays taken back", async () => {
        const { seat: full, asked } = await straight(setting)
        const answer = answerOf(setting)
        for (let at = 0; at < asked.length; ++at) {
            const [choice] = choicesBefore(asked, at)
            if (!choice) continue
            let prompts = 0
            const seat = begin(setting, table => {
                if (prompts > at) return leave(QUIT)
                return prompts++ === at ? leave(UNDO) : answer(table)
            })
            await seat.run()
            const again: string[] = []
            const resumed = seatOf(
                setting,
                table => {
                    again.push(promptOf(table))
                    return answer(table)
                },
                seat.memory
            )
            expect(await resumed.resume()).toBe(0)
            await resumed.run()
            expect(again).toContain(choice.prompt)
            expect(resumed.cells()).toEqual(full.cells())
        }
    })
})

describe.each(GAMES)("a power cut in the middle of an undo: $name", setting => {
    test("leaves a save that goes on to the same game", async () => {
        const { seat: full, asked } = await straight(setting)
        for (let at = 0; at < asked.length; ++at)
            for (const fuse of [1, 2]) {
                const answer = answerOf(setting)
                let prompts = 0
                const seat = begin(setting, table => {
                    if (prompts++ !== at) return answer(table)
                    seat.memory.fuse = fuse
                    return leave(UNDO)
                })
                await seat.run()
                seat.memory.fuse = Infinity
                const again = seatOf(setting, answer, seat.memory)
                expect(await again.resume()).toBe(0)
                await again.run()
                expect(again.cells()).toEqual(full.cells())
            }
    })
})
