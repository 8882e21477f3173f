import { ROLLER } from "../engine/cells"
import { END, QUIT, Table, UNDO } from "../engine/table"
import { HELD, List } from "./list"
import { Screen } from "./screen"
import {
    ABOUT_PAGES,
    ANNOUNCE_LATER,
    LABELS,
    NOBODY_HAS_TOTAL,
    NOTHING_TO_UNDO,
    TITLES,
} from "./strings"
import { Views } from "./views"

/** Undo comes first: two presses mend a mistake. */
const UNDO_ITEM = ["undo"]
/** What only a game with balances, and one with holdings, has. */
const MONEY_ITEMS = ["balances"]
const HOLDING_ITEMS = ["holdings"]
const RULE_ITEMS = ["price", "why"]
const CLAIM_ITEMS = ["announceWin"]
const LAST_ITEMS = ["about", "quit"]
const LEAVE_ITEMS = ["playOnAfterAll", "saveAndQuit", "endNow"]

/** The table menu, behind a hold of SELECT wherever the game waits. */
export class TableMenu {
    private readonly list: List
    private readonly items: string[] = []
    private count = 0
    private readonly values: number[] = []
    private readonly announcers: string[] = []

    constructor(
        private readonly screen: Screen,
        private readonly views: Views
    ) {
        this.list = new List(screen)
    }

    /**
     * Opens over a game; `why` is what can be done now, `atPrompt` whether a win can be announced. Gives 0, the player who
     * announces, or minus what to leave for.
     */
    async open(table: Table, why: string, atPrompt: boolean): Promise<number> {
        const list = this.list
        let cursor = 0
        for (;;) {
            this.fill(table)
            list.options(this.items, this.values, this.count)
            list.cursor = cursor
            this.screen.begin()
            cursor = await list.choose(0, TITLES.menu, 0)
            if (cursor === HELD) return 0
            const item = this.items[cursor]
            let outcome = 0
            if (item !== "announceWin")
                outcome = await this.carryOut(table, item, why)
            else if (atPrompt) outcome = await this.announcer(table)
            else await this.views.note(LABELS.announceWin, ANNOUNCE_LATER)
            if (outcome !== 0) return outcome
        }
    }

    /** Offers what there is in this game and mode. */
    private fill(table: Table): void {
        const game = table.game
        this.count = 0
        this.add(UNDO_ITEM)
        if (game.hasBalances()) this.add(MONEY_ITEMS)
        if (game.hasHoldings()) this.add(HOLDING_ITEMS)
        this.add(RULE_ITEMS)
        if (game.hasHoldings()) this.add(CLAIM_ITEMS)
        this.add(LAST_ITEMS)
    }

    private add(items: string[]): void {
        for (const item of items) {
            this.items[this.count] = item
            this.values[this.count] = 0
            this.count++
        }
    }

    private async carryOut(
        table: Table,
        item: string,
        why: string
    ): Promise<number> {
        const views = this.views
        if (item === "undo") return await this.undo(table)
        if (item === "quit") return await this.leave(table)
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

    /** Without balances there is nothing to rank, so the last item is left out. */
    private async leave(table: Table): Promise<number> {
        const count = LEAVE_ITEMS.length - (table.game.hasBalances() ? 0 : 1)
        this.list.options(LEAVE_ITEMS, this.values, count)
        this.screen.begin()
        const choice = await this.list.choose(0, TITLES.leave, 0)
        if (choice === 1) return -QUIT
        return choice === 2 ? -END : 0
    }
}
