import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
    CORRUPT,
    hashOf,
    Journal,
    RECORD,
    SavedRecord,
    TURNS_KEPT,
} from "../../src/engine/journal"
import { ACCOUNTS, SIZE } from "../../src/games/rich-uncle/position"

const FORMAT = 3

function packed(values: number[], format = FORMAT): SavedRecord {
    const record = new SavedRecord(new Uint8Array(RECORD))
    record.pack(values, values.length, format)
    return record
}

function unpacked(record: SavedRecord, format = FORMAT): number[] | number {
    const values: number[] = []
    const count = record.unpack(values, 255, format)
    return count < 0 ? count : values.slice(0, count)
}

/** Puts a hash that fits at the end of a record. */
function rehash(record: SavedRecord): SavedRecord {
    const end = record.length - 4
    const hash = hashOf(record.bytes, end)
    for (let i = 0; i < 4; ++i)
        record.bytes[end + i] = (hash >>> (8 * i)) & 0xff
    return record
}

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })

describe("hashOf", () => {
    // the published vectors of FNV-1a with 32 bits
    test.each([
        ["", 0x811c9dc5],
        ["a", 0xe40c292c],
        ["foobar", 0xbf9cf968],
    ])("of '%s' is FNV-1a's", (text, hash) => {
        const bytes = new TextEncoder().encode(text + "beyond")
        expect(hashOf(bytes, text.length) >>> 0).toBe(hash)
    })
})

describe("SavedRecord", () => {
    test("gives back any integers of 32 bits", () => {
        const values = fc.array(int32, { maxLength: 37 })
        fc.assert(
            fc.property(values, fc.integer({ min: 1, max: 255 }), (ints, f) => {
                expect(unpacked(packed(ints, f), f)).toEqual(ints)
            }),
            { seed: 1946, numRuns: 500 }
        )
    })

    test.each([
        [0, 1],
        [-1, 1],
        [63, 1],
        [64, 2],
        [-64, 1],
        [-65, 2],
        [8191, 2],
        [8192, 3],
        [0x7fffffff, 5],
        [-0x80000000, 5],
    ])("packs %i in %i bytes", (value, bytes) => {
        const record = packed([value])
        // layout, format, count; a hash of 4
        expect(record.length).toBe(3 + bytes + 4)
        expect(unpacked(record)).toEqual([value])
    })

    test("any single byte changed is CORRUPT", () => {
        const record = packed([1, -2, 300, -40_000, 0x7fffffff])
        for (let at = 0; at < record.length; ++at)
            for (let flip = 1; flip < 256; ++flip) {
                record.bytes[at]! ^= flip
                expect(unpacked(record)).toBe(CORRUPT)
                record.bytes[at]! ^= flip
            }
        expect(unpacked(record)).toEqual([1, -2, 300, -40_000, 0x7fffffff])
    })

    test("cut short anywhere is CORRUPT", () => {
        const record = packed([5, 6, 7_000_000])
        for (record.length--; record.length >= 0; record.length--)
            expect(unpacked(record)).toBe(CORRUPT)
    })

    test("of another format or layout is CORRUPT", () => {
        expect(unpacked(packed([1, 2, 3], FORMAT - 1))).toBe(CORRUPT)
        const record = packed([1, 2, 3])
        record.bytes[0] = 0
        expect(unpacked(rehash(record))).toBe(CORRUPT)
    })

    test("a count that does not fit its bytes is CORRUPT", () => {
        for (const count of [2, 4, 255]) {
            const record = packed([1, 2, 3])
            record.bytes[2] = count
            expect(unpacked(rehash(record))).toBe(CORRUPT)
        }
    })

    test("more integers than there is room for are CORRUPT", () => {
        expect(packed([1, 2, 3]).unpack([], 2, FORMAT)).toBe(CORRUPT)
        expect(packed([1, 2, 3]).unpack([], 3, FORMAT)).toBe(3)
    })

    test("takes up to 192 bytes, and more is a fault", () => {
        // 3 + 37 x 5 + 4 = 192
        const most = new Array<number>(37).fill(-0x80000000)
        expect(packed(most).length).toBe(192)
        expect(() => packed([...most, 0])).toThrow(/^record of \d+ bytes$/)
    })

    test("equal values have equal hashes, others have not", () => {
        expect(packed([1, 2]).hash()).toBe(packed([1, 2]).hash())
        expect(packed([1, 2]).hash()).not.toBe(packed([2, 1]).hash())
    })
})

describe("the worst record of Rich Uncle", () => {
    test("five players at $99,999,999 and a wild generator fit 192 bytes", () => {
        const cells = new Array<number>(SIZE).fill(0)
        // 5 players; a million turns and rolls; on turn 5, won by 5; $200,000 and the other options
        cells.splice(0, 6, 5, 1_000_000, 5, 1_000_000, 1, 5)
        cells.splice(6, 4, ...new Array<number>(4).fill(-0x80000000))
        cells.splice(10, 4, 200_000, 5, 2, 0)
        // both masks full, a reading of 66
        cells.splice(14, 3, 62, 62, 66)
        const accounts = [
            -5 * 99_999_999,
            ...new Array<number>(5).fill(99_999_999),
        ]
        cells.splice(ACCOUNTS, 6, ...accounts)
        // no holder, price or Bugle has a number above 31, the 64th being the first of two bytes
        cells.fill(31, ACCOUNTS + 6)
        const record = packed(cells)
        // 3 + 4 bytes around 85 cells of at least one byte = 92; beyond that: 2 + 2 for turns and rolls (2,000,000 takes 3
        // bytes), 4 x 4 for the generator, 2 for the total, 1 for the reading, 4 for the Pool, 5 x 3 for the accounts
        expect(cells).toHaveLength(85)
        expect(record.length).toBe(92 + 4 + 16 + 2 + 1 + 4 + 15)
        expect(unpacked(record)).toEqual(cells)
    })
})

describe("Journal", () => {
    function played(turns: number, choices: (turn: number) => number): Journal {
        const journal = new Journal(n => new Uint8Array(n))
        for (let turn = 0; turn < turns; ++turn) {
            journal.begin([turn], FORMAT)
            for (let i = 0; i < choices(turn); ++i)
                journal.record(10 * turn + i, 2 * i + 1)
        }
        return journal
    }

    test("takes back choice after choice, giving the prompts they answered", () => {
        const journal = played(2, () => 2)
        const prompts = [1, 2, 3, 4].map(() => journal.takeBack())
        expect(prompts).toEqual([3, 1, 3, 1])
        expect(journal.canTakeBack()).toBe(false)
    })

    test("goes back over turns without a choice", () => {
        const journal = played(5, turn => (turn === 1 ? 1 : 0))
        expect(journal.canTakeBack()).toBe(true)
        journal.takeBack()
        expect(unpacked(journal.turn().record)).toEqual([1])
        expect(journal.canTakeBack()).toBe(false)
    })

    test("keeps the last ten turns", () => {
        const journal = played(25, () => 1)
        let taken = 0
        for (; journal.canTakeBack(); ++taken) journal.takeBack()
        expect([taken, TURNS_KEPT]).toEqual([10, 10])
        expect(unpacked(journal.turn().record)).toEqual([15])
    })

    test("gives the choices again, in order, after a rewind", () => {
        const journal = played(1, () => 3)
        expect(journal.replaying()).toBe(false)
        journal.rewind()
        const again = [0, 1, 2].map(prompt => journal.replay(prompt))
        expect([again, journal.replaying()]).toEqual([[0, 1, 2], false])
    })

    test("forgets everything when cleared", () => {
        const journal = played(3, () => 2)
        journal.clear()
        expect(journal.canTakeBack()).toBe(false)
        journal.begin([9], FORMAT)
        expect(journal.canTakeBack()).toBe(false)
    })
})
