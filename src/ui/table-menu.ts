import { ROLLER } from "../engine/cells"
import { END, QUIT, Table, UNDO } from "../engine/table"
import { HELD, List } from "./list"
import { Screen } from "./screen"
import {
    ABOUT_PAGES,
    LABELS,
    NOBODY_HAS_TOTAL,
    NOTHING_TO_UNDO,
    TITLES,
} from "./strings"
import { Views } from "./views"

const ITEMS = [
    "undo",
    "balances",
    "holdings",
    "price",
    "why",
    "announceWin",
    "about",
    "quit",
]
const LEAVE_ITEMS = ["playOnAfterAll", "saveAndQuit", "endNow"]

/** The table menu, behind a hold of SELECT wherever the game waits. Undo comes first: two presses mend a mistake. */
export class TableMenu {
    private readonly list: List
    private readonly values: number[] = []
    private readonly announcers: string[] = []

    constructor(
        private readonly screen: Screen,
        private readonly views: Views
    ) {
        this.list = new List(screen)
        for (let i = 0; i < ITEMS.length; ++i) this.values.push(0)
    }

    /** Opens over a game; `why` is what can be done now. Gives 0, the player who announces a win, or minus what to leave for. */
    async open(table: Table, why: string): Promise<number> {
        const list = this.list
        list.options(ITEMS, this.values, ITEMS.length)
        for (;;) {
            this.screen.begin()
            const choice = await list.choose(0, TITLES.menu, 0)
            if (choice === HELD) return 0
            const outcome = await this.carryOut(table, ITEMS[choice], why)
            if (outcome !== 0) return outcome
            list.options(ITEMS, this.values, ITEMS.length)
            list.cursor = choice
        }
    }

    private async carryOut(
        table: Table,
        item: string,
        why: string
    ): Promise<number> {
        const views = this.views
        if (item === "undo") return await this.undo(table)
        if (item === "announceWin") return await this.announcer(table)
        if (item === "quit") return await this.leave()
        if (item === "balances") await views.balances(table)
        else if (item === "holdings")
            await views.holdings(table, table.cells[ROLLER])
        else if (item === "price") await views.price(table)
        else if (item === "why") await views.note(LABELS.why, why)
        else await views.pages(LABELS.about, ABOUT_PAGES)
        return 0
    }

    private async undo(table: Table): Promise<number> {
        if (table.canTakeBack()) return -UNDO
        await this.views.note(LABELS.undo, NOTHING_TO_UNDO)
        return 0
    }

    /** Asks who announces among those who may; 0 for nobody. */
    private async announcer(table: Table): Promise<number> {
        let count = 0
        for (let player = 1; player <= table.players(); ++player)
            if (table.game.mayClaim(player)) {
                this.announcers[count] = "player"
                this.values[count] = player
                count++
            }
        if (count === 0) {
            await this.views.note(LABELS.announceWin, NOBODY_HAS_TOTAL)
            return 0
        }
        this.list.options(this.announcers, this.values, count)
        this.screen.begin()
        const choice = await this.list.choose(0, TITLES.announcer, 0)
        return choice === HELD ? 0 : this.values[choice]
    }

    private async leave(): Promise<number> {
        this.list.options(LEAVE_ITEMS, this.values, LEAVE_ITEMS.length)
        this.screen.begin()
        const choice = await this.list.choose(0, TITLES.leave, 0)
        if (choice === 1) return -QUIT
        return choice === 2 ? -END : 0
    }
}
