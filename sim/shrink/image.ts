/** A program's image (`devs_img_header_t` of DeviceScript 2.16.4): a directory of sections, in the image's order. */

export interface Section {
    start: number
    length: number
}

/** The directory: an offset and a length for each section. */
export const DIRECTORY = 32
export const SECTIONS = 10

/** Sections by their places in the directory. */
export const FUNCTIONS = 0
export const CODE = 1
export const ASCII = 4
export const UTF8 = 5
export const BUFFERS = 6
export const DATA = 7
export const SPECS = 8

/** A function's entry (`devs_function_desc_t`) begins with where its code starts and how long it is. */
export const ENTRY = 16

/** An image is filled up with zeros to this. */
const ALIGNMENT = 32

export function viewOf(bytes: Uint8Array): DataView {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** An offset and a length, as the directory has them, and a function's entry. */
export function sectionAt(view: DataView, at: number): Section {
    return {
        start: view.getUint32(at, true),
        length: view.getUint32(at + 4, true),
    }
}

/** A section of an image by its place in the directory. */
export function section(view: DataView, index: number): Section {
    return sectionAt(view, DIRECTORY + 8 * index)
}

/** Where each of `size` bytes begins in a section. */
export function entries(
    { start, length }: Section,
    size: number
): readonly number[] {
    return Array.from({ length: length / size }, (_, i) => start + i * size)
}

/** The image with other bytes, a multiple of four of them, in a section's place; all behind it moves, the directory too. */
export function replaced(
    image: Uint8Array,
    index: number,
    bytes: Uint8Array
): Uint8Array {
    const old = section(viewOf(image), index)
    const last = section(viewOf(image), SECTIONS - 1)
    const rest = image.subarray(
        old.start + old.length,
        last.start + last.length
    )
    const whole = joined([image.subarray(0, old.start), bytes, rest])
    const view = viewOf(whole)
    view.setUint32(DIRECTORY + 8 * index + 4, bytes.length, true)
    for (let i = index + 1; i < SECTIONS; ++i) {
        const { start } = section(view, i)
        const moved = start + bytes.length - old.length
        view.setUint32(DIRECTORY + 8 * i, moved, true)
    }
    return whole
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
