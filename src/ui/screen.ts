// Screen: the few ways in which every screen writes words, and waits for a press.

import { Buttons, SELECT, SIGNAL } from "../device/buttons"
import { Care } from "../device/care"
import { Canvas, Strip } from "./canvas"
import { Flow } from "./flow"
import { COLS, INVERSE, SPACE } from "./painter"
import { Text } from "./text"
import { rollTo } from "./vocabulary"

/** For templates without numbers. */
export const NO_ARGS: number[] = []

const SLASH = 47
const ZERO = 48

const BAR = 124

/** The row that says what the two buttons do now. */
export const FOOTER = 7

/** The canvas, the buttons, and the care of the panel: set up once. */
export let canvas: Canvas
export let buttons: Buttons
export let care: Care
/** Numbers for a template, free to be used between two calls. */
export const screenArgs: number[] = [0, 0, 0, 0, 0, 0]
/** Whether the SELECT pressed last went on in the screen: then it was nothing else, nor was the hold it began. */
export let scrolled = false

const text = new Text()
const flow = new Flow()
/** The footer that was written last, and what it says. */
const last = new Strip()
let lastSelect = ""
let lastRoll = ""
let lastValue = 0

/** Takes up what the screen is shown and read with; before all else. */
export function setUpScreen(on: Canvas, from: Buttons, by: Care): void {
    canvas = on
    buttons = from
    care = by
}

/** A new prompt: what was pressed before it is drawn counts for nothing. */
export function beginScreen(): void {
    buttons.opened()
    canvas.begin()
}

/** The same prompt, with other words. */
export function redraw(): void {
    canvas.begin()
}

/** A template filled with `args`, for the calls below; it stands until the next. */
export function fillWords(template: string, args: number[]): Text {
    text.length = 0
    return text.fill(template, args)
}

/** A template with one number, into a row. */
export function print(
    row: number,
    col: number,
    template: string,
    value: number
): void {
    if (template.indexOf("{") < 0)
        if ((template as any).byteLength === template.length) {
            canvas.printPlain(row, col, template)
            return
        }
    screenArgs[0] = value
    text.length = 0
    canvas.print(row, col, text.fill(template, screenArgs))
}

/** Rows that `split` takes for a template, so that its two parts don't run into each other. */
export function rowsOf(template: string, args: number[]): number {
    return fillWords(template, args).length > COLS ? 2 : 1
}

/**
 * A template from column `col` on, whose part behind a `|` stands at the right end of the row, or `below` it; behind `||` only
 * if it has room.
 */
export function split(
    row: number,
    col: number,
    template: string,
    args: number[],
    below = 0
): void {
    const text = fillWords(template, args)
    const bytes = text.bytes
    let bar = bytes.indexOf(BAR, 0, text.length)
    if (bar >= 0 && bytes[bar + 1] === BAR) {
        if (text.length - 1 > COLS - col) text.length = bar
        bytes[bar] = SPACE
        bar = text.length > bar ? bar + 1 : -1
    }
    canvas.printSplit(row, col, text, bar, below)
}

/** The same in one piece of at most `room` columns, a space in place of the `|`: of what stands before it the end is cut. */
export function inline(
    row: number,
    template: string,
    args: number[],
    room: number
): void {
    const text = fillWords(template, args)
    const bytes = text.bytes
    const bar = bytes.indexOf(BAR, 0, text.length)
    if (bar >= 0) {
        const cut = Math.max(0, Math.min(text.length - room, bar - 1))
        bytes[bar] = SPACE
        bytes.blitAt(bar - cut, bytes, bar, text.length - bar)
        text.length -= cut
    }
    canvas.print(row, 0, text)
}

/** A title in row `row`, lit all along, with a counter at its right end where `of` is above 0. */
export function printTitle(
    row: number,
    template: string,
    args: number[],
    at: number,
    of: number
): void {
    canvas.invertRow(row)
    canvas.print(row, 0, fillWords(template, args))
    if (of > 0) printCounter(row, at, of)
}

/** The counter of a title: no list hides its length. */
function printCounter(row: number, at: number, of: number): void {
    text.length = 0
    if (at < 10 && of > 9) text.addGlyph(SPACE)
    text.addNumber(at).addGlyph(SLASH).addNumber(of)
    canvas.printRight(row, text)
}

/** The same counter, in place of the one that is shown. */
export function recount(row: number, at: number, of: number): void {
    const units = of > 9 ? COLS - 4 : COLS - 3
    canvas.change(row, units, ZERO + (at % 10))
    if (of > 9)
        canvas.change(row, units - 1, at > 9 ? ZERO + ((at / 10) | 0) : SPACE)
}

/** A paragraph over whole rows. */
export function paragraph(
    template: string,
    args: number[],
    row: number,
    rows: number
): void {
    canvas.wrap(fillWords(template, args), row, 0, COLS, rows)
}

/** A paragraph that begins in a box and goes on in whole rows below it. */
export function paragraphBeside(
    template: string,
    args: number[],
    row: number,
    col: number,
    rows: number
): void {
    flow.start(fillWords(template, args))
    canvas.pour(flow, row, col, COLS - col, rows, false)
    canvas.pour(flow, row + rows, 0, COLS, FOOTER - row - rows, true)
}

/** The last row: what SELECT does, and what ROLL does. */
export function footer(select: string, roll: string, value: number): void {
    if (select === lastSelect && roll === lastRoll && value === lastValue) {
        canvas.paste(FOOTER, last)
        return
    }
    lastSelect = select
    lastRoll = roll
    lastValue = value
    canvas.clearRow(FOOTER, true)
    print(FOOTER, 0, select, value)
    screenArgs[0] = value
    text.length = 0
    canvas.printRight(FOOTER, text.add(rollTo).fill(roll, screenArgs))
    canvas.copy(FOOTER, last)
}

/** The last row as it was, while the next prompt is not there yet. */
export function keepFooter(): void {
    canvas.paste(FOOTER, last)
}

/** A dollar amount from a column on. */
export function money(row: number, col: number, dollars: number): void {
    text.length = 0
    canvas.print(row, col, text.addMoney(dollars))
}

/** One glyph, lit or dark. */
export function glyph(
    row: number,
    col: number,
    code: number,
    inverse: boolean
): void {
    canvas.printGlyph(row, col, inverse ? code | INVERSE : code)
}

export async function show(): Promise<void> {
    await canvas.flush()
}

/**
 * Waits for a press: `SELECT`, `SELECT_HOLD` or `ROLL`. Meanwhile the panel is cared for. Where not all of the screen
 * is in view, SELECT goes on to the rest first.
 */
export async function nextPress(): Promise<number> {
    for (;;) {
        const kind = await buttons.next()
        if (kind === SIGNAL) {
            await care.attend()
            await canvas.flush()
            continue
        }
        if (care.dimmed) await care.attend()
        if (kind !== SELECT || !canvas.short) return kind
        scrolled = canvas.scroll()
        await canvas.flush()
        if (!scrolled) return kind
    }
}
