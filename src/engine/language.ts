import { Bytes } from "./journal"

/** The languages that there are words in, by number; words of other text, such as the console's, are English. */
export const ENGLISH = 0
export const SPANISH = 1
/** None of them. */
export const NO_LANGUAGE = -1

const LOWER_CASE = 32
const E = 101
const N = 110
const S = 115
/** The code and its quotes. */
const LENGTH = 4

/** The language of a deployed setting's JSON text, `"en"` or `"es"` in either case; `NO_LANGUAGE` for any other. */
export function parseLanguage(json: Bytes): number {
    if (json.length !== LENGTH || (json[1] | LOWER_CASE) !== E)
        return NO_LANGUAGE
    const letter = json[2] | LOWER_CASE
    if (letter === N) return ENGLISH
    return letter === S ? SPANISH : NO_LANGUAGE
}
