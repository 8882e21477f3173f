// Ssd1306: windows of the frame to a panel with an SSD1306 (datasheet rev. 1.1 by Solomon Systech).

import { SSD1306Driver, SSD1306Options } from "@devicescript/drivers"
import { Image } from "@devicescript/graphics"
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

// Horizontal addressing mode (10.1.3).
const HORIZONTAL = hex`00 20 00`

/** The library's driver sets the chip up; the frame goes out by windows, one transaction each. */
export class Ssd1306 extends SSD1306Driver implements Chip {
    readonly tall = true
    private readonly buffers: Buffer[]
    private readonly index: Buffer
    private readonly whole = new Windows()

    /**
     * @param frame page after page, as the chip has it in horizontal addressing mode
     * @param turned true when the module is mounted upside down
     */
    constructor(
        options: SSD1306Options,
        private readonly frame: Buffer,
        private readonly turned: boolean
    ) {
        super(options)
        const transfers = new Transfers(HEADER, MOST)
        this.buffers = transfers.buffers
        this.index = transfers.index
        // lets go of the library's own frame: of this image only the size is used
        this.image = Image.alloc(options.width, options.height, 1, frame)
        this.whole.all(WIDTH, options.height >> 3)
    }

    async send(windows: Windows): Promise<void> {
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
                await this.client.xfer(this.devAddr, buffer)
            }
        }
    }

    /** The library calls this while it sets the chip up, upright and in an addressing mode of its own. */
    override async show(): Promise<void> {
        await this.writeBuf(HORIZONTAL)
        if (this.turned) await this.rotate(false)
        await this.send(this.whole)
    }
}
