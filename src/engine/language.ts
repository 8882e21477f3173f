import { Bytes } from "./journal"

/** The languages that there are words in, by number. What the console says, or a share code, is in none of them. */
export const ENGLISH = 0
export const SPANISH = 1
/** None of them. */
export const NO_LANGUAGE = -1

const E = 101
const N = 110
const S = 115
/** The code and its quotes. */
const LENGTH = 4

/** The language of a deployed setting's JSON text, `"en"` or `"es"`; `NO_LANGUAGE` for any other. */
export function parseLanguage(json: Bytes): number {
    if (json.length === LENGTH && json[1] === E) {
        if (json[2] === N) return ENGLISH
        if (json[2] === S) return SPANISH
    }
    return NO_LANGUAGE
}
