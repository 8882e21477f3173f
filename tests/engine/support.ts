/** What the tests of the engine share: written cases, and sessions whose answers depend on the prompt alone. */
import { expect } from "vitest"
import { STATE, TURN } from "../../src/engine/cells"
import type { SavedRecord, TurnEntry } from "../../src/engine/journal"
import { Save, type Slots } from "../../src/engine/save"
import type { Game } from "../../src/engine/game"
import { type Keeper, Session } from "../../src/engine/session"
import { Leave, QUIT, type Table } from "../../src/engine/table"
import { cardAt } from "../../src/games/rich-uncle/stocks"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import { pick } from "./pick"
import { readCase } from "../../sim/engine/case"
import { gameNamed } from "../../sim/engine/share-code"
import { judge, type Verdict as Common } from "../../sim/engine/referee"
import { type Answer, HeadlessFace, newJournal } from "../../sim/engine/run"
import type { RichUncleVerdict } from "../../sim/games/rich-uncle"

export type Verdict = Common & RichUncleVerdict

export const CARDS = Array.from({ length: 30 }, (_, place) => cardAt(place))

export { pick }

/** A case of Rich Uncle as it is written, without what is the same in all of them. */
export interface Written {
    players?: number
    options?: { target?: number; first?: number; mode?: string }
    setup?: {
        cash?: number[]
        stocks?: Record<string, number[]>
        market?: number[]
        bugle?: string[]
    }
    dice?: number[]
    choices?: (number | string)[]
    turns?: number
}

/** Plays a case, for 3 players unless it says otherwise. */
export function referee(written: Written): Promise<Verdict> {
    return judge(readCase({ game: "rich-uncle", players: 3, ...written }))
}

/** As `referee`; dice or choices left over fail the test. */
export async function rule(written: Written): Promise<Verdict> {
    const verdict = await referee(written)
    expect(
        {
            dice: verdict.unusedDice,
            choices: verdict.unusedChoices,
            dollars: verdict.cash.reduce((sum, cash) => sum + cash),
        },
        "dice and choices left over, and the players' cash"
    ).toEqual({
        dice: 0,
        choices: 0,
        dollars: startOf(written) - verdict.pool,
    })
    return verdict
}

function startOf({ players = 3, setup }: Written): number {
    const cash = setup?.cash ?? new Array<number>(players).fill(10_000)
    return cash.reduce((sum, amount) => sum + amount, 0)
}

/** Where a case that lacks dice or choices stops, and what is asked there: the referee's one line. */
export async function stopsAt(written: Written): Promise<string> {
    return referee(written).then(
        verdict => `went on to ${JSON.stringify(verdict)}`,
        (error: Error) => error.message
    )
}

/** Players who may claim at this prompt. */
export function claimants(table: Table): number[] {
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    return seats.filter(player => table.game.mayClaim(player))
}

function mayLeave(table: Table, player: number): boolean {
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    const playing = seats.filter(seat => !table.game.isOut(seat))
    return playing.length > 2 && table.mayLeave(player)
}

/**
 * Answers each prompt by its place in the game and nothing else, so that a prompt asked twice is answered alike; who is
 * asked to announce seldom does, and now and then somebody claims or, while more than two play, leaves.
 */
export function steadyAnswer(seed: number): Answer {
    return table => {
        const place = [seed, table.cells[TURN] ?? 0, table.asked]
        const [claimant] = claimants(table)
        if (claimant && pick(40, ...place, 1) === 0)
            return table.count + claimant
        const leaver = pick(table.players(), ...place, 2) + 1
        if (pick(90, ...place, 3) === 0 && mayLeave(table, leaver))
            return table.count + table.players() + leaver
        if (table.key === "reached") return pick(8, ...place) === 0 ? 0 : 1
        // large amounts would make Table mode's balances drift to its limits
        if (table.step > 0) return pick(Math.min(table.count, 80), ...place)
        return pick(table.count, ...place)
    }
}

/** A flash that can cut the power right after a write. */
export class Memory implements Slots {
    readonly slots: (Uint8Array<ArrayBuffer> | undefined)[] = [
        undefined,
        undefined,
        undefined,
        undefined,
    ]
    /** Slots read. */
    loads = 0
    /** Writes left until the power is cut. */
    fuse = Infinity
    /** Hears of each write. */
    onWrite: (slot: number) => void = () => {}
    /** Hear of what is to be kept, before anything is written. */
    turnBegins(_entry: TurnEntry): void {}
    choiceMade(_entry: TurnEntry, _choice: number): void {}

    async load(slot: number): Promise<Uint8Array | undefined> {
        this.loads++
        return this.slots[slot]
    }

    async save(slot: number, record: SavedRecord): Promise<void> {
        this.slots[slot] = bytesOf(record)
        this.burn(slot)
    }

    async erase(slot: number): Promise<void> {
        this.slots[slot] = undefined
        this.burn(slot)
    }

    private burn(slot: number): void {
        this.onWrite(slot)
        if (--this.fuse <= 0) throw new Leave(QUIT)
    }
}

export function bytesOf(record: SavedRecord): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(
        { length: record.length },
        (_, i) => record.bytes[i] ?? 0
    )
}

/** A session of a game on the Node engine with its transcript. */
export class GameSeat<G extends Game = Game> implements Keeper {
    readonly lines: string[] = []
    readonly session: Session
    readonly save: Save
    readonly table: Table

    /** `answer` may throw a `Leave`. */
    constructor(
        readonly game: G,
        public answer: Answer,
        readonly memory = new Memory()
    ) {
        const face = new HeadlessFace(
            table => this.answer(table),
            line => this.lines.push(line)
        )
        const journal = newJournal()
        this.session = new Session(game, face, this, journal)
        this.table = this.session.table
        this.save = new Save(memory, game, journal.spare)
    }

    async keepTurn(entry: TurnEntry): Promise<void> {
        this.memory.turnBegins(entry)
        await this.save.keepTurn(entry)
    }

    async keepChoices(entry: TurnEntry, choice: number): Promise<void> {
        this.memory.choiceMade(entry, choice)
        await this.save.keepChoices(entry)
    }

    start(players: number, options: number[], seed: number[]): this {
        this.save.begin()
        this.session.start(players, options, seed)
        return this
    }

    /** Takes up what `memory` holds; gives what `resume` gives. */
    async resume(): Promise<number> {
        return this.session.resume(this.save)
    }

    /** Runs until the game is over or left; a cut of power leaves it too. */
    async run(): Promise<number> {
        try {
            return await this.session.run()
        } catch (error) {
            if (error instanceof Leave) return error.why
            throw error
        }
    }

    cells(): number[] {
        return [...this.table.cells]
    }

    state(): number {
        return this.table.cells[STATE] ?? -1
    }
}

/** A session of Rich Uncle. */
export class Seat extends GameSeat<RichUncle> {
    constructor(answer: Answer, memory?: Memory) {
        super(new RichUncle(), answer, memory)
    }
}

/** A session of a setting's game. */
export function seatOf(
    { game }: Setting,
    answer: Answer,
    memory?: Memory
): GameSeat {
    return new GameSeat(gameNamed(game), answer, memory)
}

/** Leaves the turn, as an answer. */
export function leave(why: number): never {
    throw new Leave(why)
}

/** What a prompt shows, to tell whether the same one is asked again. */
export function promptOf(table: Table): string {
    const { cells, asked, who, key, step, count } = table
    // an amount has up to a million options
    const length = step > 0 ? 0 : count
    const options = Array.from(
        { length },
        (_, i) => `${table.labels[i]} ${table.values[i]}`
    )
    return JSON.stringify([cells, asked, who, key, step, count, options])
}

/** The sum of all accounts, the Pool's included. */
export function dollarsOf(game: RichUncle): number {
    let sum = 0
    for (let account = 0; account <= 5; ++account) sum += game.balance(account)
    return sum
}

/** All cards that anybody or the Pool holds, by number. */
export function heldCards(game: RichUncle): number[] {
    const { stocks } = game.position
    const held = CARDS.filter(card => stocks.holder(card) <= 5)
    return held.sort((one, other) => one - other)
}

/** As `answer`, until so many turns are finished; then the game is left. */
export function untilTurn(turns: number, answer: Answer): Answer {
    return table =>
        (table.cells[TURN] ?? 0) >= turns ? leave(QUIT) : answer(table)
}

/** All that decides a game: `answers` are those of `steadyAnswer`. */
export interface Setting {
    name: string
    game: string
    players: number
    options: number[]
    seed: number[]
    answers: number
    /** Turns after which it is left. */
    turns: number
}

/** Games of Rich Uncle to be cut, undone and replayed: whole ones, and Table mode, which has no end. */
export const SETTINGS: [Setting, ...Setting[]] = [
    {
        name: "3 players",
        game: "rich-uncle",
        players: 3,
        options: [50_000, 0, 0, 0],
        seed: [1946, 3, -7],
        answers: 4,
        turns: Infinity,
    },
    {
        name: "4 players",
        game: "rich-uncle",
        players: 4,
        options: [60_000, 2, 0, 0],
        seed: [-1, 0, 99],
        answers: 5,
        turns: Infinity,
    },
    {
        name: "5 players",
        game: "rich-uncle",
        players: 5,
        options: [50_000, 0, 0, 0],
        seed: [12, 34, 56],
        answers: 6,
        turns: Infinity,
    },
    {
        name: "Table mode with balances",
        game: "rich-uncle",
        players: 4,
        options: [50_000, 0, 2, 0],
        seed: [5, 5, 5],
        answers: 7,
        turns: 80,
    },
    {
        name: "Table mode, dice and rack",
        game: "rich-uncle",
        players: 3,
        options: [50_000, 0, 1, 0],
        seed: [6, 6, 6],
        answers: 8,
        turns: 30,
    },
]

/** Games of Who's the Richest for the same. */
export const RICHEST: Setting[] = [
    {
        name: "individual, money, Classroom",
        game: "whos-richest",
        players: 3,
        options: [3, 0, 2, 0],
        seed: [1946, 3, -7],
        answers: 4,
        turns: Infinity,
    },
    {
        name: "group, points, a tie",
        game: "whos-richest",
        players: 4,
        options: [2, 1, 1, 0],
        seed: [-1, 0, 99],
        answers: 5,
        turns: Infinity,
    },
    {
        name: "two, money",
        game: "whos-richest",
        players: 2,
        options: [5, 0, 0, 0],
        seed: [12, 34, 56],
        answers: 6,
        turns: Infinity,
    },
]

/** Games of every kind. */
export const ALL_SETTINGS = [...SETTINGS, ...RICHEST]
