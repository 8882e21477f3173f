// Picture: a box of cells that holds something other than text.

import { Display } from "../device/display"
import { Painter } from "./painter"

/** There is one picture at a time. It is drawn by whoever claims it; text must not be printed there. */
export class Picture {
    // What it shows (0 for none), in the frame and on the screen to come.
    private shown = 0
    private wanted = 0
    private row = 0
    private rows = 0
    private col = 0
    private cols = 0

    constructor(
        private readonly display: Display,
        private readonly painter: Painter
    ) {}

    /** A new screen begins, which has none before it claims one. */
    begin(): void {
        this.wanted = 0
    }

    /** Whether it takes up cells of a row. */
    has(row: number): boolean {
        return this.shown !== 0 && row >= this.row && row < this.row + this.rows
    }

    /**
     * Claims a box of cells; the caller draws into the display's frame at once. It stays until a screen is flushed that did
     * not claim it.
     * @param key what the picture shows, not 0
     * @returns the key of the picture that is there: what differs the caller draws, and tells the display's windows; 0 when
     * the box is blank: then it is told already
     */
    claim(
        row: number,
        rows: number,
        col: number,
        cols: number,
        key: number
    ): number {
        const before = this.shown
        this.wanted = key
        this.shown = key
        if (before !== 0 && row === this.row && col === this.col)
            if (rows === this.rows && cols === this.cols) return before
        if (before !== 0) this.erase()
        this.row = row
        this.rows = rows
        this.col = col
        this.cols = cols
        this.erase()
        return 0
    }

    /** Blanks it unless the screen to come has claimed it. */
    settle(): void {
        if (this.wanted !== 0 || this.shown === 0) return
        this.erase()
        this.shown = 0
    }

    /** It is not in the frame any more. */
    forget(): void {
        this.shown = 0
        this.wanted = 0
    }

    /** Blanks its pixels, and lets the cells there count as blank. */
    private erase(): void {
        const { row, col, painter } = this
        const below = row + this.rows
        for (let page = row; page < below; page++)
            painter.erase(page, page, col, col + this.cols)
    }
}
