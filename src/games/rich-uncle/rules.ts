import { ROLLER } from "../../engine/cells"
import { Game, GameWords } from "../../engine/game"
import { POOL } from "../../engine/ledger"
import { Sheet } from "../../engine/sheet"
import { Table } from "../../engine/table"
import { Bank } from "./bank"
import { FeaturePlay } from "./bugles"
import { BOARD } from "./edition"
import {
    FIRST,
    FULL,
    MAX_PLAYERS,
    Position,
    RACK,
    READING,
    SIZE,
} from "./position"
import { QUESTIONS } from "./set-up"
import { columnOf, dividendOf, isDoubles } from "./stocks"
import { TableMode } from "./table-mode"
import { Treasurer } from "./treasurer"
import { fillSheet, viewsOf } from "./views"
import { englishWords } from "./words"

/** What everyone starts with, in dollars (RU-03). */
const START_CASH = 10000
/** What a Holder pays the player who rolled their card, in dollars (RU-13). */
const FEE = 500

/** Rich Uncle, by the rulebook of 1946. */
export class RichUncle implements Game {
    readonly id = "rich-uncle"
    readonly format = 1
    readonly minPlayers = 3
    readonly maxPlayers = MAX_PLAYERS
    readonly size = SIZE
    readonly questions = QUESTIONS
    position!: Position
    private table!: Table
    private treasurer!: Treasurer
    private featurePlay!: FeaturePlay
    private tableMode!: TableMode

    words(): GameWords {
        return englishWords()
    }

    bind(table: Table): void {
        this.table = table
        this.position = new Position(table)
        this.treasurer = new Treasurer(this.position)
        this.featurePlay = new FeaturePlay(this.position, this.treasurer)
        this.tableMode = new TableMode(
            this.position,
            this.featurePlay,
            new Bank(this.position, this.treasurer)
        )
    }

    setUp(): void {
        const table = this.table
        const position = this.position
        const players = table.players()
        for (let player = 1; player <= players; ++player)
            position.ledger.move(POOL, player, START_CASH)
        if (position.mode() === FULL) position.stocks.deal(players, table.rng)
        position.market.shuffle(table.rng)
        position.newsstand.shuffle(table.rng)
        table.cells[ROLLER] = this.starter(players)
    }

    async turn(): Promise<void> {
        if (this.position.mode() !== FULL) {
            await this.tableMode.turn()
            return
        }
        const roller = this.table.cells[ROLLER]
        await this.offerSale(roller)
        if (!this.position.isBankrupt(roller)) await this.roll(roller)
        this.table.cells[ROLLER] = this.position.left(roller)
    }

    mayClaim(player: number): boolean {
        return (
            this.position.mode() === FULL && this.treasurer.mayAnnounce(player)
        )
    }

    async claim(player: number): Promise<void> {
        await this.treasurer.win(player)
    }

    mayLeave(player: number): boolean {
        const position = this.position
        return (
            position.mode() !== RACK &&
            !position.isBankrupt(player) &&
            position.solvent() > 1
        )
    }

    /** Who leaves retires as the bankrupt do (RU-23). */
    async leave(player: number): Promise<void> {
        if (this.position.mode() !== FULL) {
            await this.tableMode.leave(player)
            return
        }
        await this.treasurer.retire(player, "leaves")
        this.featurePlay.offerAgain()
    }

    hasClaims(): boolean {
        return this.position.mode() === FULL
    }

    hasRanking(): boolean {
        return this.position.mode() !== RACK
    }

    balance(player: number): number {
        return this.position.cash(player)
    }

    standsAbove(one: number, other: number): boolean {
        return this.position.standsAbove(one, other)
    }

    isOut(player: number): boolean {
        return this.position.isBankrupt(player)
    }

    figures(player: number, args: number[]): string {
        if (player === 0) return "rack"
        args[1] = this.position.cash(player)
        return "balance"
    }

    aside(args: number[]): string {
        args[0] = this.position.price()
        return "exposed"
    }

    views(): string[] {
        return viewsOf(this.position.mode())
    }

    fill(sheet: Sheet, view: string): void {
        fillSheet(this.position, sheet, view)
    }

    /** Who starts: chosen at set-up, else drawn by lot (RU-10); nobody is on turn in Table mode. */
    private starter(players: number): number {
        if (this.position.mode() !== FULL) return 0
        const first = this.table.cells[FIRST]
        return first > 0 ? first : this.table.rng.below(players) + 1
    }

    private async roll(roller: number): Promise<void> {
        const reading = await this.table.roll()
        this.table.cells[READING] = reading
        if (isDoubles(reading)) await this.doubles(roller, reading)
        else await this.notDoubles(roller, reading)
    }

    /** Before rolling, and only then, one card may be sold (RU-11). Not to sell is to roll. */
    private async offerSale(roller: number): Promise<void> {
        const table = this.table
        table.offer("noSale", roller)
        this.position.offerCards(roller, "sell")
        const choice = await table.choose(roller, "turn")
        if (choice === 0) return
        await this.treasurer.sell(roller, table.values[choice])
        await this.treasurer.settled(roller)
        if (!this.position.isBankrupt(roller)) await table.press(roller, "roll")
    }

    private async notDoubles(roller: number, card: number): Promise<void> {
        const position = this.position
        const holder = position.stocks.holder(card)
        if (holder === POOL) await this.mustBuy(roller, card)
        else {
            await this.payDividend(holder, card)
            if (holder !== roller) await this.payFee(holder, roller)
        }
        await this.treasurer.settled(roller)
    }

    /** The dividend, times the cards of that color its Holder has (RU-15). */
    private async payDividend(holder: number, card: number): Promise<void> {
        const position = this.position
        const held = position.stocks.countOfColor(holder, columnOf(card))
        const amount = dividendOf(card) * held
        await this.table.seen()
        position.ledger.move(POOL, holder, amount)
        await this.table.tell("dividend", holder, amount, card, held)
    }

    /** The dividend just paid is at least the fee, so the Holder has it (RU-05, RU-13). */
    private async payFee(holder: number, roller: number): Promise<void> {
        await this.table.seen()
        this.position.ledger.move(holder, roller, FEE)
        await this.table.tell("fee", holder, roller, FEE)
    }

    /** Who rolls a card that lies in the Pool must buy it (RU-14). */
    private async mustBuy(roller: number, card: number): Promise<void> {
        if (await this.treasurer.raise(roller, this.position.price()))
            await this.treasurer.buy(roller, card)
    }

    private async doubles(roller: number, reading: number): Promise<void> {
        await this.featurePlay.changeMarket()
        await this.stockBoard(roller, columnOf(reading))
        if (!this.position.isBankrupt(roller))
            await this.featurePlay.play(roller)
    }

    /** What the Stock Board says under this number (RU-17). */
    private async stockBoard(roller: number, face: number): Promise<void> {
        const amount = BOARD[face - 1]
        if (amount === 0) return
        if (amount < 0) await this.treasurer.pay(roller, POOL, -amount)
        else await this.treasurer.collect(roller, amount)
        await this.treasurer.settled(roller)
    }
}
