import { Cells } from "./cells"

/** Bytes that can be indexed: a Buffer on the chip, a Uint8Array on the host. */
export interface Bytes {
    readonly length: number
    [index: number]: number
}

/** The longest record, in bytes; settings of up to 192 are safe. */
export const RECORD = 192

/** A record that cannot be read, and one that an earlier program wrote. */
export const CORRUPT = -1
export const OLDER = -2
/** The turn can be read, the choices made in it can't. */
export const TURN_ONLY = -3

/** The layout of a record; raised when it changes. */
const LAYOUT = 1
const START = 3
const HASH_BYTES = 4
/** Choices of a turn for which there is room from the start: what an array grows by later is never given back. */
export const USUAL_CHOICES = 8
/** Turns that can be gone back to: this one and the nine before it. */
export const TURNS_KEPT = 10

/** FNV-1a over the first `length` bytes, as a signed integer of 32 bits. */
export function hashOf(bytes: Bytes, length: number): number {
    let hash = 0x811c9dc5 | 0
    for (let i = 0; i < length; ++i) hash = Math.imul(hash ^ bytes[i], 16777619)
    return hash
}

/** Writes and reads records: layout, the game's format, how many integers, the integers, a hash over all that. */
export class SavedRecord {
    length = 0

    constructor(readonly bytes: Bytes) {}

    /** Packs `count` integers of 32 bits, each in as few bytes as it needs; more than fit is a fault, thrown. */
    pack(values: number[], count: number, format: number): void {
        const bytes = this.bytes
        let at = START
        bytes[0] = LAYOUT
        bytes[1] = format
        bytes[2] = count
        for (let i = 0; i < count; ++i) {
            // signs go to the lowest bit, so that small negatives stay short
            let rest = (values[i] << 1) ^ (values[i] >> 31)
            while (rest & ~0x7f) {
                bytes[at++] = (rest & 0x7f) | 0x80
                rest >>>= 7
            }
            bytes[at++] = rest
        }
        if (at + HASH_BYTES > RECORD)
            throw new Error(`record of ${at + HASH_BYTES} bytes`)
        const hash = hashOf(bytes, at)
        for (let i = 0; i < HASH_BYTES; ++i)
            bytes[at + i] = (hash >>> (8 * i)) & 0xff
        this.length = at + HASH_BYTES
    }

    /** Unpacks up to `limit` integers into `values`; gives how many there were, or `CORRUPT` or `OLDER`. */
    unpack(values: number[], limit: number, format: number): number {
        const bytes = this.bytes
        const end = this.length - HASH_BYTES
        if (end < START) return CORRUPT
        if (this.hash() !== hashOf(bytes, end)) return CORRUPT
        if (bytes[0] !== LAYOUT || bytes[1] !== format) return OLDER
        const count = bytes[2]
        if (count > limit) return CORRUPT
        let at = START
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
        return at === end ? count : CORRUPT
    }

    /** The hash it ends with: two records of the same cells have the same. */
    hash(): number {
        let hash = 0
        for (let i = 0; i < HASH_BYTES; ++i)
            hash |= this.bytes[this.length - HASH_BYTES + i] << (8 * i)
        return hash
    }
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
    }

    /** Whether choices already made are still to be answered from the list. */
    replaying(): boolean {
        return this.next < this.turn().count
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
        return entry.prompts[entry.count]
    }

    private entryBack(back: number): TurnEntry {
        return this.entries[(this.current + TURNS_KEPT - back) % TURNS_KEPT]
    }
}
