import { PLAYING, ROLLER, STATE, WINNER, WON } from "../../engine/cells"
import { Game, GameWords } from "../../engine/game"
import { SPANISH } from "../../engine/language"
import { POOL } from "../../engine/ledger"
import { Month } from "../../engine/month"
import { placeOf } from "../../engine/session"
import { Sheet } from "../../engine/sheet"
import { Leave, OVER, Table } from "../../engine/table"
import { moveOn } from "./days"
import { SALARY } from "./edition"
import { useBank, winPot } from "./money"
import {
    bills,
    DAY,
    DIE,
    FIRST,
    FULL,
    hasFinished,
    leftOf,
    MAX_PLAYERS,
    MODE,
    MONTH,
    Position,
    POT_OPEN,
    saved,
    SIZE,
    worth,
} from "./position"
import { QUESTIONS } from "./set-up"
import { tableTurn } from "./table-mode"
import { fillSheet, viewsOf } from "./views"
import { englishWords } from "./words"
import { spanishWords } from "./words-es"

/** How often money is asked for before a roll: a save has room for so many choices of a turn. */
const MOST_VISITS = 20
/** The face that wins the Pot (PD-13). */
const POT_FACE = 6

/** Pay Day, by the rules of 1975. */
export class PayDay implements Game {
    readonly id = "pay-day"
    readonly format = 1
    readonly minPlayers = 2
    readonly maxPlayers = MAX_PLAYERS
    readonly size = SIZE
    readonly questions = QUESTIONS
    position!: Position
    /** Whose figures were asked for last: the day beside them is theirs. */
    private shown = 0

    words(language: number): GameWords {
        return language === SPANISH ? spanishWords() : englishWords()
    }

    month(): Month {
        return this.position
    }

    bind(table: Table): void {
        this.position = new Position(table)
    }

    setUp(): void {
        const position = this.position
        const { cells, rng } = position.table
        const players = position.table.players()
        for (let player = 1; player <= players; ++player) {
            position.ledger.move(POOL, player, SALARY)
            cells[MONTH + player] = 1
        }
        if (cells[MODE] !== FULL) return
        position.mail.shuffle(rng)
        position.deals.shuffle(rng)
        const first = cells[FIRST]
        cells[ROLLER] = first > 0 ? first : rng.below(players) + 1
    }

    async turn(): Promise<void> {
        const position = this.position
        const { table } = position
        if (table.cells[MODE] !== FULL) return await tableTurn(position)
        const player = table.cells[ROLLER]
        position.mover = player
        await beforeRoll(position, player)
        const face = await table.throwDice(1)
        position.inView = false
        if (face === POT_FACE && table.cells[POT_OPEN] > 0)
            await winPot(position, player)
        await moveOn(position, player, face)
        const next = leftOf(position, player)
        if (hasFinished(position, next)) await end(position)
        table.cells[ROLLER] = next
    }

    mayClaim(_player: number): boolean {
        return false
    }

    async claim(_player: number): Promise<void> {}

    hasClaims(): boolean {
        return false
    }

    hasRanking(): boolean {
        return this.position.table.cells[MODE] !== DIE
    }

    balance(player: number): number {
        return worth(this.position, player)
    }

    standsAbove(one: number, other: number): boolean {
        return standing(this.position, one) > standing(this.position, other)
    }

    isOut(_player: number): boolean {
        return false
    }

    figures(player: number, args: number[]): string {
        const position = this.position
        this.shown = player
        if (player === 0) return "table"
        const isOver = position.table.cells[STATE] !== PLAYING
        args[1] = isOver ? standing(position, player) : position.cash(player)
        return "balance"
    }

    aside(args: number[]): string {
        const cells = this.position.table.cells
        if (cells[ROLLER] === 0) return ""
        args[0] = cells[DAY + this.shown]
        return args[0] > 0 ? "onDay" : "atStart"
    }

    views(): string[] {
        return viewsOf(this.position.table.cells[MODE])
    }

    fill(sheet: Sheet, view: string): void {
        fillSheet(this.position, sheet, view, this.shown)
    }
}

/** What a player is ranked by: their worth (PD-17), and where the game ends early without the bills still held. */
function standing(position: Position, player: number): number {
    const isWon = position.table.cells[STATE] === WON
    return worth(position, player) - (isWon ? 0 : bills(position, player))
}

/** Who is on turn rolls, before which they may take a loan, or use savings, again and again (PD-15). */
async function beforeRoll(position: Position, player: number): Promise<void> {
    const table = position.table
    for (let more = MOST_VISITS; ; --more) {
        const source = saved(position, player) > 0 ? "fromSavings" : "takeLoan"
        position.inView = true
        table.offer("rollDie", player)
        if (more > 0) table.offer(source, player)
        if ((await table.chooseBelow(player, "turn")) === 0) return
        position.inView = false
        await useBank(position, player)
    }
}

/** All have finished: the most money wins, be it the least below zero; equals share (PD-17). */
async function end(position: Position): Promise<void> {
    const table = position.table
    let winner = 0
    let equals = 0
    for (let player = 1; player <= table.players(); ++player)
        if (placeOf(table, player) === 1) {
            winner = player
            equals++
        }
    await table.seen()
    table.cells[STATE] = WON
    table.cells[WINNER] = equals > 1 ? 0 : winner
    const key = equals > 1 ? "shared" : "wins"
    await table.tell(key, winner, worth(position, winner))
    throw new Leave(OVER)
}
