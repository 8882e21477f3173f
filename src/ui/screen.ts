import { Buttons } from "../device/buttons"
import { Canvas, COLS } from "./canvas"
import { Flow } from "./flow"
import { ROLL_TO } from "./strings"
import { Text } from "./text"

/** The row that says what the two buttons do now. */
export const FOOTER = 7

/** The canvas, the buttons, and the few ways in which every screen writes words. */
export class Screen {
    readonly args: number[] = [0, 0, 0, 0]
    private readonly text = new Text()
    private readonly spaces = new Text()
    private readonly flow = new Flow()

    constructor(
        readonly canvas: Canvas,
        readonly buttons: Buttons
    ) {
        while (this.spaces.length < COLS) this.spaces.add(" ")
    }

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
        return this.text.clear().fill(template, args)
    }

    /** A template with one number. */
    word(template: string, value: number): Text {
        this.args[0] = value
        return this.words(template, this.args)
    }

    print(row: number, col: number, template: string, value: number): void {
        this.canvas.print(row, col, this.word(template, value))
    }

    /** A title in row `row`, lit all along, with a counter at its right end where `of` is above 0. */
    title(
        row: number,
        template: string,
        who: number,
        at: number,
        of: number
    ): void {
        this.canvas.invertRow(row)
        this.print(row, 0, template, who)
        if (of > 0) this.counter(row, at, of)
    }

    /** The counter of a title: no list hides its length. */
    counter(row: number, at: number, of: number): void {
        const text = this.text.clear()
        if (at < 10 && of > 9) text.add(" ")
        text.addNumber(at).add("/").addNumber(of)
        this.canvas.printRight(row, text, true)
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
        this.clearRow(FOOTER)
        this.canvas.invertRow(FOOTER)
        this.print(FOOTER, 0, select, value)
        const text = this.text.clear().add(ROLL_TO)
        this.canvas.printRight(FOOTER, text.fill(roll, this.args))
    }

    clearRow(row: number): void {
        this.canvas.print(row, 0, this.spaces, false)
    }

    /** A dollar amount at the right end of a row. */
    moneyRight(row: number, dollars: number, inverse: boolean): void {
        this.canvas.printRight(
            row,
            this.text.clear().addMoney(dollars),
            inverse
        )
    }

    /** A dollar amount from a column on. */
    money(row: number, col: number, dollars: number): void {
        this.canvas.print(row, col, this.text.clear().addMoney(dollars))
    }

    /** One glyph, lit or dark. */
    glyph(row: number, col: number, code: number, inverse: boolean): void {
        this.canvas.print(row, col, this.text.clear().addGlyph(code), inverse)
    }

    async show(): Promise<void> {
        await this.canvas.flush()
    }

    /** Waits for a press: `SELECT`, `SELECT_HOLD` or `ROLL`. */
    async press(): Promise<number> {
        return await this.buttons.next()
    }
}
