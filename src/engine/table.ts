import { Cells, makeCells, PLAYERS, ROLLS } from "./cells"
import { Face } from "./face"
import { Game } from "./game"
import { departure, Journal, leaverOf, promptOf } from "./journal"
import { Rng } from "./rng"

/** Undo: take the last choice back. */
export const UNDO = 1
/** Stop here; the game is kept and can be continued. */
export const QUIT = 2
/** End the game now, by common consent, with a ranking. */
export const END = 3
/** Somebody has won. */
export const OVER = 4
/** The turn is finished as things stand. */
export const DONE = 5

/** Thrown to leave a turn's flow; `why` is one of the five above. */
export class Leave extends Error {
    constructor(readonly why: number) {
        super("leave")
    }
}

/** Who is told that a choice has entered the journal, before the game goes on. */
export interface Recorder {
    recorded(choice: number): Promise<void>
}

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
    /** Of an amount: option i stands for i times this many dollars; 0 for a list of options. Whether it is counted step by step. */
    step = 0
    counted = false
    readonly labels: string[] = []
    readonly values: number[] = []
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

    /**
     * Puts the options offered to a player, about up to three numbers; gives the index of the one taken. A single one is
     * shown but not recorded. Whoever leaves the game can do so at any prompt: it is put again, or, when it was theirs, 0
     * stands for an answer.
     */
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

    /**
     * Asks for an amount from 0 to `max` dollars in steps of `step`, counted up one by one or, where that is a power of ten,
     * set digit by digit; gives dollars.
     */
    async amount(
        who: number,
        key: string,
        step: number,
        max: number,
        counted = false
    ): Promise<number> {
        this.step = step
        this.counted = counted
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

    /** Whether there is a choice to take back. */
    canTakeBack(): boolean {
        return this.journal.canTakeBack()
    }

    /** Whether the prompt's answer is a choice, to be recorded: it has several, or somebody may claim. */
    isChoice(): boolean {
        if (this.count > 1) return true
        for (let player = 1; player <= this.players(); ++player)
            if (this.game.mayClaim(player)) return true
        return false
    }

    /** Whether an answer of the prompt's is recorded. */
    isKept(choice: number): boolean {
        return choice >= this.count || this.isChoice()
    }

    /** Whether the game goes on without a player. */
    mayLeave(player: number): boolean {
        const game = this.game
        return game.mayLeave !== undefined && game.mayLeave(player)
    }

    /** Whether a number answers the prompt: an option's index, or what `Face.choose` gives for a claim or who leaves. */
    allows(choice: number): boolean {
        const player = choice - this.count
        if (player < 0) return choice >= 0
        const players = this.players()
        if (player > players)
            return player <= 2 * players && this.mayLeave(player - players)
        return player > 0 && this.game.mayClaim(player)
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
        this.count = 0
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
        for (;;) {
            const choice = await this.answer()
            const leaver = choice - this.count - this.players()
            this.asked++
            if (leaver > 0) await (this.game as Required<Game>).leave(leaver)
            if (leaver > 0 && leaver !== who) continue
            const count = this.count
            this.count = 0
            if (leaver > 0) return 0
            if (choice < count) return choice
            await this.game.claim(choice - count)
            throw new Leave(OVER)
        }
    }

    private async answer(): Promise<number> {
        const known = this.known()
        if (known >= 0) {
            this.check(known)
            return known
        }
        if (!this.isChoice() && this.silent()) return 0
        await this.tellDiceAreKnown()
        const choice = await this.face.choose(this)
        this.check(choice)
        this.rollsSeen = 0
        if (this.isKept(choice)) {
            const leaver = choice - this.count - this.players()
            const entry = leaver > 0 ? departure(this.asked, leaver) : choice
            this.journal.record(entry, this.asked)
            await this.recorder.recorded(entry)
        }
        return choice
    }

    /** The answer on record; -1 where there is none. */
    private known(): number {
        const { asked, journal } = this
        if (!journal.replaying()) return -1
        const entry = journal.peek()
        const leaves = entry < 0 && promptOf(entry) === asked
        if (!leaves && !this.isChoice()) return -1
        journal.replay(asked)
        return leaves ? this.count + this.players() + leaverOf(entry) : entry
    }

    /** Choosing again with the dice already seen is allowed, but not in secret. */
    private async tellDiceAreKnown(): Promise<void> {
        if (this.rollsSeen > this.cells[ROLLS])
            await this.tell("takenBack", this.who)
    }

    private check(choice: number): void {
        if (!this.allows(choice))
            throw new Error(`choice ${choice} does not fit ${this.key}`)
    }
}
