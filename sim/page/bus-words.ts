/** I2C writes to an SSD1306 in words, by table 9-1 of its datasheet (revision 1.1). */

/** A control byte: another one follows after one byte; what follows is data (8.1.5.2). */
const CONTINUATION = 0x80
const DATA = 0x40

type Say = (args: number[]) => string

/** Commands with arguments: how many, and their words. */
const LONG: Readonly<Record<number, [count: number, say: Say]>> = {
    0x20: [1, ([mode = 0]) => `addressing: ${MODES[mode & 3]}`],
    0x21: [2, ([from, to]) => `columns ${from} to ${to}`],
    0x22: [2, ([from, to]) => `pages ${from} to ${to}`],
    0x81: [1, ([value]) => `contrast ${value}`],
    0x8d: [1, ([value = 0]) => `charge pump ${onOff(value & 4)}`],
    0xa8: [1, ([last = 0]) => `${last + 1} rows`],
    0xad: [1, () => "current reference"],
    0xd3: [1, ([rows]) => `shifted by ${rows} rows`],
    0xd5: [1, () => "clock"],
    0xd9: [1, () => "pre-charge period"],
    0xda: [1, () => "wiring of the rows"],
    0xdb: [1, () => "VCOMH level"],
}

const MODES = ["horizontal", "vertical", "page", "not defined"]

/** Commands of one byte, by their first and last code. */
const SHORT: readonly [
    first: number,
    last: number,
    say: (n: number) => string,
][] = [
    [0x00, 0x0f, n => `column, low half ${n}`],
    [0x10, 0x1f, n => `column, high half ${n}`],
    [0x40, 0x7f, n => `first line ${n}`],
    [0xa0, 0xa1, n => `columns ${n ? "right to left" : "left to right"}`],
    [0xa4, 0xa5, n => (n ? "every pixel lit" : "show the memory")],
    [0xa6, 0xa7, n => (n ? "inverse" : "not inverse")],
    [0xae, 0xaf, n => `panel ${onOff(n)}`],
    [0xb0, 0xb7, n => `page ${n}`],
    [0xc0, 0xc7, () => "rows top to bottom"],
    [0xc8, 0xcf, () => "rows bottom to top"],
    [0xe3, 0xe3, () => "nothing"],
]

function onOff(value: number): string {
    return value ? "on" : "off"
}

/** Says writes; a command's arguments can come in later ones. */
export class BusReader {
    private command: number[] = []

    /** What one write says, given its bytes after the address. */
    say(bytes: Uint8Array): string {
        const said: string[] = []
        let at = 0
        while (at < bytes.length) {
            const control = bytes[at++] ?? 0
            const end = control & CONTINUATION ? at + 1 : bytes.length
            const rest = bytes.subarray(at, end)
            if (control & DATA) said.push(pictureOf(rest.length))
            else for (const byte of rest) said.push(...this.take(byte))
            at = end
        }
        return said.join("; ") || "\u2026"
    }

    /** A command's words, once its last argument is there. */
    private take(byte: number): string[] {
        this.command.push(byte)
        const [code = 0, ...args] = this.command
        const long = LONG[code]
        if (args.length < (long?.[0] ?? 0)) return []
        this.command = []
        return [long ? long[1](args) : sayShort(code)]
    }
}

function pictureOf(count: number): string {
    return `${count.toLocaleString("en-US")} ${count === 1 ? "byte" : "bytes"} of picture`
}

function sayShort(code: number): string {
    const found = SHORT.find(([first, last]) => code >= first && code <= last)
    return found
        ? found[2](code - found[0])
        : `command ${code.toString(16).padStart(2, "0")}h`
}
