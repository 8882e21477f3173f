import { CodeBook, FROM_CELLS, FROM_SET_UP, checked } from "./engine/code-book"
import { ENDED, STATE, TURN } from "./engine/cells"
import { Game } from "./engine/game"
import { Bytes, SavedRecord, TurnEntry } from "./engine/journal"
import { Save, slotKey, Slots, TURN_SLOTS } from "./engine/save"
import { Keeper, Session } from "./engine/session"
import { Store } from "./device/store"

/** Whether a game has left a save, good or bad; reads no more than it takes to know. */
export async function hasSave(store: Store, id: string): Promise<boolean> {
    for (let slot = 0; slot < TURN_SLOTS; ++slot)
        if (await store.load(slotKey(id, slot))) return true
    return false
}

/** One game's save: four settings. What is saved is told to the console too, for share codes and charts. */
export class SavedGame implements Keeper, Slots {
    private session!: Session
    /** What is in the settings. */
    readonly records: Save

    /**
     * @param book where the share code grows
     * @param scratch what records are made in
     */
    constructor(
        private readonly store: Store,
        private readonly game: Game,
        private readonly book: CodeBook,
        scratch: SavedRecord
    ) {
        this.records = new Save(this, game, scratch)
    }

    /** Whose turns they are. */
    attach(session: Session): void {
        this.session = session
    }

    /** Takes the save up; gives its outcome, see `Save`. Nothing is written. */
    async resume(): Promise<number> {
        return await this.session.resume(this.records)
    }

    /** A new game begins in its place. */
    begin(players: number, options: number[], seed: number[]): void {
        const { id, format } = this.game
        const values = [players]
        for (const value of options) values.push(value)
        for (const value of seed) values.push(value)
        this.book.begin(id, format, FROM_SET_UP, values, values.length)
        console.log(checked(`code ${id}.${format}.${values.join(".")}`))
        this.records.begin()
    }

    /**
     * The game taken up goes on. One line for who follows the console: the game, the turns finished, the hash of the turn's
     * first cells, and how many of its choices stand. What follows the last of them is told anew. The lines of its share
     * code so far are for who comes only now.
     */
    async goOn(): Promise<void> {
        const { book, game, session } = this
        const { cells } = session.table
        const choices = session.choices()
        book.begin(game.id, game.format, FROM_CELLS, cells, game.size)
        for (let i = 0; i < session.choicesMade(); ++i)
            book.add(choices[i], cells[TURN])
        console.log(
            `resume ${this.game.id} ${session.table.cells[TURN]} ${session.hash()} ${session.choicesMade()}`
        )
        const lines = book.lines()
        for (let i = 1; i <= lines; ++i) console.log(`code= ${book.line(i)}`)
        await this.records.mend()
    }

    async keepTurn(entry: TurnEntry): Promise<void> {
        this.log("turn", entry.record.hash())
        await this.records.keepTurn(entry)
    }

    async keepChoices(entry: TurnEntry, choice: number): Promise<void> {
        const { book, session } = this
        const turn = session.table.cells[TURN]
        const total = session.choicesInAll()
        if (total > book.count) book.add(choice, turn)
        else if (total < book.count) book.drop()
        console.log(checked(`code+ ${turn} ${entry.count} ${choice} ${total}`))
        await this.records.keepChoices(entry)
    }

    async load(slot: number): Promise<Bytes> {
        return await this.store.load(this.key(slot))
    }

    async save(slot: number, record: SavedRecord): Promise<void> {
        // a setting is a whole buffer, so this copy is made once a choice
        const bytes = record.bytes as unknown as Buffer
        await this.store.save(this.key(slot), bytes.slice(0, record.length))
    }

    async erase(slot: number): Promise<void> {
        await this.store.erase(this.key(slot))
    }

    /**
     * The game is over; one that was ended early stopped between two choices, after so many prompts of its turn. Otherwise
     * the turn counts as finished: what followed its last choice belongs to it.
     */
    logEnd(): void {
        const { cells, asked } = this.session.table
        const book = this.book
        const turn = cells[TURN]
        if (cells[STATE] === ENDED) {
            book.close(turn, asked)
            console.log(checked(`code. ${turn} ${asked} ${book.count}`))
        } else book.close(turn + 1, -1)
        this.log("over", this.session.hashNow())
    }

    /** One line: the word, the turns finished, the hash of the cells, everybody's balance. */
    private log(word: string, hash: number): void {
        const table = this.session.table
        let line = `${word} ${table.cells[TURN]} ${hash}`
        for (let player = 1; player <= table.players(); ++player)
            line += ` ${this.game.balance(player)}`
        console.log(line)
    }

    private key(slot: number): string {
        return slotKey(this.game.id, slot)
    }
}
