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
const N_TILDE = 24
const LEAD = 0xc3
/** Letters by number: from 1 A to Z, 27 Ñ, and from 31 on Á É Í Ó Ú Ü, so that rows of six begin with A, G, M, S, Y and Á. */
const NUMBER_OF_N_TILDE = 27
const NUMBER_OF_A_ACUTE = 31
const NUMBER_OF_U_DIAERESIS = 36

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
        let letter = byte & ~LOWER_CASE
        if (byte === LEAD) {
            ++i
            letter = accented(json[i] & ~LOWER_CASE)
        }
        if ((letter >= A && letter <= Z) || byte === LEAD) {
            if (letter === 0) return false
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

/** The glyph code of an accented capital by its second UTF-8 byte; 0 for another. */
function accented(second: number): number {
    const seconds = [0x81, 0x89, 0x8d, 0x93, 0x9a, 0x9c, 0x91]
    const i = seconds.indexOf(second)
    return i < 0 ? 0 : A_ACUTE + i
}

/** The glyph code of a letter by its number, and the other way round; 0 is none either way. */
export function letterOf(number: number): number {
    if (number === 0) return 0
    if (number === NUMBER_OF_N_TILDE) return N_TILDE
    if (number >= NUMBER_OF_A_ACUTE) return number + A_ACUTE - NUMBER_OF_A_ACUTE
    return number + A - 1
}

export function numberOf(letter: number): number {
    if (letter === 0) return 0
    if (letter === N_TILDE) return NUMBER_OF_N_TILDE
    if (letter < A) return letter - A_ACUTE + NUMBER_OF_A_ACUTE
    return letter - A + 1
}

/** Whether a letter has that number, or it is 0. */
export function isLetter(number: number): boolean {
    if (number < 0 || number > NUMBER_OF_U_DIAERESIS) return false
    return number <= NUMBER_OF_N_TILDE || number >= NUMBER_OF_A_ACUTE
}
