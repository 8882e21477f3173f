// The menu behind Settings: what the owner of a handheld can set, see, and forget.

import { Oled } from "../device/oled"
import { PanelSettings } from "../device/panel/settings"
import { GameEntry } from "../engine/game"
import { SPANISH } from "../engine/language"
import { eraseSave } from "../saved-game"
import { openDisplay } from "../ui/display-page"
import { askList, HELD } from "../ui/list"
import { NO_ARGS, screenArgs } from "../ui/screen"
import { showNote, showPages } from "../ui/views"
import {
    addAbout,
    close as closeWords,
    label,
    language,
    note,
    open as openWords,
} from "../ui/vocabulary"
import { confirm } from "./confirm"
import { keptIn } from "./kept"
import { chooseLanguage, LANGUAGE_KEY, takeUpLanguage } from "./language"
import { openNames } from "./names-page"
import { loadNames, NAMES_KEY } from "./own-names"
import { OwnSet, setKey } from "./own-set"
import { openSet } from "./set-page"
import { WINNERS_KEY } from "./winners"
import { openWinners } from "./winners-page"

/** The lines of the menu below those of sets. */
const AFTER_SETS = ["winners", "display", "language", "about", "forget"]

/** Takes the names up, and says so where they can't be read. */
export async function takeUpNames(): Promise<void> {
    await tellUnreadable(await loadNames(), NAMES_KEY, "namesUnreadable")
}

/** A game's set, taken up; where it can't be read, that is said. */
export async function takeUpSet(entry: GameEntry): Promise<OwnSet> {
    const set = new OwnSet(entry.id, entry.make().set())
    await set.load()
    await tellUnreadable(set.unreadable, setKey(entry.id), "setUnreadable")
    return set
}

/** Says which setting is not understood, if one is: what was entered under key `own`, or one given at deploy. */
async function tellUnreadable(
    key: string,
    own: string,
    words: string
): Promise<void> {
    if (key === "") return
    console.warn(`setting ${key} is not understood`)
    await showNote(key, note(key === own ? words : "lineUnreadable"))
}

/** Until SELECT is held, or everything is forgotten. */
export async function openSettings(
    games: GameEntry[],
    settings: PanelSettings,
    oled: Oled
): Promise<void> {
    const withSets: GameEntry[] = []
    for (const entry of games) if (entry.make().set) withSets.push(entry)
    let cursor = 0
    for (;;) {
        const items = ["names"]
        for (const game of withSets) items.push(`${note("setOf")} ${game.name}`)
        for (const item of AFTER_SETS) items.push(item)
        cursor = await askList(
            "settings",
            items,
            screenArgs,
            items.length,
            cursor,
            NO_ARGS
        )
        if (cursor === HELD) return
        const item = items[cursor]
        if (item === "names") {
            await takeUpNames()
            await openNames()
        } else if (item === "winners") await openWinners(games)
        else if (item === "display") await openDisplay(settings, oled)
        else if (item === "language") await chooseLanguage(SPANISH - language)
        else if (item === "about")
            await showPages(label("about"), await aboutAll(games))
        else if (item !== "forget") await mySet(withSets[cursor - 1])
        else if (await confirm(item)) {
            await forget(games)
            await settings.forget()
            oled.choose()
            await oled.dim(false)
            await takeUpLanguage()
            return
        }
    }
}

async function mySet(entry: GameEntry): Promise<void> {
    openWords(entry.make().words(language))
    await openSet(await takeUpSet(entry))
    closeWords()
}

/** What the device says about itself and all its games, and with whose numbers the next one begins. */
async function aboutAll(games: GameEntry[]): Promise<string[]> {
    const pages = [note("about")]
    for (const entry of games) {
        const game = entry.make()
        addAbout(pages, game.words(language))
        if (game.set)
            pages.push(
                note((await takeUpSet(entry)).isOwn() ? "ownSet" : "houseSet")
            )
    }
    return pages
}

/** Erases all of the players' that was ever saved on the handheld. */
async function forget(games: GameEntry[]): Promise<void> {
    for (const entry of games) {
        await eraseSave(keptIn, entry.id)
        await keptIn.erase(setKey(entry.id))
    }
    await keptIn.erase(NAMES_KEY)
    await keptIn.erase(WINNERS_KEY)
    await keptIn.erase(LANGUAGE_KEY)
    await takeUpNames()
}
