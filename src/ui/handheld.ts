import { ROLLER } from "../engine/cells"
import { Face } from "../engine/face"
import { Leave, Table, UNDO } from "../engine/table"
import { Clock } from "../device/clock"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { AmountEntry } from "./amount"
import { Grid } from "./grid"
import { Header } from "./header"
import { decorate, HELD, List } from "./list"
import { Screen } from "./screen"
import { Several } from "./several"
import { GO_ON, HOLD_FOR_MENU, SELECT_NEXT } from "./strings"
import { TableMenu } from "./table-menu"
import { MESSAGE_ROWS, Tabletop } from "./tabletop"
import { Views } from "./views"
import { hint, label, title, why } from "./vocabulary"

/** A Table's requests on the screen and the two buttons; what happens goes to the console too. */
export class Handheld implements Face {
    private readonly list: List
    private readonly amount: AmountEntry
    private readonly header: Header
    private readonly grid: Grid
    private readonly tabletop: Tabletop
    private readonly several: Several
    /** The view that was told as a page of the game's; empty for none. */
    private page = ""
    /** Whether what was told waits for a press. */
    private pending = false
    /** The option in view of a prompt under the page. */
    private cursor = 0
    /** Who announces at the next prompt; 0 for nobody. */
    private claimant = 0

    constructor(
        private readonly screen: Screen,
        clock: Clock,
        private readonly menu: TableMenu,
        private readonly views: Views
    ) {
        this.header = new Header(screen)
        this.grid = new Grid(screen, this.header)
        this.tabletop = new Tabletop(screen, this.header, this.grid, clock)
        this.list = new List(screen)
        this.amount = new AmountEntry(screen)
        this.several = new Several(screen, this.list, this.header)
    }

    /** Forgets what is in view; for a new run of a turn. */
    reset(): void {
        this.header.reset()
        this.tabletop.clear()
        this.clearTold()
        this.claimant = 0
    }

    async choose(table: Table): Promise<number> {
        if (this.pending && !table.below) await this.goOn(table)
        logPrompt(table)
        let choice = this.claim(table)
        if (choice === HELD) choice = await this.ask(table)
        if (!table.sealed && table.isChoice())
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.clearTold()
        return choice
    }

    async roll(table: Table, reading: number): Promise<void> {
        this.header.note(table)
        this.clearTold()
        await this.tabletop.roll(reading)
        // who follows the console sees nothing before the table does
        console.log(`roll ${reading}`)
    }

    async dice(table: Table): Promise<void> {
        if (this.pending) await this.goOn(table)
        this.header.note(table)
        await this.tabletop.throwDice(table)
        let line = "dice"
        for (let i = 0; i < table.thrown; ++i) line += ` ${table.faces[i]}`
        console.log(line)
    }

    async tell(table: Table): Promise<void> {
        const args = table.args
        if (this.pending) await this.goOn(table)
        if (!table.sealed)
            console.log(
                `tell ${table.said} ${args[0]} ${args[1]} ${args[2]} ${args[3]}`
            )
        this.header.note(table)
        this.tabletop.tell(table)
        this.pending = true
        this.page = ""
    }

    async report(table: Table): Promise<void> {
        if (this.pending) await this.goOn(table)
        this.header.note(table)
        this.tabletop.clear()
        this.page = table.said
        this.views.report(table, this.page)
        this.pending = true
    }

    async seen(table: Table): Promise<void> {
        // in Table mode nobody is on turn, and the next prompt leaves what was told in view
        if (this.pending && table.cells[ROLLER] > 0) await this.goOn(table)
    }

    private clearTold(): void {
        this.tabletop.clearTold()
        this.pending = false
        this.page = ""
    }

    /** Draws what lies in view between prompts. */
    private draw(table: Table): void {
        if (this.page !== "") this.views.drawReport(table, this.page)
        else this.tabletop.draw()
    }

    /** The reason that the rules give for it, as a key. */
    private reason(): string {
        return this.page !== "" ? this.page : this.tabletop.reason()
    }

    private async goOn(table: Table): Promise<void> {
        for (;;) {
            this.draw(table)
            this.screen.footer(HOLD_FOR_MENU, GO_ON, 0)
            await this.screen.show()
            console.log("next")
            let press = await this.screen.press()
            while (press === SELECT) press = await this.screen.press()
            if (press === ROLL) break
            if (press === SELECT_HOLD)
                await this.openMenu(table, why(this.reason(), "next"), false)
        }
        this.pending = false
        this.page = ""
    }

    private async ask(table: Table): Promise<number> {
        this.list.options(table.labels, table.values, table.count)
        this.amount.reset()
        this.several.reset()
        this.cursor = 0
        this.grid.cursor = 0
        for (;;) {
            const choice = await this.askOnce(table)
            if (choice !== HELD && table.isOpen(choice)) return choice
            if (choice !== HELD) {
                const key = table.bars[choice]
                await this.views.note(title("barred"), why(key, key))
                continue
            }
            await this.openMenu(table, why(table.key, "other"), true)
            const claim = this.claim(table)
            if (claim !== HELD) return claim
        }
    }

    private async askOnce(table: Table): Promise<number> {
        if (table.below) return await this.chooseBelow(table)
        this.tabletop.clear()
        this.header.note(table, table.who)
        const words = title(table.key)
        if (table.take > 0) return await this.several.choose(table, words)
        this.screen.begin()
        if (table.onGrid && !this.screen.canvas.short)
            return await this.grid.choose(table)
        this.header.draw()
        decorate(table.notes, 0, table.barred)
        if (table.step === 0)
            return await this.list.choose(1, words, table.facts)
        return await this.amount.choose(
            1,
            words,
            table.facts,
            table.step,
            table.count - 1
        )
    }

    /** One option at a time in the footer, with the page left in view. */
    private async chooseBelow(table: Table): Promise<number> {
        const screen = this.screen
        const several = table.count > 1
        if (!this.pending) {
            this.header.note(table)
            this.tabletop.look(table)
        }
        this.draw(table)
        for (;;) {
            const key = table.labels[this.cursor]
            const means = hint(key)
            if (several && (this.cursor > 0 || !this.pending)) {
                screen.canvas.clearRow(MESSAGE_ROWS)
                if (means !== undefined) screen.print(MESSAGE_ROWS, 0, means, 0)
            }
            const value = table.values[this.cursor]
            const select = several ? SELECT_NEXT : HOLD_FOR_MENU
            screen.footer(select, label(key), value)
            await screen.show()
            const press = await screen.press()
            if (press === ROLL) return this.cursor
            if (press === SELECT_HOLD) {
                if (!screen.scrolled)
                    this.cursor = (this.cursor + table.count - 1) % table.count
                return HELD
            }
            if (press === SELECT) this.cursor = (this.cursor + 1) % table.count
        }
    }

    /** The claim made in the menu, as a choice, where it stands; else `HELD`. */
    private claim(table: Table): number {
        const player = this.claimant
        this.claimant = 0
        if (player > 0 && table.game.mayClaim(player))
            return table.count + player
        return HELD
    }

    private async openMenu(
        table: Table,
        why: string,
        atPrompt: boolean
    ): Promise<void> {
        const begun = table.take > 0 && this.several.begun()
        const outcome = await this.menu.open(table, why, atPrompt, begun)
        if (outcome === -UNDO && begun) {
            this.several.takeBack()
            return
        }
        if (outcome < 0) {
            this.reset()
            throw new Leave(-outcome)
        }
        this.claimant = outcome
    }
}

/**
 * What waits for an answer, with the options that can't be taken, a bit each; of a prompt in secret no more than whose it is,
 * how many options there are, and how many are to be taken.
 */
function logPrompt(table: Table): void {
    const { who, key, count, take, sealed, barred } = table
    if (sealed) console.log(`secret ${who} ${count} ${take}`)
    else if (barred === 0) console.log(`ask ${who} ${key} ${count}`)
    else console.log(`ask ${who} ${key} ${count} ${barred}`)
}
