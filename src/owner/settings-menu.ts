// The menu behind Settings: what the owner of a handheld can set, see, and forget.

import { Oled } from "../device/oled"
import { PanelSettings } from "../device/panel/settings"
import { GameEntry } from "../engine/game"
import { eraseSave } from "../saved-game"
import { DisplayPage } from "../ui/display-page"
import { HELD, List } from "../ui/list"
import { NO_ARGS, Screen } from "../ui/screen"
import {
    ABOUT,
    FORGET_TEXT,
    HOUSE_SET,
    LINE_UNREADABLE,
    NAMES_UNREADABLE,
    OWN_SET,
    SET_OF,
    SET_UNREADABLE,
} from "../ui/strings"
import { Views } from "../ui/views"
import {
    addAbout,
    close as closeWords,
    label,
    open as openWords,
    title,
} from "../ui/vocabulary"
import { confirm } from "./confirm"
import { Drawer } from "./kept"
import { openNames } from "./names-page"
import { loadNames, NAMES_KEY } from "./own-names"
import { OwnSet, setKey } from "./own-set"
import { openSet } from "./set-page"
import { WINNERS_KEY } from "./winners"
import { openWinners } from "./winners-page"

/** What the pages work on. */
export interface Parts {
    readonly drawer: Drawer
    readonly screen: Screen
    readonly views: Views
    readonly list: List
    readonly settings: PanelSettings
    readonly oled: Oled
    readonly games: GameEntry[]
}

/** Takes the names up, and says so where they can't be read. */
export async function takeUpNames(parts: Parts): Promise<void> {
    const key = await loadNames(parts.drawer)
    await tellUnreadable(parts.views, key, NAMES_KEY, NAMES_UNREADABLE)
}

/** A game's set, taken up; where it can't be read, that is said. */
export async function takeUpSet(
    parts: Parts,
    entry: GameEntry
): Promise<OwnSet> {
    const { drawer, views } = parts
    const set = new OwnSet(drawer, entry.id, entry.make().set())
    await set.load()
    await tellUnreadable(
        views,
        set.unreadable,
        setKey(entry.id),
        SET_UNREADABLE
    )
    return set
}

/** Says which setting is not understood, if one is: what was entered under key `own`, or one given at deploy. */
async function tellUnreadable(
    views: Views,
    key: string,
    own: string,
    words: string
): Promise<void> {
    if (key === "") return
    console.warn(`setting ${key} is not understood`)
    await views.note(key, key === own ? words : LINE_UNREADABLE)
}

/** Until SELECT is held, or everything is forgotten. */
export async function openSettings(parts: Parts): Promise<void> {
    const { drawer, list, oled, screen, settings, views } = parts
    const items = ["names"]
    const withSets: GameEntry[] = []
    for (const entry of parts.games)
        if (entry.make().set) {
            withSets.push(entry)
            items.push(SET_OF + entry.name)
        }
    for (const item of ["winners", "display", "about", "forget"])
        items.push(item)
    let cursor = 0
    for (;;) {
        screen.begin()
        list.options(items, screen.args, items.length)
        list.cursor = cursor
        cursor = await list.choose(0, title("settings"), NO_ARGS)
        if (cursor === HELD) return
        const item = items[cursor]
        if (item === "names") {
            await takeUpNames(parts)
            await openNames(drawer, screen, list)
        } else if (item === "winners")
            await openWinners(drawer, screen, views, parts.games)
        else if (item === "display")
            await new DisplayPage(screen, settings, oled).open()
        else if (item === "about")
            await views.pages(label("about"), await aboutAll(parts))
        else if (item !== "forget") await mySet(parts, withSets[cursor - 1])
        else if (await confirm(screen, list, title("forget"), FORGET_TEXT)) {
            await forget(parts)
            return
        }
    }
}

async function mySet(parts: Parts, entry: GameEntry): Promise<void> {
    openWords(entry.make().words())
    await openSet(await takeUpSet(parts, entry), parts.screen, parts.list)
    closeWords()
}

/** What the device says about itself and all its games, and with whose numbers the next one begins. */
async function aboutAll(parts: Parts): Promise<string[]> {
    const pages = [ABOUT]
    for (const entry of parts.games) {
        const game = entry.make()
        addAbout(pages, game.words())
        if (game.set)
            pages.push(
                (await takeUpSet(parts, entry)).isOwn() ? OWN_SET : HOUSE_SET
            )
    }
    return pages
}

/** Erases all that was ever saved on the handheld. */
async function forget(parts: Parts): Promise<void> {
    const { drawer, oled, settings } = parts
    const { store } = drawer
    for (const entry of parts.games) {
        await eraseSave(store, entry.id)
        await store.erase(setKey(entry.id))
    }
    await store.erase(NAMES_KEY)
    await store.erase(WINNERS_KEY)
    await settings.forget()
    await takeUpNames(parts)
    oled.choose()
    await oled.dim(false)
}
