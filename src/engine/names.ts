import { Bytes } from "./journal"

/** Players who can have a name, and the most letters of one. */
export const SEATS = 8
export const NAME_LETTERS = 6
/** The names: a byte a letter, in ASCII, 0 behind the last; player after player. */
export const NAMES_SIZE = SEATS * NAME_LETTERS

const QUOTE = 34
const DASH = 45
const SPACE = 32
const COMMA = 44
const LOWER_CASE = 32
export const A = 65
export const Z = 90

/**
 * Reads names out of a deployed setting's JSON text, such as `"Anna Ben - Tom"`, a dash for a player without one, into
 * `letters`, which are all 0; gives whether they could be read.
 */
export function parseNames(json: Bytes, letters: Bytes): boolean {
    let seat = 0
    let length = 0
    let begun = false
    for (let i = 0; i < json.length; ++i) {
        const byte = json[i]
        const letter = byte & ~LOWER_CASE
        if (letter >= A && letter <= Z) {
            if (length === NAME_LETTERS || seat === SEATS) return false
            letters[seat * NAME_LETTERS + length] = letter
            length++
            begun = true
        } else if (byte === DASH && !begun) begun = true
        else if (byte === SPACE || byte === COMMA || byte === QUOTE) {
            if (begun) seat++
            length = 0
            begun = false
        } else return false
    }
    return true
}
