import { END, QUIT, Table, UNDO } from "../engine/table"
import { HELD, List } from "./list"
import { NO_ARGS, Screen } from "./screen"
import { NOTHING_TO_UNDO } from "./strings"
import { Views } from "./views"
import { about, label, title, why } from "./vocabulary"

/** Undo comes first: two presses mend a mistake. Then what the game has to show, and what is left. */
const FIRST_ITEMS = ["undo"]
const RULE_ITEMS = ["why"]
const CLAIM_ITEMS = ["claim"]
const LEAVER_ITEMS = ["leaves"]
const LAST_ITEMS = ["about", "quit"]
const LEAVE_ITEMS = ["playOnAfterAll", "saveAndQuit", "endNow"]

/** The table menu, behind a hold of SELECT wherever the game waits. */
export class TableMenu {
    private readonly list: List
    private readonly items: string[] = []
    private count = 0
    private readonly values: number[] = []
    private readonly players: string[] = []

    constructor(
        private readonly screen: Screen,
        private readonly views: Views
    ) {
        this.list = new List(screen)
    }

    /**
     * Opens over a game; `reason` is what can be done now, `atPrompt` whether anything can be claimed. Gives 0, the player who
     * claims, the number of players plus the one who leaves, or minus what all leave for.
     */
    async open(
        table: Table,
        reason: string,
        atPrompt: boolean
    ): Promise<number> {
        const list = this.list
        let cursor = 0
        for (;;) {
            this.fill(table)
            list.options(this.items, this.values, this.count)
            list.cursor = cursor
            this.screen.begin()
            cursor = await list.choose(0, title("menu"), NO_ARGS)
            if (cursor === HELD) return 0
            const item = this.items[cursor]
            let outcome = 0
            if (item !== "claim")
                outcome = await this.carryOut(table, item, reason)
            else if (atPrompt) outcome = await this.claimant(table)
            else await this.refuse("claimLater")
            if (outcome !== 0) return outcome
        }
    }

    /** Offers what there is in this game and mode. */
    private fill(table: Table): void {
        const game = table.game
        this.count = 0
        this.add(FIRST_ITEMS)
        this.add(game.views())
        this.add(RULE_ITEMS)
        if (game.hasClaims()) this.add(CLAIM_ITEMS)
        if (game.hasRanking()) this.add(LEAVER_ITEMS)
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
        reason: string
    ): Promise<number> {
        const views = this.views
        if (item === "undo") return await this.undo(table)
        if (item === "quit") return await this.leave(table)
        if (item === "leaves") return await this.leaver(table)
        if (item === "why") await views.note(label("why"), reason)
        else if (item === "about") await views.pages(label("about"), about())
        else await views.sheet(table, item)
        return 0
    }

    private async undo(table: Table): Promise<number> {
        if (table.canTakeBack()) return -UNDO
        await this.views.note(label("undo"), NOTHING_TO_UNDO)
        return 0
    }

    /** Asks who claims among those who may; 0 for nobody. */
    private async claimant(table: Table): Promise<number> {
        this.count = 0
        for (let player = 1; player <= table.players(); ++player)
            if (table.game.mayClaim(player)) this.addPlayer(player)
        if (this.count > 0) return await this.player("claimant")
        await this.refuse("noClaim")
        return 0
    }

    /** Asks who leaves, and whether really. */
    private async leaver(table: Table): Promise<number> {
        const { game } = table
        this.count = 0
        for (let player = 1; player <= table.players(); ++player)
            if (!game.isOut(player)) this.addPlayer(player)
        const player = await this.player("leaver")
        if (player === 0) return 0
        const goesOn = table.mayLeave(player)
        const { list, players, screen, values } = this
        players[0] = "staysAfterAll"
        players[1] = goesOn ? "goesOn" : "endsAll"
        values[1] = player
        screen.args[0] = player
        list.options(players, values, 2)
        screen.begin()
        if ((await list.choose(0, title("leaves"), screen.args)) !== 1) return 0
        return goesOn ? table.players() + player : -END
    }

    private addPlayer(player: number): void {
        this.players[this.count] = "player"
        this.values[this.count] = player
        this.count++
    }

    /** Asks for one of the players added, under that title; 0 for nobody. */
    private async player(key: string): Promise<number> {
        this.list.options(this.players, this.values, this.count)
        this.screen.begin()
        const choice = await this.list.choose(0, title(key), NO_ARGS)
        return choice === HELD ? 0 : this.values[choice]
    }

    private async refuse(reason: string): Promise<void> {
        await this.views.note(label("claim"), why(reason, reason))
    }

    /** Where there is nothing to rank the last item is left out. */
    private async leave(table: Table): Promise<number> {
        const count = LEAVE_ITEMS.length - (table.game.hasRanking() ? 0 : 1)
        this.list.options(LEAVE_ITEMS, this.values, count)
        this.screen.begin()
        const choice = await this.list.choose(0, title("leave"), NO_ARGS)
        if (choice === 1) return -QUIT
        return choice === 2 ? -END : 0
    }
}
