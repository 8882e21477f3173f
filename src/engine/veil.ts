import { Cells, RANDOM } from "./cells"
import { TurnEntry } from "./journal"

/**
 * What veils the choices made in secret in a turn: the generator's state, which stands while nothing but such choices is
 * made. It is saved with them, so a veil keeps them from somebody who looks at the bytes of a flash, and not from somebody who knows
 * this program.
 */
export function veilOf(cells: Cells): number {
    let veil = 0
    for (let i = 0; i < 4; ++i)
        veil = Math.imul(veil ^ cells[RANDOM + i], 0x2c1b3c6d) ^ (veil >>> 15)
    return veil | 1
}

/** Veils a turn's choices, in their lowest 8 bits; or unveils them. */
export function veilChoices(entry: TurnEntry, veil: number): void {
    for (let i = 0; i < entry.count; ++i) {
        veil = Math.imul(veil ^ (veil >>> 13), 0x297a2d39)
        entry.choices[i] ^= (veil >>> 16) & 0xff
    }
}
