/**
 * An OLED module with an SH1106: 132 columns of memory of which the panel shows the 128 in the middle, page addressing
 * only. Numbers are those of the commands in its datasheet, V2.3, by Sino Wealth.
 *
 * What the datasheet does not define does nothing, and its arguments count as commands of their own: so a program for the
 * SSD1306, whose windows it does not know, moves the start line and writes one page over and over. The datasheet does not
 * say whether a change of the segment remap moves what is stored already; it does not here.
 */
import { hex, OledChip, type Chance, type OledOptions } from "./oled"

const SEGMENTS = 132
const FIRST_SEGMENT = 2

/** DC-DC control (10), and what may follow it. */
const DC_DC = 0xad
const DC_DC_OFF = 0x8a
const DC_DC_ON = 0x8b

/** The chip and its panel, powered on and reset. */
export class Sh1106 extends OledChip {
    private converter = true
    /** The column to go back to at the end of a read-modify-write (19, 20); undefined outside one. */
    private kept: number | undefined

    constructor(options: OledOptions = {}) {
        super(
            {
                segments: SEGMENTS,
                firstSegment: FIRST_SEGMENT,
                contrast: 0x80,
            },
            options
        )
    }

    override powerCycle(chance: Chance): void {
        super.powerCycle(chance)
        this.converter = true
        this.kept = undefined
    }

    protected override get powered(): boolean {
        return this.converter
    }

    protected override argumentsOf(code: number): number | undefined {
        return code === DC_DC ? 1 : undefined
    }

    protected override execute(code: number, [value = 0]: number[]): boolean {
        const chip = this.registers
        if (code <= 0x0f) chip.column = (chip.column & 0xf0) | code
        else if (code <= 0x1f)
            chip.column = (chip.column & 0x0f) | ((code & 15) << 4)
        else if (code >= 0xb0 && code <= 0xb7) chip.page = code & 7
        else if (code === DC_DC) this.setConverter(value)
        else if (code === 0xe0) this.kept = chip.column
        else if (code === 0xee) chip.column = this.kept ?? chip.column
        // the converter's voltage (3) does not show
        else return code >= 0x30 && code <= 0x33
        return true
    }

    /** The address counts up to 132, where there is no memory; the page stays (1, 2). */
    protected override data(byte: number): void {
        if (this.registers.column < SEGMENTS) super.data(byte)
        else this.report(`data beyond column ${SEGMENTS - 1}`)
    }

    protected override advance(): void {
        this.registers.column++
    }

    private setConverter(value: number): void {
        if (value !== DC_DC_OFF && value !== DC_DC_ON)
            this.report(`command ADh with ${hex(value)}`)
        else if (this.on) this.report("command ADh while the panel is on")
        else this.converter = value === DC_DC_ON
    }
}
