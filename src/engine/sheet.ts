/** Most rows of a sheet's page, and most numbers that follow a row's own. */
export const SHEET_ROWS = 6
export const SHEET_CARDS = 7

const ROW_ARGS = 4

/**
 * Something to be looked at, a page at a time: a title, rows, and a paragraph below them. A game fills it with keys of its
 * words and their numbers; how that looks is the screen's concern. Everything is allocated at the start and filled again.
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
    readonly cardCounts: number[] = []
    /** Whether each card stands by its row's words, three columns each from the first on; else as a number behind them. */
    columns = false
    /** The paragraph's key, empty for none, and its numbers. */
    text = ""
    readonly textArgs: number[] = []

    constructor() {
        set(this.titleArgs, 0, 0, 0, 0)
        set(this.textArgs, 0, 0, 0, 0)
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
        this.columns = false
        this.text = ""
    }

    entitle(key: string, a = 0, b = 0): void {
        this.title = key
        set(this.titleArgs, a, b, 0, 0)
    }

    /** Adds a row; beyond the last it is left out, so a longer list sets `pages`. */
    row(key: string, a = 0, b = 0, c = 0, d = 0): void {
        if (this.rows === SHEET_ROWS) return
        this.keys[this.rows] = key
        this.cardCounts[this.rows] = 0
        set(this.args[this.rows], a, b, c, d)
        this.rows++
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
        set(this.textArgs, a, b, c, d)
    }

    /** Of a list of `count` things on pages of `SHEET_ROWS`, the first on this page; sets the number of pages. */
    firstOf(count: number): number {
        this.pages = Math.max(1, Math.ceil(count / SHEET_ROWS))
        return this.page * SHEET_ROWS
    }
}

function set(args: number[], a: number, b: number, c: number, d: number): void {
    args[0] = a
    args[1] = b
    args[2] = c
    args[3] = d
}
