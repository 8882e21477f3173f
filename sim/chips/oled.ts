/**
 * What the SSD1306 and the SH1106 have in common, on an OLED module on the I2C bus as its viewer sees it. References are
 * to the SSD1306 datasheet, revision 1.1, by section (S 10.1.7), and to the SH1106 datasheet, V2.3, by the number of the
 * command (H 5). The module is the common kind: it has no supply for the panel but the chip's own converter, and its
 * picture is upright with segment remap A1h and COM direction C8h. One of 64 rows has its COM pins alternate, one of 32
 * sequential.
 */
import type { Panel } from "../screen"

const WIDTH = 128
const LINES = 64

/** Pages of the memory, whatever the panel's height. */
export const PAGES = LINES / 8

/** Control byte (S 8.1.5.2): another control byte follows after one byte; what follows is data; the rest is 0. */
const CONTINUATION = 0x80
const DATA = 0x40

/** A source of bytes. */
export type Chance = (count: number) => Uint8Array

export interface OledOptions {
    /** Rows of the panel; 64 by default. */
    height?: 32 | 64
    /** What the memory holds at power-on; the same every time by default. */
    chance?: Chance
}

/** What differs between the chips. */
interface Chip {
    /** Outputs for columns, and columns of the memory. */
    segments: number
    /** The first that the panel is wired to. */
    firstSegment: number
    /** The contrast after reset. */
    contrast: number
}

interface Registers {
    on: boolean
    contrast: number
    inverted: boolean
    entireOn: boolean
    segmentRemap: boolean
    comRemap: boolean
    startLine: number
    offset: number
    lastRow: number
    comPins: number
    column: number
    page: number
}

function reset(chip: Chip): Registers {
    return {
        on: false,
        contrast: chip.contrast,
        inverted: false,
        entireOn: false,
        segmentRemap: false,
        comRemap: false,
        startLine: 0,
        offset: 0,
        lastRow: LINES - 1,
        comPins: 0x12,
        column: 0,
        page: 0,
    }
}

/** A chip and its panel, powered on and reset; the memory holds chance until it is written. */
export abstract class OledChip implements Panel {
    readonly width = WIDTH
    readonly height: number
    /** What the chip was told that its datasheet does not define, or that the model leaves out; a line each. */
    readonly problems: string[] = []
    /** The memory: a byte is a page's 8 rows of a segment, the lowest bit the lowest row; page after page. */
    readonly gddram: Uint8Array
    /** Data bytes taken so far. */
    dataBytes = 0
    /** Grows with every transaction that can change the picture. */
    version = 0

    protected registers: Registers
    private command: number[] = []

    constructor(
        private readonly chip: Chip,
        { height = 64, chance = sameChance }: OledOptions = {}
    ) {
        this.height = height
        this.gddram = new Uint8Array(chip.segments * PAGES)
        this.registers = reset(chip)
        this.gddram.set(chance(this.gddram.length))
    }

    /** Panel switched on (S 10.1.12, H 11). */
    get on(): boolean {
        return this.registers.on
    }

    /** 0 to 255 (S 10.1.7, H 5). */
    get contrast(): number {
        return this.registers.contrast
    }

    /** Lit and dark swapped (S 10.1.10, H 8). */
    get inverted(): boolean {
        return this.registers.inverted
    }

    /** Whether the picture is upright for who holds the module upside down. */
    get turned(): boolean {
        return !this.registers.segmentRemap && !this.registers.comRemap
    }

    /** The power goes and comes back: everything as after reset, the memory filled anew. */
    powerCycle(chance: Chance): void {
        this.command = []
        this.registers = reset(this.chip)
        this.gddram.set(chance(this.gddram.length))
        this.version++
    }

    /** Takes the bytes of one I2C write after the address: control bytes, commands and data (S 8.1.5.2). */
    write(bytes: Uint8Array): void {
        let at = 0
        while (at < bytes.length) {
            const control = bytes[at++] ?? 0
            if (control & ~(CONTINUATION | DATA))
                this.report(`control byte ${hex(control)}`)
            const end = control & CONTINUATION ? at + 1 : bytes.length
            for (const byte of bytes.subarray(at, end)) {
                if (control & DATA) this.data(byte)
                else this.take(byte)
            }
            at = end
        }
        // a control byte alone only asks whether the panel answers
        if (bytes.length > 1) this.version++
    }

    /** Whether the viewer sees light at column `x`, from 0 at the left, row `y`, from 0 at the top. */
    pixel(x: number, y: number): boolean {
        const { on, entireOn, inverted, lastRow } = this.registers
        if (!on || !this.powered || !this.contains(x, y)) return false
        const row = this.rowAt(y)
        if (row > lastRow) return false
        return entireOn || this.stored(x, row) !== inverted
    }

    /**
     * What the memory would show, were the panel on, not inverted and no test picture: bytes as in a frame, page after
     * page, a byte a column's 8 pixels, uppermost in bit 0.
     */
    picture(): Uint8Array {
        const bytes = new Uint8Array((WIDTH * this.height) / 8)
        for (let y = 0; y < this.height; y++) {
            const row = this.rowAt(y)
            if (row > this.registers.lastRow) continue
            const page = (y >> 3) * WIDTH
            for (let x = 0; x < WIDTH; x++)
                if (this.stored(x, row))
                    bytes[page + x] = (bytes[page + x] ?? 0) | (1 << (y & 7))
        }
        return bytes
    }

    /** Whether the panel's supply is on. */
    protected abstract readonly powered: boolean

    /** How many arguments a command has; undefined when there is no such command. */
    protected abstract argumentsOf(code: number): number | undefined

    /** Runs a command that not both chips have; false when there is no such command. */
    protected abstract execute(code: number, args: number[]): boolean

    /** Moves the pointer on after a data byte. */
    protected abstract advance(): void

    /** Stores where the pointer is. The remap is one of addresses: what is stored already stays where it is (S 10.1.8). */
    protected data(byte: number): void {
        const { column, page, segmentRemap } = this.registers
        const { segments } = this.chip
        const segment = segmentRemap ? segments - 1 - column : column
        this.gddram[page * segments + segment] = byte
        this.dataBytes++
        this.advance()
    }

    /** Notes something the chip should not have been told, once in a row. */
    protected report(problem: string): void {
        if (this.problems.at(-1) !== problem) this.problems.push(problem)
    }

    /** Takes a command byte; a command runs with its last argument, which can come in a later transaction. */
    private take(byte: number): void {
        this.command.push(byte)
        const [code = 0, ...args] = this.command
        if (args.length < (ARGUMENTS.get(code) ?? this.argumentsOf(code) ?? 0))
            return
        this.command = []
        if (!this.simple(code) && !this.configure(code, args))
            if (!this.execute(code, args)) this.report(`command ${hex(code)}`)
    }

    /** Commands of one byte; false when it is none that both chips have. */
    private simple(code: number): boolean {
        const chip = this.registers
        if (code >= 0x40 && code <= 0x7f) chip.startLine = code & 0x3f
        else if ((code & 0xfe) === 0xa0) chip.segmentRemap = code === 0xa1
        else if ((code & 0xfe) === 0xa4) chip.entireOn = code === 0xa5
        else if ((code & 0xfe) === 0xa6) chip.inverted = code === 0xa7
        else if ((code & 0xfe) === 0xae) chip.on = code === 0xaf
        else if ((code & 0xf0) === 0xc0) chip.comRemap = code >= 0xc8
        else return code === 0xe3
        return true
    }

    /** Commands of two bytes that both chips have. Clock, charging and voltage levels (D5h, D9h, DBh) do not show. */
    private configure(code: number, [value = 0]: number[]): boolean {
        const chip = this.registers
        if (code === 0x81) chip.contrast = value
        else if (code === 0xa8) this.multiplex(value & 0x3f)
        else if (code === 0xd3) chip.offset = value & 0x3f
        else if (code === 0xda) chip.comPins = value
        else return ARGUMENTS.has(code)
        return true
    }

    /** Rows driven less one (S 10.1.11, H 9). */
    protected multiplex(lastRow: number): void {
        this.registers.lastRow = lastRow
    }

    private contains(x: number, y: number): boolean {
        return x >= 0 && x < WIDTH && y >= 0 && y < this.height
    }

    /** The row that the chip shows at `y` from the top; above `lastRow` it is dark. */
    private rowAt(y: number): number {
        const { comRemap, lastRow, offset } = this.registers
        const com = this.comOf(this.height - 1 - y)
        const row = comRemap ? lastRow - com + offset : com + offset
        return (row + LINES) % LINES
    }

    /** The COM output that drives a line of the panel, counted from the bottom, by the pins' configuration (S 10.1.18). */
    private comOf(line: number): number {
        const { comPins } = this.registers
        const pin = this.height === LINES ? (line >> 1) + (line & 1) * 32 : line
        const wired = comPins & 0x20 ? pin ^ 32 : pin
        return comPins & 0x10 ? ((wired & 31) << 1) | (wired >> 5) : wired
    }

    private stored(x: number, row: number): boolean {
        const { segments, firstSegment } = this.chip
        const line = (row + this.registers.startLine) % LINES
        const segment = firstSegment + WIDTH - 1 - x
        const byte = this.gddram[(line >> 3) * segments + segment] ?? 0
        return ((byte >> (line & 7)) & 1) === 1
    }
}

/** Commands of two bytes that both chips have. */
const ARGUMENTS = new Map(
    [0x81, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].map(code => [code, 1])
)

function sameChance(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, (_, i) => (i * 157) ^ (i >> 3))
}

/** A byte as datasheets write it. */
export function hex(byte: number): string {
    return `${byte.toString(16).toUpperCase().padStart(2, "0")}h`
}
