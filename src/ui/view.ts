// View: which rows of a screen a panel shows that has not room for all.

import { Painter, ROWS } from "./painter"

/** The last row is always in view. */
const LAST = ROWS - 1
/** Rows of a short panel above that. */
const SHORT = 3

const EVERY = hex`00 01 02 03 04 05 06 07`

/**
 * A panel of 8 pages shows every row. One of 4 shows the last row and, above it, either the first three of the rows that
 * are not blank, and by scrolling the next three; or the rows about the one that is followed.
 */
export class View {
    /** The row that each page shows, and the one it showed before `arrange`. */
    readonly rows = Buffer.alloc(ROWS)
    readonly before = Buffer.alloc(ROWS)
    /** Whether `row` is to be in view, with `title` above it. */
    following = false
    title = 0
    row = 0
    /** Rows that are not blank and have been scrolled out of view, above it. */
    above = 0

    constructor() {
        this.showAll()
    }

    /** For a panel that has room. */
    showAll(): void {
        this.rows.blitAt(0, EVERY, 0, ROWS)
    }

    /**
     * Goes on by three rows; for a short panel.
     * @returns false when there are no more, or a row is followed: then it goes back to the first
     */
    scroll(painter: Painter): boolean {
        const most = this.most(painter)
        const goesOn = this.above < most && !this.following
        this.above = goesOn ? Math.min(this.above + SHORT, most) : 0
        return goesOn
    }

    /** Takes the rows in view; for a short panel. */
    arrange(painter: Painter): void {
        this.before.blitAt(0, this.rows, 0, ROWS)
        this.rows[SHORT] = LAST
        if (this.following) this.followRow()
        else this.takeFilled(painter)
    }

    private followRow(): void {
        const { rows, row, title } = this
        rows[0] = title > 0 ? title - 1 : 0
        rows[1] = title > 0 ? title : row > 1 ? row - 1 : 1
        rows[2] = row > rows[1] ? row : row + 1
    }

    /** Most rows that can be scrolled away. */
    private most(painter: Painter): number {
        let most = -SHORT
        for (let row = 0; row < LAST; row++) if (!painter.isBlank(row)) most++
        return most > 0 ? most : 0
    }

    private takeFilled(painter: Painter): void {
        const rows = this.rows
        let skip = Math.min(this.above, this.most(painter))
        let page = 0
        for (let row = 0; row < LAST; row++) {
            if (painter.isBlank(row)) continue
            if (skip > 0) skip--
            else if (page < SHORT) {
                rows[page] = row
                page++
            }
        }
        // the rest is blank
        for (let row = 0; page < SHORT; row++)
            if (painter.isBlank(row)) {
                rows[page] = row
                page++
            }
    }
}
