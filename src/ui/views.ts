// Views: pages that are only looked at: SELECT turns, ROLL or holding SELECT goes back.

import { STATE, WINNER, WON } from "../engine/cells"
import { CodeBook } from "../engine/code-book"
import { placeOf } from "../engine/session"
import { lineOf, Sheet, titleLineOf } from "../engine/sheet"
import { Table } from "../engine/table"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { headed } from "./header"
import { SPACE } from "./painter"
import {
    beginScreen,
    canvas,
    FOOTER,
    footer,
    glyph,
    nextPress,
    NO_ARGS,
    paragraph,
    print,
    printTitle,
    redraw,
    screenArgs,
    show,
    split,
} from "./screen"
import { RANK } from "./strings"
import {
    note,
    row as rowOf,
    selectNext,
    take,
    title as titleOf,
} from "./vocabulary"

/** Rows of a page that are not its title or footer. */
const ROWS = FOOTER - 1
/** Where the cards of a row begin, and how far they stand apart. */
const CARDS = 7
const CARD = 3
const CARD_NUMBER = "{n0}"
/** Where the bar of a row begins. */
const BAR = 7
const RANK_WIDTH = 3

const paper = new Sheet()
/** The rank of each player, from the second entry on. */
const ranks: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0]

/** One paragraph under a title. */
export async function showNote(title: string, text: string): Promise<void> {
    beginScreen()
    printTitle(0, title, NO_ARGS, 0, 0)
    paragraph(text, NO_ARGS, 1, ROWS)
    await turnPage(1)
}

/** Several paragraphs, a page each. */
export async function showPages(title: string, texts: string[]): Promise<void> {
    let page = 0
    beginScreen()
    while (page >= 0) {
        redraw()
        printTitle(0, title, NO_ARGS, page + 1, texts.length)
        paragraph(texts[page], NO_ARGS, 1, ROWS)
        page = await nextPage(page, texts.length)
    }
}

/** What a game has to show under one of its views. */
export async function showSheet(table: Table, view: string): Promise<void> {
    beginScreen()
    fill(table, view, 0)
    if (paper.byPlayer && headed > 1) fill(table, view, headed - 1)
    for (;;) {
        redraw()
        drawSheet()
        const page = await nextPage(paper.page, paper.pages)
        if (page < 0) return
        fill(table, view, page)
    }
}

/** A page that a game tells; its title and rows go to the console unless it is for one player's eyes. */
export function report(table: Table, view: string): void {
    fill(table, view, 0)
    if (table.sealed) return
    console.log(titleLineOf(paper))
    for (let i = 0; i < paper.rows; ++i) console.log(lineOf(paper, i))
}

/**
 * Draws a view's title and up to so many rows below it, on the screen that was begun; gives the row after them.
 * @devsWhenUsed
 */
export function drawTop(table: Table, view: string, most: number): number {
    fill(table, view, 0)
    paper.pages = 1
    paper.text = ""
    paper.rows = Math.min(paper.rows, most)
    drawSheet()
    return paper.rows + 1
}

/** Draws it as a new screen. */
export function drawReport(table: Table, view: string): void {
    beginScreen()
    fill(table, view, 0)
    drawSheet()
}

/** The ranking at the end of a game, then its share code; gives the press that left them, `ROLL` or `SELECT_HOLD`. */
export async function showRanking(
    table: Table,
    book: CodeBook
): Promise<number> {
    const ranks = Math.ceil(table.players() / ROWS)
    const lines = book.kept === book.count ? book.lines() : 1
    const pages = ranks + Math.ceil(lines / ROWS)
    let page = 0
    beginScreen()
    for (;;) {
        redraw()
        screenArgs[0] = table.cells[WINNER]
        const title = page < ranks ? outcomeOf(table) : "code"
        printTitle(0, titleOf(title), screenArgs, page + 1, pages)
        if (page < ranks) drawPlaces(table, page * ROWS)
        else drawCode(book, (page - ranks) * ROWS)
        footer(selectNext, note("done"), 0)
        await show()
        const press = await leavePage(true)
        if (press !== SELECT) return press
        page = (page + 1) % pages
    }
}

function fill(table: Table, view: string, page: number): void {
    paper.begin(page)
    table.game.fill(paper, view)
}

function drawSheet(): void {
    const { pages, rows } = paper
    const title = titleOf(paper.title)
    const of = pages > 1 ? pages : 0
    printTitle(0, title, paper.titleArgs, paper.page + 1, of)
    for (let i = 0; i < rows; ++i) {
        split(i + 1, 0, rowOf(paper.keys[i]), paper.args[i])
        for (let j = 0; j < paper.cardCounts[i]; ++j)
            print(i + 1, CARDS + j * CARD, CARD_NUMBER, paper.cards[i][j])
        for (let j = paper.cardCounts[i]; j < 0; ++j)
            glyph(i + 1, BAR - 1 - j, SPACE, true)
    }
    if (paper.text !== "")
        paragraph(rowOf(paper.text), paper.textArgs, rows + 1, ROWS - rows)
}

/** The lines of a share code after the first `above`; where it is too long, where to find it. */
function drawCode(book: CodeBook, above: number): void {
    const args = screenArgs
    args[0] = book.count
    const lines = book.lines()
    if (book.kept < book.count) paragraph(note("codeElsewhere"), args, 1, ROWS)
    else
        for (let i = 1; i <= ROWS && above + i <= lines; ++i)
            canvas.printPlain(i, 0, book.line(above + i))
}

/** The places after the first `above`. */
function drawPlaces(table: Table, above: number): void {
    const args = screenArgs
    const players = table.players()
    let rank = 0
    // each once: a game may have much to add up for it
    for (let player = 1; player <= players; ++player)
        ranks[player] = rankOf(table, player)
    for (let place = 1; place <= players; ++place)
        for (let player = 1; player <= players; ++player) {
            if (ranks[player] !== place) continue
            const row = ++rank - above
            if (row < 1 || row > ROWS) continue
            args[0] = player
            const key = table.game.figures(player, args)
            split(row, RANK_WIDTH, rowOf(key), args)
            print(row, 0, RANK, place)
        }
}

/** Waits on a page that is drawn, but for its footer; gives the page to show, or -1 to go back. */
export async function nextPage(page: number, pages: number): Promise<number> {
    return (await turnPage(pages)) ? (page + 1) % pages : -1
}

/** Waits until a page is left; gives whether for the next. */
async function turnPage(pages: number): Promise<boolean> {
    footer(pages > 1 ? selectNext : note("holdToGoBack"), take, 0)
    await show()
    return (await leavePage(pages > 1)) === SELECT
}

/** Waits for a press that means something here: SELECT where it `turns` the page. */
async function leavePage(turns: boolean): Promise<number> {
    for (;;) {
        const press = await nextPress()
        if (press === ROLL || press === SELECT_HOLD) return press
        if (press === SELECT && turns) return press
    }
}

/** How a game has ended, as a title's key. */
function outcomeOf(table: Table): string {
    if (table.cells[WINNER] > 0) return "hasWon"
    return table.cells[STATE] === WON ? "sharedWin" : "endedEarly"
}

/** The winner is first whatever others have (they have not claimed it); else the ranking. */
function rankOf(table: Table, player: number): number {
    const winner = table.cells[WINNER]
    if (player === winner) return 1
    const place = placeOf(table, player)
    if (winner > 0 && place <= placeOf(table, winner)) return place + 1
    return place
}
