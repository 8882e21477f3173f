/** Answers that look random and follow from where a prompt stands, so that a prompt asked twice is answered alike. */
import type { Table } from "../../src/engine/table"

/** A number from 0 to `n` - 1 that looks random but follows from the others. */
export function pick(n: number, ...from: number[]): number {
    let hash = 0x9e3779b9
    for (const value of from) {
        hash = Math.imul(hash ^ value, 0x85ebca6b)
        hash ^= hash >>> 13
        hash = Math.imul(hash, 0xc2b2ae35)
        hash ^= hash >>> 16
    }
    return (hash >>> 0) % n
}

/** An answer that fits a prompt, whatever it asks for. */
export function anyOpen(table: Table, place: number[]): number {
    const all = Array.from({ length: table.answers() }, (_, i) => i)
    const fits = table.take > 0 ? all : all.filter(i => table.isOpen(i))
    return fits[pick(fits.length, ...place)] ?? 0
}
