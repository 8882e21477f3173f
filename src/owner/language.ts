// The language: as chosen on the handheld, as deployed, and asked for where there is neither.

import { ENGLISH, parseLanguage, SPANISH } from "../engine/language"
import { ROLL, SELECT_HOLD } from "../device/buttons"
import {
    beginScreen,
    footer,
    nextPress,
    NO_ARGS,
    paragraph,
    printTitle,
    show,
} from "../ui/screen"
import {
    ASK_LANGUAGE,
    LANGUAGE_CHOICES,
    ROLL_ENGLISH,
    SELECT_SPANISH,
} from "../ui/strings"
import { speak } from "../ui/vocabulary"
import { keptIn, loadList, saveList } from "./kept"

/** Where the one chosen is kept. */
export const LANGUAGE_KEY = "language.own"
/** The deployed setting, see docs/language.md. */
const DEPLOYED = "language"

const ROWS = 3

/** Speaks what was chosen or, where nothing was, what was deployed; asks where there is neither, or it can't be read. */
export async function takeUpLanguage(): Promise<void> {
    const values: number[] = []
    const count = await loadList(LANGUAGE_KEY, values)
    const json = count === 0 ? await keptIn.load(DEPLOYED) : undefined
    if (json) values[0] = parseLanguage(json)
    const given = values[0]
    if (given === ENGLISH || given === SPANISH) speak(given)
    else {
        if (count !== 0 || json)
            console.warn("setting language is not understood")
        await ask()
    }
}

/** Asks, each language in its own words; one press takes it. */
async function ask(): Promise<void> {
    beginScreen()
    printTitle(0, ASK_LANGUAGE, NO_ARGS, 0, 0)
    paragraph(LANGUAGE_CHOICES, NO_ARGS, 1, ROWS)
    footer(SELECT_SPANISH, ROLL_ENGLISH, 0)
    await show()
    let press = SELECT_HOLD
    // a hold of another screen's ends here
    while (press === SELECT_HOLD) press = await nextPress()
    await chooseLanguage(press === ROLL ? ENGLISH : SPANISH)
}

/** Speaks a language from now on, and keeps that. */
export async function chooseLanguage(chosen: number): Promise<void> {
    speak(chosen)
    await saveList(LANGUAGE_KEY, [chosen])
}
