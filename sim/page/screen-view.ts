/** The screen: an SSD1306 fed with the program's bytes, drawn by wokwi's element, and read out. */
import "@wokwi/elements/dist/esm/ssd1306-element.js"
import type { SSD1306Element } from "@wokwi/elements/dist/esm/ssd1306-element.js"
import fontSource from "../../src/ui/font.ts?raw"
import monthSource from "../../src/ui/month/pictures.ts?raw"
import { Ssd1306 } from "../chips/ssd1306"
import type { I2cWrite } from "../host-options"
import { ScreenReader } from "../reader"
import { announcement, spokenRow } from "./announce"

const PANEL_ADDRESS = 0x3c

/** Lit and dark pixels, red, green, blue. */
const LIT = [214, 236, 255] as const
const DARK = [8, 11, 17] as const

/** How bright a lit pixel still is at contrast 0, and how the rest grows with contrast: the eye sees little of it. */
const DIMMEST = 0.5
const GROWTH = 0.4

/** A screen is read out once it has stood still for so long, in ms: dice that tumble are not. */
const QUIET_MS = 350

/** The panel of the handheld, powered or not. */
export class ScreenView {
    private panel = new Ssd1306()
    private drawn = -1
    private readonly reader = new ScreenReader(fontSource, monthSource)
    private spoken: readonly string[] = []
    private timer = 0

    /** `text` holds the screen's rows for who looks them up, `live` what a screen reader says by itself. */
    constructor(
        private readonly element: SSD1306Element,
        private readonly text: HTMLElement,
        private readonly live: HTMLElement
    ) {
        this.draw()
    }

    /** Takes I2C writes as the bus has them and shows what comes of them, at once. */
    write(writes: readonly I2cWrite[]): void {
        for (const { address, bytes } of writes)
            if (address === PANEL_ADDRESS) this.panel.write(bytes)
        if (this.panel.version !== this.drawn) this.draw()
    }

    /** The supply is cut: the panel goes dark, and knows nothing when it comes back. */
    powerOff(): void {
        this.panel = new Ssd1306()
        this.draw()
    }

    /** Copies the picture, such as for a thumbnail. */
    picture(): ImageData {
        const { data, width, height } = this.element.imageData
        return new ImageData(data.slice(), width, height)
    }

    private draw(): void {
        const { panel, element } = this
        const data = element.imageData.data
        const light = DIMMEST + (1 - DIMMEST) * (panel.contrast / 255) ** GROWTH
        const lit = LIT.map((part, i) => {
            const dark = DARK[i] ?? 0
            return dark + (part - dark) * light
        })
        for (let y = 0, at = 0; y < panel.height; ++y)
            for (let x = 0; x < panel.width; ++x, at += 4) {
                const [red = 0, green = 0, blue = 0] = panel.pixel(x, y)
                    ? lit
                    : DARK
                data[at] = red
                data[at + 1] = green
                data[at + 2] = blue
                data[at + 3] = 255
            }
        element.redraw()
        this.drawn = panel.version
        clearTimeout(this.timer)
        this.timer = window.setTimeout(() => this.read(), QUIET_MS)
    }

    private read(): void {
        const rows = this.panel.on ? this.reader.read(this.panel) : []
        const news = announcement(this.spoken, rows)
        this.spoken = rows
        this.text.replaceChildren(
            ...rows.map(row => {
                const item = document.createElement("li")
                item.textContent = spokenRow(row)
                return item
            })
        )
        if (news) this.live.textContent = news
    }
}
