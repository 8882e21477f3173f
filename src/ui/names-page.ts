import { A, NAME_LETTERS, SEATS } from "../engine/names"
import { HELD, List } from "./list"
import { addLetter, dropLetter, lengthOfName } from "./names"
import { NO_ARGS, Screen } from "./screen"
import { LETTER_ROWS, TITLES } from "./strings"

/** Letters of a full row. */
const ROW = 6

/** The players' names, a line each; a name is spelled by the row of a letter, then the letter. Made when it is opened. */
export class NamesPage {
    private readonly list: List
    private readonly players: string[] = []
    private readonly numbers: number[] = []
    private readonly rows: string[] = []
    private readonly row: string[] = []
    /** A title's number. */
    private readonly who: number[] = [0]

    /** `save` is called after each change. */
    constructor(
        private readonly screen: Screen,
        private readonly save: () => Promise<void>
    ) {
        this.list = new List(screen)
        for (let player = 1; player <= SEATS; ++player) {
            this.players.push("nameOf")
            this.numbers.push(player)
        }
        for (const row of LETTER_ROWS) this.rows.push(row)
        this.rows.push("nameDone")
        this.rows.push("dropLetter")
    }

    /** Until SELECT is held. */
    async open(): Promise<void> {
        let cursor = 0
        for (;;) {
            cursor = await this.ask(this.players, SEATS, TITLES.names, cursor)
            if (cursor === HELD) return
            const player = cursor + 1
            if (await this.spell(player)) await this.save()
        }
    }

    /** Spells a name, until it is full or said to be done; gives whether it has changed. */
    private async spell(player: number): Promise<boolean> {
        const rows = this.rows
        let changed = false
        this.who[0] = player
        for (;;) {
            const row = await this.ask(rows, rows.length, TITLES.name, 0)
            if (row >= 0 && rows[row] === "nameDone") return changed
            if (row === HELD || rows[row] === "dropLetter") {
                if (dropLetter(player)) changed = true
                else if (row === HELD) return changed
            } else if (await this.takeLetter(player, row)) {
                changed = true
                if (lengthOfName(player) === NAME_LETTERS) return true
            }
        }
    }

    /** Takes a letter out of a row; gives whether one was taken. */
    private async takeLetter(player: number, index: number): Promise<boolean> {
        const letters = LETTER_ROWS[index]
        for (let i = 0; i < letters.length; ++i) this.row[i] = letters[i]
        const { length } = letters
        const letter = await this.ask(this.row, length, TITLES.name, 0)
        // a name that was full when it was opened
        if (letter === HELD || lengthOfName(player) === NAME_LETTERS)
            return false
        addLetter(player, A + index * ROW + letter)
        return true
    }

    private async ask(
        options: string[],
        count: number,
        title: string,
        cursor: number
    ): Promise<number> {
        const list = this.list
        list.options(options, this.numbers, count)
        list.cursor = cursor
        this.screen.begin()
        return await list.choose(
            0,
            title,
            title === TITLES.name ? this.who : NO_ARGS
        )
    }
}
