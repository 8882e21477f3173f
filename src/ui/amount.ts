import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { HELD } from "./list"
import { Screen } from "./screen"
import { AT_MOST, GO_ON, SELECT_DIGIT, SELECT_STEP, TAKE } from "./strings"

const ROW = 3

/**
 * Dollars set digit by digit: SELECT raises the digit that is lit, ROLL goes on to the next, after the last it is done. Or
 * counted: SELECT adds a step, ROLL is done.
 */
export class AmountEntry {
    private steps = 0
    private unit = 0
    private digits = 0

    constructor(private readonly screen: Screen) {}

    /** Begins at 0. */
    reset(): void {
        this.steps = 0
        this.digits = 0
    }

    /**
     * Asks for a number of steps of `step` dollars, up to `most` of them, under a title in row `top`, `counted` or by digits;
     * the caller has begun the screen. Gives it, or `HELD`, and goes on from there when called again.
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
        this.screen.print(ROW + 2, 0, AT_MOST, most * step)
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
            else if (press === ROLL && this.steps <= most) return this.steps
            else if (press === ROLL) this.first(most)
        }
    }

    /** Goes to the highest digit that `most` has. */
    private first(most: number): void {
        this.unit = 1
        this.digits = 1
        while (this.unit * 10 <= most) {
            this.unit *= 10
            this.digits++
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

    /** Raises the digit by `by`, within itself. */
    private raise(by: number): void {
        const now = Math.floor(this.steps / this.unit) % 10
        this.steps += (((now + by) % 10) - now) * this.unit
    }

    private draw(step: number): void {
        const screen = this.screen
        screen.canvas.clearRow(ROW)
        let col = 2
        screen.glyph(ROW, 0, DOLLAR, false)
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
const COMMA = 44
const ZERO = 48
