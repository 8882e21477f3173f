import {
    ENDED,
    OPTION_COUNT,
    OPTIONS,
    PLAYERS,
    PLAYING,
    STATE,
    TURN,
} from "./cells"
import { Game } from "./game"
import {
    Bytes,
    CORRUPT,
    Journal,
    OLDER,
    RECORD,
    SavedRecord,
    TURN_ONLY,
    USUAL_CHOICES,
} from "./journal"
import { houseSet } from "./set"
import { END, Face, Leave, QUIT, Recorder, Table, UNDO } from "./table"

/** Where a session's records go; each call replaces what an earlier one kept. */
export interface Keeper {
    /** The cells at the start of a turn. */
    keepTurn(record: SavedRecord): Promise<void>
    /** The `count` choices made in it since, the last being `choice`; -1 after one was taken back. */
    keepChoices(
        record: SavedRecord,
        count: number,
        choice: number
    ): Promise<void>
}

/** One game being played: turns, their checkpoints, resume, undo, quit and an early end. */
export class Session implements Recorder {
    readonly table: Table
    private readonly choices: SavedRecord
    private readonly values: number[] = []
    /** Whether the turn that comes next has no checkpoint yet. */
    private fresh = true

    /** Takes a journal for its own; an earlier session that had it is over. */
    constructor(
        readonly game: Game,
        face: Face,
        private readonly keeper: Keeper,
        private readonly journal: Journal
    ) {
        this.choices = journal.spare
        for (let i = 0; i <= USUAL_CHOICES; ++i) this.values.push(0)
        this.table = new Table(game, face, journal, this)
    }

    /**
     * A new game for `players`, with its options and a seed of three integers of 32 bits; `set` are an owner's numbers, the
     * house's where there are none.
     */
    start(
        players: number,
        options: number[],
        seed: number[],
        set?: number[]
    ): void {
        const cells = this.clearCells()
        cells[PLAYERS] = players
        for (let i = 0; i < OPTION_COUNT; ++i) cells[OPTIONS + i] = options[i]
        this.laySet(set)
        this.table.rng.seed(seed[0], seed[1], seed[2])
        this.game.setUp()
    }

    /**
     * Takes up a saved game; `length` 0 where no choices were saved. Choices of another turn than the record's are an earlier
     * save's and are left out. Gives 0, or `TURN_ONLY` when the turn has to be begun anew, or `CORRUPT` or `OLDER` with
     * nothing changed that a later `start` would not set.
     */
    resume(
        turn: Bytes,
        turnLength: number,
        choices: Bytes,
        length: number
    ): number {
        const cells = this.clearCells()
        const entry = this.journal.open()
        if (turnLength > RECORD) return CORRUPT
        for (let i = 0; i < turnLength; ++i) entry.record.bytes[i] = turn[i]
        entry.record.length = turnLength
        const { size, format } = this.game
        const count = entry.record.unpack(cells, size, format)
        if (count === OLDER) return OLDER
        if (count !== size) return CORRUPT
        this.fresh = false
        return length === 0 || this.takeUp(choices, length) ? 0 : TURN_ONLY
    }

    /** Takes up the choices made in the turn; gives whether they could be read. */
    private takeUp(choices: Bytes, length: number): boolean {
        if (length > RECORD) return false
        for (let i = 0; i < length; ++i) this.choices.bytes[i] = choices[i]
        this.choices.length = length
        const values = this.values
        const count = this.choices.unpack(values, RECORD, this.game.format)
        if (count < 1) return false
        const entry = this.journal.turn()
        if (values[0] !== entry.record.hash()) return true
        for (let i = 1; i < count; ++i) entry.choices[i - 1] = values[i]
        entry.count = count - 1
        return true
    }

    /** Plays until the game is over or left: gives `QUIT`, or 0 when it is won or ended. */
    async run(): Promise<number> {
        const cells = this.table.cells
        while (cells[STATE] === PLAYING) {
            if (this.fresh) await this.checkpoint()
            try {
                await this.game.turn()
                await this.table.seen()
                cells[TURN]++
                this.fresh = true
            } catch (e) {
                if (!(e instanceof Leave)) throw e
                if (e.why === QUIT) return QUIT
                if (e.why === UNDO) await this.takeBack()
                if (e.why === END) cells[STATE] = ENDED
            }
        }
        return 0
    }

    /** Undoes the last choice, or an early end: the next `run` asks that prompt again. The dice stay the same. */
    async takeBack(): Promise<void> {
        const table = this.table
        let prompt = table.asked
        if (table.cells[STATE] !== ENDED && this.journal.canTakeBack()) {
            table.noteRollsSeen()
            prompt = this.journal.takeBack()
        }
        const entry = this.journal.turn()
        entry.record.unpack(table.cells, this.game.size, this.game.format)
        this.journal.rewind()
        table.rewind(prompt)
        this.fresh = false
        await this.keeper.keepTurn(entry.record)
        await this.recorded(-1)
    }

    /** Saves the choices made in this turn, under the hash of the turn that they belong to. */
    async recorded(choice: number): Promise<void> {
        const entry = this.journal.turn()
        const values = this.values
        values[0] = entry.record.hash()
        for (let i = 0; i < entry.count; ++i) values[i + 1] = entry.choices[i]
        this.choices.pack(values, entry.count + 1, this.game.format)
        await this.keeper.keepChoices(this.choices, entry.count, choice)
    }

    /** The hash of the cells as they stood when this turn began. */
    hash(): number {
        return this.journal.turn().record.hash()
    }

    /** Choices made in this turn so far. */
    choicesMade(): number {
        return this.journal.turn().count
    }

    /** Packs the cells as they stand, and gives their hash; for the end of a game. */
    hashNow(): number {
        const cells = this.table.cells
        this.choices.pack(cells, cells.length, this.game.format)
        return this.choices.hash()
    }

    private laySet(set?: number[]): void {
        const { game, table } = this
        if (!game.set) return
        const at = game.setAt as number
        const values = set ? set : houseSet(game.set())
        table.cells[at] = set ? 1 : 0
        for (let i = 0; i < values.length; ++i)
            table.cells[at + 1 + i] = values[i]
    }

    private clearCells(): number[] {
        const cells = this.table.cells
        const size = this.game.size
        for (let i = 0; i < size; ++i) cells[i] = 0
        this.journal.clear()
        this.table.rewind(0)
        this.fresh = true
        return cells
    }

    private async checkpoint(): Promise<void> {
        this.journal.begin(this.table.cells, this.game.format)
        this.table.rewind(0)
        this.fresh = false
        await this.keeper.keepTurn(this.journal.turn().record)
    }
}

/** The place of `player` in the ranking, from 1: who stands alike shares a place. */
export function placeOf(table: Table, player: number): number {
    let place = 1
    for (let other = 1; other <= table.players(); ++other)
        if (table.game.standsAbove(other, player)) place++
    return place
}
