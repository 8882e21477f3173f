/** An OLED module with an SSD1306. Sections are those of its datasheet, revision 1.1, by Solomon Systech. */
import { hex, OledChip, PAGES, type Chance, type OledOptions } from "./oled"

const SEGMENTS = 128

/** Memory addressing modes (10.1.3). */
const HORIZONTAL = 0
const VERTICAL = 1
const PAGE = 2
const MODES = [HORIZONTAL, VERTICAL, PAGE]

/**
 * Arguments of the commands that the SH1106 has not (table 9-1, and the charge pump's application note). ADh, the current
 * reference, came with a later revision.
 */
const ARGUMENTS = new Map([
    [0x20, 1],
    [0x21, 2],
    [0x22, 2],
    [0x26, 6],
    [0x27, 6],
    [0x29, 5],
    [0x2a, 5],
    [0x8d, 1],
    [0xa3, 2],
    [0xad, 1],
])

/** First and last, both included. */
type Range = readonly [number, number]

interface Addressing {
    mode: number
    columns: Range
    pages: Range
    pump: boolean
}

function reset(): Addressing {
    return {
        mode: PAGE,
        columns: [0, SEGMENTS - 1],
        pages: [0, PAGES - 1],
        pump: false,
    }
}

/** The chip and its panel, powered on and reset (8.5). */
export class Ssd1306 extends OledChip {
    private addressing = reset()

    constructor(options: OledOptions = {}) {
        super({ segments: SEGMENTS, firstSegment: 0, contrast: 0x7f }, options)
    }

    override powerCycle(chance: Chance): void {
        super.powerCycle(chance)
        this.addressing = reset()
    }

    protected override get powered(): boolean {
        return this.addressing.pump
    }

    protected override argumentsOf(code: number): number | undefined {
        return ARGUMENTS.get(code)
    }

    protected override execute(code: number, args: number[]): boolean {
        if (args.length > 0) return this.address(code, args)
        const chip = this.registers
        // start page and column are for page addressing only (10.1.1, 10.1.2, 10.1.13)
        const paged = this.addressing.mode === PAGE
        if (code <= 0x1f) {
            if (paged) this.columnNibble(code)
        } else if (code >= 0xb0 && code <= 0xb7) {
            if (paged) chip.page = code & 7
        } else return code === 0x2e
        return true
    }

    protected override advance(): void {
        const { mode } = this.addressing
        if (mode === VERTICAL) {
            if (this.nextPage()) this.nextColumn()
        } else if (this.nextColumn() && mode === HORIZONTAL) this.nextPage()
    }

    /** Rows driven less one, 15 to 63 (10.1.11). */
    protected override multiplex(lastRow: number): void {
        if (lastRow < 15) this.report(`multiplex ratio ${lastRow + 1}`)
        else super.multiplex(lastRow)
    }

    /** Moves on by a column, within the window outside page addressing; true when it starts over. */
    private nextColumn(): boolean {
        const { mode, columns } = this.addressing
        const [first, last] = mode === PAGE ? [0, SEGMENTS - 1] : columns
        const chip = this.registers
        const over = chip.column === last
        chip.column = over ? first : (chip.column + 1) % SEGMENTS
        return over
    }

    private nextPage(): boolean {
        const [first, last] = this.addressing.pages
        const chip = this.registers
        const over = chip.page === last
        chip.page = over ? first : (chip.page + 1) % PAGES
        return over
    }

    private address(code: number, [first = 0, second = 0]: number[]): boolean {
        const chip = this.registers
        if (code === 0x20) this.setMode(first & 3)
        else if (code === 0x21) {
            this.addressing.columns = this.range(first & 0x7f, second & 0x7f)
            chip.column = first & 0x7f
        } else if (code === 0x22) {
            this.addressing.pages = this.range(first & 7, second & 7)
            chip.page = first & 7
        } else if (code === 0x8d) this.addressing.pump = (first & 4) !== 0
        else if (code !== 0xad)
            this.report(`scrolling, command ${hex(code)}, is not modeled`)
        return true
    }

    private setMode(mode: number): void {
        if (MODES.includes(mode)) this.addressing.mode = mode
        else this.report(`addressing mode ${mode}`)
    }

    /** A window (10.1.4, 10.1.5); the end must not lie before the start. */
    private range(first: number, last: number): Range {
        if (last < first) this.report(`window from ${first} to ${last}`)
        return [first, last]
    }

    private columnNibble(code: number): void {
        const { column } = this.registers
        this.registers.column =
            code <= 0x0f
                ? (column & 0x70) | code
                : (column & 0x0f) | ((code & 7) << 4)
    }
}
