import { Bytes, departure, writeInts } from "./journal"

/** What a code is written with: no 0 and O, no 1 and I. A symbol's place is its value, of five bits. */
export const SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
/** Symbols of a line, before the three that check it; they stand in groups. */
export const LINE_SYMBOLS = 12
export const CHECKS = 3
const GROUP = 5
/** So many characters of a longer line share a check. */
export const CHECKED = 31

/** Most choices of a game whose code is shown on the screen. */
export const CODE_CHOICES = 512
/** Bytes of it: what a game goes on from, choices, of which few take more than one, and its end. */
const CAPACITY = 988
/** Bytes of a line, and one more. */
const PADDING = 9
const FULL = CAPACITY - 24

/** What a code goes on from: what was agreed and drawn at set-up, or a turn's cells. */
export const FROM_SET_UP = 0
export const FROM_CELLS = 1

/** What is no choice holds its turn, times this; the rest is as in the journal, with player 0 for the end of the game. */
export const TURN_STEP = -16384

const sums = [0, 0, 0]

/** Times the generator of the field of 32 elements, whose polynomial is x^5 + x^2 + 1. */
export function times(value: number): number {
    const twice = value << 1
    return twice & 32 ? twice ^ 37 : twice
}

/** Takes one more symbol into the three check symbols: the sums of all, each times 1, x and x^2 by its distance from the end. */
function check(value: number): void {
    sums[0] ^= value
    sums[1] = times(sums[1]) ^ value
    sums[2] = times(times(sums[2])) ^ value
}

/** The check symbols of all that was taken in, and begins anew. They tell which one symbol of up to 31 is wrong. */
function checks(): string {
    let text = ""
    for (let i = 0; i < CHECKS; ++i) {
        text += SYMBOLS.charAt(sums[i])
        sums[i] = 0
    }
    return text
}

/** A line of the console with its check behind it, three symbols for each 31 characters. */
export function checked(line: string): string {
    let text = line + " "
    for (let i = 0; i < line.length; ++i) {
        check(line.charCodeAt(i) & 31)
        if (i % CHECKED === CHECKED - 1 || i === line.length - 1)
            text += checks()
    }
    return text
}

/**
 * A game's share code as it grows, for the screen: bytes, of which five bits make a symbol. First the game's name behind its
 * length, format, what it goes on from, how many integers that is, and these; then the choices as integers, and what is no
 * choice as integers below 0. Beyond `CODE_CHOICES` they are only counted.
 */
export class CodeBook {
    /** Choices in all since the start. */
    count = 0
    /** How many of them it holds. */
    kept = 0
    private size = 0
    /** With the end of the game. */
    private end = 0
    private readonly bytes: Bytes
    private readonly one = [0]

    constructor(allocate: (length: number) => Bytes) {
        this.bytes = allocate(CAPACITY)
    }

    /** Begins a code that goes on from `count` integers. */
    begin(
        id: string,
        format: number,
        from: number,
        values: number[],
        count: number
    ): void {
        const bytes = this.bytes
        const length = id.length
        bytes[0] = length
        for (let i = 0; i < length; ++i) bytes[i + 1] = id.charCodeAt(i)
        bytes[length + 1] = format
        bytes[length + 2] = from
        bytes[length + 3] = count
        this.size = writeInts(bytes, length + 4, values, count)
        this.count = 0
        this.kept = 0
    }

    /** One more choice of a turn, as the journal has it. */
    add(choice: number, turn: number): void {
        const goesOn = this.kept === this.count++
        this.end = 0
        if (!goesOn || this.kept === CODE_CHOICES || this.size > FULL) return
        this.kept++
        this.size = this.write(choice < 0 ? choice + turn * TURN_STEP : choice)
    }

    /** Drops the last choice. */
    drop(): void {
        this.end = 0
        if (this.kept === this.count--) {
            this.kept--
            // all bytes of an integer but its last have the highest bit
            this.size--
            while (this.bytes[this.size - 1] & 0x80) this.size--
        }
    }

    /** The game is over, in a turn, and if it was ended early after so many prompts of it; otherwise `prompts` is -1. */
    close(turn: number, prompts: number): void {
        this.end = this.write(departure(prompts + 1, 0) + turn * TURN_STEP)
    }

    /** How many lines it has; to be asked before they are. */
    lines(): number {
        const length = Math.max(this.size, this.end)
        // the last line ends with zeros
        for (let i = 0; i < PADDING; ++i) this.bytes[length + i] = 0
        return Math.ceil((length * 8) / (5 * LINE_SYMBOLS))
    }

    /** Line `number`, from 1, as it is shown. Allocates. */
    line(number: number): string {
        const bytes = this.bytes
        let text = `${number} `
        let bit = 5 * LINE_SYMBOLS * (number - 1)
        check(number >> 5)
        check(number & 31)
        for (let i = 0; i < LINE_SYMBOLS; ++i) {
            const at = bit >> 3
            const pair = (bytes[at] << 8) | bytes[at + 1]
            const symbol = (pair >> (11 - (bit & 7))) & 31
            bit += 5
            check(symbol)
            text += SYMBOLS.charAt(symbol)
            if (i % GROUP === GROUP - 1) text += " "
        }
        return text + checks()
    }

    private write(value: number): number {
        this.one[0] = value
        return writeInts(this.bytes, this.size, this.one, 1)
    }
}
