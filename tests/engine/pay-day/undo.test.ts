import { describe, expect, test } from "vitest"
import { ROLLS, TURN } from "../../../src/engine/cells"
import { Leave, QUIT, UNDO } from "../../../src/engine/table"
import { promptOf } from "../support"
import { answerOf, Seat, SETTINGS, type Setting } from "./support"

/** The game as it goes without an undo: its prompts, and which are choices. */
async function straight(setting: Setting) {
    const prompts: { text: string; isChoice: boolean; turn: number }[] = []
    const answer = answerOf(setting)
    const seat = new Seat(table => {
        const turn = table.cells[TURN] ?? 0
        const isChoice = table.isChoice()
        prompts.push({ text: promptOf(table), isChoice, turn })
        return answer(table)
    }).begin(setting)
    await seat.run()
    return { seat, prompts }
}

describe.each(SETTINGS)("$name", setting => {
    test("left at every prompt and taken up again, it is the same game", async () => {
        const { seat: full, prompts } = await straight(setting)
        expect(prompts.length).toBeGreaterThan(60)
        const answer = answerOf(setting)
        for (let at = 0; at < prompts.length; ++at) {
            let asked = 0
            const cut = new Seat(table => {
                if (asked++ === at) throw new Leave(QUIT)
                return answer(table)
            }).begin(setting)
            await cut.run()
            const again: string[] = []
            const resumed = new Seat(table => {
                again.push(promptOf(table))
                return answer(table)
            }, cut.memory)
            expect(await resumed.resume()).toBe(0)
            await resumed.run()
            expect(again).toContain(prompts[at]?.text)
            expect(resumed.cells()).toEqual(full.cells())
        }
    })

    test("undone at every prompt, the last choice is asked again, and the game stays the same", async () => {
        const { seat: full, prompts } = await straight(setting)
        const answer = answerOf(setting)
        for (let at = 0; at < prompts.length; ++at) {
            const turn = prompts[at]?.turn ?? 0
            const before = prompts
                .slice(0, at)
                .filter(p => p.isChoice && p.turn >= turn - 8)
                .at(-1)
            if (!before) continue
            let asked = 0
            const after: string[] = []
            const seat = new Seat(table => {
                if (asked++ === at) throw new Leave(UNDO)
                if (asked === at + 2) after.push(promptOf(table))
                return answer(table)
            }).begin(setting)
            await seat.run()
            expect(after).toEqual([before.text])
            expect(seat.cells()).toEqual(full.cells())
        }
        expect(full.cells()[ROLLS]).toBeGreaterThan(5)
    })
})
