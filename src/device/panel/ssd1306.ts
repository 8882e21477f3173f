// Ssd1306: windows of the frame to a panel with an SSD1306 (datasheet rev. 1.1 by Solomon Systech).

import { I2C } from "@devicescript/i2c"
import { WIDTH } from "../display"
import { Chip } from "./chip"
import { MOST, Transfers } from "./transfers"
import { Windows } from "./windows"

// Column address (10.1.4) and page address (10.1.5) of the window, then data: control bytes as in 8.1.5.2.
const HEADER = hex`80 21 80 00 80 00 80 22 80 00 80 00 40`
const FIRST_COLUMN = 3
const LAST_COLUMN = 5
const FIRST_PAGE = 9
const LAST_PAGE = 11
const DATA = 13

// All in one transaction: off, horizontal addressing mode (10.1.3), upright, start line 0, rows driven, no offset, COM pins,
// clock, precharge, charge pump, VCOM, contrast, normal, memory shown, current reference.
const INIT = hex`00 ae 20 00 a1 c8 40 a8 3f d3 00 da 12 d5 80 d9 f1 8d 14 db 30 81 ff a6 a4 ad 30`
const SEGMENTS = 4
const COM_DIRECTION = 5
const ROWS = 8
const COM_PINS = 12

/** The frame goes out by windows, one transaction each. */
export class Ssd1306 extends Chip {
    readonly tall = true
    private readonly buffers: Buffer[]
    private readonly index: Buffer

    /**
     * @param frame page after page, as the chip has it in horizontal addressing mode
     * @param turned true when the module is mounted upside down
     */
    constructor(
        client: I2C,
        address: number,
        rows: number,
        private readonly frame: Buffer,
        private readonly turned: boolean
    ) {
        super(client, address, rows)
        const transfers = new Transfers(HEADER, MOST)
        this.buffers = transfers.buffers
        this.index = transfers.index
    }

    override async init(): Promise<void> {
        const init = INIT.slice(0)
        init[ROWS] = this.rows - 1
        if (this.rows < WIDTH / 2) init[COM_PINS] = 0x02
        if (this.turned) {
            init[SEGMENTS] = 0xa0
            init[COM_DIRECTION] = 0xc0
        }
        await this.setUp(init)
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
                await this.xfer(buffer, 0)
            }
        }
    }
}
