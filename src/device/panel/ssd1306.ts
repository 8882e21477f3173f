// Ssd1306: windows of the frame to a panel with an SSD1306 (datasheet rev. 1.1 by Solomon Systech).

import { WIDTH } from "../display"
import { Chip, Mounting } from "./chip"
import { MOST, Transfers } from "./transfers"
import { Windows } from "./windows"

// Column address (10.1.4) and page address (10.1.5) of the window, then data: control bytes as in 8.1.5.2.
const HEADER = hex`80 21 80 00 80 00 80 22 80 00 80 00 40`
const FIRST_COLUMN = 3
const LAST_COLUMN = 5
const FIRST_PAGE = 9
const LAST_PAGE = 11
const DATA = 13

// All in one transaction: off, clock, rows driven, no offset, start line 0, charge pump, upright, COM pins, contrast,
// precharge, VCOM, horizontal addressing mode (10.1.3), normal, memory shown.
const INIT = hex`00 ae d5 80 a8 3f d3 00 40 8d 14 a1 c8 da 12 81 80 d9 f1 db 30 20 00 a6 a4`

/** One transaction a window: its columns and pages, then its bytes. */
export class Ssd1306 extends Chip {
    readonly tall = true
    private readonly buffers: Buffer[]
    private readonly index: Buffer

    constructor(mounting: Mounting, frame: Buffer) {
        super(mounting, frame, INIT)
        const transfers = new Transfers(HEADER, MOST)
        this.buffers = transfers.buffers
        this.index = transfers.index
    }

    override async send(windows: Windows): Promise<void> {
        const { bytes, size } = windows
        const { frame, buffers, index } = this
        for (let i = 0; i < size; i += 4) {
            const x = bytes[i]
            const width = bytes[i + 1] - x
            const below = bytes[i + 3]
            let page = bytes[i + 2]
            while (page < below) {
                let pages = below - page
                if (width * pages > MOST) pages = Math.idiv(MOST, width)
                const length = width * pages
                const buffer = buffers[index[(length + 3) >> 2]]
                buffer[FIRST_COLUMN] = x
                buffer[LAST_COLUMN] = x + width - 1
                buffer[FIRST_PAGE] = page
                page += pages
                buffer[LAST_PAGE] = page - 1
                let from = (page - pages) * WIDTH + x
                let at = DATA
                for (; pages > 0; pages--) {
                    buffer.blitAt(at, frame, from, width)
                    at += width
                    from += WIDTH
                }
                // beyond its end the chip begins the window again: what is left over repeats it
                for (; at < buffer.length; at += length)
                    buffer.blitAt(at, buffer, DATA, length)
                await this.write(buffer)
            }
        }
    }
}
