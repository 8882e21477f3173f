/** The owner's settings among those given at deploy, checked as the program checks them when it reads them. */
import { NAMES_SIZE, parseNames } from "../src/engine/names"
import { type GameWords, look } from "../src/engine/game"
import { ENGLISH, NO_LANGUAGE, parseLanguage } from "../src/engine/language"
import { labelOfGroup, parseGroup, type SetGroup } from "../src/engine/set"
import { GAMES } from "../src/games/list"
import type { Settings } from "./env"

/** Throws one line naming the key of the first setting that the program would not understand, and what it may be. */
export function checkOwnerSettings(settings: Settings): void {
    const names = settings.get("names")
    if (names && !parseNames(names, new Uint8Array(NAMES_SIZE)))
        wrong("names", "up to 8 names of up to 6 letters, - for none", names)
    const language = settings.get("language")
    if (language && parseLanguage(language) === NO_LANGUAGE)
        wrong("language", "en or es", language)
    for (const game of GAMES.map(({ make }) => make()))
        for (const group of game.set?.() ?? []) {
            const value = settings.get(group.key)
            if (value && !parseGroup(group, value))
                wrong(group.key, whatOf(group, game.words(ENGLISH)), value)
        }
}

/** What a group's numbers may be; of two to choose from, what each means. */
function whatOf(group: SetGroup, { labels }: GameWords): string {
    const { least, most, min, max, step } = group
    if (max - min === 1)
        return [min, max]
            .map(
                value =>
                    `${value} (${look(labels, labelOfGroup(group, 0, value))})`
            )
            .join(" or ")
    const count = least === most ? `${most}` : `${least} to ${most}`
    const steps = step === 1 ? "" : ` in steps of ${step}`
    return `${count} numbers from ${min * step} to ${max * step}${steps}`
}

function wrong(key: string, what: string, value: Uint8Array): never {
    const text = new TextDecoder().decode(value)
    throw new Error(`setting ${key}: must be ${what}, not ${text}`)
}
