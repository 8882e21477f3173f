import {
    Cells,
    ENDED,
    OPTION_COUNT,
    OPTIONS,
    PLAYERS,
    PLAYING,
    STATE,
    TURN,
} from "./cells"
import { Game } from "./game"
import { Journal, SavedRecord, TAKEN_BACK, TurnEntry } from "./journal"
import { EARLIER } from "./save"
import { Face } from "./face"
import { DONE, END, Leave, QUIT, Recorder, Table, UNDO } from "./table"

/** Who is told what is to be kept of a session. */
export interface Keeper {
    /** A turn begins, or is gone back to. */
    keepTurn(entry: TurnEntry): Promise<void>
    /** A choice was made in it, or the last one taken back, with `choice` `TAKEN_BACK`. */
    keepChoices(entry: TurnEntry, choice: number): Promise<void>
}

/** Where a session goes on from; outcomes are those of `Save`. */
export interface Source {
    load(entry: TurnEntry, cells: Cells): Promise<number>
}

/** One game being played: turns, their checkpoints, resume, undo, quit and an early end. */
export class Session implements Recorder {
    readonly table: Table
    /** A record to pack things in, between two waits. */
    private readonly scratch: SavedRecord
    /** Whether the turn that comes next has no checkpoint yet. */
    private fresh = true

    /** Takes a journal for its own; an earlier session that had it is over. */
    constructor(
        readonly game: Game,
        face: Face,
        private readonly keeper: Keeper,
        private readonly journal: Journal
    ) {
        this.scratch = journal.spare
        this.table = new Table(game, face, journal, this)
    }

    /** A new game for `players`, with its options and a seed of three integers of 32 bits. */
    start(players: number, options: number[], seed: number[]): void {
        const cells = this.clearCells()
        cells[PLAYERS] = players
        for (let i = 0; i < OPTION_COUNT; ++i) cells[OPTIONS + i] = options[i]
        this.table.rng.seed(seed[0], seed[1], seed[2])
        this.game.setUp()
    }

    /** Takes up a saved game; gives its outcome: unless it is 0 or `EARLIER`, a `start` has to follow. */
    async resume(source: Source): Promise<number> {
        const cells = this.clearCells()
        const entry = this.journal.open()
        const outcome = await source.load(entry, cells)
        this.journal.total = entry.count
        this.fresh = outcome !== 0 && outcome !== EARLIER
        return outcome
    }

    /** Plays until the game is over or left: gives `QUIT`, or 0 when it is won or ended. */
    async run(): Promise<number> {
        const cells = this.table.cells
        while (cells[STATE] === PLAYING) {
            if (this.fresh) await this.checkpoint()
            try {
                await this.game.turn()
                await this.table.seen()
                this.finish()
            } catch (e) {
                if (!(e instanceof Leave)) throw e
                if (e.why === QUIT) return QUIT
                if (e.why === UNDO) await this.takeBack()
                if (e.why === END) cells[STATE] = ENDED
                if (e.why === DONE) this.finish()
            }
        }
        return 0
    }

    private finish(): void {
        this.table.cells[TURN]++
        this.fresh = true
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
        await this.keeper.keepTurn(entry)
        await this.recorded(TAKEN_BACK)
    }

    /** Has the choices made in this turn kept. */
    async recorded(choice: number): Promise<void> {
        await this.keeper.keepChoices(this.journal.turn(), choice)
    }

    /** The hash of the cells as they stood when this turn began. */
    hash(): number {
        return this.journal.turn().record.hash()
    }

    /** Choices made in this turn so far. */
    choicesMade(): number {
        return this.journal.turn().count
    }

    /** Choices made since the game began, or was taken up with those of its turn. */
    choicesInAll(): number {
        return this.journal.total
    }

    /** The choices made in this turn so far. */
    choices(): number[] {
        return this.journal.turn().choices
    }

    /** Packs the cells as they stand, and gives their hash; for the end of a game. */
    hashNow(): number {
        const cells = this.table.cells
        this.scratch.pack(cells, cells.length, this.game.format)
        return this.scratch.hash()
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
        await this.keeper.keepTurn(this.journal.turn())
    }
}

/** The place of `player` in the ranking, from 1: who stands alike shares a place. */
export function placeOf(table: Table, player: number): number {
    let place = 1
    for (let other = 1; other <= table.players(); ++other)
        if (table.game.standsAbove(other, player)) place++
    return place
}
