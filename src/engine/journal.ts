import { Cells } from "./cells"

/** Bytes that can be indexed: a Buffer on the chip, a Uint8Array on the host. */
export interface Bytes {
    readonly length: number
    [index: number]: number
}

/** The longest record, in bytes; settings of up to 192 are safe. */
export const RECORD = 192

/** The bytes of the hash that a record ends with. */
export const HASH_BYTES = 4
/** What can't be read. */
export const CORRUPT = -1

/** The layout of a turn's cells; raised when it changes, as every hash does then. */
const LAYOUT = 1
const START = 3
/** Choices of a turn for which there is room from the start: what an array grows by later is never given back. */
export const USUAL_CHOICES = 8
/** Turns that can be gone back to: this one and the nine before it. */
export const TURNS_KEPT = 10

/**
 * FNV-1a over the first `length` bytes, as a signed integer of 32 bits. What it is for are damaged records of up to 192
 * bytes: each of its steps can be undone, so a change of a single byte always changes it, and so does one of two neighbors;
 * of other damage one in 2^32 gets past it, where a CRC-16 lets one in 65,536 through. A CRC-32 would be no better at this
 * length, and costs eight steps a byte or a table.
 */
export function hashOf(bytes: Bytes, length: number): number {
    let hash = 0x811c9dc5 | 0
    for (let i = 0; i < length; ++i) hash = Math.imul(hash ^ bytes[i], 16777619)
    return hash
}

/** The integer of 32 bits in the four bytes at `at`, the lowest first. */
export function wordAt(bytes: Bytes, at: number): number {
    let word = 0
    for (let i = 0; i < 4; ++i) word |= bytes[at + i] << (8 * i)
    return word
}

/** Puts an integer of 32 bits there. */
export function putWord(bytes: Bytes, at: number, word: number): void {
    for (let i = 0; i < 4; ++i) bytes[at + i] = (word >>> (8 * i)) & 0xff
}

/** Whether the last bytes of a record are the hash of the others. */
export function isIntact(bytes: Bytes, length: number): boolean {
    const end = length - HASH_BYTES
    return end >= START && wordAt(bytes, end) === hashOf(bytes, end)
}

/** Packs `count` integers of 32 bits from `at` on, each in as few bytes as it needs; gives where they end. */
export function writeInts(
    bytes: Bytes,
    at: number,
    values: number[],
    count: number
): number {
    for (let i = 0; i < count; ++i) {
        // signs go to the lowest bit, so that small negatives stay short
        let rest = (values[i] << 1) ^ (values[i] >> 31)
        while (rest & ~0x7f) {
            bytes[at++] = (rest & 0x7f) | 0x80
            rest >>>= 7
        }
        bytes[at++] = rest
    }
    return at
}

/** Unpacks `count` integers that lie between `at` and `end`; gives where they end, or `CORRUPT` when that is beyond. */
export function readInts(
    bytes: Bytes,
    at: number,
    end: number,
    values: number[],
    count: number
): number {
    for (let i = 0; i < count; ++i) {
        let value = 0
        let shift = 0
        let byte = 0x80
        while (byte & 0x80) {
            if (at >= end) return CORRUPT
            byte = bytes[at++]
            value |= (byte & 0x7f) << shift
            shift += 7
        }
        values[i] = (value >>> 1) ^ -(value & 1)
    }
    return at
}

/** A record in its buffer: bytes with their hash behind them. */
export class SavedRecord {
    length = 0

    constructor(readonly bytes: Bytes) {}

    /** Packs a turn's cells: layout, the game's format, how many, the cells; more than fit is a fault, thrown. */
    pack(values: number[], count: number, format: number): void {
        const bytes = this.bytes
        bytes[0] = LAYOUT
        bytes[1] = format
        bytes[2] = count
        this.seal(writeInts(bytes, START, values, count))
    }

    /** Unpacks up to `limit` cells into `values`; gives how many there were, or `CORRUPT`. */
    unpack(values: number[], limit: number, format: number): number {
        const bytes = this.bytes
        const count = bytes[2]
        const end = this.length - HASH_BYTES
        if (!isIntact(bytes, this.length)) return CORRUPT
        if (bytes[0] !== LAYOUT || bytes[1] !== format || count > limit)
            return CORRUPT
        return readInts(bytes, START, end, values, count) === end
            ? count
            : CORRUPT
    }

    /** Ends the record, of so many bytes, with their hash. */
    seal(length: number): void {
        this.length = length + HASH_BYTES
        if (this.length > RECORD)
            throw new Error(`record of ${this.length} bytes`)
        putWord(this.bytes, length, hashOf(this.bytes, length))
    }

    /** The hash it ends with: two records of the same cells have the same. */
    hash(): number {
        return wordAt(this.bytes, this.length - HASH_BYTES)
    }
}

/** In place of a choice: the last was taken back. */
export const TAKEN_BACK = -1

/** What stands among the choices of a turn when a player (up to 15) leaves at one of its prompts, from 0: below -16. */
export function departure(prompt: number, player: number): number {
    return -16 * (prompt + 1) - player
}

/** The prompt of such a number, and the player. */
export function promptOf(entry: number): number {
    return (-entry >> 4) - 1
}

export function leaverOf(entry: number): number {
    return -entry & 15
}

/** One turn: the cells it began with and the choices made since. */
export class TurnEntry {
    readonly record: SavedRecord
    readonly choices: number[] = []
    /** Of each choice, which of the turn's prompts it answered. */
    readonly prompts: number[] = []
    count = 0

    constructor(bytes: Bytes) {
        this.record = new SavedRecord(bytes)
        for (let i = 0; i < USUAL_CHOICES; ++i) {
            this.choices.push(0)
            this.prompts.push(0)
        }
    }
}

/** The last turns, oldest dropped first. */
export class Journal {
    private readonly entries: TurnEntry[] = []
    private current = 0
    private earlier = -1
    private next = 0
    /** Choices of all turns since the game began, or was taken up. */
    total = 0
    /** For what is packed beside the turns. */
    readonly spare: SavedRecord

    /** `allocate` gives `RECORD` bytes; it is called here only. */
    constructor(allocate: (length: number) => Bytes) {
        for (let i = 0; i < TURNS_KEPT; ++i)
            this.entries.push(new TurnEntry(allocate(RECORD)))
        this.spare = new SavedRecord(allocate(RECORD))
    }

    /** Forgets all turns. */
    clear(): void {
        this.earlier = -1
        this.next = 0
        this.total = 0
    }

    /** The turn being played. */
    turn(): TurnEntry {
        return this.entries[this.current]
    }

    /** A new turn begins at these cells. */
    begin(cells: Cells, format: number): void {
        this.open()
        this.turn().record.pack(cells, cells.length, format)
    }

    /** A new turn, of which the caller fills in the record. */
    open(): TurnEntry {
        this.current = (this.current + 1) % TURNS_KEPT
        if (this.earlier < TURNS_KEPT - 1) this.earlier++
        const entry = this.turn()
        entry.count = 0
        this.next = 0
        return entry
    }

    record(choice: number, prompt: number): void {
        const entry = this.turn()
        entry.choices[entry.count] = choice
        entry.prompts[entry.count] = prompt
        entry.count++
        this.next = entry.count
        this.total++
    }

    /** Whether choices already made are still to be answered from the list. */
    replaying(): boolean {
        return this.next < this.turn().count
    }

    /** The next of them, left in the list. */
    peek(): number {
        return this.turn().choices[this.next]
    }

    /** The next of them. */
    replay(prompt: number): number {
        const entry = this.turn()
        entry.prompts[this.next] = prompt
        return entry.choices[this.next++]
    }

    /** Starts this turn's choices from the first again. */
    rewind(): void {
        this.next = 0
    }

    /** Whether any choice is left to take back. */
    canTakeBack(): boolean {
        for (let back = 0; back <= this.earlier; ++back)
            if (this.entryBack(back).count > 0) return true
        return false
    }

    /** Drops the last choice, of which there must be one, going back over turns without; gives the prompt it had answered. */
    takeBack(): number {
        while (this.turn().count === 0) {
            this.current = (this.current + TURNS_KEPT - 1) % TURNS_KEPT
            this.earlier--
        }
        const entry = this.turn()
        entry.count--
        this.total--
        return entry.prompts[entry.count]
    }

    private entryBack(back: number): TurnEntry {
        return this.entries[(this.current + TURNS_KEPT - back) % TURNS_KEPT]
    }
}
