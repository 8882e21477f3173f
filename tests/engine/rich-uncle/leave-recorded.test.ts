import { describe, expect, test } from "vitest"
import { TURN } from "../../../src/engine/cells"
import { departure } from "../../../src/engine/journal"
import type { Table } from "../../../src/engine/table"
import { type Setting, seatOf, SETTINGS, steadyAnswer } from "../support"

/** Prompts of one answer that have passed in the turn. */
class Single {
    private turn = -1
    passed = 0

    see(table: Table): void {
        const turn = table.cells[TURN] ?? 0
        if (turn !== this.turn) this.passed = 0
        this.turn = turn
        if (!table.isChoice()) this.passed++
    }
}

/** Plays a game in which player 2 leaves at the third prompt of one answer in a turn; `cut` cuts the power right then. */
async function played(setting: Setting, cut: boolean) {
    const answer = steadyAnswer(setting.answers)
    const single = new Single()
    let left = false
    const seat = seatOf(setting, table => {
        single.see(table)
        const leaves =
            !left &&
            !table.isChoice() &&
            single.passed === 3 &&
            table.mayLeave(2)
        if (!leaves) return answer(table)
        left = true
        return table.count + table.players() + 2
    })
    const recorded: number[] = []
    seat.memory.choiceMade = (_, choice) => {
        recorded.push(choice)
        if (cut && choice < -16 && recorded.filter(c => c < -16).length === 1)
            seat.memory.fuse = 1
    }
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    return { seat, answer, left, recorded }
}

describe.each(SETTINGS.slice(1, 3))(
    "who leaves at a prompt of one answer, behind others: $name",
    setting => {
        test("is recorded with the prompt", async () => {
            const { left, recorded } = await played(setting, false)
            expect(left).toBe(true)
            const [first = 0] = recorded.filter(choice => choice < -16)
            const prompts = Array.from({ length: 30 }, (_, i) => i)
            expect(prompts.map(prompt => departure(prompt, 2))).toContain(first)
        })

        test("has left there too after a power cut", async () => {
            const whole = await played(setting, false)
            const { seat, answer } = await played(setting, true)
            const again = seatOf(setting, answer, seat.memory)
            seat.memory.fuse = Infinity
            seat.memory.choiceMade = () => {}
            expect(await again.resume()).toBe(0)
            await again.run()
            expect(again.cells()).toEqual(whole.seat.cells())
        })
    }
)
