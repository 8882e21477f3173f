/** Share codes in numbered lines: as the screen shows them, and as the console prints them. */
import {
    CHECKS,
    FROM_CELLS,
    LINE_SYMBOLS,
    SYMBOLS,
    TURN_STEP,
} from "../../src/engine/code-book"
import { CORRUPT, leaverOf, promptOf, readInts } from "../../src/engine/journal"
import { OPTION_COUNT, TURN } from "../../src/engine/cells"
import { UsageError } from "../usage-error"
import { checkSetUp, gameNamed, type SharedGame } from "./share-code"
import { findFault, isRight, valuesOf } from "./line-check"

const LENGTH = LINE_SYMBOLS + CHECKS
/** A line's number is checked as two symbols before the others. */
const NUMBER = 2
const SEEDS = 3

/** Whether a text is lines as the screen shows them. */
export function isPages(text: string): boolean {
    return /^\s*\d+ +\S/.test(text)
}

/** Reads lines as the screen shows them, in any order; throws `UsageError` naming the first line and character that is wrong. */
export function parsePages(text: string): SharedGame {
    const { bytes, lines } = readLines(text)
    const reader = new Reader(bytes, lines)
    return { ...readHead(reader), ...readChoices(reader) }
}

/** The bytes that lines hold, and how many lines there are. */
function readLines(text: string): { bytes: Uint8Array; lines: number } {
    const lines = new Map<number, number[]>()
    for (const line of text.split(/\r?\n/))
        if (line.trim() !== "") readLine(line, lines)
    const symbols: number[] = []
    for (let number = 1; number <= Math.max(...lines.keys()); ++number) {
        const line = lines.get(number)
        if (!line) throw new UsageError(`line ${number} is missing`)
        symbols.push(...line)
    }
    return { bytes: bytesOf(symbols), lines: lines.size }
}

function readLine(line: string, lines: Map<number, number[]>): void {
    const [, digits = "", rest = ""] = /^\s*(\d{1,3})\s(.*)$/.exec(line) ?? []
    const number = Number(digits)
    if (number === 0)
        throw new UsageError(
            `a line begins with its number and a space, not as in ${line.trim().slice(0, 30)}`
        )
    const symbols = rest.replace(/\s/g, "").toUpperCase()
    const values = valuesOf(symbols)
    const unknown = values.indexOf(-1)
    if (unknown >= 0)
        throw wrong(number, unknown, `no code holds ${symbols[unknown]}`)
    if (values.length !== LENGTH) throw wrongLength(number, values)
    checkLine(number, values)
    const known = lines.get(number)
    const data = values.slice(0, LINE_SYMBOLS)
    if (known && known.join() !== data.join())
        throw new UsageError(`line ${number} is there twice, and not the same`)
    lines.set(number, data)
}

function checkLine(number: number, values: number[]): void {
    const fault = findFault(
        numbered(number, values.slice(0, LINE_SYMBOLS)),
        values.slice(LINE_SYMBOLS)
    )
    if (!fault) return
    const at = fault.at - NUMBER
    if (fault.at < 0)
        throw new UsageError(
            `line ${number} does not fit its check: more than one of its characters is wrong, or its number`
        )
    if (at < 0) throw new UsageError(`line ${number}: its number is wrong`)
    if (fault.fits < 0)
        throw wrong(number, at, "it and the next have changed places")
    throw wrong(
        number,
        at,
        `${SYMBOLS[values[at] ?? 0]}, where ${SYMBOLS[fault.fits]} fits`
    )
}

function numbered(number: number, data: number[]): number[] {
    return [(number >> 5) & 31, number & 31, ...data]
}

/** Symbols are named from 1, the spaces between them not counted. */
function wrong(line: number, at: number, what: string): UsageError {
    return new UsageError(`line ${line}, character ${at + 1} is wrong: ${what}`)
}

/** A line with a symbol too many or too few says where, if that alone is wrong with it. */
function wrongLength(number: number, values: number[]): UsageError {
    const fits = (all: number[]) =>
        isRight(numbered(number, all.slice(0, -CHECKS)), all.slice(-CHECKS))
    const length = `it has ${values.length} characters, not ${LENGTH}`
    if (values.length === LENGTH + 1)
        for (let at = 0; at < values.length; ++at)
            if (fits(values.toSpliced(at, 1)))
                return wrong(number, at, `one too many; ${length}`)
    if (values.length === LENGTH - 1)
        for (let at = 0; at <= values.length; ++at)
            for (let value = 0; value < SYMBOLS.length; ++value)
                if (fits(values.toSpliced(at, 0, value)))
                    return wrong(
                        number,
                        at,
                        `${SYMBOLS[value]} is missing; ${length}`
                    )
    return new UsageError(`line ${number} is wrong: ${length}`)
}

function bytesOf(symbols: readonly number[]): Uint8Array {
    const bits = symbols.map(symbol => symbol.toString(2).padStart(5, "0"))
    const bytes = bits.join("").match(/.{8}/g) ?? []
    return Uint8Array.from(bytes, byte => parseInt(byte, 2))
}

/** Reads what `CodeBook` writes. */
class Reader {
    private at = 0

    constructor(
        private readonly bytes: Uint8Array,
        private readonly lines: number
    ) {}

    byte(): number {
        return this.bytes[this.at++] ?? this.breaksOff()
    }

    int(): number {
        const values: number[] = []
        const { at, bytes } = this
        this.at = readInts(bytes, at, bytes.length, values, 1)
        return this.at === CORRUPT ? this.breaksOff() : (values[0] ?? 0)
    }

    ints(count: number): number[] {
        return Array.from({ length: count }, () => this.int())
    }

    breaksOff(): never {
        throw new UsageError(
            `line ${this.lines + 1} is missing: the code goes on after line ${this.lines}`
        )
    }
}

/** Reads the lines that a console shows of a game that is taken up, which has so many choices in its turn. */
export function parseBase(text: string, choices: number): SharedGame {
    const { bytes, lines } = readLines(text)
    const reader = new Reader(bytes, lines)
    const shared = readHead(reader)
    return { ...shared, choices: readChoices(reader, choices).choices }
}

function readHead(reader: Reader): SharedGame {
    const letters = Array.from({ length: reader.byte() }, () => reader.byte())
    const game = gameNamed(String.fromCharCode(...letters))
    const format = reader.byte()
    if (format !== game.format)
        throw new UsageError(
            `share code is of format ${format} of ${game.id}; this program reads ${game.format}`
        )
    const fromCells = reader.byte() === FROM_CELLS
    const values = reader.ints(reader.byte())
    return fromCells ? fromCellsOf(game.id, values) : fromSetUp(game.id, values)
}

function fromSetUp(game: string, values: number[]): SharedGame {
    const [players = 0, ...rest] = values
    const setUp = {
        game,
        players,
        options: rest.slice(0, OPTION_COUNT),
        seed: rest.slice(OPTION_COUNT, OPTION_COUNT + SEEDS),
    }
    checkSetUp(setUp)
    return { ...setUp, turns: 0, prompts: -1, choices: [] }
}

function fromCellsOf(game: string, cells: number[]): SharedGame {
    const { size } = gameNamed(game)
    if (cells.length !== size)
        throw new UsageError(
            `share code has ${cells.length} cells of ${game}, not ${size}`
        )
    return {
        game,
        players: cells[0] ?? 0,
        options: [],
        seed: [],
        cells,
        turns: cells[TURN] ?? 0,
        prompts: -1,
        choices: [],
    }
}

/** Reads up to `most` choices, or to the end of the game. */
function readChoices(reader: Reader, most = Infinity) {
    const choices: SharedGame["choices"] = []
    while (choices.length < most) {
        const value = reader.int()
        if (value >= 0) {
            choices.push(value)
            continue
        }
        const turn = Math.floor(value / TURN_STEP)
        const entry = value % TURN_STEP
        const player = leaverOf(entry)
        const prompt = promptOf(entry)
        if (player === 0) return { choices, turns: turn, prompts: prompt - 1 }
        choices.push({ turn, prompt, player })
    }
    return { choices }
}
