/**
 * The settings store of the runtime (`jd_fstor.c`) as it lies in flash: two areas of 8 kB, of which the valid one with the
 * higher generation counts. In an area entries grow up from the header, and what they stand for grows down from the end.
 */
import { FLASH_SIZE } from "./flash"

/** Bytes of a sector, erased at once; of a page, programmed at once by the RP2040; of an area. */
export const SECTOR = 4096
export const PAGE = 256
export const AREA = 2 * SECTOR
/** Bytes of an area's header, and of an entry. */
export const HEADER = 24
export const ENTRY = 24

const MAGIC = 0x52545346
const MAGIC_1 = 0x6becea0a
const KEY = 16
const EMPTY = 0xffffffff

export interface Entry {
    key: string
    /** Where its bytes are in the flash, and how many; `size` is negative in an entry torn there. */
    offset: number
    size: number
}

export interface Mounted {
    /** Where the area begins. */
    base: number
    generation: number
    entries: Entry[]
    /** Free bytes between entries and data. */
    free: number
}

/** One thing the runtime does to the flash. */
export interface Step {
    kind: "erase" | "data" | "entry" | "header"
    at: number
    bytes: Uint8Array
}

/** The store as the runtime finds it; undefined when it would format it. */
export function mount(flash: Uint8Array): Mounted | undefined {
    const view = new DataView(flash.buffer, flash.byteOffset, flash.length)
    const [first, second] = [0, AREA].map(base => headerAt(view, base))
    if (first === undefined && second === undefined) return undefined
    const inFirst = (first ?? -1) > (second ?? -1)
    return entriesFrom(
        view,
        inFirst ? 0 : AREA,
        (inFirst ? first : second) ?? 0
    )
}

/** What the program reads under a key; undefined for nothing. */
export function readSetting(
    flash: Uint8Array,
    key: string
): Uint8Array | undefined {
    const entry = mount(flash)?.entries.findLast(
        ({ key: k }) => k === `:${key}`
    )
    if (!entry || entry.size <= 0) return undefined
    return flash.slice(entry.offset, entry.offset + entry.size)
}

/** What the runtime has done from one image of the flash to the next, in its order: a setting written, or a full log moved. */
export function stepsBetween(before: Uint8Array, after: Uint8Array): Step[] {
    const from = mount(before)
    const to = mount(after)
    if (!from || !to) throw new Error("an image is not a settings store")
    if (from.base === to.base)
        return to.entries
            .slice(from.entries.length)
            .flatMap((entry, i) =>
                written(after, to, entry, from.entries.length + i)
            )
    const blank = new Uint8Array(SECTOR).fill(0xff)
    const erased = [to.base, to.base + SECTOR].map(
        at => ({ kind: "erase", at, bytes: blank }) as const
    )
    const header = after.slice(to.base, to.base + HEADER)
    return [
        ...erased,
        ...to.entries.flatMap((entry, i) => written(after, to, entry, i)),
        { kind: "header", at: to.base, bytes: header },
    ]
}

/**
 * The same as the RP2040's runtime does it: what falls into one page is collected, and programmed when the next page is
 * turned to.
 */
export function pagesOf(before: Uint8Array, steps: readonly Step[]): Step[] {
    const flash = before.slice()
    const pages: Step[] = []
    for (const { kind, at, bytes } of steps) {
        flash.set(bytes, at)
        const last = pages.at(-1)
        if (kind === "erase") {
            pages.push({ kind, at, bytes })
            continue
        }
        for (let page = at & -PAGE; page < at + bytes.length; page += PAGE) {
            const content = flash.slice(page, page + PAGE)
            if (last?.at === page && last.kind !== "erase") last.bytes = content
            else pages.push({ kind, at: page, bytes: content })
        }
    }
    return pages
}

function headerAt(view: DataView, base: number): number | undefined {
    const word = (at: number) => view.getUint32(base + at, true)
    const valid =
        word(0) === MAGIC &&
        word(4) === MAGIC_1 &&
        word(12) === SECTOR &&
        view.getUint16(base + 16, true) === FLASH_SIZE / SECTOR &&
        view.getUint16(base + 18, true) === AREA / SECTOR
    return valid ? word(8) : undefined
}

/** As `recompute_cache`: the bytes between the last entry and the data must be empty. */
function entriesFrom(
    view: DataView,
    base: number,
    generation: number
): Mounted | undefined {
    const entries: Entry[] = []
    let dataStart = base + AREA
    let at = base + HEADER
    for (; view.getUint32(at + KEY, true) !== EMPTY; at += ENTRY) {
        const offset = view.getUint32(at + KEY, true)
        const size = view.getInt32(at + KEY + 4, true)
        entries.push({ key: keyAt(view, at), offset, size })
        dataStart = Math.min(dataStart, offset)
        if (at + ENTRY > dataStart) return undefined
    }
    for (let i = at; i < dataStart; ++i)
        if (view.getUint8(i) !== 0xff) return undefined
    // as `free_space`, which keeps two entries clear behind the last
    const free = Math.max(0, dataStart - (at - ENTRY) - 2 * ENTRY)
    return { base, generation, entries, free }
}

function keyAt(view: DataView, at: number): string {
    let key = ""
    for (let i = 0; i < KEY && view.getUint8(at + i) > 0; ++i)
        key += String.fromCharCode(view.getUint8(at + i))
    return key
}

/** What it takes to write entry number `index` of an area; a program's entry has its bytes elsewhere. */
function written(
    flash: Uint8Array,
    { base }: Mounted,
    { key, offset, size }: Entry,
    index: number
): Step[] {
    const at = base + HEADER + index * ENTRY
    const entry: Step = {
        kind: "entry",
        at,
        bytes: flash.slice(at, at + ENTRY),
    }
    if (key.startsWith("*") || size <= 0) return [entry]
    const bytes = flash.slice(offset, offset + size)
    return [{ kind: "data", at: offset, bytes }, entry]
}

/** What is left of a flash that the runtime formats: it erases the first area only, and begins there at generation 1. */
export function formatted(flash: Uint8Array): Uint8Array {
    const left = flash.slice().fill(0xff, 0, AREA)
    const view = new DataView(left.buffer)
    const words = [MAGIC, MAGIC_1, 1, SECTOR]
    words.forEach((word, i) => view.setUint32(4 * i, word, true))
    view.setUint16(16, FLASH_SIZE / SECTOR, true)
    view.setUint16(18, AREA / SECTOR, true)
    view.setUint32(20, 0, true)
    return left
}
