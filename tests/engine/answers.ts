/** Answers that look random and follow from where a prompt stands, so that a prompt asked twice is answered alike. */
import type { Table } from "../../src/engine/table"
import { pick } from "./pick"

/** An answer that fits a prompt, whatever it asks for. */
export function anyOpen(table: Table, place: number[]): number {
    const all = Array.from({ length: table.count }, (_, i) => i)
    const fits = all.filter(i => table.isOpen(i))
    return fits[pick(fits.length, ...place)] ?? 0
}
