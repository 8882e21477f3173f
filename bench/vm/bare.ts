// Bare: the parts of a handheld that every screen needs. The ways to the panel are compared in programs made of them, since
// the whole App has no room for another way: a program's code must end within 64 kB. What the panel takes is the same: it
// is the App's own parts that compose the screens and wait for presses.

import { board } from "@dsboard/pocket_pico"
import { Buttons } from "../../src/device/buttons"
import { Care } from "../../src/device/care"
import { Clock } from "../../src/device/clock"
import { Oled } from "../../src/device/oled"
import { PanelSettings } from "../../src/device/panel/settings"
import { Store } from "../../src/device/store"
import { witness } from "../../src/device/witness"
import { Canvas } from "../../src/ui/canvas"
import { setUpScreen } from "../../src/ui/screen"

/** A handheld without a program; one at a time. */
export class Bare {
    readonly clock: Clock
    readonly store: Store
    readonly oled: Oled
    private readonly settings: PanelSettings
    private readonly buttons: Buttons
    private readonly care: Care

    constructor() {
        const select = board.startSelect("select")
        const roll = board.startRoll("roll")
        const clock = new Clock(select)
        const store = new Store(clock)
        const settings = new PanelSettings(store)
        const oled = new Oled(clock, settings)
        const buttons = new Buttons(select, roll)
        witness(oled, store)
        this.clock = clock
        this.store = store
        this.settings = settings
        this.oled = oled
        this.buttons = buttons
        this.care = new Care(clock, buttons, oled, settings)
    }

    /** What is before the first screen, as in the App. */
    async start(): Promise<void> {
        await this.clock.start()
        await this.settings.load()
        this.oled.choose()
        await this.oled.start()
    }

    /** Has the screens come to the panel by this canvas. */
    show(canvas: Canvas): void {
        setUpScreen(canvas, this.buttons, this.care)
    }
}
