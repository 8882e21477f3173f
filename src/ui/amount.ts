import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { HELD } from "./list"
import { Screen } from "./screen"
import {
    AT_MOST,
    DOLLARS_FROM_TO,
    FROM_TO,
    GO_ON,
    SELECT_DIGIT,
    SELECT_STEP,
    TAKE,
} from "./strings"

const ROW = 3

/**
 * A number, of dollars or other, set digit by digit: SELECT raises the digit that is lit, ROLL goes on to the next, after the
 * last it is done. Or counted: SELECT adds a step, ROLL is done.
 */
export class AmountEntry {
    private steps = 0
    /** 1, or -1 below zero: what is set first where that can be. */
    sign = 1
    private unit = 0
    private digits = 0
    private least = 0
    private every = 1

    constructor(private readonly screen: Screen) {}

    /** Begins at 0, which is the least. */
    reset(): void {
        this.begin(0, 0, 1)
    }

    /** Begins at a number of steps, of which there can be `least` or more, each time a multiple of `every`. */
    begin(steps: number, least: number, every: number): void {
        this.sign = steps < 0 ? -1 : 1
        this.steps = steps * this.sign
        this.digits = 0
        this.least = least
        this.every = every
    }

    /**
     * Asks for a number of steps of `step` dollars (1: no dollars), up to `most` of them, under a title in row `top`, `counted`
     * or by digits; the caller has begun the screen. Gives it, without its sign, or `HELD`, and goes on from there when called
     * again.
     */
    async choose(
        top: number,
        title: string,
        args: number[],
        step: number,
        most: number,
        counted: boolean
    ): Promise<number> {
        if (this.digits === 0) this.first(counted ? 1 : most)
        this.screen.title(top, title, args, 0, 0)
        this.screen.canvas.follow(top, ROW)
        this.drawLimits(step, most)
        for (;;) {
            if (counted) this.drawSum(step)
            else this.draw(step)
            await this.screen.show()
            const press = await this.screen.press()
            if (press === SELECT_HOLD) {
                // the press that began the hold had raised it
                if (counted) this.count(most, most)
                else this.raise(9)
                return HELD
            }
            if (press === SELECT && counted) this.count(1, most)
            else if (press === SELECT) this.raise(1)
            else if (press === ROLL && this.unit > 1) this.unit /= 10
            else if (press === ROLL && this.fits(most)) return this.steps
            else if (press === ROLL) this.first(most)
        }
    }

    private fits(most: number): boolean {
        const { every, least, steps } = this
        const value = steps * this.sign
        return value >= least && value <= most && steps % every === 0
    }

    /** Goes to the highest digit that `most` has, or to the sign before it. */
    private first(most: number): void {
        this.unit = 1
        this.digits = 1
        while (this.unit * 10 <= most) {
            this.unit *= 10
            this.digits++
        }
        if (this.least < 0) this.unit *= 10
    }

    /** Raises the digit so many times, within itself; the last one to the next that may be. */
    private raise(times: number): void {
        const unit = this.unit
        if (unit === this.signUnit()) {
            this.sign = -this.sign
            return
        }
        const now = Math.floor(this.steps / unit) % 10
        const by = unit === 1 ? times * this.every : times
        this.steps += (((now + by) % 10) - now) * unit
    }

    /** The unit that stands for the sign. */
    private signUnit(): number {
        return Math.pow(10, this.digits)
    }

    private drawLimits(step: number, most: number): void {
        const { least, screen } = this
        if (least === 0) screen.print(ROW + 2, 0, AT_MOST, most * step)
        else {
            screen.args[0] = least * step
            screen.args[1] = most * step
            const limits = step === 1 ? FROM_TO : DOLLARS_FROM_TO
            screen.paragraph(limits, screen.args, ROW + 2, 1)
        }
    }

    /** Adds steps; what follows the most is none. */
    private count(by: number, most: number): void {
        this.steps = (this.steps + by) % (most + 1)
    }

    private drawSum(step: number): void {
        const screen = this.screen
        screen.canvas.clearRow(ROW)
        screen.money(ROW, 0, this.steps * step)
        screen.footer(SELECT_STEP, TAKE, 0)
    }

    private draw(step: number): void {
        const screen = this.screen
        screen.canvas.clearRow(ROW)
        let col = 2
        if (step > 1) screen.glyph(ROW, 0, DOLLAR, false)
        if (this.least < 0) {
            const isLit = this.unit === this.signUnit()
            screen.glyph(ROW, 1, this.sign < 0 ? MINUS : PLUS, isLit)
        }
        for (let unit = Math.pow(10, this.digits - 1); unit >= 1; unit /= 10) {
            const glyph = ZERO + (Math.floor(this.steps / unit) % 10)
            screen.glyph(ROW, col, glyph, unit === this.unit)
            col++
            if (unit * step === 1000 || unit * step === 1000000)
                screen.glyph(ROW, col++, COMMA, false)
        }
        for (let rest = step; rest >= 10; rest /= 10)
            screen.glyph(ROW, col++, ZERO, false)
        screen.footer(SELECT_DIGIT, GO_ON, 0)
    }
}

const DOLLAR = 36
const PLUS = 43
const COMMA = 44
const MINUS = 45
const ZERO = 48
