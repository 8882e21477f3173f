import { SecretTable } from "../../engine/secret-table"
import { wayOf } from "../../engine/several"
import { ROLL, SELECT_HOLD } from "../../device/buttons"
import { drawHeader } from "../header"
import { HELD } from "../list"
import { beginScreen, footer, nextPress, printTitle, show } from "../screen"
import { holdForMenu, note, title as titleOf } from "../vocabulary"
import { DetailedList } from "./list"

/**
 * Several options taken at once: ROLL marks one, or takes its mark away; with as many marked as there must be they are shown
 * alone, and ROLL lays them down. Nothing of it stays in view.
 */
export class Several {
    /** The options marked, in the order they were. */
    private readonly marks: number[] = []
    private count = 0
    /** Whether the list has the prompt's options. */
    private filled = false

    constructor(private readonly list: DetailedList) {}

    /** Begins with none, for another prompt. */
    reset(): void {
        this.count = 0
        this.filled = false
    }

    /** Takes the mark away that was made last; gives whether there was one. */
    takeBack(): boolean {
        if (this.count === 0) return false
        this.count--
        return true
    }

    /** Asks under a title; gives the number of the way to take them, or `HELD`, and goes on from there when called again. */
    async choose(table: SecretTable, title: string): Promise<number> {
        const list = this.list
        if (!this.filled)
            list.options(table.labels, table.values, table.options)
        this.filled = true
        for (;;) {
            beginScreen()
            drawHeader()
            list.decorate(table, this.mask())
            if (this.count === table.take) {
                if (!(await this.confirm(table))) return HELD
                return wayOf(this.mask())
            }
            const option = await list.choose(1, title, table.facts)
            if (option === HELD) return HELD
            this.toggle(option)
        }
    }

    /** Shows those marked, alone; gives whether they are laid down. The screen is dark by then. */
    private async confirm(table: SecretTable): Promise<boolean> {
        const mask = this.mask()
        let row = 1
        printTitle(row, titleOf("these"), table.facts, 0, 0)
        this.list.decorate(table, 0)
        for (let option = 0; option < table.options; ++option)
            if (mask & (1 << option)) this.list.drawOption(++row, option)
        footer(holdForMenu, note("lay"), 0)
        await show()
        let press = 0
        while (press !== ROLL && press !== SELECT_HOLD)
            press = await nextPress()
        if (press === SELECT_HOLD) return false
        beginScreen()
        await show()
        return true
    }

    private toggle(option: number): void {
        for (let i = 0; i < this.count; ++i)
            if (this.marks[i] === option) {
                this.count--
                for (; i < this.count; ++i) this.marks[i] = this.marks[i + 1]
                return
            }
        this.marks[this.count] = option
        this.count++
    }

    private mask(): number {
        let mask = 0
        for (let i = 0; i < this.count; ++i) mask |= 1 << this.marks[i]
        return mask
    }
}
