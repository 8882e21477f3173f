import { Button } from "@devicescript/core"
import { CodeBook } from "./engine/code-book"
import { Game, GameEntry } from "./engine/game"
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
import { SeedSource } from "./device/random"
import { Store } from "./device/store"
import { witness } from "./device/witness"
import { hasSave, SavedGame } from "./saved-game"
import { Canvas } from "./ui/canvas"
import { DisplayPage } from "./ui/display-page"
import { Handheld } from "./ui/handheld"
import { HELD, List } from "./ui/list"
import { NO_ARGS, Screen } from "./ui/screen"
import { SetUp } from "./ui/set-up"
import {
    ABOUT,
    DAMAGED,
    LOST_TEXT,
    LOST_TITLE,
    OTHER_GAME,
    OUTDATED,
    PART_DAMAGED,
    STUCK,
    STUCK_TITLE,
} from "./ui/strings"
import { TableMenu } from "./ui/table-menu"
import { Views } from "./ui/views"
import {
    addAbout,
    close as closeWords,
    label,
    open as openWords,
    title,
} from "./ui/vocabulary"

/** Where the warning about a damaged save ends and its options begin. */
const WARNING_ROWS = 4

const SAVED_OPTIONS = ["continue", "eraseIt"]
const DAMAGED_OPTIONS = ["keepIt", "eraseIt"]
const DISPLAY = "display"
const ABOUT_ITEM = "about"
/** The setting by which the simulator's host tells of a lost store. */
const LOST = "lost"

/** One game with its session and its save. */
class Seat {
    readonly session: Session
    readonly saved: SavedGame

    constructor(
        readonly game: Game,
        handheld: Handheld,
        store: Store,
        journal: Journal,
        book: CodeBook
    ) {
        this.saved = new SavedGame(store, game, book, journal.spare)
        this.session = new Session(game, handheld, this.saved, journal)
        this.saved.attach(this.session)
    }
}

/** What is wrong with a save. */
function warningOf(state: number): string {
    if (state === EARLIER) return PART_DAMAGED
    if (state === FOREIGN) return OTHER_GAME
    return state === OTHER_VERSION ? OUTDATED : DAMAGED
}

/** What the device says about itself and its games. Allocates: for the About page. */
function aboutAll(games: GameEntry[]): string[] {
    const pages = [ABOUT]
    for (const entry of games) addAbout(pages, entry.make().words())
    return pages
}

/** The handheld from power-on: main menu, set-up, and one session after another. */
export class App {
    private readonly clock: Clock
    private readonly settings: PanelSettings
    /** The panel; `main-devtools.ts` mirrors its frame. */
    readonly oled: Oled
    private readonly screen: Screen
    private readonly views: Views
    private readonly list: List
    private readonly seeds = new SeedSource()
    private readonly setUp: SetUp
    private readonly displayPage: DisplayPage
    private readonly handheld: Handheld
    private readonly journal = new Journal(n => Buffer.alloc(n))
    private readonly book = new CodeBook(n => Buffer.alloc(n))
    private readonly store: Store
    private readonly menu: string[] = []
    private readonly numbers: number[] = []

    /**
     * @param games those in the main menu: as many as a program has room for
     * @param bus the display's; by default as `Oled` has it
     */
    constructor(
        select: Button,
        roll: Button,
        private readonly games: GameEntry[],
        bus?: Bus
    ) {
        this.clock = new Clock(select)
        const store = new Store(this.clock)
        this.store = store
        this.settings = new PanelSettings(store)
        this.oled = new Oled(this.clock, this.settings, bus)
        if (simulated) witness(this.oled, store)
        const buttons = new Buttons(select, roll)
        const care = new Care(this.clock, buttons, this.oled, this.settings)
        this.screen = new Screen(new Canvas(this.oled), buttons, care)
        this.views = new Views(this.screen)
        this.list = new List(this.screen)
        this.setUp = new SetUp(this.screen, this.seeds)
        this.displayPage = new DisplayPage(
            this.screen,
            this.settings,
            this.oled
        )
        const tableMenu = new TableMenu(this.screen, this.views)
        this.handheld = new Handheld(this.screen, this.clock, tableMenu)
        for (const entry of games) this.menu.push(entry.name)
        this.menu.push(DISPLAY)
        this.menu.push(ABOUT_ITEM)
        for (let i = 0; i < this.menu.length; ++i) this.numbers.push(0)
    }

    /** Runs for ever. */
    async run(): Promise<void> {
        await this.clock.start()
        await this.settings.load()
        this.oled.choose()
        await this.oled.start()
        if (simulated) await this.tellLoss()
        // a game that a power cut has stopped comes before any menu
        for (const entry of this.games)
            if (await hasSave(this.store, entry.id)) await this.open(entry)
        for (;;) await this.mainMenu()
    }

    /** Says that a power cut took the saves. On a chip that takes the program too, so it is the simulator's host that knows. */
    private async tellLoss(): Promise<void> {
        if (!(await this.store.load(LOST))) return
        await this.views.note(LOST_TITLE, LOST_TEXT)
        await this.store.erase(LOST)
    }

    private async mainMenu(): Promise<void> {
        this.screen.care.steady = false
        this.screen.begin()
        this.list.options(this.menu, this.numbers, this.menu.length)
        const choice = await this.list.choose(0, title("games"), NO_ARGS)
        this.seeds.mix(this.screen.buttons.moment)
        if (choice === HELD) return
        const entry = this.games[choice]
        if (entry) await this.open(entry)
        else if (this.menu[choice] === DISPLAY) await this.displayPage.open()
        else await this.views.pages(label("about"), aboutAll(this.games))
    }

    /** Makes a game, with its words; nothing of it stays when it is left. */
    private async open(entry: GameEntry): Promise<void> {
        const { book, handheld, journal, store } = this
        const game = entry.make()
        openWords(game.words())
        const seat = new Seat(game, handheld, store, journal, book)
        await this.enter(seat)
        await seat.saved.records.settle()
        closeWords()
    }

    /** Continues the saved game, or sets a new one up. */
    private async enter(seat: Seat): Promise<void> {
        const state = await seat.saved.resume()
        if (state === NONE) {
            await this.begin(seat)
            return
        }
        const choice = await this.askAboutSave(state)
        if (choice === "continue") {
            await seat.saved.goOn()
            await this.play(seat)
        } else if (choice !== "keepIt") await this.begin(seat)
    }

    /** What to do with the save: a key of the options, `keepIt` when SELECT was held. */
    private async askAboutSave(state: number): Promise<string> {
        const readable = state === 0 || state === EARLIER
        const options = readable ? SAVED_OPTIONS : DAMAGED_OPTIONS
        const screen = this.screen
        const warning = warningOf(state)
        let top = 0
        screen.begin()
        if (state !== 0 && screen.canvas.short) {
            await this.views.note(title("saved"), warning)
            screen.begin()
        } else if (state !== 0) {
            screen.paragraph(warning, NO_ARGS, 0, WARNING_ROWS)
            top = WARNING_ROWS
        }
        this.list.options(options, screen.args, options.length)
        const choice = await this.list.choose(top, title("saved"), NO_ARGS)
        this.seeds.mix(screen.buttons.moment)
        return choice === HELD ? "keepIt" : options[choice]
    }

    private async begin(seat: Seat): Promise<void> {
        const setUp = this.setUp
        if (!(await setUp.ask(seat.game))) return
        const seed = this.seeds.words()
        seat.saved.begin(setUp.players, setUp.options, seed)
        seat.session.start(setUp.players, setUp.options, seed)
        await this.play(seat)
    }

    /** A record that the rules can't follow stops the game, not the handheld. */
    private async stuck(error: Error): Promise<void> {
        console.log(`stopped ${error.message}`)
        await this.views.note(STUCK_TITLE, STUCK)
    }

    /** Plays until the game is left; a game that is over can still be gone back to, until its ranking is put away. */
    private async play(seat: Seat): Promise<void> {
        const session = seat.session
        const table = session.table
        for (;;) {
            this.handheld.reset()
            try {
                if ((await session.run()) === QUIT) return
                await this.handheld.seen(table)
            } catch (e) {
                if (!(e instanceof Leave)) {
                    await this.stuck(e as Error)
                    return
                }
                if (e.why === QUIT) return
                if (e.why === UNDO) {
                    await session.takeBack()
                    continue
                }
            }
            seat.saved.logEnd()
            if ((await this.views.ranking(table, this.book)) === ROLL) {
                await seat.saved.records.eraseAll()
                return
            }
            await session.takeBack()
        }
    }
}
