/** Bytes as the panel shows them, and as a module holds them. */
import type { Panel } from "./screen"

/** Columns of 8 pixels, uppermost in bit 0. */
export function bytesAt(
    panel: Panel,
    row: number,
    left: number,
    width: number
) {
    return Array.from({ length: width }, (_, x) => {
        let byte = 0
        for (let y = 0; y < 8; ++y)
            if (panel.pixel(left + x, row * 8 + y)) byte |= 1 << y
        return byte
    })
}

/** The bytes of a `hex` literal out of the text of a module of pictures; throws when it holds none of that name. */
export function bytesOf(source: string, name: string): Uint8Array {
    const literal = new RegExp(` ${name} = hex\`([^\`]*)\``).exec(source)?.[1]
    const hex = literal?.replace(/\s/g, "")
    if (!hex) throw new Error(`there is no ${name}`)
    const bytes = hex.match(/../g) ?? []
    return Uint8Array.from(bytes, byte => parseInt(byte, 16))
}
