/** The canvas and the panel drivers against a plain repaint, pixel for pixel, on every kind of panel. */
import { expect, test } from "vitest"
import type { OledChip } from "../../sim/chips/oled"
import { Sh1106 } from "../../sim/chips/sh1106"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { startHost } from "../../sim/node"
import { fixture } from "./fixture"

const FIRST_PANEL = 0x10
const CASES_EACH = 1000

/** The panels by their number: an SH1106 instead of an SSD1306, 32 rows instead of 64, mounted upside down. */
const PANELS = Array.from({ length: 8 }, (_, kind): OledChip => {
    const height = kind & 2 ? 32 : 64
    return kind & 1 ? new Sh1106({ height }) : new Ssd1306({ height })
})

/** The pixels that differ from a frame, as "x,y". */
function differences(panel: OledChip, frame: Uint8Array, turned: boolean) {
    const found: string[] = []
    for (let y = 0; y < panel.height; ++y)
        for (let x = 0; x < panel.width; ++x) {
            const lit = ((frame[(y >> 3) * 128 + x] ?? 0) >> (y & 7)) & 1
            const shown = turned
                ? panel.pixel(panel.width - 1 - x, panel.height - 1 - y)
                : panel.pixel(x, y)
            if (shown !== (lit === 1)) found.push(`${x},${y}`)
        }
    return found
}

test("every picture is that of a plain repaint", async () => {
    const bytecode = await fixture("drawing")
    const lines: string[] = []
    const cases = PANELS.map(() => 0)
    let current = 0
    const host = await startHost({
        bytecode,
        clock: "faked",
        onConsole: line => lines.push(line),
        onI2c: ({ address, bytes }) => {
            if (address !== 1) {
                current = address - FIRST_PANEL
                PANELS[current]?.write(bytes)
                return
            }
            const panel = PANELS[current]
            if (!panel) throw new Error(`no panel ${current}`)
            const wrong = differences(panel, bytes, current >= 4)
            if (wrong.length > 0)
                lines.push(
                    `panel ${current}, case ${cases[current]}: ${wrong.length} pixels, first ${wrong[0]}`
                )
            cases[current] = (cases[current] ?? 0) + 1
        },
    })
    while (lines.length === 0) host.advance(10_000)
    host.powerOff()
    expect(lines).toEqual(["done"])
    // the library sets an SSD1306 up with a command that only its successor knows
    for (const panel of PANELS)
        if (panel instanceof Sh1106) expect(panel.problems).toEqual([])
    expect(cases).toEqual(PANELS.map(() => CASES_EACH))
})
