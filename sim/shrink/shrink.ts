/**
 * Makes a compiled program shorter, without a change in what it does. The machine's program counter has 16 bits: a program's
 * code must end within 64 kB, and the compiler writes each jump ahead in four bytes where two mostly do.
 */
import { type Operation, CodeError, decode, encode } from "./code"

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

/** The image's directory (`devs_img_header_t`): an offset and a length for each section, in the image's order. */
const DIRECTORY = 32
const SECTIONS = 10
const FUNCTION_TABLE = 0
const CODE = 1
/** A function's entry (`devs_function_desc_t`) begins with where its code starts and how long it is. */
const ENTRY = 16
/** An image is filled up with zeros to this. */
const ALIGNMENT = 32

interface Section {
    start: number
    length: number
}

/** The program with shorter code, its debug information with it; both are new. Throws `CodeError` for code not understood. */
export function shrink({ binary, dbg }: Compiled): Compiled {
    const sections = sectionsOf(binary)
    const table = section(sections, FUNCTION_TABLE)
    const code = section(sections, CODE)
    const moved = new Map<number, number>()
    const head = binary.slice(0, code.start)
    const view = viewOf(head)
    const parts: Uint8Array[] = []
    let end = code.start
    for (let at = table.start; at < table.start + table.length; at += ENTRY) {
        const old = sectionAt(view, at)
        const operations = decode(
            binary.subarray(old.start, old.start + old.length)
        )
        const { bytes, places } = encode(operations)
        const now = { start: end, length: bytes.length }
        notePlaces(moved, old, operations, places, now)
        view.setUint32(at, now.start, true)
        view.setUint32(at + 4, now.length, true)
        parts.push(bytes)
        end += now.length
    }
    moveSections(view, sections, end - code.start)
    const image = joined([head, ...parts, restOf(binary, sections)])
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

function viewOf(bytes: Uint8Array): DataView {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function sectionsOf(binary: Uint8Array): Section[] {
    const view = viewOf(binary)
    return Array.from({ length: SECTIONS }, (_, i) =>
        sectionAt(view, DIRECTORY + 8 * i)
    )
}

/** An offset and a length, as the directory has them, and a function's entry. */
function sectionAt(view: DataView, at: number): Section {
    return {
        start: view.getUint32(at, true),
        length: view.getUint32(at + 4, true),
    }
}

function section(sections: readonly Section[], index: number): Section {
    const found = sections[index]
    if (!found) throw new CodeError(`the program has no section ${index}`)
    return found
}

/** Writes the directory for code of another length: what lies behind it moves. */
function moveSections(
    view: DataView,
    sections: readonly Section[],
    length: number
): void {
    const gained = section(sections, CODE).length - length
    view.setUint32(DIRECTORY + 8 * CODE + 4, length, true)
    for (let i = CODE + 1; i < SECTIONS; ++i)
        view.setUint32(
            DIRECTORY + 8 * i,
            section(sections, i).start - gained,
            true
        )
}

/** What lies behind the code, without what fills the image up. */
function restOf(binary: Uint8Array, sections: readonly Section[]): Uint8Array {
    const code = section(sections, CODE)
    const last = section(sections, SECTIONS - 1)
    return binary.subarray(code.start + code.length, last.start + last.length)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const whole = new Uint8Array(Math.ceil(length / ALIGNMENT) * ALIGNMENT)
    let at = 0
    for (const part of parts) {
        whole.set(part, at)
        at += part.length
    }
    return whole
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
