// Chip: what the display asks of the driver of a panel's chip.

import { Windows } from "./windows"

/** A driver of the library's, taught to send windows. All calls throw when the panel does not answer. */
export interface Chip {
    /** Whether one transaction can send several pages. */
    readonly tall: boolean
    /** Sets the chip up, turned as it was made to be, sends the whole frame, and switches the panel on. */
    init(): Promise<void>
    /** Sends parts of the frame. */
    send(windows: Windows): Promise<void>
    /** @param contrast 0 to 255 */
    setContrast(contrast: number): Promise<void>
    /** Switches the panel off, as it is after power-on; the chip sleeps. */
    powerOff(): Promise<void>
    /** Writes bytes and reads `numRead` bytes in one transaction. */
    xfer(writeBuf: Buffer, numRead: number): Promise<Buffer>
}
