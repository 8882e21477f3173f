// StockCanvas: the same screens by the library's own means, redrawn whole and sent whole each time.

import * as ds from "@devicescript/core"
import { SSD1306Driver } from "@devicescript/drivers"
import { Image } from "@devicescript/graphics"
import { Display, PAGES, WIDTH } from "../../src/device/display"
import { I2C } from "@devicescript/i2c"
import { TwinBus } from "../../src/device/twin"
import { CELL_WIDTH } from "../../src/ui/font"
import { BenchCanvas } from "./bench-canvas"

// Its address; our own panel has another. See bench/handheld.ts.
const ADDRESS = 0x3d

// A canvas's record of a screen: its cells, row after row, then INVERSE or 0 for each row as a whole.
const COLS = 21
const ROWS = 8
const WHOLE = ROWS * COLS
const RECORD = WHOLE + ROWS
const INVERSE = 128
const SPACE = 32
// Stands for our font's own glyphs, which the library's has not and would leave out.
const STRANGE = 62

/** A string to print, as a stock program would have it. */
class Run {
    text = ""
    x = 0
    y = 0
    /** In pixels; 0 for lit on dark. */
    litWidth = 0
}

/** The library's bus, on the host's. */
class StockBus extends I2C {
    private readonly twin = new TwinBus()

    override async xfer(
        address: number,
        bytes: Buffer,
        numRead?: number
    ): Promise<Buffer> {
        return await this.twin.xfer(address, bytes, numRead)
    }
}

/** For each screen the image is cleared, every row printed into it, dice drawn as images, and the whole image shown. */
export class StockCanvas extends BenchCanvas {
    private readonly driver: SSD1306Driver
    private readonly pages: Image[] = []
    private readonly runs: Run[] = []
    private count = 0
    // what was shown last, and behind it the picture's key
    private readonly last = Buffer.alloc(RECORD + 1)

    constructor(display: Display) {
        super(display)
        // the driver does nothing in a simulator, but here is a bus for it
        const library = ds as any
        library.isSimulator = () => false
        this.driver = new SSD1306Driver({
            devAddr: ADDRESS,
            width: WIDTH,
            height: 64,
            client: new StockBus(),
        })
        for (let page = 0; page < PAGES; page++)
            this.pages.push(Image.alloc(WIDTH, 8, 1, this.frame, page * WIDTH))
    }

    /** Initializes the panel. */
    async start(): Promise<void> {
        await this.driver.init()
    }

    override async flush(): Promise<void> {
        const own = this.own
        await this.pause()
        own.picture.settle()
        own.windows.size = 0
        const changed = this.isChanged()
        if (changed) this.collectRuns()
        await this.resume()
        if (!changed) return
        this.draw()
        await this.driver.show()
        await this.complete()
    }

    /** Whether it is another screen than the last one: what is composed twice is not sent twice. */
    private isChanged(): boolean {
        const { own, last } = this
        const before = last.toString("hex")
        last.blitAt(0, own.wanted, 0, RECORD)
        last[RECORD] = own.picture.wanted
        return last.toString("hex") !== before
    }

    private draw(): void {
        const picture = this.own.picture
        const image = this.driver.image
        image.fill(0)
        if (picture.shown !== 0)
            for (let i = picture.row; i < picture.row + picture.rows; i++)
                image.drawImage(this.pages[i], 0, i * 8)
        for (let i = 0; i < this.count; i++) {
            const run = this.runs[i]
            if (run.litWidth > 0) {
                image.fillRect(run.x, run.y, run.litWidth, 8, 1)
                image.print(run.text, run.x, run.y, 0)
            } else image.print(run.text, run.x, run.y)
        }
    }

    /** Cuts the composed rows into strings, what is dark on lit apart. */
    private collectRuns(): void {
        this.count = 0
        for (let row = 0; row < ROWS; row++) {
            let col = 0
            while (col < COLS) {
                const lit = this.isLit(row, col)
                let end = col + 1
                while (end < COLS && this.isLit(row, end) === lit) end++
                this.addRun(row, col, end, lit)
                col = end
            }
        }
    }

    private isLit(row: number, col: number): boolean {
        const wanted = this.own.wanted
        return (wanted[row * COLS + col] | wanted[WHOLE + row]) >= INVERSE
    }

    private addRun(row: number, from: number, to: number, lit: boolean): void {
        const wanted = this.own.wanted
        const start = row * COLS
        const isSpace = (col: number) => wanted[start + col] % INVERSE === SPACE
        const width = to - from
        // no program prints blanks at the ends; a lit box has its width all the same
        while (to > from && isSpace(to - 1)) to--
        if (to === from && !lit) return
        if (!lit) while (isSpace(from)) from++
        if (this.count === this.runs.length) this.runs.push(new Run())
        const run = this.runs[this.count]
        this.count++
        run.text = ""
        for (let col = from; col < to; col++) {
            const code = wanted[start + col] % INVERSE
            run.text += String.fromCharCode(code < SPACE ? STRANGE : code)
        }
        run.x = from * CELL_WIDTH + 1
        run.y = row * 8
        run.litWidth = lit ? width * CELL_WIDTH : 0
    }
}
