import { Table } from "../engine/table"
import { wayOf } from "../engine/several"
import { ROLL, SELECT_HOLD } from "../device/buttons"
import { Header } from "./header"
import { decorate, drawOption, HELD, List } from "./list"
import { Screen } from "./screen"
import { HOLD_FOR_MENU, LAY } from "./strings"
import { title as titleOf } from "./vocabulary"

/**
 * Several options taken at once: ROLL marks one, or takes its mark away; with as many marked as there must be they are shown
 * alone, and ROLL lays them down. Nothing of it stays in view.
 */
export class Several {
    /** The options marked, in the order they were. */
    private readonly marks: number[] = []
    private count = 0

    constructor(
        private readonly screen: Screen,
        private readonly list: List,
        private readonly header: Header
    ) {}

    /** Begins with none. */
    reset(): void {
        this.count = 0
    }

    /** Whether any is marked. */
    begun(): boolean {
        return this.count > 0
    }

    /** Takes the mark away that was made last; there must be one. */
    takeBack(): void {
        this.count--
    }

    /** Asks under a title; gives the number of the way to take them, or `HELD`, and goes on from there when called again. */
    async choose(table: Table, title: string): Promise<number> {
        for (;;) {
            this.screen.begin()
            this.header.draw()
            decorate(table.notes, this.mask(), 0)
            if (this.count === table.take) {
                if (!(await this.confirm(table))) return HELD
                return wayOf(this.mask())
            }
            const option = await this.list.choose(1, title, table.facts)
            if (option === HELD) return HELD
            this.toggle(option)
        }
    }

    /** Shows those marked, alone; gives whether they are laid down. The screen is dark by then. */
    private async confirm(table: Table): Promise<boolean> {
        const screen = this.screen
        const mask = this.mask()
        let row = 1
        screen.title(row, titleOf("these"), table.facts, 0, 0)
        for (let option = 0; option < table.count; ++option)
            if (mask & (1 << option)) {
                row++
                const { labels, values } = table
                drawOption(screen, row, labels[option], values[option], option)
            }
        screen.footer(HOLD_FOR_MENU, LAY, 0)
        await screen.show()
        let press = 0
        while (press !== ROLL && press !== SELECT_HOLD)
            press = await screen.press()
        if (press === SELECT_HOLD) return false
        screen.begin()
        await screen.show()
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
