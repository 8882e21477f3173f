// Sh1106: windows of the frame to a panel with an SH1106 (datasheet V2.3 by Sino Wealth).

import { WIDTH } from "../display"
import { Chip, Mounting } from "./chip"
import { Transfers } from "./transfers"
import { Windows } from "./windows"

// Page (command 12) and column (1, 2) where data begins; the page is the same to its end. Then data.
const HEADER = hex`80 b0 80 00 80 10 40`
const PAGE = 1
const LOW_COLUMN = 3
const HIGH_COLUMN = 5
const DATA = 7

// The panel shows the middle 128 of the chip's 132 columns.
const OFFSET = 2

// All in one transaction: off, clock, rows driven, no offset, start line 0, converter on, upright, COM pins, contrast,
// precharge, VCOM, converter at 9 V, normal, memory shown.
const INIT = hex`00 ae d5 80 a8 3f d3 00 40 ad 8b a1 c8 da 12 81 80 d9 1f db 40 33 a6 a4`

/** One transaction a page: no window of this chip's is higher. */
export class Sh1106 extends Chip {
    readonly tall = false
    private readonly transfers = new Transfers(HEADER, WIDTH)

    constructor(mounting: Mounting, frame: Buffer) {
        super(mounting, frame, INIT)
    }

    override async send(windows: Windows): Promise<void> {
        const { bytes, size } = windows
        for (let i = 0; i < size; i += 4)
            for (let page = bytes[i + 2]; page < bytes[i + 3]; page++)
                await this.transfer(bytes[i], bytes[i + 1], page)
    }

    private async transfer(
        from: number,
        to: number,
        page: number
    ): Promise<void> {
        const transfers = this.transfers
        const buffer = transfers.buffers[transfers.index[(to - from + 3) >> 2]]
        const width = buffer.length - DATA
        // padded with what is there already
        if (from + width > WIDTH) from = WIDTH - width
        const column = from + OFFSET
        buffer[PAGE] = 0xb0 | page
        buffer[LOW_COLUMN] = column & 15
        buffer[HIGH_COLUMN] = 0x10 | (column >> 4)
        buffer.blitAt(DATA, this.frame, page * WIDTH + from, width)
        await this.write(buffer)
    }
}
