import { Buttons, SELECT, SIGNAL } from "../device/buttons"
import { Care } from "../device/care"
import { Canvas, Strip } from "./canvas"
import { Flow } from "./flow"
import { COLS, INVERSE, SPACE } from "./painter"
import { ROLL_TO } from "./strings"
import { Text } from "./text"

/** For templates without numbers. */
export const NO_ARGS: number[] = []

const SLASH = 47
const ZERO = 48

const BAR = 124

/** The row that says what the two buttons do now. */
export const FOOTER = 7

/** The canvas, the buttons, and the few ways in which every screen writes words. */
export class Screen {
    readonly args: number[] = [0, 0, 0, 0]
    /** Whether the SELECT pressed last went on in the screen: then it was nothing else, nor was the hold it began. */
    scrolled = false
    private readonly text = new Text()
    private readonly flow = new Flow()
    /** The footer that was written last, and what it says. */
    private readonly last = new Strip()
    private select = ""
    private roll = ""
    private value = 0

    constructor(
        readonly canvas: Canvas,
        readonly buttons: Buttons,
        readonly care: Care
    ) {}

    /** A new prompt: what was pressed before it is drawn counts for nothing. */
    begin(): void {
        this.buttons.opened()
        this.canvas.begin()
    }

    /** The same prompt, with other words. */
    redraw(): void {
        this.canvas.begin()
    }

    /** A template filled with `args`, for the calls below; it stands until the next. */
    words(template: string, args: number[]): Text {
        const text = this.text
        text.length = 0
        return text.fill(template, args)
    }

    /** A template with one number, into a row. */
    print(row: number, col: number, template: string, value: number): void {
        if (template.indexOf("{") < 0)
            if ((template as any).byteLength === template.length) {
                this.canvas.printPlain(row, col, template)
                return
            }
        const text = this.text
        this.args[0] = value
        text.length = 0
        this.canvas.print(row, col, text.fill(template, this.args))
    }

    /** A template from column `col` on, whose part behind a `|` stands at the right end of the row. */
    split(row: number, col: number, template: string, args: number[]): void {
        const text = this.words(template, args)
        const bar = text.bytes.indexOf(BAR, 0, text.length)
        this.canvas.printSplit(row, col, text, bar)
    }

    /** The same in one piece of at most `room` columns, a space in place of the `|`: of what stands before it the end is cut. */
    inline(row: number, template: string, args: number[], room: number): void {
        const text = this.words(template, args)
        const bytes = text.bytes
        const bar = bytes.indexOf(BAR, 0, text.length)
        if (bar >= 0) {
            const cut = Math.max(0, Math.min(text.length - room, bar - 1))
            bytes[bar] = SPACE
            bytes.blitAt(bar - cut, bytes, bar, text.length - bar)
            text.length -= cut
        }
        this.canvas.print(row, 0, text)
    }

    /** A title in row `row`, lit all along, with a counter at its right end where `of` is above 0. */
    title(
        row: number,
        template: string,
        args: number[],
        at: number,
        of: number
    ): void {
        this.canvas.invertRow(row)
        this.canvas.print(row, 0, this.words(template, args))
        if (of > 0) this.counter(row, at, of)
    }

    /** The counter of a title: no list hides its length. */
    counter(row: number, at: number, of: number): void {
        const text = this.text
        text.length = 0
        if (at < 10 && of > 9) text.addGlyph(SPACE)
        text.addNumber(at).addGlyph(SLASH).addNumber(of)
        this.canvas.printRight(row, text)
    }

    /** The same counter, in place of the one that is shown. */
    recount(row: number, at: number, of: number): void {
        const canvas = this.canvas
        const units = of > 9 ? COLS - 4 : COLS - 3
        canvas.change(row, units, ZERO + (at % 10))
        if (of > 9)
            canvas.change(
                row,
                units - 1,
                at > 9 ? ZERO + ((at / 10) | 0) : SPACE
            )
    }

    /** A paragraph over whole rows. */
    paragraph(
        template: string,
        args: number[],
        row: number,
        rows: number
    ): void {
        this.canvas.wrap(this.words(template, args), row, 0, COLS, rows)
    }

    /** A paragraph that begins in a box and goes on in whole rows below it. */
    paragraphBeside(
        template: string,
        args: number[],
        row: number,
        col: number,
        rows: number
    ): void {
        const flow = this.flow.start(this.words(template, args))
        this.canvas.pour(flow, row, col, COLS - col, rows, false)
        this.canvas.pour(flow, row + rows, 0, COLS, FOOTER - row - rows, true)
    }

    /** The last row: what SELECT does, and what ROLL does. */
    footer(select: string, roll: string, value: number): void {
        const { canvas, last } = this
        if (
            select === this.select &&
            roll === this.roll &&
            value === this.value
        ) {
            canvas.paste(FOOTER, last)
            return
        }
        this.select = select
        this.roll = roll
        this.value = value
        canvas.clearRow(FOOTER, true)
        this.print(FOOTER, 0, select, value)
        const text = this.text
        this.args[0] = value
        text.length = 0
        canvas.printRight(FOOTER, text.add(ROLL_TO).fill(roll, this.args))
        canvas.copy(FOOTER, last)
    }

    /** The last row as it was, while the next prompt is not there yet. */
    keepFooter(): void {
        this.canvas.paste(FOOTER, this.last)
    }

    /** A dollar amount from a column on. */
    money(row: number, col: number, dollars: number): void {
        const text = this.text
        text.length = 0
        this.canvas.print(row, col, text.addMoney(dollars))
    }

    /** One glyph, lit or dark. */
    glyph(row: number, col: number, code: number, inverse: boolean): void {
        this.canvas.printGlyph(row, col, inverse ? code | INVERSE : code)
    }

    async show(): Promise<void> {
        await this.canvas.flush()
    }

    /**
     * Waits for a press: `SELECT`, `SELECT_HOLD` or `ROLL`. Meanwhile the panel is cared for. Where not all of the screen
     * is in view, SELECT goes on to the rest first.
     */
    async press(): Promise<number> {
        for (;;) {
            const kind = await this.buttons.next()
            if (kind === SIGNAL) {
                await this.care.attend()
                await this.canvas.flush()
                continue
            }
            if (this.care.dimmed) await this.care.attend()
            if (kind !== SELECT || !this.canvas.short) return kind
            this.scrolled = this.canvas.scroll()
            await this.canvas.flush()
            if (!this.scrolled) return kind
        }
    }
}
