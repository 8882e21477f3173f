import { SecretTable } from "../../engine/secret-table"
import { List } from "../list"
import {
    canvas,
    FOOTER,
    footer,
    NO_ARGS,
    paragraph,
    print,
    screenArgs,
} from "../screen"
import { HOLD_FOR_MENU, SELECT_NEXT, TAKE } from "../strings"
import { act, hint, label } from "../vocabulary"

const CROSS = 120
const STAR = 42
/** Rows for what an option means. */
const HINT_ROWS = 2

/**
 * A list whose options can have two more numbers each in their words, and be marked or crossed out. What the option at the
 * cursor means stands in two rows below them, where there are words for that; then each has such words.
 */
export class DetailedList extends List {
    private notes: number[] = NO_ARGS
    private marked = 0
    private crossed = 0

    override options(labels: string[], values: number[], count: number): void {
        this.labels = labels
        this.values = values
        this.count = count
        this.cursor = 0
        this.last = FOOTER - 1
        if (count > 0 && hint(labels[count - 1]) !== undefined)
            this.last -= HINT_ROWS
    }

    /** Takes the numbers of a prompt's options, crosses out those that are barred, and marks others, a bit each. */
    decorate(table: SecretTable, marked: number): void {
        this.notes = table.notes
        this.crossed = table.barred
        this.marked = marked
    }

    override drawOption(row: number, option: number): void {
        const bit = 1 << option
        this.note(option)
        print(row, 2, label(this.labels[option]), this.values[option])
        if (this.crossed & bit) canvas.printGlyph(row, 1, CROSS)
        else if (this.marked & bit) canvas.printGlyph(row, 1, STAR)
    }

    protected override drawFooter(): void {
        const { count, cursor, labels } = this
        const key = labels[cursor]
        const does = act(key)
        const select = count > 1 ? SELECT_NEXT : HOLD_FOR_MENU
        footer(select, does === undefined ? TAKE : does, 0)
        const { last } = this
        if (last === FOOTER - 1) return
        for (let row = last + 1; row < FOOTER; ++row) canvas.clearRow(row)
        this.note(cursor)
        paragraph(hint(key), screenArgs, last + 1, HINT_ROWS)
    }

    /** Takes up the two more numbers of an option's words. */
    private note(option: number): void {
        const notes = this.notes
        screenArgs[1] = notes[2 * option]
        screenArgs[2] = notes[2 * option + 1]
    }
}
