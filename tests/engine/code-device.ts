/** What a handheld prints and shows of a game's share code. */
import { ENDED, PLAYING, TURN, WON } from "../../src/engine/cells"
import {
    checked,
    CodeBook,
    FROM_CELLS,
    FROM_SET_UP,
} from "../../src/engine/code-book"
import type { TurnEntry } from "../../src/engine/journal"
import { END, UNDO } from "../../src/engine/table"
import {
    type GameSeat,
    leave,
    Memory,
    pick,
    seatOf,
    type Setting,
    steadyAnswer,
    untilTurn,
} from "./support"

export function newBook(): CodeBook {
    return new CodeBook(length => new Uint8Array(length))
}

export function pagesOf(book: CodeBook): string {
    const lines = Array.from({ length: book.lines() }, (_, i) =>
        book.line(i + 1)
    )
    return lines.join("\n")
}

/** What a handheld prints and shows of a game, as `SavedGame` does. */
export class Device extends Memory {
    seat!: GameSeat
    lines: string[] = []
    readonly book = newBook()

    begin({ game, players, options, seed }: Setting): void {
        const values = [players, ...options, ...seed]
        this.book.begin(game, 1, FROM_SET_UP, values, values.length)
        this.lines.push(checked(`code ${game}.1.${values.join(".")}`))
    }

    resume(): void {
        const { session, table } = this.seat
        const { cells, game } = table
        const made = session.choicesMade()
        this.book.begin(game.id, 1, FROM_CELLS, cells, cells.length)
        for (const choice of session.choices().slice(0, made))
            this.book.add(choice, cells[TURN] ?? 0)
        this.lines.push(`resume ${game.id} ${cells[TURN]} 1 ${made}`)
        for (const line of pagesOf(this.book).split("\n"))
            this.lines.push(`code= ${line}`)
    }

    override turnBegins(): void {
        this.lines.push(`turn ${this.seat.table.cells[TURN]} 1 2 3 4`)
    }

    override choiceMade(entry: TurnEntry, choice: number): void {
        const turn = this.seat.table.cells[TURN] ?? 0
        const total = this.seat.session.choicesInAll()
        if (total > this.book.count) this.book.add(choice, turn)
        else if (total < this.book.count) this.book.drop()
        this.lines.push(
            "ask 1 turn 3",
            checked(`code+ ${turn} ${entry.count} ${choice} ${total}`)
        )
    }

    end(): void {
        const { cells, asked } = this.seat.table
        const turn = cells[TURN] ?? 0
        const state = this.seat.state()
        if (state === ENDED) {
            this.book.close(turn, asked)
            this.lines.push(
                checked(`code. ${turn} ${asked} ${this.book.count}`)
            )
        } else this.book.close(state === WON ? turn + 1 : turn, -1)
        if (state !== PLAYING) this.lines.push(`over ${turn} 1 2 3 4`)
    }
}

/** Plays a game on a device; undoes at about one prompt in `undoes`, and ends it early at prompt number `end`. */
export async function played(setting: Setting, undoes = 0, end = -1) {
    const device = new Device()
    let prompts = 0
    let undone = 0
    const seat: GameSeat = seatOf(
        setting,
        table => {
            const prompt = prompts++
            if (prompt === end) leave(END)
            if (undoes > 0 && undone < 100 && pick(undoes, prompt, 3) === 0) {
                undone++
                leave(UNDO)
            }
            return untilTurn(
                setting.turns,
                steadyAnswer(setting.answers + undone)
            )(table)
        },
        device
    )
    device.seat = seat
    device.begin(setting)
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    device.end()
    return { seat, device, console: device.lines.join("\n") }
}
