import { unpackMovement } from "../engine/ledger"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { GLYPH_RIGHT } from "./font"
import { SPACE } from "./painter"
import {
    beginScreen,
    canvas,
    FOOTER,
    footer,
    nextPress,
    NO_ARGS,
    print,
    printTitle,
    recount,
    screenArgs,
    show,
} from "./screen"
import { act, holdForMenu, label, selectNext, take, title } from "./vocabulary"

/** SELECT was held, instead of an option taken. */
export const HELD = -1

/** A list of options under a title, with a cursor: SELECT moves it, ROLL takes the option. */
export class List {
    cursor = 0
    protected labels: string[] = []
    protected values: number[] = []
    protected count = 0
    /** The last row for options. */
    protected last = FOOTER - 1
    private first = 0
    private top = 0
    /** The cursor's column; above 0 it is a list without a title, beside a picture. */
    private left = 0

    /** Takes the options: keys of labels with their numbers, `count` of them, which must stay as they are until the choice. */
    options(labels: string[], values: number[], count: number): void {
        this.labels = labels
        this.values = values
        this.count = count
        this.cursor = 0
    }

    /**
     * Draws the title into row `top` and the options below it, then waits; the caller has begun the screen and written what
     * stands above. `args` are the title's numbers. With a column `left`, beside a picture, there is no title, and all
     * options must have room. Gives the option's index, or `HELD`, with the cursor
     * where it was before that press.
     */
    async choose(
        top: number,
        title: string,
        args: number[],
        left = 0
    ): Promise<number> {
        this.top = top
        this.left = left
        if (left === 0)
            printTitle(top, title, args, this.cursor + 1, this.count)
        this.scroll()
        this.drawOptions()
        await show()
        for (;;) {
            const press = await nextPress()
            if (press === ROLL) return this.cursor
            if (press === SELECT_HOLD) {
                // the press that began the hold had moved the cursor
                this.cursor = (this.cursor + this.count - 1) % this.count
                return HELD
            }
            if (press === SELECT && this.count > 1) await this.move()
        }
    }

    private async move(): Promise<void> {
        const { top, left, cursor } = this
        const next = cursor + 1 < this.count ? cursor + 1 : 0
        const row = top + 1 - this.first
        this.cursor = next
        if (this.count > this.last - top && this.scroll()) {
            for (let i = top + 1; i <= this.last; ++i) canvas.clearRow(i)
            this.drawOptions()
        } else {
            canvas.change(row + cursor, left, SPACE)
            canvas.change(row + next, left, GLYPH_RIGHT)
            canvas.follow(top, row + next)
            this.drawFooter(cursor)
        }
        if (left === 0) recount(top, next + 1, this.count)
        await canvas.flush()
    }

    /** Keeps the cursor in view; gives whether the options have moved. */
    private scroll(): boolean {
        const before = this.first
        if (this.cursor < this.first) this.first = this.cursor
        const last = this.first + this.last - 1 - this.top
        if (this.cursor > last) this.first += this.cursor - last
        return this.first !== before
    }

    /** Draws the options in view into rows that are blank. */
    private drawOptions(): void {
        const { left, cursor } = this
        let row = this.top + 1
        let option = this.first
        while (row <= this.last && option < this.count) {
            this.drawOption(row, option)
            row++
            option++
        }
        row = this.top + 1 + cursor - this.first
        canvas.printGlyph(row, left, GLYPH_RIGHT)
        canvas.follow(this.top, row)
        this.drawFooter(-1)
    }

    /** Writes an option's words. */
    protected drawOption(row: number, option: number): void {
        const { labels, left, values } = this
        unpackMovement(values[option], screenArgs)
        print(row, left + 2, label(labels[option]), values[option])
    }

    /** Says what ROLL does to the option at the cursor, which was at option `before`, or nowhere: -1. */
    protected drawFooter(before: number): void {
        const { labels, cursor, count } = this
        const does = act(labels[cursor])
        if (before >= 0 && does === act(labels[before])) return
        const select = count > 1 ? selectNext : holdForMenu
        footer(select, does === undefined ? take : does, 0)
    }
}

const menu = new List()

/**
 * Puts options on a screen of their own, under the title of `key` with the numbers `args`; see `List.options` and `choose`. Not
 * for a prompt of a game, which is to be as it was after the table menu.
 */
export async function askList(
    key: string,
    labels: string[],
    values: number[],
    count: number,
    cursor: number,
    args: number[]
): Promise<number> {
    beginScreen()
    return await listOn(0, key, labels, values, count, cursor, args)
}

/** The same in row `top` of a screen that was begun. */
export async function listOn(
    top: number,
    key: string,
    labels: string[],
    values: number[],
    count: number,
    cursor: number,
    args: number[]
): Promise<number> {
    menu.options(labels, values, count)
    menu.cursor = cursor
    return await menu.choose(top, title(key), args)
}

/** The same, in row `top` of a screen that was begun. */
export async function askBelow(
    top: number,
    title: string,
    labels: string[]
): Promise<number> {
    menu.options(labels, screenArgs, labels.length)
    return await menu.choose(top, title, NO_ARGS)
}
