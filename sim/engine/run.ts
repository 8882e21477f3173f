/** Games on the Node engine: no screen, no chip. */
import { PLAYING, ROLLS, STATE, TURN, WINNER } from "../../src/engine/cells"
import { Game } from "../../src/engine/game"
import { Journal } from "../../src/engine/journal"
import { Keeper, Session } from "../../src/engine/session"
import { lineOf, Sheet, titleLineOf } from "../../src/engine/sheet"
import { Face } from "../../src/engine/face"
import { Leave, QUIT, Table } from "../../src/engine/table"
import { hostGame } from "../games/list"
import { type Balances, balancesOf } from "./balances"

/** What answers a prompt on the host: an option's index. */
export type Answer = (table: Table) => number

/** What a keeper forgets. */
export const keepNothing: Keeper = {
    keepTurn: async () => {},
    keepChoices: async () => {},
    revealed: async () => {},
}

/** A journal on the host. */
export function newJournal(): Journal {
    return new Journal(length => new Uint8Array(length))
}

/** A line of the transcript, the same on Node and on the VM. */
export function tellLine(table: Table): string {
    return `tell ${table.said} ${table.args.join(" ")}`
}

/**
 * A face without a screen: answers come from a function, events go to a transcript. Where nobody hears its lines none are
 * made.
 */
export class HeadlessFace implements Face {
    constructor(
        private readonly answer: Answer,
        private readonly log?: (line: string) => void
    ) {}

    async choose(table: Table): Promise<number> {
        const choice = this.answer(table)
        if (table.isKept(choice))
            this.log?.(`choice ${table.who} ${table.key} ${choice}`)
        return choice
    }

    async roll(_table: Table, reading: number): Promise<void> {
        this.log?.(`roll ${reading}`)
    }

    async dice({ faces, thrown }: Table): Promise<void> {
        this.log?.(`dice ${faces.slice(0, thrown).join(" ")}`)
    }

    async tell(table: Table): Promise<void> {
        if (!table.sealed) this.log?.(tellLine(table))
    }

    async report(table: Table): Promise<void> {
        const { log } = this
        if (table.sealed || !log) return
        const page = new Sheet()
        page.begin(0)
        table.game.fill(page, table.said)
        log(titleLineOf(page))
        for (let row = 0; row < page.rows; ++row) log(lineOf(page, row))
    }

    async seen(): Promise<void> {}
}

export interface GameResult extends Balances {
    over: boolean
    turns: number
    rolls: number
    winner: number
    /** How many went bankrupt or left; not there where nobody can. */
    bankrupt?: number
    hash: string
}

/** No game by the rules has as many turns; one that has counts as not over, as a set's Table mode never is. */
export const TURN_LIMIT = 20_000

/** All chance and agreement of a game. */
export interface GameSetup {
    players: number
    options: number[]
    /** The numbers of an owner's set; the house's where there is none. */
    set?: number[]
    /** Three integers of 32 bits. */
    seed: number[]
    /** Turns after which the game is left; none by default. */
    turns?: number
}

/** A 32-bit integer as eight hex digits. */
export function hex32(value: number): string {
    return (value >>> 0).toString(16).padStart(8, "0")
}

/** What a session has come to. */
export function resultOf(session: Session): GameResult {
    const { table } = session
    const { cells, game } = table
    const everybody = Array.from({ length: table.players() }, (_, i) => i + 1)
    return {
        over: cells[STATE] !== PLAYING,
        turns: cells[TURN],
        rolls: cells[ROLLS],
        winner: cells[WINNER],
        ...balancesOf(table),
        ...(hostGame(game.id).hasBankrupts && {
            bankrupt: everybody.filter(player => game.isOut(player)).length,
        }),
        hash: hex32(session.hashNow()),
    }
}

/** Plays one game from its seed; stops after `setup.turns` turns, if given. */
export async function playGame(
    game: Game,
    setup: GameSetup,
    answer: Answer,
    log?: (line: string) => void
): Promise<GameResult> {
    let turns = 0
    const keeper: Keeper = {
        ...keepNothing,
        keepTurn: async () => {
            if (turns++ === setup.turns) throw new Leave(QUIT)
        },
    }
    const face = new HeadlessFace(answer, log)
    const session = new Session(game, face, keeper, newJournal())
    session.start(setup.players, setup.options, setup.seed, setup.set)
    try {
        await session.run()
    } catch (e) {
        if (!(e instanceof Leave)) throw e
    }
    return resultOf(session)
}
