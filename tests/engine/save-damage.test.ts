import { describe, expect, test } from "vitest"
import { CORRUPT, RECORD, SavedRecord } from "../../src/engine/journal"
import { EARLIER, FOREIGN, OTHER_VERSION } from "../../src/engine/save"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import {
    copyOf,
    filled,
    type Moment,
    rehash,
    taken,
    type Witness,
} from "./saves"
import { Memory, Seat, SETTINGS, steadyAnswer } from "./support"

const [setting] = SETTINGS
const VERSION = 0
const LENGTH = 1
const TAG = 2
const FORMAT = 4
const NUMBER = 5

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
