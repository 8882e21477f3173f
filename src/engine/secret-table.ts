import { ENDED, ROLLS, STATE } from "./cells"
import { Face, Recorder } from "./face"
import { Game } from "./game"
import { isVeiled, Journal } from "./journal"
import { optionsOf, waysToTake } from "./several"
import { END, Leave, Table } from "./table"
import { unveil, veil } from "./veil"

/** What an undo would do: nothing, take back the last choice, or open again all that was revealed together. */
export const UNDO_NOTHING = 0
export const UNDO_CHOICE = 1
export const UNDO_REVEAL = 2
/** Nothing either: the last choice was made in secret by another player. */
export const UNDO_SECRET = 3

/**
 * A table at which choices can be made in secret, several options taken at once, options described or barred, and whole
 * pages told. A game that needs any of that makes it, see `Game.makeTable`; others have no part of it in their programs.
 */
export class SecretTable extends Table implements Recorder {
    /** How many options are to be taken at once, of how many; 0 for one of them, its index being the answer. */
    take = 0
    options = 0
    /** Two more numbers for the words of each option, where it was described. */
    readonly notes: number[] = []
    /** Options that can't be taken, a bit each, and the key of why not. */
    barred = 0
    readonly bars: string[] = []
    /** Of the choices made in secret since `seal`: how many, whose and by which key. */
    private secrets = 0
    private readonly whose: number[] = []
    private readonly keys: string[] = []
    /** Which of the turn's choices is the first of them, and the first that is not told. */
    private first = 0
    private untold = 0
    private readonly session: Recorder

    constructor(game: Game, face: Face, journal: Journal, recorder: Recorder) {
        super(game, face, journal, recorder)
        this.session = recorder
        // it hears of its own choices first, to veil them before they are saved
        this.recorder = this
    }

    /** Gives the option offered last two more numbers for its words. */
    describe(a: number, b: number): void {
        this.notes[2 * this.count - 2] = a
        this.notes[2 * this.count - 1] = b
    }

    /** The option offered last is shown, but can't be taken; `why` is the key of the reason. Never the first of them. */
    bar(why: string): void {
        this.barred |= 1 << (this.count - 1)
        this.bars[this.count - 1] = why
    }

    override isOpen(option: number): boolean {
        return (this.barred & (1 << option)) === 0
    }

    override isChoice(): boolean {
        for (let option = 1; option < this.count; ++option)
            if (this.isOpen(option)) return true
        for (let player = 1; player <= this.players(); ++player)
            if (this.game.mayClaim(player)) return true
        return false
    }

    override hidden(): number {
        const { choices, count } = this.journal.turn()
        let hidden = 0
        for (let i = 0; i < count; ++i) if (isVeiled(choices[i])) hidden++
        return hidden
    }

    /** Like `choose`, from up to 32 options of which some are barred. */
    async chooseOpen(who: number, key: string, a = 0): Promise<number> {
        try {
            return await this.choose(who, key, a)
        } finally {
            this.barred = 0
        }
    }

    /** Has a player take `take` of the options offered at once; gives them as a bit each. */
    async chooseSeveral(
        who: number,
        key: string,
        take: number
    ): Promise<number> {
        const options = this.count
        let way = 0
        this.options = options
        this.take = take
        this.count = waysToTake(options, take)
        try {
            way = await this.choose(who, key, take)
        } finally {
            this.take = 0
        }
        if (this.sealed) {
            this.whose[this.secrets] = who
            this.keys[this.secrets] = key
            this.secrets++
        }
        return optionsOf(way, options, take)
    }

    /**
     * What a turn begins with: has one player after another choose in secret, each by one `chooseSeveral` in `choose`, in which nothing else changes;
     * then all is revealed. Until then nobody is shown, told or logged what was chosen, and a save has it veiled.
     */
    async inSecret(choose: (player: number) => Promise<void>): Promise<void> {
        this.seal()
        try {
            for (let player = 1; player <= this.players(); ++player)
                await choose(player)
        } catch (e) {
            this.sealed = false
            if ((e as Leave).why === END) this.cover()
            throw e
        }
        await this.reveal()
    }

    /** A choice has entered the journal. */
    async recorded(choice: number): Promise<void> {
        if (this.sealed) this.hide()
        await this.session.recorded(choice)
    }

    async revealed(who: number, key: string, choice: number): Promise<void> {
        await this.session.revealed(who, key, choice)
    }

    /** Tells a page, which the game fills for `view`. */
    async report(view: string): Promise<void> {
        if (this.silent()) return
        this.said = view
        await (this.face as Required<Face>).report(this)
    }

    /** What an undo would do. */
    undoes(): number {
        if (this.cells[STATE] === ENDED) return UNDO_CHOICE
        if (this.sealed && this.secrets > 0) return UNDO_SECRET
        if (!this.canTakeBack()) return UNDO_NOTHING
        return this.journal.wasRevealed() ? UNDO_REVEAL : UNDO_CHOICE
    }

    protected override async tellDiceAreKnown(): Promise<void> {
        // nor is it a secret that it is done
        const sealed = this.sealed
        this.sealed = false
        if (this.rollsSeen > this.cells[ROLLS])
            await this.tell("takenBack", this.who)
        this.sealed = sealed
    }

    protected override check(choice: number): void {
        if (!this.allows(choice) || !this.isOpen(choice))
            throw new Error(`choice ${choice} does not fit ${this.key}`)
    }

    /** What was chosen in secret before, as a save has it, is unveiled, for the game to go on by. */
    private seal(): void {
        const entry = this.journal.turn()
        const { choices } = entry
        this.sealed = true
        this.secrets = 0
        this.first = this.journal.made()
        this.untold = entry.count
        for (let i = entry.count - 1; i >= this.first; --i)
            if (isVeiled(choices[i])) {
                this.untold = i
                choices[i] = unveil(this.cells, i, choices[i])
            }
    }

    /** What nobody is to know yet is veiled in the journal, and so in a save. */
    private hide(): void {
        const { choices, count } = this.journal.turn()
        for (let i = this.untold; i < count; ++i)
            if (!isVeiled(choices[i]))
                choices[i] = veil(this.cells, i, choices[i])
    }

    /** The game ends early: nothing of what was chosen shows in how it ends. */
    private cover(): void {
        const { size, format } = this.game
        this.hide()
        this.journal.turn().record.unpack(this.cells, size, format)
        this.asked = 0
    }

    /** What was chosen in secret is open from now on, and told where it is not yet. */
    private async reveal(): Promise<void> {
        const { choices, prompts } = this.journal.turn()
        this.hide()
        this.sealed = false
        for (let i = 0; i < this.secrets; ++i) {
            const at = this.first + i
            prompts[at] = -1 - prompts[at]
            if (at < this.untold) continue
            choices[at] = unveil(this.cells, at, choices[at])
            await this.revealed(this.whose[i], this.keys[i], choices[at])
        }
    }
}
