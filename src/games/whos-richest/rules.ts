import { PLAYERS, ROLLER, STATE, TURN, WINNER, WON } from "../../engine/cells"
import { Game, GameWords } from "../../engine/game"
import { Sheet } from "../../engine/sheet"
import { Table } from "../../engine/table"
import { find, nameTrump } from "./deal"
import { open } from "./opening"
import {
    ACCOUNTS,
    balanceOf,
    BANK,
    dealerAfter,
    FIRST,
    isMoney,
    MAX_PLAYERS,
    MIN_PLAYERS,
    nextTied,
    rightOf,
    round,
    SETTLED,
    SIZE,
    STARTER,
    TIED,
    TURNS,
    UNITS_A_TURN,
} from "./position"
import { QUESTIONS } from "./set-up"
import { playOff, settle } from "./ties"
import { fillSheet, viewsOf } from "./views"
import { englishWords } from "./words"

/** Who's the Richest, by its rulebook. A turn is a deal: until ties are played off, a player's. */
export class WhosRichest implements Game {
    readonly id = "whos-richest"
    readonly format = 1
    readonly minPlayers = MIN_PLAYERS
    readonly maxPlayers = MAX_PLAYERS
    readonly size = SIZE
    readonly questions = QUESTIONS
    private table!: Table

    words(): GameWords {
        return englishWords()
    }

    bind(table: Table): void {
        this.table = table
    }

    setUp(): void {
        const cells = this.table.cells
        const players = cells[PLAYERS]
        const starter = cells[FIRST]
        const units = isMoney(cells) ? UNITS_A_TURN * cells[TURNS] : 0
        for (let player = 1; player <= players; ++player)
            cells[ACCOUNTS + player] = units
        cells[ACCOUNTS + BANK] = 0 - units * players
        cells[STARTER] = starter
        cells[ROLLER] = starter > 0 ? rightOf(cells, starter) : 1
    }

    async turn(): Promise<void> {
        const table = this.table
        const cells = table.cells
        if (cells[TURN] === 0) await open(table)
        if (cells[TIED] > 0) {
            await playOff(table)
            if (cells[TIED] > 0) cells[ROLLER] = nextTied(cells)
            else await this.rank()
            return
        }
        await this.deal()
        const next = dealerAfter(cells, cells[TURN] + 1)
        cells[ROLLER] = rightOf(cells, next)
        // equal turns for all: the last one ends with the starter's (WTR-02, WTR-08)
        if (cells[TURN] + 1 === cells[TURNS] * cells[PLAYERS]) await this.rank()
    }

    mayClaim(_player: number): boolean {
        return false
    }

    async claim(_player: number): Promise<void> {}

    hasClaims(): boolean {
        return false
    }

    hasRanking(): boolean {
        return true
    }

    balance(player: number): number {
        return balanceOf(this.table.cells, player)
    }

    standsAbove(one: number, other: number): boolean {
        const cells = this.table.cells
        const ahead = cells[SETTLED + one] - cells[SETTLED + other]
        if (ahead !== 0) return ahead > 0
        return cells[ACCOUNTS + one] > cells[ACCOUNTS + other]
    }

    isOut(_player: number): boolean {
        return false
    }

    figures(player: number, args: number[]): string {
        const cells = this.table.cells
        args[1] = balanceOf(cells, player)
        return isMoney(cells) ? "money" : "points"
    }

    aside(args: number[]): string {
        const cells = this.table.cells
        if (cells[TIED] > 0) return "tie"
        args[0] = round(cells)
        args[1] = cells[TURNS]
        return "round"
    }

    views(): string[] {
        return viewsOf(this.table.cells)
    }

    fill(sheet: Sheet, view: string): void {
        fillSheet(this.table.cells, sheet, view)
    }

    /** A player deals to the one on their right. */
    private async deal(): Promise<void> {
        const table = this.table
        const cells = table.cells
        const dealer = dealerAfter(cells, cells[TURN])
        const picker = rightOf(cells, dealer)
        cells[ROLLER] = picker
        await nameTrump(table, dealer, picker)
        await find(table, dealer, picker)
    }

    /** Settles who has which place; the next tie is played off, or the game is over. */
    private async rank(): Promise<void> {
        const table = this.table
        const cells = table.cells
        await table.seen()
        const place = settle(cells)
        if (place > 0) {
            cells[ROLLER] = nextTied(cells)
            await table.tell("tied", place)
            return
        }
        let winner = 1
        while (cells[SETTLED + winner] < MAX_PLAYERS) ++winner
        cells[STATE] = WON
        cells[WINNER] = winner
        await table.tell("wins", winner)
    }
}
