import { Cells } from "./cells"
import { Game } from "./game"
import {
    Bytes,
    CORRUPT,
    HASH_BYTES,
    isIntact,
    putWord,
    readInts,
    RECORD,
    SavedRecord,
    TurnEntry,
    wordAt,
    writeInts,
} from "./journal"

/** Where the records of a game lie: slots 0 and 1 for turns, 2 and 3 for choices. */
export interface Slots {
    /** The bytes in a slot, undefined where there are none. */
    load(slot: number): Promise<Bytes | undefined>
    save(slot: number, record: SavedRecord): Promise<void>
    /** Empties a slot. */
    erase(slot: number): Promise<void>
}

/** Outcomes of `Save.load` beside 0 and `CORRUPT`. Nothing is saved. */
export const NONE = 1
/** What is saved is of another version of the program, older or newer. */
export const OTHER_VERSION = -2
/** Something is damaged; this is the newest that is not. */
export const EARLIER = -3
/** What is saved is another game's. */
export const FOREIGN = -4

/** Kinds of record; each has two slots. */
const TURNS = 0
const CHOICES = 1

/**
 * A record: version, length, tag of game and kind (2), the game's format, number (3), slots that held something (bits), what
 * it holds, a hash over all that.
 */
const VERSION = 2
const HELD = 8
const START = 9
/** Above every number. */
const NUMBERS = 1 << 24
/** What a choice takes at most: no prompt has 2^20 options. */
const CHOICE_BYTES = 3

/** Slots of a game. */
export const SLOTS = 4
/** As many slots, from the first, are for turns. */
export const TURN_SLOTS = 2

/** The key of the setting that is a game's slot; of a game's id it has what fits. */
export function slotKey(id: string, slot: number): string {
    return id.slice(0, 11) + "." + "tucd".charAt(slot)
}

/**
 * What the flash holds of one game, such that a power cut loses no choice that was answered. A turn's record has the cells
 * it began with and the choices made in it so far, a record of choices all of their turn's. The records of a kind go into
 * its two slots by turns, under numbers that grow: the newest that can be read counts, and is never written over. A turn is
 * written with its first choice, so that each choice costs one record; until then the turn before leads to it, and to the
 * same dice.
 */
export class Save {
    private readonly tag: number
    private readonly format: number
    private readonly size: number
    private number = 0
    /** Of each kind, which slot counts: 0 or 1. */
    private readonly newest = [1, 1]
    /** Slots that hold something, a bit each. */
    private held = 0
    /** Whether the turn being played is not written yet, and whether nothing of its game is. */
    private pending = false
    private anew = false
    /** The turn written last, by the hash of its cells, and how many of its choices are. */
    private turn = 0
    private count = 0
    /** The turn being played. */
    private entry!: TurnEntry
    /** What `find` has found. */
    private found: Bytes | undefined

    /**
     * Knows nothing of what is there: a `load` comes before all else.
     * @param record what records are made in
     */
    constructor(
        private readonly slots: Slots,
        game: Game,
        private readonly record: SavedRecord
    ) {
        const id = game.id
        this.tag = id.charCodeAt(0) | (id.charCodeAt(id.length - 1) << 7)
        this.format = game.format
        this.size = game.size
    }

    /** A new game begins: its first turn will take the place of all there is. */
    begin(): void {
        this.anew = true
    }

    /** Takes the save up: a turn's cells, and its entry with the choices; gives the outcome. Nothing is written. */
    async load(entry: TurnEntry, cells: Cells): Promise<number> {
        let outcome = await this.find(TURNS)
        const turn = this.found
        if (!turn) return outcome
        const size = this.size
        if (turn[START] !== size) return CORRUPT
        const end = turn.length - HASH_BYTES
        const at = readInts(turn, START + 1, end, cells, size)
        if (at === CORRUPT || !readChoices(turn, at, entry)) return CORRUPT
        entry.record.pack(cells, size, this.format)
        this.turn = entry.record.hash()
        if ((await this.find(CHOICES)) < 0) outcome = EARLIER
        const choices = this.found
        if (choices && !readChoices(choices, START + HASH_BYTES, entry))
            return CORRUPT
        this.found = undefined
        // a slot that was in use and reads as empty is one that a power cut has torn
        const newest = choices ? choices : turn
        if (newest[HELD] & ~this.held) outcome = EARLIER
        this.count = entry.count
        this.pending = false
        this.anew = false
        return outcome
    }

    /**
     * To be called when a loaded game goes on. A slot that reads as empty can hold an entry torn by a power cut, over which
     * the runtime falls when its log is full; to empty it again mends that, and writes nothing where it is empty indeed.
     */
    async mend(): Promise<void> {
        for (let slot = 0; slot < SLOTS; ++slot)
            if ((this.held & (1 << slot)) === 0) await this.slots.erase(slot)
    }

    /** A turn begins, or is gone back to. It is written already when the turn before it was not. */
    async keepTurn(entry: TurnEntry): Promise<void> {
        const late = this.pending || this.anew
        this.entry = entry
        this.pending = this.anew || entry.record.hash() !== this.turn
        if (!late || !this.pending) return
        await this.writeTurn(entry)
        if (!this.anew) return
        this.anew = false
        await this.erase(1 - this.newest[TURNS])
    }

    /** A choice was made in the turn, or taken back; nothing is written when neither was. */
    async keepChoices(entry: TurnEntry): Promise<void> {
        if (this.pending) await this.writeTurn(entry)
        else if (this.count !== entry.count)
            await this.writeChoices(entry, this.number + 1)
    }

    /** Writes the turn being played, if it is not yet. */
    async settle(): Promise<void> {
        if (this.pending) await this.writeTurn(this.entry)
    }

    /** Removes all there is. A cut of power in between leaves the newest turn, or nothing. */
    async eraseAll(): Promise<void> {
        this.pending = false
        await this.erase(1 - this.newest[TURNS])
        for (let slot = 0; slot < SLOTS; ++slot) await this.erase(slot)
    }

    private async erase(slot: number): Promise<void> {
        const bit = 1 << slot
        if ((this.held & bit) === 0) return
        this.held -= bit
        await this.slots.erase(slot)
    }

    /** Finds the newest record of a kind, of choices those of this turn; gives 0 or `EARLIER`, or why there is none. */
    private async find(kind: number): Promise<number> {
        let fault = 0
        let best = -1
        const since = this.number
        this.found = undefined
        for (let i = 0; i < 2; ++i) {
            const slot = 2 * kind + i
            const bytes = await this.slots.load(slot)
            this.held &= ~(1 << slot)
            if (!bytes) continue
            this.held |= 1 << slot
            const number = this.numberOf(bytes, kind)
            fault = Math.min(fault, number)
            if (number < 0) continue
            this.number = Math.max(this.number, number)
            const fits =
                kind === TURNS ||
                (number > since && wordAt(bytes, START) === this.turn)
            const rank = fits ? NUMBERS + number : number
            if (rank < best) continue
            best = rank
            this.newest[kind] = i
            this.found = fits ? bytes : undefined
        }
        if (fault === 0) return this.found ? 0 : NONE
        return this.found ? EARLIER : fault
    }

    /** The number of a record, or why it does not count. */
    private numberOf(bytes: Bytes, kind: number): number {
        const length = bytes.length
        if (length > RECORD || !isIntact(bytes, length)) return CORRUPT
        if (bytes[0] !== VERSION) return OTHER_VERSION
        if (bytes[1] !== length) return CORRUPT
        if (wordAt(bytes, 0) !== this.stampOf(kind, length)) return FOREIGN
        if (bytes[4] !== this.format) return OTHER_VERSION
        return wordAt(bytes, 4) >>> 8
    }

    /** The first four bytes of a record: version, length, tag of the game (its id's first letter and last) and kind. */
    private stampOf(kind: number, length: number): number {
        return VERSION | (length << 8) | (this.tag << 16) | (kind << 30)
    }

    /** Writes a turn with its choices; where these may have no room they come first, in a record of their own. */
    private async writeTurn(entry: TurnEntry): Promise<void> {
        const number = this.number + 1
        const room = RECORD - START - entry.record.length
        let inside = entry.count
        if (inside * CHOICE_BYTES >= room) {
            await this.writeChoices(entry, number + 1)
            inside = 0
        }
        // what stands before the number of cells is their layout and format
        const { bytes, length } = entry.record
        const end = length - HASH_BYTES + START - 2
        for (let i = START; i < end; ++i)
            this.record.bytes[i] = bytes[i - START + 2]
        await this.write(TURNS, number, this.addChoices(entry, end, inside))
        this.turn = entry.record.hash()
        this.count = entry.count
        this.pending = false
    }

    private async writeChoices(
        entry: TurnEntry,
        number: number
    ): Promise<void> {
        putWord(this.record.bytes, START, entry.record.hash())
        const end = this.addChoices(entry, START + HASH_BYTES, entry.count)
        await this.write(CHOICES, number, end)
        this.count = entry.count
    }

    private addChoices(entry: TurnEntry, at: number, count: number): number {
        this.record.bytes[at] = count
        return writeInts(this.record.bytes, at + 1, entry.choices, count)
    }

    /** Writes a record that is filled in up to `end` into the older slot of its kind. */
    private async write(
        kind: number,
        number: number,
        end: number
    ): Promise<void> {
        const bytes = this.record.bytes
        putWord(bytes, 0, this.stampOf(kind, end + HASH_BYTES))
        putWord(bytes, 4, this.format | (number << 8))
        const which = 1 - this.newest[kind]
        const slot = 2 * kind + which
        bytes[HELD] = (this.anew ? 0 : this.held) | (1 << slot)
        this.record.seal(end)
        await this.slots.save(slot, this.record)
        this.held |= 1 << slot
        this.newest[kind] = which
        this.number = Math.max(this.number, number)
    }
}

/** Reads the choices that stand at `at` and end a record; gives whether they do. */
function readChoices(bytes: Bytes, at: number, entry: TurnEntry): boolean {
    const end = bytes.length - HASH_BYTES
    entry.count = bytes[at]
    return readInts(bytes, at + 1, end, entry.choices, entry.count) === end
}
