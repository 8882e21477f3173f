import { describe, expect, test } from "vitest"
import { TURN } from "../../src/engine/cells"
import { RECORD, SavedRecord, TurnEntry } from "../../src/engine/journal"
import { EARLIER, NONE, Save } from "../../src/engine/save"
import { UNDO } from "../../src/engine/table"
import { GAMES } from "../../src/games/list"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import { copyOf, cut, filled, taken, Witness } from "./saves"
import {
    leave,
    Memory,
    Seat,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

const [setting] = SETTINGS
const TAG = 2
const NUMBER = 5

test("nothing saved is NONE, whatever choices are left", async () => {
    const [memory] = await filled()
    memory!.slots[0] = memory!.slots[1] = undefined
    expect((await taken(memory!))[0]).toBe(NONE)
})

test("each choice costs one write, a turn without one at most one", async () => {
    for (const of of SETTINGS) {
        const memory = await cut(of, Infinity)
        const writes: number[] = []
        const again = new Witness()
        again.onWrite = slot => writes.push(slot)
        const answer = untilTurn(of.turns, steadyAnswer(of.answers))
        const seat = new Seat(answer, again)
        seat.start(of.players, of.options, of.seed)
        await seat.run()
        const choices = memory.moments.filter(m => m.choices.length > 0)
        const idle = memory.moments.length - choices.length
        expect(writes.length).toBeGreaterThanOrEqual(choices.length)
        expect(writes.length).toBeLessThan(choices.length + idle / 2)
    }
})

const NOTHING = { turn: -1, hash: 0, choices: [] }

/** The slot of the turn written last. */
function newestTurn({ slots: [first, second] }: Memory): number {
    return (first?.[NUMBER] ?? 0) > (second?.[NUMBER] ?? 0) ? 0 : 1
}

describe("one game after another", () => {
    /** A second game in the memory of a first that is not over, cut right after so many writes. */
    async function second(writes: number, erased: boolean) {
        const memory = await cut(setting, 20)
        const answer = steadyAnswer(setting.answers + 1)
        const seat = new Seat(answer, memory)
        expect(await seat.resume()).toBe(0)
        if (erased) await seat.save.eraseAll()
        const before = memory.moments.length
        memory.fuse = writes
        seat.start(5, [60_000, 0, 0, 0], [7, 7, 7])
        await seat.run()
        return { memory, own: memory.moments.slice(before) }
    }

    test.each([false, true])(
        "never goes on with what is left of the other (ended: %s)",
        async erased => {
            for (let writes = 1; writes < 60; ++writes) {
                const { memory, own } = await second(writes, erased)
                const [outcome, moment] = await taken(memory)
                expect(outcome).toBe(0)
                expect(own).toContainEqual(moment)
                // nor when its newest turn is damaged later
                if (writes === 1) continue
                memory.slots[newestTurn(memory)]![12]! ^= 1
                const [, other] = await taken(memory)
                expect([NOTHING, ...own]).toContainEqual(other)
            }
        }
    )

    test("a game that is put away is gone, and until then there in full", async () => {
        for (let writes = 1; writes <= 4; ++writes) {
            const memory = await cut(setting, 23)
            const seat = new Seat(() => 0, memory)
            expect(await seat.resume()).toBe(0)
            memory.fuse = writes
            await seat.save.eraseAll().catch(() => {})
            const [outcome, moment] = await taken(memory)
            if (writes > 1) expect(outcome).toBe(NONE)
            else expect(moment).toEqual(memory.moments.at(-1))
        }
    })
})

describe("a turn of many choices", () => {
    /** Writes a turn with so many choices at once, as after an undo, and then one more. */
    async function wide(count: number, fuse: number) {
        const memory = new Memory()
        const seat = new Seat(() => 0, memory)
        seat.start(5, [60_000, 0, 0, 0], [1, 2, 3])
        const entry = new TurnEntry(new Uint8Array(RECORD))
        const { size, format } = seat.game
        const cells = seat.cells()
        entry.record.pack(cells, size, format)
        await seat.save.keepTurn(entry)
        cells[TURN] = 1
        entry.record.pack(cells, size, format)
        for (let i = 0; i < count; ++i) entry.choices[i] = 900_000 + i
        entry.count = count
        await seat.save.keepTurn(entry)
        memory.fuse = fuse
        await seat.save.keepChoices(entry).catch(() => {})
        return { memory, entry }
    }

    test("keeps them in a record of their own where a turn's has no room", async () => {
        for (let count = 1; count < 55; ++count) {
            const { memory, entry } = await wide(count, Infinity)
            for (const bytes of memory.slots)
                expect(bytes?.length ?? 0).toBeLessThanOrEqual(RECORD)
            const [outcome, { turn, choices }] = await taken(memory)
            expect([outcome, turn]).toEqual([0, 1])
            expect(choices).toEqual(entry.choices.slice(0, count))
        }
    })

    test("is whole or not there when the power goes in between", async () => {
        const { memory } = await wide(50, 1)
        const [outcome, { turn, choices }] = await taken(memory)
        expect([outcome, turn, choices]).toEqual([0, 0, []])
    })
})

test("an undone choice does not come back with the turn that it was in", async () => {
    const memory = new Memory()
    const seat = new Seat(() => 0, memory)
    seat.start(5, [60_000, 0, 0, 0], [1, 2, 3])
    const { size, format } = seat.game
    const turns = [0, 1].map(turn => {
        const entry = new TurnEntry(new Uint8Array(RECORD))
        const cells = seat.cells()
        cells[TURN] = turn
        entry.record.pack(cells, size, format)
        return entry
    })
    const [first, next] = turns as [TurnEntry, TurnEntry]
    const choose = async (entry: TurnEntry, count: number) => {
        entry.count = count
        await seat.save.keepChoices(entry)
    }
    await seat.save.keepTurn(first)
    await choose(first, 1)
    await choose(first, 2)
    await seat.save.keepTurn(next)
    await choose(next, 1)
    // back by two choices
    await seat.save.keepTurn(next)
    await choose(next, 0)
    await seat.save.keepTurn(first)
    await choose(first, 1)
    const [outcome, { turn, choices }] = await taken(memory)
    expect([outcome, turn, choices.length]).toEqual([0, 0, 1])
})

test("a game that is left goes on in the turn it stands in", async () => {
    const memory = await cut(setting, 30)
    const seat = new Seat(
        untilTurn(Infinity, () => 0),
        memory
    )
    expect(await seat.resume()).toBe(0)
    const turn = (seat.table.cells[TURN] ?? 0) + 3
    seat.answer = untilTurn(turn, steadyAnswer(setting.answers))
    await seat.run()
    await seat.save.settle()
    const [outcome, moment] = await taken(memory)
    expect([outcome, moment.turn, moment.choices]).toEqual([0, turn, []])
})

test("the games have tags of their own", async () => {
    const tags = new Set<number>()
    const ids = GAMES.map(({ id }) => id)
    for (const id of ids) {
        const game = Object.assign(new RichUncle(), { id })
        const memory = new Memory()
        const scratch = new SavedRecord(new Uint8Array(RECORD))
        const save = new Save(memory, game, scratch)
        const entry = new TurnEntry(new Uint8Array(RECORD))
        entry.record.pack([], 0, game.format)
        save.begin()
        await save.keepTurn(entry)
        const [bytes] = memory.slots
        tags.add((bytes?.[TAG] ?? 0) | ((bytes?.[TAG + 1] ?? 0) << 8))
    }
    expect(tags.size).toBe(ids.length)
})

/** What a slot holds when the power goes while it is written: nothing, or bytes that are no record. */
const TORN = [
    ["reads as empty", () => undefined],
    ["holds noise", (length: number) => new Uint8Array(length).fill(0xa5)],
] as const

test.each(TORN)(
    "a write that is cut, so that its slot %s, leaves what was there before, undos among it",
    async (_, torn) => {
        let writes = 0
        const memory = new Witness()
        const left: [Memory, Memory][] = []
        memory.save = async (slot, record) => {
            const before = copyOf(memory)
            await Witness.prototype.save.call(memory, slot, record)
            const after = copyOf(memory)
            after.slots[slot] = torn(record.length)
            left.push([before, after])
            writes++
        }
        let prompts = 0
        const answer = steadyAnswer(setting.answers)
        const seat = new Seat(
            untilTurn(40, table =>
                // now and then one to four choices are taken back
                ++prompts % 13 < 10 ? answer(table) : leave(UNDO)
            ),
            memory
        )
        seat.start(setting.players, setting.options, setting.seed)
        await seat.run()
        expect(writes).toBeGreaterThan(80)
        for (const [before, after] of left) {
            const [outcome, moment] = await taken(before)
            const [told, again] = await taken(after)
            expect(again).toEqual(moment)
            if (outcome === 0) expect([0, EARLIER]).toContain(told)
        }
    }
)
