import { Cells, ENDED, makeCells, PLAYERS, ROLLS, STATE } from "./cells"
import { Face, Recorder } from "./face"
import { Game } from "./game"
import { Journal, UNDO_CHOICE, UNDO_SECRET } from "./journal"
import { Prompt } from "./prompt"
import { Rng } from "./rng"
import { optionsOf } from "./several"

/** Undo: take the last choice back. */
export const UNDO = 1
/** Stop here; the game is kept and can be continued. */
export const QUIT = 2
/** End the game now, by common consent, with a ranking. */
export const END = 3
/** Somebody has won. */
export const OVER = 4

/** Thrown to leave a turn's flow; `why` is one of the four above. */
export class Leave extends Error {
    constructor(readonly why: number) {
        super("leave")
    }
}

/** Most dice that are thrown at once. */
export const MOST_DICE = 5

/** Cards of a grid: three rows of three. */
export const GRID_CARDS = 9

/** What a game's flow can ask for: let a player choose, roll the dice, tell. */
export class Table extends Prompt {
    readonly cells: Cells
    /** All chance; a written position puts its own in place. */
    rng: Rng
    /** Whether choices are made in secret: from `seal` to `reveal`. */
    sealed = false
    private readonly sealedBy: number[] = []
    private readonly sealedKeys: string[] = []
    private secrets = 0
    /** The last thing told, and its numbers. */
    said = ""
    readonly args: number[] = [0, 0, 0, 0]
    /** The plain dice thrown last, and how many. */
    readonly faces: number[] = []
    thrown = 0
    /** The picture of each card that lies in the grid, 0 face down; and whether the grid is in view. */
    readonly grid: number[] = []
    gridShown = false
    /** How many of a turn's prompts have passed, those with a single answer too. */
    asked = 0
    private silentUntil = 0
    private rollsSeen = 0

    constructor(
        readonly game: Game,
        readonly face: Face,
        private readonly journal: Journal,
        private readonly recorder: Recorder
    ) {
        super()
        this.cells = makeCells(game.size)
        for (let i = 0; i < MOST_DICE; ++i) this.faces.push(0)
        for (let i = 0; i < GRID_CARDS; ++i) this.grid.push(0)
        this.rng = new Rng(this.cells)
        game.bind(this)
    }

    players(): number {
        return this.cells[PLAYERS]
    }

    /** The next player to the left of `player`: the next number, after the last the first. */
    left(player: number): number {
        return player >= this.players() ? 1 : player + 1
    }

    /** Puts the options offered to a player, about up to three numbers; gives the index of the one taken. A single one is shown but not recorded. */
    async choose(
        who: number,
        key: string,
        a = 0,
        b = 0,
        c = 0
    ): Promise<number> {
        return await this.ask(who, key, a, b, c)
    }

    /** Has a player take `take` of the options offered at once; gives them as a bit each. It is a choice even if it can't differ. */
    async chooseSeveral(
        who: number,
        key: string,
        take: number
    ): Promise<number> {
        const count = this.count
        this.take = take
        const way = await this.choose(who, key, take)
        return optionsOf(way, count, take)
    }

    /**
     * From here on, until `reveal`, choices are made in secret: by one player after another, once each, and nothing else
     * happens. Nobody is shown, told or logged what was chosen, and a save has it veiled.
     */
    seal(): void {
        this.sealed = true
        this.secrets = 0
    }

    /** What was chosen in secret is open from now on. */
    async reveal(): Promise<void> {
        this.sealed = false
        await this.recorder.revealed(
            this.sealedBy,
            this.sealedKeys,
            this.secrets
        )
    }

    /** Like `choose`, with what was told last still in view: for few options, chosen between often. */
    async chooseBelow(who: number, key: string, a = 0): Promise<number> {
        this.below = true
        return await this.ask(who, key, a)
    }

    /** Like `choose`, on the grid: an option's number is its place there. */
    async chooseOnGrid(
        who: number,
        key: string,
        a = 0,
        b = 0,
        c = 0
    ): Promise<number> {
        this.onGrid = true
        this.gridShown = true
        return await this.ask(who, key, a, b, c)
    }

    /** Asks for an amount from 0 to `max` dollars in steps of `step`; gives dollars. */
    async amount(
        who: number,
        key: string,
        step: number,
        max: number
    ): Promise<number> {
        this.step = step
        this.count = Math.floor(max / step) + 1
        return (await this.ask(who, key)) * step
    }

    /** Waits until `who` presses ROLL, and nothing else; `key` says for what. */
    async press(who: number, key: string): Promise<void> {
        this.offer(key, who)
        await this.chooseBelow(who, key)
    }

    /** Throws the dice: the colored one first, 53 for a 5 and a 3. */
    async roll(): Promise<number> {
        const colored = this.rng.face()
        const reading = colored * 10 + this.rng.face()
        this.cells[ROLLS]++
        if (!this.silent()) await this.face.roll(this, reading)
        return reading
    }

    /** Throws `count` plain dice, 1 to `MOST_DICE`; gives their sum, and leaves the faces in `faces`. */
    async throwDice(count: number): Promise<number> {
        let sum = 0
        for (let i = 0; i < count; ++i) {
            this.faces[i] = this.rng.face()
            sum += this.faces[i]
        }
        this.thrown = count
        this.cells[ROLLS]++
        if (!this.silent()) await this.face.dice(this)
        return sum
    }

    /** Tells the table what happened, in `key`'s words with up to four numbers. */
    async tell(key: string, a = 0, b = 0, c = 0, d = 0): Promise<void> {
        if (this.silent()) return
        const args = this.args
        this.said = key
        args[0] = a
        args[1] = b
        args[2] = c
        args[3] = d
        await this.face.tell(this)
    }

    /** Tells a page, which the game fills for `view`. */
    async report(view: string): Promise<void> {
        if (this.silent()) return
        this.said = view
        await this.face.report(this)
    }

    /** What an undo would do. */
    undoes(): number {
        if (this.cells[STATE] === ENDED) return UNDO_CHOICE
        if (this.sealed && this.secrets > 0) return UNDO_SECRET
        return this.journal.undoes()
    }

    /** Whether the prompt's answer is a choice, to be recorded: it has several, or somebody may claim. */
    isChoice(): boolean {
        if (this.take > 0 || this.nextOpen(this.nextOpen(-1)) < this.count)
            return true
        for (let player = 1; player <= this.players(); ++player)
            if (this.game.mayClaim(player)) return true
        return false
    }

    /** Lets the players see what was told last, before anything else changes: the screen never lags behind the cells. */
    async seen(): Promise<void> {
        if (!this.silent()) await this.face.seen(this)
    }

    /**
     * Gets ready to run a turn: its first `silentUntil` prompts are not shown again, nor what lies between them. What led
     * from the last of these to the next prompt is.
     */
    rewind(silentUntil: number): void {
        this.asked = 0
        this.clear()
        this.sealed = false
        this.secrets = 0
        this.gridShown = false
        this.silentUntil = silentUntil
    }

    /** Remembers that the table has seen the dice as far as now. */
    noteRollsSeen(): void {
        this.rollsSeen = Math.max(this.rollsSeen, this.cells[ROLLS])
    }

    private silent(): boolean {
        return this.journal.replaying() || this.asked < this.silentUntil
    }

    private async ask(
        who: number,
        key: string,
        a = 0,
        b = 0,
        c = 0
    ): Promise<number> {
        const facts = this.facts
        this.who = who
        this.key = key
        facts[0] = who
        facts[1] = a
        facts[2] = b
        facts[3] = c
        const choice = await this.answer()
        const answers = this.answers()
        this.asked++
        this.clear()
        if (choice < answers) return choice
        await this.game.claim(choice - answers)
        throw new Leave(OVER)
    }

    private async answer(): Promise<number> {
        const recorded = this.isChoice()
        if (recorded && this.journal.replaying()) {
            const known = this.journal.replay(this.asked, this.sealed)
            this.check(known)
            this.noteSecret()
            return known
        }
        if (!recorded && this.silent()) return this.nextOpen(-1)
        await this.tellDiceAreKnown()
        const choice = await this.face.choose(this)
        this.check(choice)
        this.rollsSeen = 0
        if (recorded) {
            this.noteSecret()
            this.journal.record(choice, this.asked, this.sealed)
            await this.recorder.recorded(choice)
        }
        return choice
    }

    /** Choosing again with the dice already seen is allowed, but not in secret. */
    private async tellDiceAreKnown(): Promise<void> {
        if (this.rollsSeen <= this.cells[ROLLS]) return
        // nor is it a secret that it is done
        const sealed = this.sealed
        this.sealed = false
        await this.tell("takenBack", this.who)
        this.sealed = sealed
    }

    /** Keeps whose choice it is that nobody is to know yet. */
    private noteSecret(): void {
        if (!this.sealed) return
        this.sealedBy[this.secrets] = this.who
        this.sealedKeys[this.secrets] = this.key
        this.secrets++
    }

    private check(choice: number): void {
        const answers = this.answers()
        const player = choice - answers
        const fits =
            choice >= 0 &&
            (choice < answers
                ? this.barred === 0 || this.isOpen(choice)
                : player >= 1 &&
                  player <= this.players() &&
                  this.game.mayClaim(player))
        if (!fits) throw new Error(`choice ${choice} does not fit ${this.key}`)
    }
}
