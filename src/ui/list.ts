import { unpackMovement } from "../engine/ledger"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { GLYPH_RIGHT } from "./font"
import { SPACE } from "./painter"
import { FOOTER, Screen } from "./screen"
import { HOLD_FOR_MENU, SELECT_NEXT, TAKE } from "./strings"
import { act, label } from "./vocabulary"

/** SELECT was held, instead of an option taken. */
export const HELD = -1

/** A list of options under a title, with a cursor: SELECT moves it, ROLL takes the option. */
export class List {
    cursor = 0
    private labels: string[] = []
    private values: number[] = []
    private count = 0
    private first = 0
    private top = 0

    constructor(private readonly screen: Screen) {}

    /** Takes the options: keys of labels with their numbers, `count` of them, which must stay as they are until the choice. */
    options(labels: string[], values: number[], count: number): void {
        this.labels = labels
        this.values = values
        this.count = count
        this.cursor = 0
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
        if (this.count > FOOTER - 1 - top && this.scroll()) {
            for (let i = top + 1; i < FOOTER; ++i) canvas.clearRow(i)
            this.drawOptions()
        } else {
            canvas.change(row + cursor, 0, SPACE)
            canvas.change(row + next, 0, GLYPH_RIGHT)
            canvas.follow(top, row + next)
            if (act(labels[cursor]) !== act(labels[next])) this.drawFooter()
        }
        screen.recount(top, next + 1, this.count)
        await canvas.flush()
    }

    /** Keeps the cursor in view; gives whether the options have moved. */
    private scroll(): boolean {
        const before = this.first
        if (this.cursor < this.first) this.first = this.cursor
        const last = this.first + FOOTER - 2 - this.top
        if (this.cursor > last) this.first += this.cursor - last
        return this.first !== before
    }

    /** Draws the options in view into rows that are blank. */
    private drawOptions(): void {
        const { screen, cursor } = this
        let row = this.top + 1
        let option = this.first
        while (row < FOOTER && option < this.count) {
            const words = label(this.labels[option])
            unpackMovement(this.values[option], screen.args)
            screen.print(row, 2, words, this.values[option])
            row++
            option++
        }
        row = this.top + 1 + cursor - this.first
        screen.canvas.printGlyph(row, 0, GLYPH_RIGHT)
        screen.canvas.follow(this.top, row)
        this.drawFooter()
    }

    private drawFooter(): void {
        const does = act(this.labels[this.cursor])
        const select = this.count > 1 ? SELECT_NEXT : HOLD_FOR_MENU
        this.screen.footer(select, does === undefined ? TAKE : does, 0)
    }
}
