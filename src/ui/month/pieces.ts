import { Game } from "../../engine/game"
import { Month } from "../../engine/month"
import { MOST_DICE, Table } from "../../engine/table"
import { tellBeside } from "../beside"
import { drawPlainDice } from "../dice"
import { HELD } from "../list"
import { COLS } from "../painter"
import { Pieces, turnDice } from "../pieces"
import { canvas, inline, paragraphBeside, rowsOf } from "../screen"
import { row, told } from "../vocabulary"
import {
    drawLeaf,
    drawMonth,
    LEAF_COLUMNS,
    ROWS,
    takePieces,
    TOP,
} from "./month"
import { addLine, clearLines, drawLines, hasLine } from "./statement"

/** The row below the month. */
const BELOW = TOP + ROWS

/**
 * The month with everybody's piece; or what was told of an account, line by line; or the plain die thrown last; or the day of the
 * piece that moves, large, with what was told beside it.
 */
export class MonthAndDie implements Pieces {
    private month!: Month
    private hasMonth = false
    private hasLines = false
    /** Dice in view, and how they fell; the face by which the piece got where it is in view, else 0. */
    private thrown = 0
    private readonly faces: number[] = []
    private rolled = 0
    /** The day of the piece that moves; 0 on Start, and where nobody's does. */
    private day = 0

    constructor() {
        for (let i = 0; i < MOST_DICE; ++i) this.faces.push(0)
    }

    clear(anew: boolean): void {
        if (anew) clearLines()
        this.hasMonth = false
        this.thrown = 0
    }

    look(table: Table): boolean {
        const month = (table.game as Required<Game>).month()
        const mover = month.mover
        this.month = month
        this.day = mover > 0 ? month.day(mover) : 0
        this.hasMonth = month.inView
        if (month.inView) {
            takePieces(month, table.players())
            this.rolled = this.thrown > 0 ? this.faces[0] : 0
            this.thrown = 0
            clearLines()
        }
        this.hasLines = !month.inView && hasLine(table.said)
        if (this.hasLines) addLine(table)
        return month.inView
    }

    begin(): void {}

    /** There is no grid. */
    ask(): number {
        return 0
    }

    async choose(): Promise<number> {
        return HELD
    }

    fall(table: Table, by: number): void {
        if (by > 0 && !canvas.short && this.look(table)) {
            const face = ((table.faces[0] + by - 1) % 6) + 1
            drawMonth(this.month, 0, face, true)
            return
        }
        const fallen = turnDice(table, by, this.faces)
        if (by === 0) this.thrown = fallen
    }

    draw(said: string, args: number[]): boolean {
        const { day, hasMonth, thrown } = this
        const isTold = said !== ""
        if (hasMonth) {
            // what has no row here was told before a new turn
            const words = isTold ? row(said) : undefined
            drawMonth(
                this.month,
                day,
                words === undefined ? 0 : this.rolled,
                false
            )
            if (words !== undefined) {
                // a name that has no room stands in the first row, whole
                const from =
                    rowsOf(words, args) > 1 ? words.indexOf("|") + 1 : 0
                inline(BELOW, words.slice(from), args, COLS)
            }
            return true
        }
        const hasLines = isTold && this.hasLines && !canvas.short
        if (hasLines) drawLines()
        else if (thrown > 0) {
            drawPlainDice(canvas, this.faces, thrown)
            tellBeside(said, args, thrown, 1)
        } else if (!isTold || canvas.short || day === 0) return false
        else {
            drawLeaf(day)
            paragraphBeside(told(said), args, TOP, LEAF_COLUMNS, ROWS)
        }
        return true
    }
}
