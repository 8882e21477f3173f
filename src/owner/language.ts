// The language: as deployed, as chosen on the handheld, and asked for at first boot.

import { ENGLISH, parseLanguage, SPANISH } from "../engine/language"
import { ROLL, SELECT } from "../device/buttons"
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
import { language, speak } from "../ui/vocabulary"
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
    let key = LANGUAGE_KEY
    if (count === 0) {
        const json = await keptIn.load(DEPLOYED)
        if (!json) return await ask()
        key = DEPLOYED
        values[0] = parseLanguage(json)
    }
    const given = values[0]
    if (given === ENGLISH || given === SPANISH) {
        speak(given)
        return
    }
    console.warn(`setting ${key} is not understood`)
    await ask()
}

/** Speaks the other language from now on. */
export async function nextLanguage(): Promise<void> {
    await choose(language === SPANISH ? ENGLISH : SPANISH)
}

/** Asks, each language in its own words; one press takes it. */
async function ask(): Promise<void> {
    beginScreen()
    printTitle(0, ASK_LANGUAGE, NO_ARGS, 0, 0)
    paragraph(LANGUAGE_CHOICES, NO_ARGS, 1, ROWS)
    footer(SELECT_SPANISH, ROLL_ENGLISH, 0)
    await show()
    for (;;) {
        const press = await nextPress()
        if (press === ROLL) return await choose(ENGLISH)
        if (press === SELECT) return await choose(SPANISH)
    }
}

async function choose(chosen: number): Promise<void> {
    speak(chosen)
    await saveList(LANGUAGE_KEY, [chosen])
}
