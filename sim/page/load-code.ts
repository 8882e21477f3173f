/**
 * Brings a handheld to the end of a share code: the rules play it, and what they would have saved becomes settings
 * that are written before the program starts. The program then finds a saved game, and offers to continue it.
 */
import type { Keeper } from "../../src/engine/session"
import { RECORD, SavedRecord } from "../../src/engine/journal"
import { Save, slotKey, SLOTS, type Slots } from "../../src/engine/save"
import { TURN } from "../../src/engine/cells"
import type { Table } from "../../src/engine/table"
import { UsageError } from "../usage-error"
import { parseShared } from "../engine/any-code"
import { type Follower, replay } from "../engine/replay"
import { formatSetUp, gameNamed, type SharedGame } from "../engine/share-code"

/** A game as a handheld that played it would have left it. */
export interface LoadedGame {
    /** Its name. */
    game: string
    /** What it would have printed, as `GameLog` keeps it. */
    lines: string[]
    /** What it would have saved, undefined for what is not there. */
    settings: [key: string, value: Uint8Array | undefined][]
}

/** Plays a share code; throws `UsageError` when it can't be read or does not fit the rules. */
export async function loadCode(code: string): Promise<LoadedGame> {
    const shared = parseShared(code)
    if (shared.cells)
        throw new UsageError(
            "this share code begins in the middle of a game; the page loads those that begin with one"
        )
    const recorder = new Recorder(shared)
    await replay(shared, line => recorder.lines.push(line), recorder)
    return recorder.result()
}

class Recorder implements Follower, Slots {
    readonly lines: string[]
    /** Lines up to the last that was saved; the program will tell the rest. */
    private saved = 1
    private readonly slots: (Uint8Array | undefined)[] = new Array<undefined>(
        SLOTS
    ).fill(undefined)
    private readonly records: Save

    constructor(private readonly shared: SharedGame) {
        this.lines = [`code ${formatSetUp(shared)}`]
        const scratch = new SavedRecord(new Uint8Array(RECORD))
        this.records = new Save(this, gameNamed(shared.game), scratch)
        this.records.begin()
    }

    keeper(table: () => Table): Keeper {
        return {
            keepTurn: async entry => {
                const { cells, game } = table()
                const players = Array.from(
                    { length: table().players() },
                    (_, i) => game.balance(i + 1)
                )
                this.keep(
                    `turn ${cells[TURN]} ${entry.record.hash()} ${players.join(" ")}`
                )
                await this.records.keepTurn(entry)
            },
            keepChoices: async (entry, choice) => {
                this.keep(
                    `code+ ${table().cells[TURN]} ${entry.count} ${choice}`
                )
                await this.records.keepChoices(entry)
            },
        }
    }

    asked({ who, key, count }: Table): void {
        this.lines.push(`ask ${who} ${key} ${count}`)
    }

    result(): LoadedGame {
        return {
            game: this.shared.game,
            lines: this.lines.slice(0, this.saved),
            settings: this.slots.map((bytes, slot) => [
                slotKey(this.shared.game, slot),
                bytes,
            ]),
        }
    }

    async load(slot: number): Promise<Uint8Array | undefined> {
        return this.slots[slot]
    }

    async save(slot: number, { bytes, length }: SavedRecord): Promise<void> {
        this.slots[slot] = Uint8Array.from({ length }, (_, i) => bytes[i] ?? 0)
    }

    async erase(slot: number): Promise<void> {
        this.slots[slot] = undefined
    }

    private keep(line: string): void {
        this.lines.push(line)
        this.saved = this.lines.length
    }
}
