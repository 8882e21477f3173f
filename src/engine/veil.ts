import { Cells, RANDOM } from "./cells"
import { departure, isVeiled, promptOf } from "./journal"

/**
 * What veils the choice made in secret that is number `at` of its turn, in its lowest 8 bits: the generator's state, which
 * stands while nothing but such choices is made. It is saved with them, so a veil keeps them from somebody who looks at the
 * bytes of a flash, and not from somebody who knows this program.
 */
function veilOf(cells: Cells, at: number): number {
    let veil = at + 1
    for (let i = 0; i < 4; ++i)
        veil = Math.imul(veil ^ cells[RANDOM + i], 0x2c1b3c6d) ^ (veil >>> 15)
    veil = Math.imul(veil ^ (veil >>> 13), 0x297a2d39)
    return (veil >>> 16) & 0xff
}

/** What stands in a journal or a save for that choice, up to 65535. */
export function veil(cells: Cells, at: number, choice: number): number {
    return departure(choice ^ veilOf(cells, at), 0)
}

/** The choice that an entry stands for, be it veiled or not. */
export function unveil(cells: Cells, at: number, entry: number): number {
    return isVeiled(entry) ? promptOf(entry) ^ veilOf(cells, at) : entry
}
