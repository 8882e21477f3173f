// What can be chosen about the panel, on one screen: ROLL on a line gives its next choice, seen and saved at once.

import { Oled } from "../device/oled"
import {
    BRIGHTNESS,
    DIM,
    OFF,
    PANEL,
    PanelSettings,
    RACK,
    TURNED,
} from "../device/panel/settings"
import { askList, HELD } from "./list"
import { NO_ARGS } from "./screen"

const PANELS = ["ssd1306", "sh1106", "ssd1306Short", "sh1106Short"]
const TURNS = ["upright", "turned"]
const RACKS = ["rackRests", "rackStays"]

/** Shows it until SELECT is held. */
export async function openDisplay(
    settings: PanelSettings,
    oled: Oled
): Promise<void> {
    const labels: string[] = []
    const values: number[] = []
    fill(settings, labels, values)
    let item = 0
    for (;;) {
        item = await askList(
            "display",
            labels,
            values,
            labels.length,
            item,
            NO_ARGS
        )
        if (item === HELD) return
        settings.next(item)
        if (item === PANEL || item === TURNED) oled.choose()
        if (item === BRIGHTNESS) await oled.dim(false)
        fill(settings, labels, values)
        await settings.save()
    }
}

function fill(
    settings: PanelSettings,
    labels: string[],
    values: number[]
): void {
    labels[PANEL] = PANELS[settings.get(PANEL)]
    labels[TURNED] = TURNS[settings.get(TURNED)]
    labels[BRIGHTNESS] = "brightness"
    values[BRIGHTNESS] = settings.get(BRIGHTNESS) + 1
    const dim = settings.dimAfter() / 1000
    labels[DIM] = dim === 0 ? "dimNever" : "dimAfter"
    values[DIM] = dim
    const off = settings.offAfter() / 60000
    labels[OFF] = off === 0 ? "offNever" : "offAfter"
    values[OFF] = off
    labels[RACK] = RACKS[settings.get(RACK)]
}
