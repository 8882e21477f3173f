import { Game } from "./engine/game"
import { SavedRecord } from "./engine/journal"
import { Keeper, Session } from "./engine/session"
import { ENDED, STATE, TURN } from "./engine/cells"
import { Store } from "./device/store"

/** There is no saved game. The other outcomes of `load` are those of `Session.resume`. */
export const NONE = 1

/** Whether a game has left a save, good or bad. */
export async function hasSave(store: Store, id: string): Promise<boolean> {
    return (await store.load(turnKey(id))) !== undefined
}

/** One game's save: two settings. What is saved is told to the console too, for share codes and charts. */
export class SavedGame implements Keeper {
    private session!: Session

    constructor(
        private readonly store: Store,
        private readonly game: Game
    ) {}

    /** Whose records they are. */
    attach(session: Session): void {
        this.session = session
    }

    /** Takes the save up; gives `NONE` or what `Session.resume` gives. Nothing is erased. */
    async load(): Promise<number> {
        const turn = await this.store.load(this.turnKey())
        if (!turn) return NONE
        let choices = await this.store.load(this.choicesKey())
        if (!choices) choices = Buffer.alloc(0)
        return this.session.resume(turn, turn.length, choices, choices.length)
    }

    /**
     * One line for who follows the console: the game that goes on, the turns finished, the hash of the turn's first cells,
     * and how many of its choices stand. What follows the last of them is told anew.
     */
    logResumed(): void {
        const session = this.session
        console.log(
            `resume ${this.game.id} ${session.table.cells[TURN]} ${session.hash()} ${session.choicesMade()}`
        )
    }

    async erase(): Promise<void> {
        await this.store.erase(this.turnKey())
        await this.store.erase(this.choicesKey())
    }

    async keepTurn(record: SavedRecord): Promise<void> {
        this.log("turn", record.hash())
        await this.store.save(this.turnKey(), bytesOf(record))
    }

    async keepChoices(
        record: SavedRecord,
        count: number,
        choice: number
    ): Promise<void> {
        console.log(
            `code+ ${this.session.table.cells[TURN]} ${count} ${choice}`
        )
        await this.store.save(this.choicesKey(), bytesOf(record))
    }

    /** The game is over; one that was ended early stopped between two choices, after so many prompts of its turn. */
    logEnd(): void {
        const table = this.session.table
        if (table.cells[STATE] === ENDED)
            console.log(`code. ${table.cells[TURN]} ${table.asked}`)
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

    private turnKey(): string {
        return turnKey(this.game.id)
    }

    private choicesKey(): string {
        return keyOf(this.game.id, ".c")
    }
}

function turnKey(id: string): string {
    return keyOf(id, ".t")
}

/** A setting's key has 13 characters at most. */
function keyOf(id: string, kind: string): string {
    return id.slice(0, 11) + kind
}

/** A setting is a whole buffer, so this copy is made once a choice. */
function bytesOf(record: SavedRecord): Buffer {
    return (record.bytes as unknown as Buffer).slice(0, record.length)
}
