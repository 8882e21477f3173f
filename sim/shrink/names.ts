/**
 * Leaves out the names that only functions have: the chip would print them where a program stops, and its flash is full. Who
 * has the debug information finds them by the function's number, which is printed too.
 */
import { decode } from "./code"
import {
    ASCII,
    BUFFERS,
    DATA,
    ENTRY,
    entries,
    FUNCTIONS,
    replaced,
    section,
    sectionAt,
    SPECS,
    UTF8,
    viewOf,
} from "./image"
import { ASCII_FIELD, ASCII_STRING } from "./ops"

/** A number of a string has its kind in the upper two bits. */
const KIND = 14
const ASCII_KIND = 2

/** The image without them; each is an empty text then. */
export function withoutNames(image: Uint8Array): Uint8Array {
    const copy = image.slice()
    const view = viewOf(copy)
    const data = section(view, DATA)
    const used = usedTexts(copy)
    const texts: number[] = []
    let end = 0
    entries(section(view, ASCII), 2).forEach((entry, i) => {
        const text = textAt(copy, data.start + view.getUint16(entry, true))
        end = Math.max(end, view.getUint16(entry, true) + text.length)
        // the last byte of the first text is its end, which is an empty text
        const at = used.has(i) || texts.length === 0 ? texts.length : undefined
        view.setUint16(entry, at ?? firstEnd(texts), true)
        if (at !== undefined) texts.push(...text)
    })
    const old = align(end)
    while (texts.length % 4 !== 0) texts.push(0)
    moveOthers(view, old - texts.length)
    const rest = copy.subarray(data.start + old, data.start + data.length)
    return replaced(copy, DATA, Uint8Array.from([...texts, ...rest]))
}

const align = (length: number): number => Math.ceil(length / 4) * 4

const firstEnd = (texts: readonly number[]): number => texts.indexOf(0)

/** A text of ASCII with the zero that ends it. */
function textAt(image: Uint8Array, at: number): Uint8Array {
    return image.subarray(at, image.indexOf(0, at) + 1)
}

/** UTF-8 texts and buffers lie behind those of ASCII: they come so many bytes nearer. */
function moveOthers(view: DataView, by: number): void {
    for (const entry of entries(section(view, UTF8), 4))
        view.setUint32(entry, view.getUint32(entry, true) - by, true)
    for (const entry of entries(section(view, BUFFERS), 8))
        view.setUint32(entry, view.getUint32(entry, true) - by, true)
}

/** Which texts the code uses, or the specifications of services do. */
function usedTexts(image: Uint8Array): Set<number> {
    const view = viewOf(image)
    const used = new Set<number>()
    for (const entry of entries(section(view, FUNCTIONS), ENTRY)) {
        const { start, length } = sectionAt(view, entry)
        for (const { op, value } of decode(
            image.subarray(start, start + length)
        ))
            if (op === ASCII_FIELD || op === ASCII_STRING) used.add(value)
    }
    // not all that looks like the number of a text is one: then a name too many stays
    for (const at of entries(section(view, SPECS), 2)) {
        const number = view.getUint16(at, true)
        if (number >> KIND === ASCII_KIND) used.add(number & ((1 << KIND) - 1))
    }
    return used
}
