// Oled: the panel on the I2C bus, whichever it is, and whether or not it answers.

import * as ds from "@devicescript/core"
import { Clock } from "./clock"
import { Display, PAGES, WIDTH } from "./display"
import { Chip } from "./panel/chip"
import { PanelSettings } from "./panel/settings"
import { Sh1106 } from "./panel/sh1106"
import { Ssd1306 } from "./panel/ssd1306"
import { Windows } from "./panel/windows"
import { BoardBus, Bus } from "./bus"
import { TwinBus } from "./twin"

const RETRY_MS = 1000
const DIMMED = 1
/** So many windows, at 4 bytes each in their list, are never more than a frame. */
const FEW = 4

// Control byte for commands, without any: what is read after it is the chip's status (SH1106 datasheet, I2C protocol).
const STATUS = hex`00`
/** In the status: the panel is off (SSD1306 datasheet table 9-2, SH1106 command 25). */
const IS_OFF = 0x40

/** True when the program runs in a simulator. */
export const simulated = ds.isSimulator()

/**
 * The panel. When it does not answer, at the start or later, that is told once on the console, and it is tried again
 * about every second, from its initialization on, until it does. While it is on it is asked once a second whether it
 * still is: one that lost its power is off when it comes back. (A bus that is stuck is another matter on the RP2040:
 * there a write never returns. See docs/faults.md.)
 */
export class Oled implements Display {
    readonly frame = Buffer.alloc(WIDTH * PAGES)
    readonly windows = new Windows()
    pages = PAGES
    private readonly bus: Bus
    private chip: Chip
    private dimmed = false
    /** Whether it is meant to be on; before the first start, and while it rests, it is not. */
    private on = false
    private up = false
    /** Whether its status tells that it is off. */
    private telling = false
    private told = false
    private tried = 0

    /**
     * @param clock times the retries
     * @param bus the I2C bus; by default the board's, or the host's in the simulator
     */
    constructor(
        private readonly clock: Clock,
        private readonly settings: PanelSettings,
        bus?: Bus
    ) {
        this.bus = bus || (simulated ? new TwinBus() : new BoardBus())
        const self = this
        clock.onSample(async () => await self.watch())
    }

    /** Takes up the chip, the height and the address of the settings; seen at the next `start` or `show`. */
    choose(): void {
        const settings = this.settings
        const mounting = {
            bus: this.bus,
            address: settings.address(),
            height: settings.height(),
            turned: settings.isTurned(),
        }
        this.chip = settings.isSh1106()
            ? new Sh1106(mounting, this.frame)
            : new Ssd1306(mounting, this.frame)
        this.pages = mounting.height >> 3
        this.windows.tall = this.chip.tall
        this.up = false
        this.told = false
    }

    /** Sets the panel up, switches it on and shows the frame. Never throws. */
    async start(): Promise<void> {
        this.on = true
        this.tried = this.clock.now()
        const chip = this.chip
        try {
            await chip.powerOff()
            const before = await this.status()
            await chip.init()
            await this.setContrast()
            // some modules answer all ones, or noise: only what follows the switch is believed
            this.telling =
                (before & IS_OFF) !== 0 &&
                ((await this.status()) & IS_OFF) === 0
        } catch (e: any) {
            this.fail(e)
            return
        }
        this.up = true
        if (this.told) console.warn("display answers again")
        this.told = false
    }

    async show(): Promise<void> {
        const windows = this.windows
        if (windows.size > FEW) windows.limit(WIDTH, this.pages)
        if (this.up)
            try {
                await this.chip.send(windows)
            } catch (e: any) {
                this.fail(e)
            }
        else if (!this.told && this.on) await this.start()
        windows.size = 0
    }

    /** Makes the panel as bright as the settings have it, or less bright than any of them. */
    async dim(dimmed: boolean): Promise<void> {
        this.dimmed = dimmed
        if (!this.up) return
        try {
            await this.setContrast()
        } catch (e: any) {
            this.fail(e)
        }
    }

    /** Switches the panel off until `wake`. */
    async rest(): Promise<void> {
        this.on = false
        try {
            await this.chip.powerOff()
        } catch (e: any) {
            this.fail(e)
        }
    }

    /** As `start`, and bright: while it rested the panel may have lost its power. */
    async wake(): Promise<void> {
        this.dimmed = false
        await this.start()
    }

    private async setContrast(): Promise<void> {
        await this.chip.setContrast(
            this.dimmed ? DIMMED : this.settings.contrast()
        )
    }

    /** The chip's status; 0 where it can't be read. */
    private async status(): Promise<number> {
        try {
            return (await this.chip.xfer(STATUS, 1))[0]
        } catch {
            return 0
        }
    }

    private fail(error: Error): void {
        this.up = false
        if (!this.told)
            console.warn(`display does not answer: ${error.message}`)
        this.told = true
    }

    /** At each sample: tries or asks the panel, if a second has passed. */
    private async watch(): Promise<void> {
        if (!this.on || this.clock.now() - this.tried < RETRY_MS) return
        this.tried = this.clock.now()
        if (!this.up || (await this.isLost())) await this.start()
    }

    /** Whether the panel has been off, or does not answer. */
    private async isLost(): Promise<boolean> {
        try {
            const answer = await this.chip.xfer(STATUS, this.telling ? 1 : 0)
            return this.telling && (answer[0] & IS_OFF) !== 0
        } catch (e: any) {
            this.fail(e)
            return false
        }
    }
}
