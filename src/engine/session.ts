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
import { Face, Recorder } from "./face"
import { Game } from "./game"
import { Journal, SavedRecord, TurnEntry } from "./journal"
import { EARLIER } from "./save"
import { END, Leave, QUIT, Table, UNDO } from "./table"
import { veilOf } from "./veil"

/** Who is told what is to be kept of a session. */
export interface Keeper {
    /** A turn begins, or is gone back to. */
    keepTurn(entry: TurnEntry): Promise<void>
    /**
     * A choice was made in it, or the last one taken back, with `choice` -1. Where `veil` is not 0 those that it holds are
     * made in secret: they are kept veiled by it, and told to nobody before they are `revealed`.
     */
    keepChoices(entry: TurnEntry, choice: number, veil: number): Promise<void>
    /** A choice that was made in secret, the `count`th of its turn, may be told. */
    revealed(who: number, key: string, choice: number, count: number): void
    /** Of the turn's choices `count` are known, and what was told after them is taken back. */
    tellTakenBack(count: number): void
}

/** Where a session goes on from; outcomes are those of `Save`. */
export interface Source {
    /** Whether the choices it loaded last were veiled. */
    readonly veiled: boolean
    load(entry: TurnEntry, cells: Cells): Promise<number>
}

/** One game being played: turns, their checkpoints, resume, undo, quit and an early end. */
export class Session implements Recorder {
    readonly table: Table
    /** A record to pack things in, between two waits. */
    private readonly scratch: SavedRecord
    /** Whether the turn that comes next has no checkpoint yet. */
    private fresh = true
    /** How many of this turn's choices have been told to the console: those made in secret are not yet. */
    private told = 0

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
        const outcome = await source.load(this.journal.open(), cells)
        this.fresh = outcome !== 0 && outcome !== EARLIER
        this.told = source.veiled ? 0 : this.journal.turn().count
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
                cells[TURN]++
                this.fresh = true
            } catch (e) {
                if (!(e instanceof Leave)) throw e
                if (e.why === QUIT) return QUIT
                if (e.why === UNDO) await this.takeBack()
                if (e.why === END) this.end()
            }
        }
        return 0
    }

    /**
     * Undoes the last choice, or an early end: the next `run` asks that prompt again. The dice stay the same. Of what was
     * revealed together all is undone.
     */
    async takeBack(): Promise<void> {
        const table = this.table
        const ended = table.cells[STATE] === ENDED
        const secret = ended && table.sealed
        let prompt = table.asked
        if (!ended && this.journal.canTakeBack()) {
            table.noteRollsSeen()
            prompt = this.journal.takeBack()
        }
        const entry = this.journal.turn()
        this.restore()
        this.journal.rewind()
        table.rewind(prompt)
        this.fresh = false
        if (!secret) this.told = entry.count
        await this.keeper.keepTurn(entry)
        if (secret) this.keeper.tellTakenBack(this.told)
        else await this.recorded(-1)
    }

    /** Has the choices made in this turn kept. */
    async recorded(choice: number): Promise<void> {
        const { cells, sealed } = this.table
        const entry = this.journal.turn()
        if (!sealed) this.told = entry.count
        const veil = sealed ? veilOf(cells) : 0
        await this.keeper.keepChoices(entry, choice, veil)
    }

    /** Tells the choices made in secret, those that are not told yet: the last `count` of the turn. */
    async revealed(
        whose: number[],
        keys: string[],
        count: number
    ): Promise<void> {
        const entry = this.journal.turn()
        const first = this.journal.made() - count
        for (let i = 0; i < count; ++i) {
            const at = first + i
            if (at < this.told) continue
            this.told = at + 1
            this.keeper.revealed(
                whose[i],
                keys[i],
                entry.choices[at],
                this.told
            )
        }
    }

    /** The hash of the cells as they stood when this turn began. */
    hash(): number {
        return this.journal.turn().record.hash()
    }

    /** Choices made in this turn so far, those left out that nobody is to know yet. */
    choicesTold(): number {
        return this.told
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

    /** The game ends early. Of what was chosen in secret nothing shows in how it ends. */
    private end(): void {
        const table = this.table
        if (table.sealed) {
            this.restore()
            table.asked = 0
        }
        table.cells[STATE] = ENDED
    }

    /** The cells as they stood when this turn began. */
    private restore(): void {
        const { size, format } = this.game
        this.journal.turn().record.unpack(this.table.cells, size, format)
    }

    private async checkpoint(): Promise<void> {
        this.journal.begin(this.table.cells, this.game.format)
        this.told = 0
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
