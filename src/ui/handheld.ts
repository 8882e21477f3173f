import { ROLLER } from "../engine/cells"
import { Face } from "../engine/face"
import { Leave, Table } from "../engine/table"
import { Clock } from "../device/clock"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { AmountEntry } from "./amount"
import { Grid } from "./grid"
import { Header } from "./header"
import { HELD, List } from "./list"
import { Screen } from "./screen"
import { GO_ON, HOLD_FOR_MENU, SELECT_NEXT } from "./strings"
import { TableMenu } from "./table-menu"
import { MESSAGE_ROWS, Tabletop } from "./tabletop"
import { hint, label, title, why } from "./vocabulary"

/** A Table's requests on the screen and the two buttons; what happens goes to the console too. */
export class Handheld implements Face {
    private readonly list: List
    private readonly amount: AmountEntry
    private readonly header: Header
    private readonly grid: Grid
    private readonly tabletop: Tabletop
    /** Whether what was told waits for a press. */
    private pending = false
    /** The option in view of a prompt under the page. */
    private cursor = 0
    /** What the next prompt is answered with, as a number beyond its options: who claims, or leaves; 0 for nothing. */
    private wish = 0

    constructor(
        private readonly screen: Screen,
        clock: Clock,
        private readonly menu: TableMenu
    ) {
        this.header = new Header(screen)
        this.grid = new Grid(screen, this.header)
        this.tabletop = new Tabletop(screen, this.header, this.grid, clock)
        this.list = new List(screen)
        this.amount = new AmountEntry(screen)
    }

    /** Forgets what is in view; for a new run of a turn. */
    reset(): void {
        this.header.reset()
        this.tabletop.clear()
        this.tabletop.clearTold()
        this.pending = false
        this.wish = 0
    }

    async choose(table: Table): Promise<number> {
        if (this.pending && !table.below) await this.goOn(table)
        console.log(`ask ${table.who} ${table.key} ${table.count}`)
        let choice = this.wished(table)
        if (choice === HELD) choice = await this.ask(table)
        if (table.isKept(choice))
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.tabletop.clearTold()
        this.pending = false
        return choice
    }

    async roll(table: Table, reading: number): Promise<void> {
        this.header.note(table)
        this.pending = false
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
        console.log(
            `tell ${table.said} ${args[0]} ${args[1]} ${args[2]} ${args[3]}`
        )
        this.header.note(table)
        this.tabletop.tell(table)
        this.pending = true
    }

    async seen(table: Table): Promise<void> {
        // in Table mode nobody is on turn, and the next prompt leaves what was told in view
        if (this.pending && table.cells[ROLLER] > 0) await this.goOn(table)
    }

    private async goOn(table: Table): Promise<void> {
        for (;;) {
            this.tabletop.draw()
            this.screen.footer(HOLD_FOR_MENU, GO_ON, 0)
            await this.screen.show()
            console.log("next")
            let press = await this.screen.press()
            while (press === SELECT) press = await this.screen.press()
            if (press === ROLL) break
            if (press === SELECT_HOLD)
                await this.openMenu(
                    table,
                    why(this.tabletop.reason(), "next"),
                    false
                )
        }
        this.pending = false
    }

    private async ask(table: Table): Promise<number> {
        this.list.options(table.labels, table.values, table.count)
        this.amount.reset()
        this.cursor = 0
        this.grid.cursor = 0
        for (;;) {
            const choice = await this.askOnce(table)
            if (choice !== HELD) return choice
            await this.openMenu(table, why(table.key, "other"), true)
            const wished = this.wished(table)
            if (wished !== HELD) return wished
        }
    }

    private async askOnce(table: Table): Promise<number> {
        if (table.below) return await this.chooseBelow(table)
        this.tabletop.clear()
        this.header.note(table, table.who)
        this.screen.begin()
        if (table.onGrid && !this.screen.canvas.short)
            return await this.grid.choose(table)
        this.header.draw()
        const words = title(table.key)
        if (table.step === 0)
            return await this.list.choose(1, words, table.facts)
        return await this.amount.choose(
            1,
            words,
            table.facts,
            table.step,
            table.count - 1,
            table.counted
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
        this.tabletop.draw()
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

    /** What was wished for in the menu, as a choice, where it stands; else `HELD`. */
    private wished(table: Table): number {
        const choice = table.count + this.wish
        const made = this.wish > 0 && table.allows(choice)
        this.wish = 0
        return made ? choice : HELD
    }

    private async openMenu(
        table: Table,
        why: string,
        atPrompt: boolean
    ): Promise<void> {
        const outcome = await this.menu.open(table, why, atPrompt)
        if (outcome < 0) {
            this.reset()
            throw new Leave(-outcome)
        }
        if (outcome > 0) this.wish = outcome
    }
}
