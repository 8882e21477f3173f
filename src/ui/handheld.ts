import { ROLLER } from "../engine/cells"
import { Face } from "../engine/face"
import { Leave, Table } from "../engine/table"
import { Clock } from "../device/clock"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { askAmount, beginAmount } from "./amount"
import { MESSAGE_ROWS } from "./beside"
import { drawHeader, noteHeader, resetHeader } from "./header"
import { HELD, List } from "./list"
import { GridAndDice, Pieces, QUESTION_ROWS } from "./pieces"
import {
    beginScreen,
    canvas,
    footer,
    nextPress,
    print,
    scrolled,
    show,
} from "./screen"
import { openTableMenu } from "./table-menu"
import { Tabletop } from "./tabletop"
import {
    goOn,
    hint,
    holdForMenu,
    label,
    selectNext,
    title,
    why,
} from "./vocabulary"

/** Makes the screens of a program whose games need more than a `Handheld` has. */
export type MakeHandheld = (clock: Clock) => Handheld

/** Makes those of games that have a grid of cards or plain dice. */
export function handheldWithPieces(clock: Clock): Handheld {
    return new Handheld(clock, new GridAndDice())
}

/** A Table's requests on the screen and the two buttons; what happens goes to the console too. */
export class Handheld implements Face {
    protected list = new List()
    protected readonly tabletop: Tabletop
    /** Whether what was told waits for a press. */
    protected pending = false
    /** The option in view of a prompt under the page. */
    private cursor = 0

    /** @param pieces those of games that have others than the pair of dice */
    constructor(
        clock: Clock,
        private readonly pieces?: Pieces
    ) {
        this.tabletop = new Tabletop(clock, pieces)
    }

    /** Forgets what is in view; for a new run of a turn. */
    reset(): void {
        resetHeader()
        this.tabletop.clear(true)
        this.tabletop.clearTold()
        this.pending = false
    }

    async choose(table: Table): Promise<number> {
        if (this.pending && !table.below) await this.goOn(table)
        // an amount that is set by digits is pressed otherwise
        const by = table.step > 0 && !table.counted ? " 0 digits" : ""
        console.log(`ask ${table.who} ${table.key} ${table.count}${by}`)
        const choice = await this.ask(table)
        if (table.isKept(choice))
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.tabletop.clearTold()
        this.pending = false
        return choice
    }

    /** @devsWhenUsed */
    async roll(table: Table, reading: number): Promise<void> {
        noteHeader(table)
        this.pending = false
        await this.tabletop.roll(reading)
        // who follows the console sees nothing before the table does
        console.log(`roll ${reading}`)
    }

    /** @devsWhenUsed */
    async dice(table: Table): Promise<void> {
        if (this.pending) await this.goOn(table)
        // who was asked to throw them
        noteHeader(table, table.who)
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
        noteHeader(table)
        this.tabletop.tell(table)
        this.pending = true
    }

    async seen(table: Table): Promise<void> {
        // in Table mode nobody is on turn, and the next prompt leaves what was told in view
        if (this.pending && table.cells[ROLLER] > 0) await this.goOn(table)
    }

    protected async goOn(table: Table): Promise<void> {
        for (;;) {
            this.tabletop.draw()
            footer(holdForMenu, goOn, 0)
            await show()
            console.log("next")
            let press = await nextPress()
            while (press === SELECT) press = await nextPress()
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

    protected async ask(table: Table): Promise<number> {
        this.list.options(table.labels, table.values, table.count)
        beginAmount(0, 0, 1)
        this.cursor = 0
        if (this.pieces) this.pieces.begin()
        for (;;) {
            const choice = await this.askOnce(table)
            if (choice !== HELD) return choice
            const player = await this.openMenu(
                table,
                why(table.key, "other"),
                true
            )
            if (player > 0) return table.count + player
        }
    }

    private async askOnce(table: Table): Promise<number> {
        if (table.below) return await this.chooseBelow(table)
        this.tabletop.clear()
        noteHeader(table, table.who)
        beginScreen()
        const pieces = this.pieces
        const hasGrid = table.gridShown && !canvas.short
        if (pieces && table.onGrid && hasGrid) return await pieces.choose(table)
        drawHeader()
        const words = title(table.key)
        if (table.step > 0)
            return await askAmount(
                1,
                words,
                table.facts,
                table.step,
                table.count - 1,
                table.counted
            )
        const left = pieces && hasGrid ? pieces.ask(table) : 0
        return await this.chooseOption(table, words, left)
    }

    /** The list of options, below the header; or from column `left` on beside the grid, where that is above 0. */
    protected async chooseOption(
        table: Table,
        title: string,
        left: number
    ): Promise<number> {
        const top = left > 0 ? QUESTION_ROWS : 1
        return await this.list.choose(top, title, table.facts, left)
    }

    /** One option at a time in the footer, with the page left in view. */
    private async chooseBelow(table: Table): Promise<number> {
        const several = table.count > 1
        noteHeader(table, table.who)
        if (!this.pending) this.tabletop.lookAnew(table)
        this.tabletop.draw()
        // what was told stands in that row until another option is looked at
        let hints = several && (this.cursor > 0 || !this.pending)
        for (;;) {
            const key = table.labels[this.cursor]
            const means = hint(key)
            if (hints) {
                canvas.clearRow(MESSAGE_ROWS)
                if (means !== undefined) print(MESSAGE_ROWS, 0, means, 0)
            }
            const value = table.values[this.cursor]
            const select = several ? selectNext : holdForMenu
            footer(select, label(key), value)
            await show()
            const press = await nextPress()
            if (press === ROLL) return this.cursor
            if (press === SELECT_HOLD) {
                if (!scrolled)
                    this.cursor = (this.cursor + table.count - 1) % table.count
                return HELD
            }
            if (press !== SELECT) continue
            this.cursor = (this.cursor + 1) % table.count
            hints = several
        }
    }

    /** Gives what a prompt is answered with, as a number beyond its options: who claims, or leaves; 0 for nothing. */
    protected async openMenu(
        table: Table,
        why: string,
        atPrompt: boolean
    ): Promise<number> {
        const outcome = await openTableMenu(table, why, atPrompt)
        if (outcome < 0) {
            this.reset()
            throw new Leave(-outcome)
        }
        return outcome
    }
}
