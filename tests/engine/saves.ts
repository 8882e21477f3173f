/** What the tests of saves share: games cut after a write, and what is taken up from there. */
import { TURN } from "../../src/engine/cells"
import {
    HASH_BYTES,
    RECORD,
    SavedRecord,
    TurnEntry,
} from "../../src/engine/journal"
import { EARLIER, Save } from "../../src/engine/save"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import {
    Memory,
    Seat,
    type Setting,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

/** A moment of a game, as far as it matters to who goes on from it. */
export interface Moment {
    turn: number
    hash: number
    choices: number[]
}

/** Hears of all moments of a game. */
export class Witness extends Memory {
    readonly moments: Moment[] = []

    override turnBegins(entry: TurnEntry): void {
        this.hear(entry)
    }

    override choiceMade(entry: TurnEntry): void {
        this.hear(entry)
    }

    private hear({ record, choices, count }: TurnEntry): void {
        const cells: number[] = []
        record.unpack(cells, 255, new RichUncle().format)
        this.moments.push({
            turn: cells[TURN] ?? -1,
            hash: record.hash(),
            choices: choices.slice(0, count),
        })
    }
}

/** A game that is left, by a cut of power, right after so many writes. */
export async function cut(of: Setting, writes: number): Promise<Witness> {
    const memory = new Witness()
    const seat = new Seat(untilTurn(of.turns, steadyAnswer(of.answers)), memory)
    memory.fuse = writes
    seat.start(of.players, of.options, of.seed)
    await seat.run()
    memory.fuse = Infinity
    return memory
}

/** What is taken up from there. */
export async function taken(memory: Memory): Promise<[number, Moment]> {
    const game = new RichUncle()
    const scratch = new SavedRecord(new Uint8Array(RECORD))
    const entry = new TurnEntry(new Uint8Array(RECORD))
    const cells: number[] = []
    const outcome = await new Save(memory, game, scratch).load(entry, cells)
    const moment = { turn: -1, hash: 0, choices: [] as number[] }
    if (outcome === 0 || outcome === EARLIER) {
        moment.turn = cells[TURN] ?? -1
        moment.hash = entry.record.hash()
        moment.choices = entry.choices.slice(0, entry.count)
    }
    return [outcome, moment]
}

/** Memories after writes of every kind, with each slot written more than once. */
export async function filled(): Promise<Witness[]> {
    const cuts = Array.from({ length: 13 }, (_, i) => 40 + 2 * i)
    return Promise.all(cuts.map(n => cut(SETTINGS[0], n)))
}

/** A memory with the same in it. */
export function copyOf(memory: Memory): Memory {
    const copy = new Memory()
    memory.slots.forEach((bytes, slot) => (copy.slots[slot] = bytes?.slice()))
    return copy
}

/** Has a record end with the hash of the bytes before. */
export function rehash(bytes: Uint8Array<ArrayBuffer>): void {
    new SavedRecord(bytes).seal(bytes.length - HASH_BYTES)
}
