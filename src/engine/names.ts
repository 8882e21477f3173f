import { Bytes } from "./journal"

/** Players who can have a name, and the most letters of one. */
export const SEATS = 8
export const NAME_LETTERS = 6
/** The names: a byte a letter, its glyph's code, 0 behind the last; player after player. */
export const NAMES_SIZE = SEATS * NAME_LETTERS

const QUOTE = 34
const DASH = 45
const SPACE = 32
const COMMA = 44
const LOWER_CASE = 32
const A = 65
const Z = 90
/** The glyph codes of Á É Í Ó Ú Ü Ñ follow one another; in UTF-8 they have this byte before one of their own. */
const A_ACUTE = 18
const ACCENTED = [0x81, 0x89, 0x8d, 0x93, 0x9a, 0x9c, 0x91]
const LEAD = 0xc3

/** A letter as it is kept: its glyph's code less this, so that it is small; 0 is none. */
export const BEFORE_A = A - 1

/**
 * Reads names out of a deployed setting's JSON text, such as `"Anna Ben - Íñigo"`, a dash for a player without one, into
 * `letters`, which are all 0; gives whether they could be read.
 */
export function parseNames(json: Bytes, letters: Bytes): boolean {
    let seat = 0
    let length = 0
    let begun = false
    for (let i = 0; i < json.length; ++i) {
        const byte = json[i]
        let letter = byte & ~LOWER_CASE
        if (byte === LEAD) {
            ++i
            letter = A_ACUTE + ACCENTED.indexOf(json[i] & ~LOWER_CASE)
        } else if (letter < A) letter = 0
        if (isLetter(letter)) {
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

/** Whether a glyph code is that of a letter that a name can have. */
export function isLetter(code: number): boolean {
    if (code >= A) return code <= Z
    return code >= A_ACUTE && code < A_ACUTE + ACCENTED.length
}
