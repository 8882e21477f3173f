// Amount: a number, of dollars or other, set digit by digit: SELECT raises the digit that is lit, ROLL goes on to the next, after
// the last it is done. Or counted: SELECT adds a step, ROLL is done.

import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { HELD } from "./list"
import {
    canvas,
    footer,
    glyph,
    money,
    nextPress,
    paragraph,
    printTitle,
    screenArgs,
    show,
} from "./screen"
import { goOn, note, take } from "./vocabulary"

const ROW = 3

const DOLLAR = 36
const PLUS = 43
const COMMA = 44
const MINUS = 45
const ZERO = 48

let steps = 0
/** 1, or -1 below zero: what is set first where that can be. */
export let amountSign = 1
/** What the digit that is lit counts, and what stands for the sign; the latter is 0 before the first digit is chosen. */
let lit = 0
let signUnit = 0
let least = 0
let every = 1

/** Begins at a number of steps, of which there can be `from` or more, each time a multiple of `by`. */
export function beginAmount(at: number, from: number, by: number): void {
    amountSign = at < 0 ? -1 : 1
    steps = at * amountSign
    signUnit = 0
    least = from
    every = by
}

/**
 * Asks for a number of steps of `step` dollars (1: no dollars), up to `most` of them, under a title in row `top`, `counted`
 * or by digits; the caller has begun the screen. Gives it, without its sign, or `HELD`, and goes on from there when called
 * again.
 */
export async function askAmount(
    top: number,
    title: string,
    args: number[],
    step: number,
    most: number,
    counted: boolean
): Promise<number> {
    if (signUnit === 0) first(counted ? 1 : most)
    printTitle(top, title, args, 0, 0)
    canvas.follow(top, ROW)
    drawLimits(step, most)
    const select = note(counted ? "selectStep" : "selectDigit")
    for (;;) {
        canvas.clearRow(ROW)
        if (counted) money(ROW, 0, steps * step)
        else drawDigits(step)
        footer(select, counted ? take : goOn, 0)
        await show()
        const press = await nextPress()
        if (press === SELECT_HOLD) {
            // the press that began the hold had raised it
            if (counted) count(most, most)
            else raise(9)
            return HELD
        }
        if (press === SELECT && counted) count(1, most)
        else if (press === SELECT) raise(1)
        else if (press === ROLL && lit > 1) lit /= 10
        else if (press === ROLL && fits(most)) return steps
        else if (press === ROLL) first(most)
    }
}

function fits(most: number): boolean {
    const value = steps * amountSign
    return value >= least && value <= most && steps % every === 0
}

/** Goes to the highest digit that `most` has, or to the sign before it. */
function first(most: number): void {
    lit = 1
    while (lit * 10 <= most) lit *= 10
    signUnit = lit * 10
    if (least < 0) lit = signUnit
}

/** Raises the digit so many times, within itself; the last one to the next that may be. */
function raise(times: number): void {
    if (lit === signUnit) {
        amountSign = -amountSign
        return
    }
    const now = Math.floor(steps / lit) % 10
    const by = lit === 1 ? times * every : times
    steps += (((now + by) % 10) - now) * lit
}

function drawLimits(step: number, most: number): void {
    screenArgs[0] = least * step
    screenArgs[1] = most * step
    const limits = step === 1 ? "fromTo" : "dollarsFromTo"
    const words = note(least === 0 ? "atMost" : limits)
    paragraph(words, screenArgs, ROW + 2, 1)
}

/** Adds steps; what follows the most is none. */
function count(by: number, most: number): void {
    steps = (steps + by) % (most + 1)
}

function drawDigits(step: number): void {
    let col = 2
    if (step > 1) glyph(ROW, 0, DOLLAR, false)
    if (least < 0)
        glyph(ROW, 1, amountSign < 0 ? MINUS : PLUS, lit === signUnit)
    for (let unit = signUnit / 10; unit >= 1; unit /= 10) {
        glyph(ROW, col++, ZERO + (Math.floor(steps / unit) % 10), unit === lit)
        if (unit * step === 1000 || unit * step === 1000000)
            glyph(ROW, col++, COMMA, false)
    }
    for (let rest = step; rest >= 10; rest /= 10) glyph(ROW, col++, ZERO, false)
}
