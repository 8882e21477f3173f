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
import { HELD, List } from "./list"
import { NO_ARGS, Screen } from "./screen"
import { title } from "./vocabulary"

const PANELS = ["ssd1306", "sh1106", "ssd1306Short", "sh1106Short"]
const TURNS = ["upright", "turned"]
const RACKS = ["rackRests", "rackStays"]

/** What can be chosen about the panel, on one screen: ROLL on a line gives its next choice, seen and saved at once. */
export class DisplayPage {
    private readonly list: List
    private readonly labels: string[] = []
    private readonly values: number[] = []

    constructor(
        private readonly screen: Screen,
        private readonly settings: PanelSettings,
        private readonly oled: Oled
    ) {
        this.list = new List(screen)
    }

    /** Until SELECT is held. */
    async open(): Promise<void> {
        const { list, settings, oled } = this
        this.fill()
        list.options(this.labels, this.values, this.labels.length)
        for (;;) {
            this.screen.begin()
            const item = await list.choose(0, title("display"), NO_ARGS)
            if (item === HELD) return
            settings.next(item)
            if (item === PANEL || item === TURNED) oled.choose()
            if (item === BRIGHTNESS) await oled.dim(false)
            this.fill()
            await settings.save()
        }
    }

    private fill(): void {
        const { settings, labels, values } = this
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
}
