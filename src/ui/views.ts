import { ROLLER, STATE, WINNER, WON } from "../engine/cells"
import { CodeBook } from "../engine/code-book"
import { placeOf } from "../engine/session"
import { Sheet } from "../engine/sheet"
import { Table } from "../engine/table"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { FOOTER, NO_ARGS, Screen } from "./screen"
import {
    CODE_ELSEWHERE,
    DONE,
    ENDED_EARLY,
    HAS_WON,
    HOLD_TO_GO_BACK,
    RANK,
    SELECT_NEXT,
    SHARE_CODE,
    SHARED_WIN,
    TAKE,
} from "./strings"
import { row as rowOf, title as titleOf } from "./vocabulary"

/** Rows of a page that are not its title or footer. */
const ROWS = FOOTER - 1
/** Where the cards of a row begin, and how far they stand apart. */
const CARDS = 7
const CARD = 3
const CARD_NUMBER = "{c0}"
const RANK_WIDTH = 3

/** Pages that are only looked at: SELECT turns, ROLL or holding SELECT goes back. */
export class Views {
    private readonly paper = new Sheet()

    constructor(private readonly screen: Screen) {}

    /** One paragraph under a title. */
    async note(title: string, text: string): Promise<void> {
        this.screen.begin()
        this.screen.title(0, title, NO_ARGS, 0, 0)
        this.screen.paragraph(text, NO_ARGS, 1, ROWS)
        await this.turnPage(1)
    }

    /** Several paragraphs, a page each. */
    async pages(title: string, texts: string[]): Promise<void> {
        let page = 0
        this.screen.begin()
        while (page >= 0) {
            this.screen.redraw()
            this.screen.title(0, title, NO_ARGS, page + 1, texts.length)
            this.screen.paragraph(texts[page], NO_ARGS, 1, ROWS)
            page = await this.next(page, texts.length)
        }
    }

    /** What a game has to show under one of its views. */
    async sheet(table: Table, view: string): Promise<void> {
        const { paper, screen } = this
        const roller = table.cells[ROLLER]
        screen.begin()
        this.fill(table, view, 0)
        if (paper.byPlayer && roller > 1) this.fill(table, view, roller - 1)
        for (;;) {
            screen.redraw()
            this.draw()
            const page = await this.next(paper.page, paper.pages)
            if (page < 0) return
            this.fill(table, view, page)
        }
    }

    /** The ranking at the end of a game, then its share code; gives the press that left them, `ROLL` or `SELECT_HOLD`. */
    async ranking(table: Table, book: CodeBook): Promise<number> {
        const screen = this.screen
        const ranks = Math.ceil(table.players() / ROWS)
        const lines = book.kept === book.count ? book.lines() : 1
        const pages = ranks + Math.ceil(lines / ROWS)
        let page = 0
        screen.begin()
        for (;;) {
            screen.redraw()
            screen.args[0] = table.cells[WINNER]
            const title = page < ranks ? outcomeOf(table) : SHARE_CODE
            screen.title(0, title, screen.args, page + 1, pages)
            if (page < ranks) this.drawPlaces(table, page * ROWS)
            else this.drawCode(book, (page - ranks) * ROWS)
            screen.footer(SELECT_NEXT, DONE, 0)
            await screen.show()
            const press = await this.leave(true)
            if (press !== SELECT) return press
            page = (page + 1) % pages
        }
    }

    private fill(table: Table, view: string, page: number): void {
        this.paper.begin(page)
        table.game.fill(this.paper, view)
    }

    private draw(): void {
        const { paper, screen } = this
        const { pages, rows } = paper
        const title = titleOf(paper.title)
        const of = pages > 1 ? pages : 0
        screen.title(0, title, paper.titleArgs, paper.page + 1, of)
        for (let i = 0; i < rows; ++i) {
            const count = paper.cardCounts[i]
            const words = rowOf(paper.keys[i])
            const inColumns = paper.columns && count > 0
            if (!inColumns) screen.split(i + 1, 0, words, paper.args[i])
            const card = inColumns ? words : CARD_NUMBER
            let col = inColumns ? 0 : CARDS
            for (let j = 0; j < count; ++j) {
                screen.print(i + 1, col, card, paper.cards[i][j])
                col += CARD
            }
        }
        if (paper.text !== "")
            screen.paragraph(
                rowOf(paper.text),
                paper.textArgs,
                rows + 1,
                ROWS - rows
            )
    }

    /** The lines of a share code after the first `above`; where it is too long, where to find it. */
    private drawCode(book: CodeBook, above: number): void {
        const { args, canvas } = this.screen
        args[0] = book.count
        const lines = book.lines()
        if (book.kept < book.count)
            this.screen.paragraph(CODE_ELSEWHERE, args, 1, ROWS)
        else
            for (let i = 1; i <= ROWS && above + i <= lines; ++i)
                canvas.printPlain(i, 0, book.line(above + i))
    }

    /** The places after the first `above`. */
    private drawPlaces(table: Table, above: number): void {
        const screen = this.screen
        const args = screen.args
        const players = table.players()
        let rank = 0
        for (let place = 1; place <= players; ++place)
            for (let player = 1; player <= players; ++player) {
                if (rankOf(table, player) !== place) continue
                const row = ++rank - above
                if (row < 1 || row > ROWS) continue
                args[0] = player
                const key = table.game.figures(player, args)
                screen.split(row, RANK_WIDTH, rowOf(key), args)
                screen.print(row, 0, RANK, place)
            }
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
        return (await this.leave(pages > 1)) === SELECT
    }

    /** Waits for a press that means something here: SELECT where it `turns` the page. */
    private async leave(turns: boolean): Promise<number> {
        for (;;) {
            const press = await this.screen.press()
            if (press === ROLL || press === SELECT_HOLD) return press
            if (press === SELECT && turns) return press
        }
    }
}

/** How a game has ended. */
function outcomeOf(table: Table): string {
    if (table.cells[WINNER] > 0) return HAS_WON
    return table.cells[STATE] === WON ? SHARED_WIN : ENDED_EARLY
}

/** The winner is first whatever others have (they have not claimed it); else the ranking. */
function rankOf(table: Table, player: number): number {
    const winner = table.cells[WINNER]
    if (player === winner) return 1
    const place = placeOf(table, player)
    if (winner > 0 && place <= placeOf(table, winner)) return place + 1
    return place
}
