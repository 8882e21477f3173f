/** Share codes in numbered lines: as the screen shows them, and as the console prints them. */
import { FROM_CELLS, TURN_STEP } from "../../src/engine/code-book"
import { CORRUPT, leaverOf, promptOf, readInts } from "../../src/engine/journal"
import { OPTION_COUNT, TURN } from "../../src/engine/cells"
import { UsageError } from "../usage-error"
import { checkSetUp, gameNamed, type SharedGame } from "./share-code"
import { readPageLine } from "./page-line"

const SEEDS = 3

/** Whether a text is lines as the screen shows them: a code in one word begins with letters, and has numbers behind dots. */
export function isPages(text: string): boolean {
    return /^\s*\d/m.test(text) && !/(\.\d+){3}/.test(text)
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
    text.split(/\r?\n/).forEach((line, i) => {
        if (line.trim() !== "") takeLine(line, i + 1, lines)
    })
    const symbols: number[] = []
    for (let number = 1; number <= Math.max(...lines.keys()); ++number)
        symbols.push(...(lines.get(number) ?? missing(number)))
    return { bytes: bytesOf(symbols), lines: lines.size }
}

function takeLine(
    line: string,
    at: number,
    lines: Map<number, number[]>
): void {
    const { number, data } = readPageLine(line, at)
    const known = lines.get(number)
    if (known && known.join() !== data.join())
        throw new UsageError(
            `line ${at}: its number, ${number}, is there twice, and not with the same`
        )
    lines.set(number, data)
}

function missing(number: number, why = ""): never {
    throw new UsageError(`the line with number ${number} is missing${why}`)
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
        missing(this.lines + 1, ": the code goes on")
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
    const set = rest.splice(OPTION_COUNT + SEEDS)
    const setUp = {
        game,
        players,
        ...(set.length > 0 && { set }),
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
