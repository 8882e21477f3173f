/** A session of Get Rich Quick that prints what a handheld would, with a flash that can be cut. */
import type { TurnEntry } from "../../../src/engine/journal"
import { Save } from "../../../src/engine/save"
import { type Keeper, Session } from "../../../src/engine/session"
import { ENDED, STATE, TURN } from "../../../src/engine/cells"
import type { SecretTable } from "../../../src/engine/secret-table"
import { Leave, type Table } from "../../../src/engine/table"
import { GetRichQuick } from "../../../src/games/get-rich-quick/rules"
import { type Answer, HeadlessFace, newJournal } from "../../../sim/engine/run"
import { formatSetUp } from "../../../sim/engine/share-code"
import { Memory } from "../support"

/** A face that keeps what is chosen in secret to itself. */
class DiscreetFace extends HeadlessFace {
    constructor(
        private readonly ask: Answer,
        private readonly print: (line: string) => void
    ) {
        super(ask, print)
    }

    override async choose(table: Table): Promise<number> {
        const choice = this.ask(table)
        if (!table.sealed && table.isChoice())
            this.print(`choice ${table.who} ${table.key} ${choice}`)
        return choice
    }
}

export class Handset implements Keeper {
    /** Everything printed. */
    readonly lines: string[] = []
    readonly game = new GetRichQuick()
    readonly session: Session
    readonly table: SecretTable
    private readonly records: Save

    /** `answer` may throw a `Leave`. */
    constructor(
        public answer: Answer,
        readonly memory = new Memory()
    ) {
        const face = new DiscreetFace(
            table => this.answer(table),
            line => this.lines.push(line)
        )
        const journal = newJournal()
        this.session = new Session(this.game, face, this, journal)
        this.table = this.game.position.table
        this.records = new Save(memory, this.game, journal.spare)
    }

    start(players: number, seed: number[]): this {
        const options = [0, 0, 0, 0]
        const game = this.game.id
        this.lines.push(`code ${formatSetUp({ game, players, options, seed })}`)
        this.records.begin()
        this.session.start(players, options, seed)
        return this
    }

    /** Takes up what `memory` holds; gives what `resume` gives. */
    async resume(): Promise<number> {
        const outcome = await this.session.resume(this.records)
        this.lines.push(`resume told ${this.session.choicesTold()}`)
        return outcome
    }

    /** Runs until the game is over or left; a cut of power leaves it too. */
    async run(): Promise<number> {
        try {
            return await this.session.run()
        } catch (error) {
            if (error instanceof Leave) return error.why
            throw error
        } finally {
            if (this.table.cells[STATE] === ENDED)
                this.lines.push(`code. ${this.turn()} ${this.table.asked}`)
        }
    }

    async keepTurn(entry: TurnEntry): Promise<void> {
        this.lines.push(`turn ${this.turn()} ${entry.record.hash()}`)
        await this.records.keepTurn(entry)
    }

    async keepChoices(entry: TurnEntry, choice: number): Promise<void> {
        if (!this.table.sealed) this.printChoice(choice)
        await this.records.keepChoices(entry)
    }

    async revealed(
        _entry: TurnEntry,
        who: number,
        key: string,
        choice: number
    ): Promise<void> {
        this.lines.push(`choice ${who} ${key} ${choice}`)
        this.printChoice(choice)
    }

    cells(): number[] {
        return [...this.table.cells]
    }

    private turn(): number {
        return this.table.cells[TURN] ?? 0
    }

    private printChoice(choice: number): void {
        const count = this.session.choicesTold()
        this.lines.push(`code+ ${this.turn()} ${count} ${choice}`)
    }
}

/** The choices that are printed, and the pages told; without what is told twice after a cut. */
export function printed(lines: string[]): string[] {
    return lines.filter(line => /^(choice|tell|dice|code\+) /.test(line))
}
