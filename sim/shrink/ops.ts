/**
 * Bytecode of DeviceScript's virtual machine, as far as shrinking it needs to know: which operations carry a number behind
 * their byte, which of them jump, and how numbers are written. Source: `bytecode/bytecode.md` of DeviceScript 2.16.4.
 */

/** Whose number is that of a text of ASCII: a field's name, and a text itself. */
export const ASCII_FIELD = 27
export const ASCII_STRING = 37

/** From here on a byte is a small constant. */
const FIRST_CONSTANT = 0x80
/** The last operation of 2.16.4. */
const LAST = 94

const WITH_NUMBER = new Set([
    1, 13, 14, 16, 17, 18, 21, 22, 26, 27, 28, 29, 30, 34, 35, 36, 37, 38, 39,
    40, 41, 73, 74, 75, 78, 80, 81, 86, 94,
])

/** Jumps: always, if false, if nothing was returned; into and out of a `try`, and a `break` or `return` out of one. */
const JUMPS = new Set([13, 14, 78, 80, 81, 86])

/** Whether there is such an operation. */
export const isKnown = (op: number): boolean =>
    op > 0 && (op <= LAST || op >= FIRST_CONSTANT)

/** Whether a number follows the operation's byte. */
export const takesNumber = (op: number): boolean => WITH_NUMBER.has(op)

/** Whether that number is a way to another operation, counted from the operation's own byte. */
export const isJump = (op: number): boolean => JUMPS.has(op)

/** A byte below this is a number itself; from it on it tells the sign (bit 2) and how many bytes follow (bits 0 and 1, less one). */
const FIRST_LONG = 0xf8
const NEGATIVE = 4

/** The number at `at`, and how many bytes it takes, 1 to 5. */
export function readNumber(
    bytes: Uint8Array,
    at: number
): { value: number; length: number } {
    const first = bytes[at] ?? 0
    if (first < FIRST_LONG) return { value: first, length: 1 }
    const count = (first & 3) + 1
    let value = 0
    for (let i = 1; i <= count; ++i) value = value * 256 + (bytes[at + i] ?? 0)
    return { value: first & NEGATIVE ? -value : value, length: 1 + count }
}

/** The fewest bytes for a 32-bit number. */
export function numberBytes(value: number): number[] {
    if (value >= 0 && value < FIRST_LONG) return [value]
    const bytes: number[] = []
    for (let rest = Math.abs(value); rest > 0; rest = Math.floor(rest / 256))
        bytes.unshift(rest % 256)
    const sign = value < 0 ? NEGATIVE : 0
    return [FIRST_LONG | sign | (bytes.length - 1), ...bytes]
}
