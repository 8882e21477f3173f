import { setArgs } from "./args"

/** Most rows of a sheet's page, and most numbers that follow a row's own. */
export const SHEET_ROWS = 6
export const SHEET_CARDS = 7

const ROW_ARGS = 5

/** A bar is as long as 12 letters. */
export const BAR_PARTS = 12

/**
 * Something to be looked at, a page at a time: a title, rows, and a paragraph below them. A game fills it with keys of its
 * words and their numbers; how that looks is the screen's concern. Everything is allocated at the start and filled again.
 * @devsWhenUsed
 */
export class Sheet {
    /** The page to be filled, from 0, and how many there are. */
    page = 0
    pages = 1
    /** Whether each of the first pages is a player's, in their order: then the page of who is on turn is seen first. */
    byPlayer = false
    /** The title's key and its numbers. */
    title = ""
    readonly titleArgs: number[] = []
    /** Rows filled; of each its key, its numbers, the cards that follow, and how many. */
    rows = 0
    readonly keys: string[] = []
    readonly args: number[][] = []
    readonly cards: number[][] = []
    /** Of a row that has a bar in place of cards, less than 0: how many of its parts are filled. */
    readonly cardCounts: number[] = []
    /** The paragraph's key, empty for none, and its numbers. */
    text = ""
    readonly textArgs: number[] = []

    constructor() {
        setArgs(this.titleArgs, 0, 0, 0, 0)
        setArgs(this.textArgs, 0, 0, 0, 0)
        for (let i = 0; i < SHEET_ROWS; ++i) {
            const args: number[] = []
            const cards: number[] = []
            for (let j = 0; j < ROW_ARGS; ++j) args.push(0)
            for (let j = 0; j < SHEET_CARDS; ++j) cards.push(0)
            this.keys.push("")
            this.args.push(args)
            this.cards.push(cards)
            this.cardCounts.push(0)
        }
    }

    /** Begins a page: no rows, no paragraph; one page unless the game says otherwise. */
    begin(page: number): void {
        this.page = page
        this.pages = 1
        this.byPlayer = false
        this.rows = 0
        this.text = ""
    }

    entitle(key: string, a = 0, b = 0): void {
        this.title = key
        setArgs(this.titleArgs, a, b, 0, 0)
    }

    /** Adds a row; beyond the last it is left out, so a longer list sets `pages`. */
    row(key: string, a = 0, b = 0, c = 0, d = 0, e = 0): void {
        const row = this.rows
        if (row === SHEET_ROWS) return
        this.keys[row] = key
        this.cardCounts[row] = 0
        setArgs(this.args[row], a, b, c, d)
        this.args[row][4] = e
        this.rows++
    }

    /**
     * Puts a bar into the last row, between its two ends and in place of cards: as much of it is filled as `n` is of `of`, and no
     * more than all.
     */
    bar(n: number, of: number): void {
        const filled = Math.floor((n * BAR_PARTS) / of)
        this.cardCounts[this.rows - 1] = -Math.min(filled, BAR_PARTS)
    }

    /** Adds a card's number to the last row. */
    card(n: number): void {
        const row = this.rows - 1
        if (this.cardCounts[row] === SHEET_CARDS) return
        this.cards[row][this.cardCounts[row]] = n
        this.cardCounts[row]++
    }

    /** Sets the paragraph. */
    paragraph(key: string, a = 0, b = 0, c = 0, d = 0): void {
        this.text = key
        setArgs(this.textArgs, a, b, c, d)
    }

    /** @devsWhenUsed Of a list of `count` things on pages of `SHEET_ROWS`, the first on this page; sets the number of pages. */
    firstOf(count: number): number {
        this.pages = Math.max(1, Math.ceil(count / SHEET_ROWS))
        return this.page * SHEET_ROWS
    }
}

/** The title as a line of the transcript: its key and its numbers. */
export function titleLineOf({ title, titleArgs }: Sheet): string {
    return `tell ${title} ${titleArgs[0]} ${titleArgs[1]}`
}

/** A row as a line of the transcript: its key, its numbers, and the numbers of its cards. */
export function lineOf(sheet: Sheet, row: number): string {
    let line = `tell ${sheet.keys[row]}`
    for (const n of sheet.args[row]) line += ` ${n}`
    for (let i = 0; i < sheet.cardCounts[row]; ++i)
        line += ` ${sheet.cards[row][i]}`
    return line
}
