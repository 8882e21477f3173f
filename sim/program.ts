/** What can be said of a compiled program, a `.devs` file, without running it. */

/** How every program begins. */
const MAGIC = [0x44, 0x65, 0x76, 0x53, 0x0a, 0x6e, 0x29, 0xf1]

/** The header and an empty program. */
const MIN_SIZE = 160

/** The flash has 28 pages of 4 kB for the program and its 128-byte header; the last one is never used. */
const MAX_SIZE = 27 * 4096 - 128

/** Undefined when `program` can be put into flash, else what is wrong with it, to be put after a name. */
export function programProblem(program: Uint8Array): string | undefined {
    if (
        program.length < MIN_SIZE ||
        !MAGIC.every((byte, i) => program[i] === byte)
    ) {
        return "is not compiled by DeviceScript"
    }
    if (program.length <= MAX_SIZE) return undefined
    return `is ${program.length} bytes long, the flash takes ${MAX_SIZE}`
}

/** The 32-bit FNV-1a hash by which the chip knows its program. */
export function programHash(program: Uint8Array): number {
    let hash = 0x811c9dc5
    for (const byte of program) hash = Math.imul(hash ^ byte, 0x01000193)
    return hash >>> 0
}
