import { describe, expect, test } from "vitest"
import { TURN } from "../../src/engine/cells"
import {
    CORRUPT,
    RECORD,
    SavedRecord,
    TurnEntry,
} from "../../src/engine/journal"
import {
    EARLIER,
    FOREIGN,
    NONE,
    OTHER_VERSION,
    Save,
} from "../../src/engine/save"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import {
    Memory,
    rehash,
    Seat,
    type Setting,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

const [setting] = SETTINGS
const VERSION = 0
const LENGTH = 1
const TAG = 2
const FORMAT = 4
const NUMBER = 5

/** A moment of a game, as far as it matters to who goes on from it. */
interface Moment {
    turn: number
    hash: number
    choices: number[]
}

/** Hears of all moments of a game. */
class Witness extends Memory {
    readonly moments: Moment[] = []

    override turnBegins(entry: TurnEntry): void {
        this.hear(entry)
    }

    override choiceMade(entry: TurnEntry): void {
        this.hear(entry)
    }

    private hear({ record, choices, count }: TurnEntry): void {
        const cells: number[] = []
        record.unpack(cells, 255, new RichUncle().format)
        this.moments.push({
            turn: cells[TURN] ?? -1,
            hash: record.hash(),
            choices: choices.slice(0, count),
        })
    }
}

/** A game that is left, by a cut of power, right after so many writes. */
async function cut(of: Setting, writes: number): Promise<Witness> {
    const memory = new Witness()
    const seat = new Seat(untilTurn(of.turns, steadyAnswer(of.answers)), memory)
    memory.fuse = writes
    seat.start(of.players, of.options, of.seed)
    await seat.run()
    memory.fuse = Infinity
    return memory
}

/** What is taken up from there. */
async function taken(memory: Memory): Promise<[number, Moment]> {
    const game = new RichUncle()
    const scratch = new SavedRecord(new Uint8Array(RECORD))
    const entry = new TurnEntry(new Uint8Array(RECORD))
    const cells: number[] = []
    const outcome = await new Save(memory, game, scratch).load(entry, cells)
    const moment = { turn: -1, hash: 0, choices: [] as number[] }
    if (outcome === 0 || outcome === EARLIER) {
        moment.turn = cells[TURN] ?? -1
        moment.hash = entry.record.hash()
        moment.choices = entry.choices.slice(0, entry.count)
    }
    return [outcome, moment]
}

/** A memory with the same in it. */
function copyOf(memory: Memory): Memory {
    const copy = new Memory()
    memory.slots.forEach((bytes, slot) => (copy.slots[slot] = bytes?.slice()))
    return copy
}

/** Memories after writes of every kind, with each slot written more than once. */
async function filled(): Promise<Witness[]> {
    const cuts = Array.from({ length: 13 }, (_, i) => 40 + 2 * i)
    return Promise.all(cuts.map(n => cut(setting, n)))
}

/** The slot written last. */
function newestIn({ slots }: Memory): number {
    const numbers = slots.map(bytes => bytes?.[NUMBER] ?? 0)
    return numbers.indexOf(Math.max(...numbers))
}

/** That what was taken up, if anything, is a moment of the game, and as late a one as promised. */
function expectMoment(memory: Witness, [outcome, moment]: [number, Moment]) {
    if (outcome !== 0 && outcome !== EARLIER) {
        expect(outcome).toBeLessThan(0)
        return
    }
    expect(memory.moments).toContainEqual(moment)
    if (outcome === 0) expect(moment).toEqual(memory.moments.at(-1))
}

describe("a record that is damaged", () => {
    test("in any one byte, in any way, is told, and never taken for another", async () => {
        const memories = await filled()
        const newest = new Set(memories.map(newestIn))
        expect([...newest].sort()).toEqual([0, 1, 2, 3])
        let cases = 0
        for (const memory of memories)
            for (const bytes of memory.slots)
                for (let at = 0; bytes && at < bytes.length; ++at)
                    for (const flip of [1, 0x10, 0x80, 0xff]) {
                        bytes[at]! ^= flip
                        const found = await taken(memory)
                        bytes[at]! ^= flip
                        expect(found[0]).toBe(EARLIER)
                        expectMoment(memory, found)
                        cases++
                    }
        console.log(`${cases} records with a byte changed: all told`)
        expect(cases).toBeGreaterThan(5000)
    })

    test("in its length is told", async () => {
        let cases = 0
        for (const memory of await filled())
            for (const [slot, bytes] of memory.slots.entries())
                for (let length = 1; bytes && length <= RECORD + 1; ++length) {
                    if (length === bytes.length) continue
                    const changed = new Uint8Array(length)
                    changed.set(bytes.subarray(0, length))
                    const copy = copyOf(memory)
                    copy.slots[slot] = changed
                    const found = await taken(copy)
                    expect(found[0]).toBe(EARLIER)
                    expectMoment(memory, found)
                    cases++
                }
        console.log(`${cases} records of another length: all told`)
        expect(cases).toBeGreaterThan(1000)
    })

    test("and gone altogether, though it was in use, is told", async () => {
        for (const memory of await filled())
            for (const slot of memory.slots.keys()) {
                const copy = copyOf(memory)
                copy.slots[slot] = undefined
                const found = await taken(copy)
                expect(found[0]).toBe(EARLIER)
                expectMoment(memory, found)
            }
    })

    test("with both turns damaged nothing is taken up, and a new game can begin", async () => {
        const [memory] = await filled()
        memory!.slots[0]![9]! ^= 4
        memory!.slots[1]![9]! ^= 4
        const seat = new Seat(steadyAnswer(setting.answers), memory)
        expect(await seat.resume()).toBe(CORRUPT)
        seat.start(setting.players, setting.options, setting.seed)
        await seat.run()
        const whole = new Seat(steadyAnswer(setting.answers))
        whole.start(setting.players, setting.options, setting.seed)
        await whole.run()
        expect(seat.cells()).toEqual(whole.cells())
        expect(seat.lines).toEqual(whole.lines)
    })

    test("costs one choice at most when it is the newest", async () => {
        for (const memory of await filled()) {
            memory.slots[newestIn(memory)]![12]! ^= 1
            const [, moment] = await taken(memory)
            const made = memory.moments.filter(
                ({ choices }) => choices.length > 0
            )
            expect([made.at(-1), made.at(-2)]).toContainEqual(moment)
        }
    })
})

describe("a record of", () => {
    test.each([
        ["an older version", VERSION, 1, OTHER_VERSION],
        ["a newer version", VERSION, 3, OTHER_VERSION],
        ["another format of the game", FORMAT, 77, OTHER_VERSION],
        ["another game", TAG, 0, FOREIGN],
        ["a length that is not its own", LENGTH, 20, CORRUPT],
    ])("%s is told from a damaged one", async (_, at, value, outcome) => {
        for (const memory of await filled()) {
            for (const slot of [0, 1]) {
                const bytes = memory.slots[slot]!
                bytes[at] = value
                rehash(bytes)
            }
            expect(await taken(memory)).toEqual([
                outcome,
                { turn: -1, hash: 0, choices: [] },
            ])
        }
    })

    test("the layout before this one is of another version", async () => {
        const memory = new Memory()
        const record = new SavedRecord(new Uint8Array(RECORD))
        const game = new RichUncle()
        record.pack(new Array<number>(game.size).fill(1), game.size, 1)
        await memory.save(0, record)
        expect((await taken(memory))[0]).toBe(OTHER_VERSION)
    })

    test("choices in the place of a turn is not taken for one", async () => {
        const [memory] = await filled()
        memory!.slots[0] = memory!.slots[2]
        memory!.slots[1] = memory!.slots[3]
        expect((await taken(memory!))[0]).toBe(FOREIGN)
    })
})

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
    const ids = ["rich-uncle", "rich-quick", "pay-day", "richest"]
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
