import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { GLYPH_RIGHT } from "./font"
import { FOOTER, Screen } from "./screen"
import { ACTS, LABELS, SELECT_NEXT, TAKE, look } from "./strings"

/** SELECT was held, instead of an option taken. */
export const HELD = -1

const SPACE = 32

/** A list of options under a title, with a cursor: SELECT moves it, ROLL takes the option. */
export class List {
    cursor = 0
    private labels: string[] = []
    private values: number[] = []
    private count = 0
    private first = 0
    private top = 0

    constructor(private readonly screen: Screen) {}

    /** Takes the options: keys of `LABELS` with their numbers, `count` of them, which must stay as they are until the choice. */
    options(labels: string[], values: number[], count: number): void {
        this.labels = labels
        this.values = values
        this.count = count
        this.cursor = 0
    }

    /**
     * Draws the title into row `top` and the options below it, then waits; the caller has begun the screen and written what
     * stands above. Gives the option's index, or `HELD`, with the cursor where it was before that press.
     */
    async choose(top: number, title: string, who: number): Promise<number> {
        const screen = this.screen
        this.top = top
        screen.title(top, title, who, this.cursor + 1, this.count)
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
        const canvas = this.screen.canvas
        canvas.printGlyph(this.rowOf(this.cursor), 0, SPACE)
        this.cursor = (this.cursor + 1) % this.count
        if (this.scroll()) this.drawOptions()
        else {
            canvas.printGlyph(this.rowOf(this.cursor), 0, GLYPH_RIGHT)
            this.drawFooter()
        }
        this.screen.counter(this.top, this.cursor + 1, this.count)
        await this.screen.show()
    }

    private rows(): number {
        return FOOTER - 1 - this.top
    }

    private rowOf(option: number): number {
        return this.top + 1 + option - this.first
    }

    /** Keeps the cursor in view; gives whether the options have moved. */
    private scroll(): boolean {
        const before = this.first
        if (this.cursor < this.first) this.first = this.cursor
        const last = this.first + this.rows() - 1
        if (this.cursor > last) this.first += this.cursor - last
        return this.first !== before
    }

    private drawOptions(): void {
        const screen = this.screen
        const rows = this.rows()
        for (let i = 0; i < rows; ++i) {
            const option = this.first + i
            if (option >= this.count) break
            const row = this.top + 1 + i
            screen.clearRow(row)
            screen.print(
                row,
                2,
                look(LABELS, this.labels[option]),
                this.values[option]
            )
            if (option === this.cursor)
                screen.canvas.printGlyph(row, 0, GLYPH_RIGHT)
        }
        this.drawFooter()
    }

    private drawFooter(): void {
        const act = look(ACTS, this.labels[this.cursor])
        this.screen.footer(SELECT_NEXT, act === undefined ? TAKE : act, 0)
    }
}
