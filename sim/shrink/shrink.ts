/**
 * Makes a compiled program shorter, without a change in what it does. The machine's program counter has 16 bits: a program's
 * code must end within 64 kB, and the compiler writes each jump ahead in four bytes where two mostly do.
 */
import { CodeError, decode, encode, type Operation } from "./code"
import {
    CODE,
    ENTRY,
    entries,
    FUNCTIONS,
    replaced,
    type Section,
    section,
    sectionAt,
    viewOf,
} from "./image"
import { withoutNames } from "./names"

/** What of the compiler's debug information tells places in the image. */
export interface DebugInfo {
    functions: { name: string; startpc: number; size: number }[]
    /** Three numbers an entry: place in the sources, length there, place in the image; first and third as differences. */
    srcmap: number[]
    binary: { hex: string }
}

export interface Compiled {
    binary: Uint8Array
    dbg: DebugInfo
}

/** The program with shorter code, its debug information with it; both are new. Throws `CodeError` for code not understood. */
export function shrink({ binary, dbg }: Compiled): Compiled {
    const copy = binary.slice()
    const view = viewOf(copy)
    const moved = new Map<number, number>()
    const parts: number[] = []
    const { start } = section(view, CODE)
    for (const entry of entries(section(view, FUNCTIONS), ENTRY)) {
        const old = sectionAt(view, entry)
        const operations = decode(
            binary.subarray(old.start, old.start + old.length)
        )
        const { bytes, places } = encode(operations)
        const now = { start: start + parts.length, length: bytes.length }
        notePlaces(moved, old, operations, places, now)
        view.setUint32(entry, now.start, true)
        view.setUint32(entry + 4, now.length, true)
        parts.push(...bytes)
    }
    const image = withoutNames(replaced(copy, CODE, Uint8Array.from(parts)))
    return { binary: image, dbg: movedDebug(dbg, moved, image) }
}

/** Where each byte of a function went: with the operation that begins there or, within and behind one, the next. */
function notePlaces(
    moved: Map<number, number>,
    old: Section,
    operations: readonly Operation[],
    places: Map<Operation, number>,
    now: Section
): void {
    const began = new Map(operations.map(one => [one.at, one]))
    let to = now.start + now.length
    for (let at = old.length; at >= 0; --at) {
        const operation = began.get(at)
        const place = operation && places.get(operation)
        if (place !== undefined) to = now.start + place
        moved.set(old.start + at, to)
    }
}

function movedDebug(
    dbg: DebugInfo,
    moved: ReadonlyMap<number, number>,
    image: Uint8Array
): DebugInfo {
    const placeOf = (old: number): number => {
        const place = moved.get(old)
        if (place === undefined)
            throw new CodeError(`no operation is at byte ${old}`)
        return place
    }
    const functions = dbg.functions.map(one => {
        const start = placeOf(one.startpc)
        const end = placeOf(one.startpc + one.size - ENTRY)
        return { ...one, startpc: start, size: end - start + ENTRY }
    })
    return {
        ...dbg,
        functions,
        srcmap: movedMap(dbg.srcmap, placeOf),
        binary: { hex: Buffer.from(image).toString("hex") },
    }
}

function movedMap(
    srcmap: readonly number[],
    placeOf: (old: number) => number
): number[] {
    let old = 0
    let last = 0
    return srcmap.map((value, i) => {
        if (i % 3 !== 2) return value
        old += value
        const place = placeOf(old)
        const step = place - last
        last = place
        return step
    })
}
