/**
 * A 128x64 OLED module with an SSD1306 on the I2C bus, as its viewer sees it. Sections are those of the SSD1306
 * datasheet, revision 1.1, by Solomon Systech. The module is the common kind: its COM pins alternate, it has no supply
 * for the panel but the chip's charge pump, and its picture is upright with segment remap A1h and COM direction C8h.
 */
import type { Panel } from "../screen"

const WIDTH = 128
const HEIGHT = 64
const PAGES = HEIGHT / 8

/** Memory addressing modes (10.1.3). */
const HORIZONTAL = 0
const VERTICAL = 1
const PAGE = 2

/** Control byte (8.1.5.2): another control byte follows after one byte; what follows is data; the rest is 0. */
const CONTINUATION = 0x80
const DATA = 0x40

/** Arguments of the commands that have some (table 9-1, and the charge pump's application note). */
const ARGUMENTS = new Map([
    [0x20, 1],
    [0x21, 2],
    [0x22, 2],
    [0x26, 6],
    [0x27, 6],
    [0x29, 5],
    [0x2a, 5],
    [0x81, 1],
    [0x8d, 1],
    [0xa3, 2],
    [0xa8, 1],
    [0xd3, 1],
    [0xd5, 1],
    [0xd9, 1],
    [0xda, 1],
    [0xdb, 1],
])

/** The chip and its panel, powered on and reset (8.5); the memory holds chance until it is written. */
export class Ssd1306 implements Panel {
    readonly width = WIDTH
    readonly height = HEIGHT
    /** What the chip was told that the datasheet does not define, or that this model leaves out; a line each. */
    readonly problems: string[] = []
    /** Panel switched on (10.1.12). */
    on = false
    /** 0 to 255 (10.1.7). */
    contrast = 0x7f
    /** Lit and dark swapped (10.1.10). */
    inverted = false
    /** Grows with every transaction that can change the picture. */
    version = 0

    /** One byte is a page's 8 rows of a segment, the lowest bit the lowest row (8.7). */
    private readonly memory = Uint8Array.from(
        { length: WIDTH * PAGES },
        (_, i) => (i * 157) ^ (i >> 3)
    )
    private command: number[] = []
    private mode = PAGE
    private columns = [0, WIDTH - 1]
    private pages = [0, PAGES - 1]
    private column = 0
    private page = 0
    private startLine = 0
    private segmentRemap = false
    private comRemap = false
    private entireOn = false
    private lastRow = HEIGHT - 1
    private offset = 0
    private comPins = 0x12
    private pump = false

    /** Takes the bytes of one I2C write after the address: control bytes, commands and data (8.1.5.2). */
    write(bytes: Uint8Array): void {
        let at = 0
        while (at < bytes.length) {
            const control = bytes[at++] ?? 0
            if (control & ~(CONTINUATION | DATA))
                this.problems.push(`control byte ${hex(control)}`)
            const end = control & CONTINUATION ? at + 1 : bytes.length
            for (const byte of bytes.subarray(at, end)) {
                if (control & DATA) this.store(byte)
                else this.take(byte)
            }
            at = end
        }
        this.version++
    }

    /** Whether the viewer sees light at column `x`, 0 to 127 from the left, row `y`, 0 to 63 from the top. */
    pixel(x: number, y: number): boolean {
        if (
            !this.on ||
            !this.pump ||
            x < 0 ||
            x >= WIDTH ||
            y < 0 ||
            y >= HEIGHT
        )
            return false
        const row = this.rowOf(this.comOf(HEIGHT - 1 - y))
        if (row > this.lastRow) return false
        if (this.entireOn) return true
        const line = (row + this.startLine) % HEIGHT
        const bit =
            ((this.memory[(line >> 3) * WIDTH + (WIDTH - 1 - x)] ?? 0) >>
                (line & 7)) &
            1
        return (bit === 1) !== this.inverted
    }

    /** The COM output that drives a line of the panel, counted from the bottom, by the pins' configuration (10.1.18). */
    private comOf(line: number): number {
        const pin = (line >> 1) + (line & 1) * 32
        const wired = this.comPins & 0x20 ? pin ^ 32 : pin
        return this.comPins & 0x10 ? ((wired & 31) << 1) | (wired >> 5) : wired
    }

    /** The row of the picture on a COM output (tables 10-1 and 10-2); above `lastRow` the output is dark. */
    private rowOf(com: number): number {
        const row = this.comRemap
            ? this.lastRow - com + this.offset
            : com + this.offset
        return (row + HEIGHT) % HEIGHT
    }

    private store(byte: number): void {
        // the remap is one of addresses: what is stored already stays where it is (10.1.8)
        const segment = this.segmentRemap
            ? WIDTH - 1 - this.column
            : this.column
        this.memory[this.page * WIDTH + segment] = byte
        if (this.mode === VERTICAL) {
            if (this.nextPage()) this.nextColumn()
        } else if (this.nextColumn() && this.mode === HORIZONTAL)
            this.nextPage()
    }

    /** Moves on by a column, within the window outside page addressing; true when it starts over. */
    private nextColumn(): boolean {
        const [first = 0, last = 0] =
            this.mode === PAGE ? [0, WIDTH - 1] : this.columns
        const over = this.column === last
        this.column = over ? first : (this.column + 1) % WIDTH
        return over
    }

    private nextPage(): boolean {
        const [first = 0, last = 0] = this.pages
        const over = this.page === last
        this.page = over ? first : (this.page + 1) % PAGES
        return over
    }

    /** Takes a command byte; a command runs with its last argument, which can come in a later transaction. */
    private take(byte: number): void {
        this.command.push(byte)
        const [code = 0, ...args] = this.command
        if (args.length < (ARGUMENTS.get(code) ?? 0)) return
        this.command = []
        if (args.length) this.configure(code, args)
        else this.simple(code)
    }

    /** Commands of one byte (table 9-1). */
    private simple(code: number): void {
        if (code <= 0x1f) this.columnNibble(code)
        else if (code >= 0x40 && code <= 0x7f) this.startLine = code & 0x3f
        else if (code >= 0xb0 && code <= 0xb7) this.pageStart(code & 7)
        else if (code === 0xa0 || code === 0xa1)
            this.segmentRemap = code === 0xa1
        else if (code === 0xa4 || code === 0xa5) this.entireOn = code === 0xa5
        else if (code === 0xa6 || code === 0xa7) this.inverted = code === 0xa7
        else if (code === 0xae || code === 0xaf) this.on = code === 0xaf
        else if (code >= 0xc0 && code <= 0xcf) this.comRemap = code >= 0xc8
        else if (code !== 0xe3 && code !== 0x2e)
            this.problems.push(`command ${hex(code)}`)
    }

    /** Commands with arguments (table 9-1). Clock, charging and voltage levels (D5h, D9h, DBh) do not show. */
    private configure(code: number, [first = 0, second = 0]: number[]): void {
        if (code === 0x20) this.mode = first & 3
        else if (code === 0x21)
            this.column = (this.columns = [first & 0x7f, second & 0x7f])[0] ?? 0
        else if (code === 0x22)
            this.page = (this.pages = [first & 7, second & 7])[0] ?? 0
        else if (code === 0x81) this.contrast = first
        else if (code === 0x8d) this.pump = (first & 4) !== 0
        else if (code === 0xa8) this.multiplex(first & 0x3f)
        else if (code === 0xd3) this.offset = first & 0x3f
        else if (code === 0xda) this.comPins = first
        else if (code < 0x30 || code === 0xa3)
            this.problems.push(
                `scrolling, command ${hex(code)}, is not modeled`
            )
    }

    /** Column start in page addressing, four bits at a time (10.1.1, 10.1.2). */
    private columnNibble(code: number): void {
        if (this.mode !== PAGE) return
        this.column =
            code <= 0x0f
                ? (this.column & 0x70) | code
                : (this.column & 0x0f) | ((code & 7) << 4)
    }

    /** Page in page addressing (10.1.13). */
    private pageStart(page: number): void {
        if (this.mode === PAGE) this.page = page
    }

    /** Rows driven less one, 15 to 63 (10.1.11). */
    private multiplex(lastRow: number): void {
        if (lastRow < 15) this.problems.push(`multiplex ratio ${lastRow + 1}`)
        else this.lastRow = lastRow
    }
}

function hex(byte: number): string {
    return `${byte.toString(16).toUpperCase().padStart(2, "0")}h`
}
