// Seeds for a game's generator: the hardware's random source, mixed with the moments of presses.

import { randomBuffer } from "@devicescript/crypto"

/**
 * The hardware's source alone would do if every board had a good one. The moments of presses, in
 * milliseconds, make two handhelds differ that have a bad one.
 */
let pool = 0

/** Takes in a moment (ms), as of a press. */
export function mixSeed(moment: number): void {
    pool = Math.imul(pool ^ (moment | 0), 0x9e3779b1)
    pool ^= pool >>> 15
}

/** Three new integers of 32 bits, signed. Allocates: for the start of a game. */
export function newSeed(): number[] {
    const bytes = randomBuffer(12)
    const words: number[] = []
    for (let at = 0; at < 12; at += 4) {
        mixSeed(at)
        words.push(bytes.getAt(at, "i32") ^ pool)
    }
    return words
}
