// OwnNames: the players' names, as deployed and as entered on the handheld.

import { BEFORE_A, isLetter, NAMES_SIZE, parseNames } from "../engine/names"
import { letters } from "../ui/names"
import { keptIn, loadList, saveList } from "./kept"

/** Where those entered are kept. */
export const NAMES_KEY = "names.own"
/** The deployed setting, see docs/own-set.md. */
const DEPLOYED = "names"

/** Takes the names up; gives the key of a setting that can't be read, which then counts as nothing, or an empty string. */
export async function loadNames(): Promise<string> {
    const values: number[] = []
    letters.fillAt(0, NAMES_SIZE, 0)
    const count = await loadList(NAMES_KEY, values)
    if (count === NAMES_SIZE && areLetters(values)) {
        for (let i = 0; i < NAMES_SIZE; ++i)
            if (values[i] !== 0) letters[i] = BEFORE_A + values[i]
        return ""
    }
    if (count !== 0) return NAMES_KEY
    const json = await keptIn.load(DEPLOYED)
    if (!json || parseNames(json, letters)) return ""
    letters.fillAt(0, NAMES_SIZE, 0)
    return DEPLOYED
}

export async function saveNames(): Promise<void> {
    const values: number[] = []
    for (let i = 0; i < NAMES_SIZE; ++i)
        values.push(letters[i] > 0 ? letters[i] - BEFORE_A : 0)
    await saveList(NAMES_KEY, values)
}

function areLetters(values: number[]): boolean {
    for (let i = 0; i < NAMES_SIZE; ++i)
        if (values[i] !== 0 && !isLetter(BEFORE_A + values[i])) return false
    return true
}
