import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { GLYPH_RIGHT } from "./font"
import { SPACE } from "./painter"
import { FOOTER, NO_ARGS, Screen } from "./screen"
import { HOLD_FOR_MENU, SELECT_NEXT, TAKE } from "./strings"
import { act, hint, label } from "./vocabulary"

/** SELECT was held, instead of an option taken. */
export const HELD = -1

const CROSS = 120
const STAR = 42

// Of the list in view: two more numbers for each option's words, and which options are marked or crossed out, a bit each.
let notes: number[] = []
let marked = 0
let crossed = 0

/** Marks options of the list that is chosen from next, and gives their words two more numbers each. */
export function decorate(more: number[], marks: number, crosses: number): void {
    notes = more
    marked = marks
    crossed = crosses
}

/** A list of options under a title, with a cursor: SELECT moves it, ROLL takes the option. */
export class List {
    cursor = 0
    private labels: string[] = []
    private values: number[] = []
    private count = 0
    private first = 0
    private top = 0
    /** The last row for options; what the option at the cursor means stands below it, where there are words for that. */
    private last = 0

    constructor(private readonly screen: Screen) {}

    /** Takes the options: keys of labels with their numbers, `count` of them, which must stay as they are until the choice. */
    options(labels: string[], values: number[], count: number): void {
        this.labels = labels
        this.values = values
        this.count = count
        this.cursor = 0
        this.last = FOOTER - 1
        if (count > 0 && hint(labels[count - 1]) !== undefined) this.last--
        decorate(NO_ARGS, 0, 0)
    }

    /**
     * Draws the title into row `top` and the options below it, then waits; the caller has begun the screen and written what
     * stands above. `args` are the title's numbers. Gives the option's index, or `HELD`, with the cursor
     * where it was before that press.
     */
    async choose(top: number, title: string, args: number[]): Promise<number> {
        const screen = this.screen
        this.top = top
        screen.title(top, title, args, this.cursor + 1, this.count)
        this.scroll()
        this.drawOptions()
        await screen.show()
        for (;;) {
            const press = await screen.press()
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
        const { screen, top, labels, cursor } = this
        const canvas = screen.canvas
        const next = cursor + 1 < this.count ? cursor + 1 : 0
        const row = top + 1 - this.first
        this.cursor = next
        if (this.count > this.last - top && this.scroll()) {
            for (let i = top + 1; i <= this.last; ++i) canvas.clearRow(i)
            this.drawOptions()
        } else {
            canvas.change(row + cursor, 0, SPACE)
            canvas.change(row + next, 0, GLYPH_RIGHT)
            canvas.follow(top, row + next)
            if (act(labels[cursor]) !== act(labels[next])) this.drawFooter()
        }
        screen.recount(top, next + 1, this.count)
        this.drawHint()
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
        const { screen, cursor } = this
        let row = this.top + 1
        let option = this.first
        while (row <= this.last && option < this.count) {
            drawOption(
                screen,
                row,
                this.labels[option],
                this.values[option],
                option
            )
            if (((crossed | marked) >> option) & 1)
                screen.canvas.printGlyph(
                    row,
                    1,
                    (crossed >> option) & 1 ? CROSS : STAR
                )
            row++
            option++
        }
        row = this.top + 1 + cursor - this.first
        screen.canvas.printGlyph(row, 0, GLYPH_RIGHT)
        screen.canvas.follow(this.top, row)
        this.drawHint()
        this.drawFooter()
    }

    /** What the option at the cursor means. */
    private drawHint(): void {
        if (this.last === FOOTER - 1) return
        const screen = this.screen
        const words = hint(this.labels[this.cursor])
        screen.canvas.clearRow(FOOTER - 1)
        if (words !== undefined)
            screen.print(FOOTER - 1, 0, words, this.values[this.cursor])
    }

    private drawFooter(): void {
        const does = act(this.labels[this.cursor])
        const select = this.count > 1 ? SELECT_NEXT : HOLD_FOR_MENU
        this.screen.footer(select, does === undefined ? TAKE : does, 0)
    }
}

/** Writes the words of option number `option`, with all its numbers. */
export function drawOption(
    screen: Screen,
    row: number,
    key: string,
    value: number,
    option: number
): void {
    if (2 * option + 1 < notes.length) {
        screen.args[1] = notes[2 * option]
        screen.args[2] = notes[2 * option + 1]
    }
    screen.print(row, 2, label(key), value)
}
