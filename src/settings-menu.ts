// SettingsMenu: what the owner of a handheld can set, see, and forget.

import { Oled } from "./device/oled"
import { PanelSettings } from "./device/panel/settings"
import { GameEntry, GAMES } from "./games/list"
import { Drawer } from "./owner/kept"
import { eraseNames, loadNames, NAMES_KEY, saveNames } from "./owner/own-names"
import { OwnSet, setKey } from "./owner/own-set"
import { eraseWinners, loadWinners } from "./owner/winners"
import { eraseSave } from "./saved-game"
import { DisplayPage } from "./ui/display-page"
import { HELD, List } from "./ui/list"
import { NamesPage } from "./ui/names-page"
import { NO_ARGS, Screen } from "./ui/screen"
import { SetPage } from "./ui/set-page"
import {
    ABOUT,
    FORGET_TEXT,
    HOUSE_SET,
    LABELS,
    LINE_UNREADABLE,
    NAMES_UNREADABLE,
    NO_WINNERS,
    OWN_SET,
    SET_OF,
    SET_UNREADABLE,
    TITLES,
    WINNERS_UNREADABLE,
} from "./ui/strings"
import { Views } from "./ui/views"
import { close as closeWords, open as openWords } from "./ui/vocabulary"
import { showWinners } from "./ui/winners-page"

const LAST_ITEMS = ["winners", "display", "about", "forget"]
const FORGET_OPTIONS = ["keepAll", "yesErase"]
/** Where the question whether to forget ends and its options begin. */
const QUESTION_ROWS = 4

/** What the pages work on. */
export interface Parts {
    readonly drawer: Drawer
    readonly screen: Screen
    readonly views: Views
    readonly settings: PanelSettings
    readonly oled: Oled
}

/** Takes the names up, and says so where they can't be read. */
export async function takeUpNames(parts: Parts): Promise<void> {
    const key = await loadNames(parts.drawer)
    if (key === NAMES_KEY)
        await parts.views.note(TITLES.names, NAMES_UNREADABLE)
    else if (key !== "") await tellOfLine(parts.views, key)
}

/** A game's set, taken up; where it can't be read, that is said. */
export async function takeUpSet(
    parts: Parts,
    entry: GameEntry
): Promise<OwnSet> {
    const { drawer, views } = parts
    const game = entry.make()
    const set = new OwnSet(drawer, entry.id, game.set ? game.set() : [])
    await set.load()
    const key = set.unreadable
    if (key === setKey(entry.id)) await views.note(TITLES.mySet, SET_UNREADABLE)
    else if (key !== "") await tellOfLine(views, key)
    return set
}

/** A deployed setting that is not understood. */
async function tellOfLine(views: Views, key: string): Promise<void> {
    console.warn(`setting ${key} is not understood`)
    await views.note(key, LINE_UNREADABLE)
}

/** The menu behind _Settings_; made when it is opened. */
export class SettingsMenu {
    private readonly list: List
    private readonly items = ["names"]
    private readonly numbers: number[] = []
    /** The games with a set, in the order of their items, which come after the first. */
    private readonly withSets: GameEntry[] = []

    constructor(private readonly parts: Parts) {
        this.list = new List(parts.screen)
        for (const entry of GAMES)
            if (entry.make().set) {
                this.withSets.push(entry)
                this.items.push(SET_OF + entry.name)
            }
        for (const item of LAST_ITEMS) this.items.push(item)
        for (let i = 0; i < this.items.length; ++i) this.numbers.push(0)
    }

    /** Until SELECT is held, or everything is forgotten. */
    async open(): Promise<void> {
        let cursor = 0
        for (;;) {
            this.list.options(this.items, this.numbers, this.items.length)
            this.list.cursor = cursor
            this.parts.screen.begin()
            cursor = await this.list.choose(0, TITLES.settings, NO_ARGS)
            if (cursor === HELD) return
            const item = this.items[cursor]
            if (item !== "forget") await this.carryOut(item, cursor)
            else if (await this.forget()) return
        }
    }

    private async carryOut(item: string, index: number): Promise<void> {
        const { drawer, oled, screen, settings, views } = this.parts
        if (item === "names") {
            await takeUpNames(this.parts)
            await new NamesPage(screen, async () => {
                await saveNames(drawer)
            }).open()
        } else if (item === "winners") await this.winners()
        else if (item === "display")
            await new DisplayPage(screen, settings, oled).open()
        else if (item === "about")
            await views.pages(LABELS.about, await this.about())
        else await this.mySet(this.withSets[index - 1])
    }

    private async mySet(entry: GameEntry): Promise<void> {
        openWords(entry.make().words())
        const set = await takeUpSet(this.parts, entry)
        await new SetPage(this.parts.screen, set).open()
        closeWords()
    }

    private async winners(): Promise<void> {
        const { drawer, screen, views } = this.parts
        const wins = await loadWinners(drawer)
        if (!wins) await views.note(TITLES.winners, WINNERS_UNREADABLE)
        else if (wins.length === 0) await views.note(TITLES.winners, NO_WINNERS)
        else await showWinners(screen, views, wins, nameOfGame)
    }

    /** What the device says about itself and all its games, and with whose numbers the next one begins. */
    private async about(): Promise<string[]> {
        const pages = [ABOUT]
        for (const entry of GAMES) {
            const game = entry.make()
            for (const page of game.words().about) pages.push(page)
            if (!game.set) continue
            const set = await takeUpSet(this.parts, entry)
            pages.push(set.isOwn() ? OWN_SET : HOUSE_SET)
        }
        return pages
    }

    /** Asks, then erases all that was ever saved on the handheld; gives whether it did. */
    private async forget(): Promise<boolean> {
        const { drawer, oled, screen, settings } = this.parts
        const { list } = this
        screen.begin()
        screen.paragraph(FORGET_TEXT, NO_ARGS, 0, QUESTION_ROWS)
        list.options(FORGET_OPTIONS, this.numbers, FORGET_OPTIONS.length)
        if ((await list.choose(QUESTION_ROWS, TITLES.forget, NO_ARGS)) !== 1)
            return false
        for (const entry of GAMES) {
            await eraseSave(drawer.store, entry.id)
            await drawer.store.erase(setKey(entry.id))
        }
        await eraseNames(drawer)
        await eraseWinners(drawer)
        await settings.forget()
        await takeUpNames(this.parts)
        oled.choose()
        await oled.dim(false)
        return true
    }
}

function nameOfGame(mark: number): string {
    for (const entry of GAMES) if (entry.mark === mark) return entry.name
    return ""
}
