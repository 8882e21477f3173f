// Oled: a 128x64 SSD1306 panel at address 0x3c, behind the library's driver.

import * as ds from "@devicescript/core"
import { SSD1306Driver } from "@devicescript/drivers"
import { Image } from "@devicescript/graphics"
import { i2c, I2C } from "@devicescript/i2c"
import { Clock } from "./clock"
import { Display, PAGES, Spans, WIDTH } from "./display"
import { TwinI2C } from "./twin"

const ADDRESS = 0x3c
const RETRY_MS = 1000

/** True when the program runs in a simulator. `isSimulator()` says no once there is an Oled. */
export const simulated = ds.isSimulator()

/**
 * The panel. When it does not answer, at the start or later, that is told once on the console, and it is
 * tried again about every second, from its initialization on, until it does. (A bus that is stuck, on
 * the RP2040, is another matter: there a write never returns.)
 */
export class Oled implements Display {
    readonly frame = Buffer.alloc(WIDTH * PAGES)
    private readonly driver: SSD1306Driver
    // The frame's pages as images: the driver's own image is column after column.
    private readonly pages: Image[] = []
    private up = false
    private told = false
    private tried = 0

    /**
     * @param clock times the retries
     * @param client the I2C bus; by default the board's, or the host's in the simulator
     */
    constructor(
        private readonly clock: Clock,
        client?: I2C
    ) {
        // The driver would do nothing in a simulator, but we have a bus for it there.
        const library = ds as any
        library.isSimulator = () => false
        this.driver = new SSD1306Driver({
            devAddr: ADDRESS,
            width: 128,
            height: 64,
            client: client || (simulated ? new TwinI2C() : i2c),
        })
        for (let page = 0; page < PAGES; page++)
            this.pages.push(Image.alloc(WIDTH, 8, 1, this.frame, page * WIDTH))
        const self = this
        clock.onSample(async () => await self.retry())
    }

    /** Initializes the panel and shows the frame. Never throws. */
    async start(): Promise<void> {
        this.tried = this.clock.now()
        for (let page = 0; page < PAGES; page++) this.copyPage(page)
        try {
            await this.driver.init()
        } catch (e: any) {
            this.fail(e)
            return
        }
        this.up = true
        if (this.told) console.warn("display answers again")
        this.told = false
    }

    async show(changed: Spans): Promise<void> {
        if (!this.up) return
        const spans = changed.bytes
        for (let page = 0; page < PAGES; page++)
            if (spans[page] < spans[page + PAGES]) this.copyPage(page)
        try {
            await this.driver.show()
        } catch (e: any) {
            this.fail(e)
        }
    }

    private copyPage(page: number): void {
        this.driver.image.drawImage(this.pages[page], 0, page * 8)
    }

    private fail(error: Error): void {
        this.up = false
        if (!this.told)
            console.warn(`display does not answer: ${error.message}`)
        this.told = true
    }

    private async retry(): Promise<void> {
        const due = this.clock.now() - this.tried >= RETRY_MS
        // Before the first start the panel is neither up nor told of.
        if (this.told && due) await this.start()
    }
}
