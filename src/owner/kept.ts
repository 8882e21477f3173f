// Kept: lists of integers that outlive the power, each a setting, packed and checked as a game's cells are.

import { CORRUPT, RECORD, SavedRecord } from "../engine/journal"
import { Store } from "../device/store"

/** Raised when the meaning of these lists changes. */
const FORMAT = 1
/** A record counts its integers in a byte. */
const MOST = 255

/** Where lists are kept. */
export let keptIn: Store
/** What they are packed in: nobody else uses it while one is loaded or saved. */
let scratch: SavedRecord

/** Takes both up; before all else. */
export function setUpKept(store: Store, record: SavedRecord): void {
    keptIn = store
    scratch = record
}

/** Loads a list into `values`; gives how many there are, 0 where none is kept, `CORRUPT` where it can't be read. */
export async function loadList(key: string, values: number[]): Promise<number> {
    const bytes = await keptIn.load(key)
    if (!bytes) return 0
    if (bytes.length > RECORD) return CORRUPT
    const buffer = scratch.bytes as unknown as Buffer
    buffer.blitAt(0, bytes, 0, bytes.length)
    scratch.length = bytes.length
    return scratch.unpack(values, MOST, FORMAT)
}

/** Keeps a list in place of the one there is. */
export async function saveList(key: string, values: number[]): Promise<void> {
    scratch.pack(values, values.length, FORMAT)
    const buffer = scratch.bytes as unknown as Buffer
    await keptIn.save(key, buffer.slice(0, scratch.length))
}
