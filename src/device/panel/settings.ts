// PanelSettings: which panel it is and how it shows, as deployed and as chosen on the handheld.

import { Store } from "../store"

/** What can be chosen, in the order of the record. */
export const PANEL = 0
export const TURNED = 1
export const BRIGHTNESS = 2
export const DIM = 3
export const OFF = 4
export const RACK = 5

const ITEMS = 6
/** How many choices each has. */
const CHOICES = hex`04 02 04 04 05 02`
/** Before anything is chosen: upright, brightness 3, dim after 30 s, off after 2 minutes, the rack view too. */
const DEFAULTS = hex`00 00 02 01 01 00`
/** In the record, for a panel that was not chosen on the handheld. */
const AS_DEPLOYED = 255

/** The panel is a number: an SH1106 instead of an SSD1306, 32 rows instead of 64, address 3dh instead of 3ch. */
const SH1106 = 1
const SHORT = 2
const ADDRESS = 4
const PANELS = 8

const CONTRASTS = hex`01 30 80 ff`
/** In seconds, in minutes; 0 is never. */
const DIM_AFTER = hex`0f 1e 3c 00`
const OFF_AFTER = hex`01 02 05 0a 00`

/** Words of the deployed setting: each second one sets a bit of the panel's number. */
const WORDS = ["ssd1306", "sh1106", "128x64", "128x32", "0x3c", "0x3d"]

const KEY = "panel"
/** From `.env.defaults`, see docs/display.md. */
const DEPLOYED = "display"

/** Read once at power-on; each change is to be saved. Choices are numbers from 0. */
export class PanelSettings {
    private readonly bytes = Buffer.alloc(ITEMS)
    private deployed = 0
    private panel = 0

    constructor(private readonly store: Store) {
        this.bytes.blitAt(0, DEFAULTS, 0, ITEMS)
    }

    /** Takes the settings up. A record that can't be is as none; a deployed setting that can't be is told. */
    async load(): Promise<void> {
        const text = await this.store.load(DEPLOYED)
        if (text) this.deployed = parse(text.toString())
        const record = await this.store.load(KEY)
        this.panel = this.deployed
        if (!record || !isRecord(record)) return
        this.bytes.blitAt(0, record, 0, ITEMS)
        if (record[PANEL] !== AS_DEPLOYED) this.panel = record[PANEL]
    }

    /** What is chosen for an item; for the panel its chip and height. */
    get(item: number): number {
        return item === PANEL ? this.panel & ~ADDRESS : this.bytes[item]
    }

    /** The next choice for an item, after the last the first. */
    next(item: number): void {
        if (item === PANEL)
            this.panel =
                (this.panel & ADDRESS) | ((this.panel + 1) % CHOICES[PANEL])
        else this.bytes[item] = (this.bytes[item] + 1) % CHOICES[item]
    }

    /** The next panel there could be, of either address. */
    nextPanel(): void {
        this.panel = (this.panel + 1) % PANELS
    }

    async save(): Promise<void> {
        const record = this.bytes.slice(0)
        record[PANEL] = this.panel === this.deployed ? AS_DEPLOYED : this.panel
        await this.store.save(KEY, record)
    }

    isSh1106(): boolean {
        return (this.panel & SH1106) !== 0
    }

    /** Rows of pixels: 64 or 32. */
    height(): number {
        return this.panel & SHORT ? 32 : 64
    }

    /** 7 bits. */
    address(): number {
        return this.panel & ADDRESS ? 0x3d : 0x3c
    }

    /** Whether the panel is mounted upside down. */
    isTurned(): boolean {
        return this.bytes[TURNED] !== 0
    }

    /** 0 to 255. */
    contrast(): number {
        return CONTRASTS[this.bytes[BRIGHTNESS]]
    }

    /** Milliseconds without a press; 0 for never. */
    dimAfter(): number {
        return DIM_AFTER[this.bytes[DIM]] * 1000
    }

    /** Milliseconds without a press; 0 for never. */
    offAfter(): number {
        return OFF_AFTER[this.bytes[OFF]] * 60000
    }

    /** Whether the panel stays on while it shows the rack. */
    rackStays(): boolean {
        return this.bytes[RACK] !== 0
    }
}

/**
 * The panel's number out of a deployed setting's JSON text, such as `"sh1106 128x64 0x3c"`: words in any order, none twice.
 * Anything else is told on the console, and counts as nothing.
 */
function parse(json: string): number {
    const text = json.toLowerCase()
    let panel = 0
    // the quotes, less the space that the first word has not
    let length = 1
    for (let i = 0; i < WORDS.length; i++)
        if (text.indexOf(WORDS[i]) >= 0) {
            if (i & 1) panel |= 1 << (i >> 1)
            length += WORDS[i].length + 1
        }
    if (length > 1 && length === text.length) return panel
    console.warn(`setting ${DEPLOYED} is not understood: ${json}`)
    return 0
}

function isRecord(record: Buffer): boolean {
    if (record.length !== ITEMS) return false
    for (let item = 1; item < ITEMS; item++)
        if (record[item] >= CHOICES[item]) return false
    return record[PANEL] < PANELS || record[PANEL] === AS_DEPLOYED
}
