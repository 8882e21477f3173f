import { Game } from "../engine/game"
import { POOL } from "../engine/ledger"
import { placeOf } from "../engine/session"
import { Table } from "../engine/table"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { FOOTER, Screen } from "./screen"
import {
    CARD_NUMBER,
    COLORS,
    DONE,
    ENDED_EARLY,
    HAS_WON,
    HOLDS,
    HOLD_TO_GO_BACK,
    HOLD_TO_UNDO,
    LABELS,
    OUT_OF_GAME,
    PLAYER_NAME,
    POOL_HOLDS,
    POOL_NAME,
    PRICE_NOTE,
    PRICE_NOW,
    RANK,
    SELECT_NEXT,
    TAKE,
} from "./strings"

const NO_ARGS: number[] = []

/** Pages that are only looked at: SELECT turns, ROLL or holding SELECT goes back. */
export class Views {
    private readonly numbers: number[] = [0]

    constructor(private readonly screen: Screen) {}

    /** One paragraph under a title. */
    async note(
        title: string,
        text: string,
        args: number[] = NO_ARGS
    ): Promise<void> {
        this.screen.begin()
        this.screen.title(0, title, 0, 0, 0)
        this.screen.paragraph(text, args, 1, FOOTER - 1)
        await this.turnPage(1)
    }

    /** Several paragraphs, a page each. */
    async pages(title: string, texts: string[]): Promise<void> {
        let page = 0
        this.screen.begin()
        while (page >= 0) {
            this.screen.redraw()
            this.screen.title(0, title, 0, page + 1, texts.length)
            this.screen.paragraph(texts[page], NO_ARGS, 1, FOOTER - 1)
            page = await this.next(page, texts.length)
        }
    }

    /** Everybody's cash, and the Pool's. */
    async balances(table: Table): Promise<void> {
        const screen = this.screen
        screen.begin()
        screen.title(0, LABELS.balances, 0, 0, 0)
        for (let player = 1; player <= table.players(); ++player) {
            screen.print(player, 0, PLAYER_NAME, player)
            if (table.game.isOut(player))
                screen.print(player, 3, OUT_OF_GAME, 0)
            screen.moneyRight(player, table.game.cash(player), false)
        }
        screen.print(FOOTER - 1, 0, POOL_NAME, 0)
        screen.moneyRight(FOOTER - 1, table.game.cash(POOL), false)
        await this.turnPage(1)
    }

    /** Everyone's Stock Cards by color, a player a page, the Pool last. */
    async holdings(table: Table, first: number): Promise<void> {
        const pages = table.players() + 1
        let page = first > 0 ? first - 1 : 0
        this.screen.begin()
        while (page >= 0) {
            this.screen.redraw()
            const holder = page === pages - 1 ? POOL : page + 1
            this.drawHoldings(table.game, holder)
            this.screen.counter(0, page + 1, pages)
            page = await this.next(page, pages)
        }
    }

    /** The exposed Market-Price. */
    async price(table: Table): Promise<void> {
        this.numbers[0] = table.game.price()
        await this.note(PRICE_NOW, PRICE_NOTE, this.numbers)
    }

    /** The ranking at the end of a game; gives the press that left it, `ROLL` or `SELECT_HOLD`. */
    async ranking(table: Table, winner: number): Promise<number> {
        const screen = this.screen
        const args = screen.args
        screen.begin()
        screen.title(0, winner > 0 ? HAS_WON : ENDED_EARLY, winner, 0, 0)
        let row = 1
        for (let place = 1; place <= table.players(); ++place)
            for (let player = 1; player <= table.players(); ++player) {
                if (rankOf(table, player, winner) !== place) continue
                args[0] = place
                args[1] = player
                screen.canvas.print(row, 0, screen.words(RANK, args))
                screen.moneyRight(row, table.game.cash(player), false)
                row++
            }
        screen.footer(HOLD_TO_UNDO, DONE, 0)
        await screen.show()
        return await this.leave()
    }

    private drawHoldings(game: Game, holder: number): void {
        const screen = this.screen
        let total = 0
        for (let lot = 0; lot < game.lots; ++lot) {
            screen.print(lot + 1, 0, COLORS[lot], 0)
            let col = 7
            for (let i = 0; game.holding(holder, lot, i) > 0; ++i) {
                screen.print(
                    lot + 1,
                    col,
                    CARD_NUMBER,
                    game.holding(holder, lot, i)
                )
                col += 3
                total++
            }
        }
        screen.args[0] = holder
        screen.args[1] = total
        screen.canvas.invertRow(0)
        const title = holder === POOL ? POOL_HOLDS : HOLDS
        screen.canvas.print(0, 0, screen.words(title, screen.args))
    }

    /** Waits; gives the page to show, or -1 to go back. */
    private async next(page: number, pages: number): Promise<number> {
        return (await this.turnPage(pages)) ? (page + 1) % pages : -1
    }

    /** Waits until a page is left; gives whether for the next. */
    private async turnPage(pages: number): Promise<boolean> {
        const screen = this.screen
        screen.footer(pages > 1 ? SELECT_NEXT : HOLD_TO_GO_BACK, TAKE, 0)
        await screen.show()
        for (;;) {
            const press = await screen.press()
            if (press === ROLL || press === SELECT_HOLD) return false
            if (press === SELECT && pages > 1) return true
        }
    }

    private async leave(): Promise<number> {
        for (;;) {
            const press = await this.screen.press()
            if (press === ROLL || press === SELECT_HOLD) return press
        }
    }
}

/** The winner is first whatever others hold (they have not announced); else the ranking by cash. */
function rankOf(table: Table, player: number, winner: number): number {
    if (player === winner) return 1
    const place = placeOf(table, player)
    if (winner > 0 && place <= placeOf(table, winner)) return place + 1
    return place
}
