import { SecretTable } from "../../engine/secret-table"
import { wayOf } from "../../engine/several"
import { ROLL, SELECT_HOLD } from "../../device/buttons"
import { drawHeader } from "../header"
import { HELD } from "../list"
import {
    beginScreen,
    footer,
    nextPress,
    printTitle,
    redraw,
    show,
} from "../screen"
import { DetailedList } from "./list"
import { LAY, SELECT_BACK, THESE } from "./strings"

/**
 * Several options taken at once: ROLL marks one, or takes its mark away; with as many marked as there must be they are shown
 * alone: ROLL lays them down, SELECT goes back to change the last. Nothing of it stays in view.
 */
export class Several {
    /** The options marked, in the order they were. */
    private readonly marks: number[] = []
    private count = 0
    /** The title's numbers: whose prompt it is, and how many are still to be marked. */
    private readonly facts = [0, 0]
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
        let back = false
        for (;;) {
            // what goes back is no new prompt: the SELECT may yet become a hold
            if (back) redraw()
            else beginScreen()
            drawHeader()
            list.decorate(table, this.mask())
            if (this.count === table.take) {
                const press = await this.confirm(table)
                if (press === ROLL) return wayOf(this.mask())
                if (press === SELECT_HOLD) return HELD
                back = this.takeBack()
                continue
            }
            this.facts[0] = table.who
            this.facts[1] = table.take - this.count
            const at = list.cursor
            const option = await list.choose(1, title, this.facts)
            if (option === HELD) {
                // the SELECT that took the last one back was no more than the hold's beginning
                if (back && (list.cursor + 1) % table.options === at) {
                    list.cursor = at
                    this.count++
                }
                return HELD
            }
            back = false
            this.toggle(option)
        }
    }

    /** Shows those marked, alone; gives the press. ROLL lays them down, and the screen is dark by then. */
    private async confirm(table: SecretTable): Promise<number> {
        const mask = this.mask()
        let row = 1
        printTitle(row, THESE, table.facts, 0, 0)
        this.list.decorate(table, 0)
        for (let option = 0; option < table.options; ++option)
            if (mask & (1 << option)) this.list.drawOption(++row, option)
        footer(SELECT_BACK, LAY, 0)
        await show()
        const press = await nextPress()
        if (press === ROLL) {
            beginScreen()
            await show()
        }
        return press
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
