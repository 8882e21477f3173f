// Chip: a panel's chip on the I2C bus; what the display asks of it.

import { I2C } from "@devicescript/i2c"
import { WIDTH } from "../display"
import { Windows } from "./windows"

const OFF = hex`00 ae`
const ON = hex`00 af`
const CONTRAST = hex`00 81 00`

/** What the chips have in common. All calls throw when the panel does not answer. */
export abstract class Chip {
    /** Whether one transaction can send several pages. */
    abstract readonly tall: boolean

    constructor(
        private readonly client: I2C,
        private readonly address: number,
        protected readonly rows: number
    ) {}

    /** Sets the chip up, turned as it was made to be, sends the whole frame, and switches the panel on. */
    abstract init(): Promise<void>

    /** Sends parts of the frame. */
    abstract send(windows: Windows): Promise<void>

    /** @param contrast 0 to 255 */
    async setContrast(contrast: number): Promise<void> {
        const command = CONTRAST.slice(0)
        command[2] = contrast
        await this.xfer(command, 0)
    }

    /** Switches the panel off, as it is after power-on; the chip sleeps. */
    async powerOff(): Promise<void> {
        await this.xfer(OFF, 0)
    }

    /** Writes bytes and reads `numRead` bytes in one transaction. */
    async xfer(writeBuf: Buffer, numRead: number): Promise<Buffer> {
        return await this.client.xfer(this.address, writeBuf, numRead)
    }

    /** Sends commands and the whole frame, and switches the panel on. */
    protected async setUp(commands: Buffer): Promise<void> {
        const whole = new Windows()
        whole.all(WIDTH, this.rows >> 3)
        await this.xfer(commands, 0)
        await this.send(whole)
        await this.xfer(ON, 0)
    }
}
