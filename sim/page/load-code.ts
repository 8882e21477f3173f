/**
 * Brings a handheld to the end of a share code: the rules play it, and what they would have saved becomes two settings
 * that are written before the program starts. The program then finds a saved game, and offers to continue it.
 */
import type { Keeper } from "../../src/engine/session"
import type { SavedRecord } from "../../src/engine/journal"
import { TURN } from "../../src/engine/cells"
import type { Table } from "../../src/engine/table"
import { type Follower, replay } from "../engine/replay"
import { formatSetUp, parseCode, type SharedGame } from "../engine/share-code"

/** Letters of a game's name in the keys of its save. */
const KEY = 11

/** A game as a handheld that played it would have left it. */
export interface LoadedGame {
    /** What it would have printed, as `GameLog` keeps it. */
    lines: string[]
    /** What it would have saved, by the keys of `src/saved-game.ts`; undefined for what is not there. */
    settings: [key: string, value: Uint8Array | undefined][]
}

/** Plays a share code; throws `UsageError` when it can't be read or does not fit the rules. */
export async function loadCode(code: string): Promise<LoadedGame> {
    const shared = parseCode(code)
    const recorder = new Recorder(shared)
    await replay(shared, line => recorder.lines.push(line), recorder)
    return recorder.result()
}

class Recorder implements Follower {
    readonly lines: string[]
    /** Lines up to the last that was saved; the program will tell the rest. */
    private saved = 1
    private turn: Uint8Array | undefined
    private choices: Uint8Array | undefined

    constructor(private readonly shared: SharedGame) {
        this.lines = [`code ${formatSetUp(shared)}`]
    }

    keeper(table: () => Table): Keeper {
        return {
            keepTurn: async record => {
                const { cells, game } = table()
                const players = Array.from(
                    { length: table().players() },
                    (_, i) => game.balance(i + 1)
                )
                this.turn = bytesOf(record)
                this.choices = undefined
                this.keep(
                    `turn ${cells[TURN]} ${record.hash()} ${players.join(" ")}`
                )
            },
            keepChoices: async (record, count, choice) => {
                this.choices = bytesOf(record)
                this.keep(`code+ ${table().cells[TURN]} ${count} ${choice}`)
            },
        }
    }

    asked({ who, key, count }: Table): void {
        this.lines.push(`ask ${who} ${key} ${count}`)
    }

    result(): LoadedGame {
        const key = this.shared.game.slice(0, KEY)
        return {
            lines: this.lines.slice(0, this.saved),
            settings: [
                [`${key}.t`, this.turn],
                [`${key}.c`, this.choices],
            ],
        }
    }

    private keep(line: string): void {
        this.lines.push(line)
        this.saved = this.lines.length
    }
}

function bytesOf(record: SavedRecord): Uint8Array {
    return Uint8Array.from(
        { length: record.length },
        (_, i) => record.bytes[i] ?? 0
    )
}
