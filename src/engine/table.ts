import { Cells, ENDED, makeCells, PLAYERS, ROLLS, STATE } from "./cells"
import { Game } from "./game"
import { Journal } from "./journal"
import { Rng } from "./rng"
import { optionsOf, waysToTake } from "./several"

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

/** How a Table's requests reach the players: the handheld's screen and buttons, or a bot. */
export interface Face {
    /**
     * Puts the prompt that `table` describes (`who`, `key`, its options) to the players; gives the index of the option
     * taken, or the number of options plus a player's number for that player's claim. May throw a `Leave`.
     */
    choose(table: Table): Promise<number>
    /** Shows a throw of the two dice as its reading: 53 for a colored 5 and a white 3. */
    roll(table: Table, reading: number): Promise<void>
    /** Shows a throw of plain dice: the first `table.thrown` of `table.faces`. */
    dice(table: Table): Promise<void>
    /**
     * Tells what happened: `table.said`, with the numbers in `table.args`. What is told while `table.sealed` is for the eyes
     * of one player, and goes nowhere else.
     */
    tell(table: Table): Promise<void>
    /** Tells a whole page, which the game fills for the view `table.said`. */
    report(table: Table): Promise<void>
    /** What was told last has been seen when this resolves; asked for before anything else changes hands. */
    seen(table: Table): Promise<void>
}

/** Who is told that a choice has entered the journal, before the game goes on. */
export interface Recorder {
    recorded(choice: number): Promise<void>
    /** The choices that were made in secret are so no longer: `whose` they are, and under which keys they were made. */
    revealed(whose: number[], keys: string[], count: number): Promise<void>
}

/** What an undo would do: nothing, take back the last choice, or open again all that was revealed together. */
export const UNDO_NOTHING = 0
export const UNDO_CHOICE = 1
export const UNDO_REVEAL = 2
/** Nothing either: the last choice was made in secret by another player. */
export const UNDO_SECRET = 3

/** Options of a prompt for which there is room from the start: what an array grows by later is never given back. */
const USUAL_OPTIONS = 16

/** Most dice that are thrown at once. */
export const MOST_DICE = 5

/** Cards of a grid: three rows of three. */
export const GRID_CARDS = 9

/** What a game's flow can ask for: let a player choose, roll the dice, tell. */
export class Table {
    readonly cells: Cells
    /** All chance; a written position puts its own in place. */
    rng: Rng
    /** The prompt: whose it is (0: nobody's in particular), its key, and its options. */
    who = 0
    key = ""
    count = 0
    /** Whether its options fit under what was told last, which stays in view. */
    below = false
    /** What the prompt is about: whose it is, then up to three numbers. */
    readonly facts: number[] = [0, 0, 0, 0]
    /** Whether its options are places of the grid, from 0. */
    onGrid = false
    /** Of an amount: option i stands for i times this many dollars; 0 for a list of options. */
    step = 0
    readonly labels: string[] = []
    readonly values: number[] = []
    /** Two more numbers for the words of each option, where it was described. */
    readonly notes: number[] = []
    /** Options that can't be taken, a bit each, and the key of why not. */
    barred = 0
    readonly bars: string[] = []
    /** How many options are to be taken at once; 0 for one of them, its index being the answer. */
    take = 0
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
        this.cells = makeCells(game.size)
        for (let i = 0; i < USUAL_OPTIONS; ++i) this.offer("", 0)
        this.count = 0
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

    /** Adds an option to the prompt that comes next: a label's key and its number. */
    offer(label: string, value: number): void {
        this.labels[this.count] = label
        this.values[this.count] = value
        this.count++
    }

    /** Gives the option offered last two more numbers for its words. */
    describe(a: number, b: number): void {
        this.notes[2 * this.count - 2] = a
        this.notes[2 * this.count - 1] = b
    }

    /** The option offered last is shown, but can't be taken; `why` is the key of the reason. At least one option is left. */
    bar(why: string): void {
        this.barred |= 1 << (this.count - 1)
        this.bars[this.count - 1] = why
    }

    /** Puts the options offered to a player, about up to three numbers; gives the index of the one taken. A single one is shown but not recorded. */
    async choose(
        who: number,
        key: string,
        a = 0,
        b = 0,
        c = 0
    ): Promise<number> {
        this.step = 0
        this.below = false
        this.onGrid = false
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
        this.step = 0
        this.below = true
        this.onGrid = false
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
        this.step = 0
        this.below = false
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
        this.below = false
        this.onGrid = false
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
        if (!this.journal.canTakeBack()) return UNDO_NOTHING
        return this.journal.lastWasSecret() ? UNDO_REVEAL : UNDO_CHOICE
    }

    /** Whether an option can be taken. */
    isOpen(option: number): boolean {
        return (this.barred & (1 << option)) === 0
    }

    /** Whether the prompt's answer is a choice, to be recorded: it has several, or somebody may claim. */
    isChoice(): boolean {
        if (this.take > 0 || this.next(this.next(-1)) < this.count) return true
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
        if (!recorded && this.silent()) return this.next(-1)
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
        if (this.rollsSeen > this.cells[ROLLS])
            await this.tell("takenBack", this.who)
    }

    /** How many answers there are to the prompt, besides claims. */
    private answers(): number {
        return this.take > 0 ? waysToTake(this.count, this.take) : this.count
    }

    /** The next option behind `option` that can be taken; beyond the last there is none. */
    private next(option: number): number {
        // an amount has more options than there are bits
        option++
        while (this.barred !== 0 && option < this.count && !this.isOpen(option))
            option++
        return option
    }

    /** Keeps whose choice it is that nobody is to know yet. */
    private noteSecret(): void {
        if (!this.sealed) return
        this.sealedBy[this.secrets] = this.who
        this.sealedKeys[this.secrets] = this.key
        this.secrets++
    }

    /** The prompt is done with. */
    private clear(): void {
        this.count = 0
        this.take = 0
        this.barred = 0
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
