// App: the handheld from power-on.

import "./names-first"
import { Button } from "@devicescript/core"
import { STATE, WINNER, WON } from "./engine/cells"
import { CodeBook } from "./engine/code-book"
import { GameEntry } from "./engine/game"
import { Journal } from "./engine/journal"
import { EARLIER, FOREIGN, NONE, OTHER_VERSION } from "./engine/save"
import { Session } from "./engine/session"
import { Leave, QUIT, UNDO } from "./engine/table"
import { Bus } from "./device/bus"
import { Buttons, ROLL } from "./device/buttons"
import { Care } from "./device/care"
import { Clock } from "./device/clock"
import { Oled, simulated } from "./device/oled"
import { PanelSettings } from "./device/panel/settings"
import { mixSeed, newSeed } from "./device/random"
import { Store } from "./device/store"
import { witness } from "./device/witness"
import { setUpKept } from "./owner/kept"
import { takeUpLanguage } from "./owner/language"
import { openSettings, takeUpNames, takeUpSet } from "./owner/settings-menu"
import { noteWinner } from "./owner/winners"
import { hasSave, SavedGame } from "./saved-game"
import { Canvas } from "./ui/canvas"
import { Handheld, MakeHandheld } from "./ui/handheld"
import { askBelow, askList, HELD } from "./ui/list"
import {
    beginScreen,
    buttons,
    canvas,
    care,
    NO_ARGS,
    paragraph,
    screenArgs,
    setUpScreen,
} from "./ui/screen"
import { agreedOptions, agreedPlayers, askSetUp } from "./ui/set-up"
import { undo } from "./ui/table-menu"
import { showNote, showRanking } from "./ui/views"
import {
    close as closeWords,
    language,
    note,
    open as openWords,
    row,
    title,
} from "./ui/vocabulary"

/** Where the warning about a damaged save ends and its options begin. */
const WARNING_ROWS = 4

const SAVED_OPTIONS = ["continue", "eraseIt"]
const DAMAGED_OPTIONS = ["keepIt", "eraseIt"]
const SETTINGS = "settings"
/** The setting by which the simulator's host tells of a lost store. */
const LOST = "lost"

/** What is wrong with a save, as a note's key. */
function warningOf(state: number): string {
    if (state === EARLIER) return "partDamaged"
    if (state === FOREIGN) return "otherGame"
    return state === OTHER_VERSION ? "outdated" : "damaged"
}

const journal = new Journal(n => Buffer.alloc(n))
const book = new CodeBook(n => Buffer.alloc(n))
let games: GameEntry[]
let clock: Clock
let store: Store
let settings: PanelSettings
/** The panel; `main-devtools.ts` mirrors its frame. */
export let oled: Oled
let handheld: Handheld
let namesAreKnown = false

/** What is played: a game's entry, its session and its save. */
let entry: GameEntry
let session: Session
let saved: SavedGame

/**
 * Makes the handheld, once.
 * @param offered games in the main menu: as many as a program has room for
 * @param make makes the screens of games that need more than a `Handheld` has
 * @param bus the display's; by default as `Oled` has it
 */
export function setUpApp(
    select: Button,
    roll: Button,
    offered: GameEntry[],
    make?: MakeHandheld,
    bus?: Bus
): void {
    games = offered
    clock = new Clock(select)
    store = new Store(clock)
    settings = new PanelSettings(store)
    oled = new Oled(clock, settings, bus)
    if (simulated) witness(oled, store)
    const buttons = new Buttons(select, roll)
    const care = new Care(clock, buttons, oled, settings)
    setUpScreen(new Canvas(oled), buttons, care)
    setUpKept(store, journal.spare)
    handheld = make ? make(clock) : new Handheld(clock)
}

/** Switches the handheld on. */
export async function startApp(): Promise<void> {
    await clock.start()
    await settings.load()
    oled.choose()
    await oled.start()
}

/** Runs the handheld from power-on, for ever: main menu, set-up, and one session after another. */
export async function runApp(): Promise<void> {
    await startApp()
    await takeUpLanguage()
    if (simulated) await tellLoss()
    // a game that a power cut has stopped comes before any menu
    for (const game of games)
        if (await hasSave(store, game.id)) await open(game)
    for (;;) await mainMenu()
}

/** Says that a power cut took the saves. On a chip that takes the program too, so it is the simulator's host that knows. */
async function tellLoss(): Promise<void> {
    if (!(await store.load(LOST))) return
    await showNote(title(LOST), note(LOST))
    await store.erase(LOST)
}

async function mainMenu(): Promise<void> {
    const items: string[] = []
    for (const game of games) items.push(game.name)
    items.push(SETTINGS)
    care.steady = false
    const choice = await askList(
        "games",
        items,
        screenArgs,
        items.length,
        0,
        NO_ARGS
    )
    mixSeed(buttons.moment)
    if (choice === HELD) return
    if (choice < games.length) await open(games[choice])
    else await openSettings(games, settings, oled)
}

/** Makes a game, with its words; nothing of it stays when it is left. */
async function open(chosen: GameEntry): Promise<void> {
    const game = chosen.make()
    entry = chosen
    openWords(game.words(language))
    if (!namesAreKnown) {
        namesAreKnown = true
        await takeUpNames()
    }
    saved = new SavedGame(store, game, book, journal.spare)
    session = new Session(game, handheld, saved, journal)
    saved.attach(session)
    await enter()
    await saved.records.settle()
    closeWords()
}

/** Continues the saved game, or sets a new one up. */
async function enter(): Promise<void> {
    const state = await saved.resume()
    const choice = state === NONE ? "" : await askAboutSave(state)
    if (choice === "continue") {
        await saved.goOn()
        await play()
    } else if (choice !== "keepIt") await begin()
}

/** What to do with the save: a key of the options, `keepIt` when SELECT was held. */
async function askAboutSave(state: number): Promise<string> {
    const readable = state === 0 || state === EARLIER
    const options = readable ? SAVED_OPTIONS : DAMAGED_OPTIONS
    const warning = note(warningOf(state))
    let top = 0
    if (state !== 0 && canvas.short) await showNote(title("saved"), warning)
    beginScreen()
    if (state !== 0 && !canvas.short) {
        paragraph(warning, NO_ARGS, 0, WARNING_ROWS)
        top = WARNING_ROWS
    }
    const choice = await askBelow(top, title("saved"), options)
    mixSeed(buttons.moment)
    return choice === HELD ? "keepIt" : options[choice]
}

async function begin(): Promise<void> {
    if (!(await askSetUp(session.game))) return
    const seed = newSeed()
    const set = await setInPlay()
    saved.begin(agreedPlayers, agreedOptions, seed, set)
    session.start(agreedPlayers, agreedOptions, seed, set)
    await play()
}

/** The owner's numbers for the game; undefined where it is played with the house's. */
async function setInPlay(): Promise<number[] | undefined> {
    if (!session.game.set) return undefined
    const set = await takeUpSet(entry)
    return set.isOwn() ? set.values : undefined
}

/** The game is over and its ranking put away: its winner is noted, its save erased. */
async function putAway(): Promise<void> {
    const { game, table } = session
    if (table.cells[STATE] === WON) {
        const key = game.figures(table.cells[WINNER], screenArgs)
        const isMoney = row(key).indexOf("$") >= 0
        await noteWinner(entry.mark, session.hashNow(), table, isMoney)
    }
    await saved.records.eraseAll()
}

/** A record that the rules can't follow stops the game, not the handheld. */
async function stuck(error: Error): Promise<void> {
    console.log(`stopped ${error.message}`)
    await showNote(title("stuck"), note("stuck"))
}

/** Plays until the game is left; a game that is over can still be gone back to, until its ranking is put away. */
async function play(): Promise<void> {
    const table = session.table
    for (;;) {
        handheld.reset()
        try {
            if ((await session.run()) === QUIT) return
            await handheld.seen(table)
        } catch (e) {
            if (!(e instanceof Leave)) {
                await stuck(e as Error)
                return
            }
            if (e.why === QUIT) return
            if (e.why === UNDO) {
                await session.takeBack()
                continue
            }
        }
        saved.logEnd()
        let outcome = 0
        while (outcome === 0) {
            if ((await showRanking(table, book)) === ROLL) {
                await putAway()
                return
            }
            outcome = await undo(table)
        }
        await session.takeBack()
    }
}
