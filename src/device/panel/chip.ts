// Chip: what the drivers of both kinds of panel have in common.

import { Bus } from "../bus"
import { WIDTH } from "../display"
import { Windows } from "./windows"

/** Where a panel is, and how it is mounted. */
export interface Mounting {
    /** The bus. */
    bus: Bus
    /** 7 bits. */
    address: number
    /** Rows of pixels: 64 or 32. */
    height: number
    /** Whether it is upside down. */
    turned: boolean
}

// A control byte for commands, then off and on (SSD1306 datasheet table 9-1, SH1106 command 11).
const OFF = hex`00 ae`
const ON = hex`00 af`

// Where a chip's commands, both kinds' alike, have what depends on the mounting: rows driven less one, which way the
// segments and the rows run, and how the rows are wired (SSD1306 datasheet 10.1.8 to 10.1.18).
const ROWS = 5
const SEGMENTS = 11
const COM_DIRECTION = 12
const COM_PINS = 14

/** A driver of a panel's chip. All calls throw when the panel does not answer. */
export abstract class Chip {
    /** Whether one transaction can send several pages. */
    abstract readonly tall: boolean
    private readonly whole = new Windows()
    private readonly contrast = hex`00 81 00`.slice(0)

    /**
     * @param frame page after page
     * @param commands what sets up a chip of 64 rows, upright, and leaves it off
     */
    constructor(
        private readonly mounting: Mounting,
        protected readonly frame: Buffer,
        private readonly commands: Buffer
    ) {
        this.whole.all(WIDTH, mounting.height >> 3)
    }

    /** Sends parts of the frame. */
    abstract send(windows: Windows): Promise<void>

    /** Sets the chip up, sends the whole frame, and switches the panel on. */
    async init(): Promise<void> {
        const { height, turned } = this.mounting
        const commands = this.commands.slice(0)
        commands[ROWS] = height - 1
        if (height < WIDTH / 2) commands[COM_PINS] = 0x02
        if (turned) {
            commands[SEGMENTS] = 0xa0
            commands[COM_DIRECTION] = 0xc0
        }
        await this.write(commands)
        await this.send(this.whole)
        await this.write(ON)
    }

    /** @param contrast 0 to 255 */
    async setContrast(contrast: number): Promise<void> {
        this.contrast[2] = contrast
        await this.write(this.contrast)
    }

    /** Switches the panel off, as it is after power-on; the chip sleeps. */
    async powerOff(): Promise<void> {
        await this.write(OFF)
    }

    async write(bytes: Buffer): Promise<void> {
        await this.xfer(bytes, 0)
    }

    /** Writes bytes and reads `numRead` bytes in one transaction. */
    async xfer(bytes: Buffer, numRead: number): Promise<Buffer> {
        const { bus, address } = this.mounting
        return await bus.xfer(address, bytes, numRead)
    }
}
