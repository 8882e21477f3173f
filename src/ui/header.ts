import { ROLLER } from "../engine/cells"
import { Table } from "../engine/table"
import { Strip } from "./canvas"
import { COLS } from "./painter"
import { Screen } from "./screen"
import { row } from "./vocabulary"

/** The first row of a game's pages: whose page it is with their figures, and, lit at its end, what the game has there. */
export class Header {
    private readonly figures: number[] = [0, 0, 0, 0]
    private figuresKey = ""
    private readonly aside: number[] = [0, 0, 0, 0]
    private asideKey = ""
    private readonly taken: number[] = [0, 0, 0, 0]
    /** The row that says so, and whether it has to be written anew. */
    private readonly strip = new Strip()
    private isDue = true

    constructor(private readonly screen: Screen) {}

    /** Has the row written anew the next time: other words are in use. */
    reset(): void {
        this.isDue = true
    }

    /** Takes down what it says, as it stands now: of the player on turn, or of another who decides. */
    note(table: Table, who = 0): void {
        const roller = table.cells[ROLLER]
        const player = who > 0 ? who : roller
        const { game } = table
        const taken = this.taken
        this.screen.care.steady = roller === 0
        taken[0] = player
        const figuresKey = game.figures(player, taken)
        this.take(this.figures)
        const asideKey = game.aside(taken)
        this.take(this.aside)
        if (figuresKey !== this.figuresKey || asideKey !== this.asideKey)
            this.isDue = true
        this.figuresKey = figuresKey
        this.asideKey = asideKey
    }

    draw(): void {
        const { screen, strip } = this
        if (!this.isDue) {
            screen.canvas.paste(0, strip)
            return
        }
        this.isDue = false
        const aside = this.asideKey === "" ? "" : row(this.asideKey)
        // a long name gives way to what stands beside it
        const room = COLS - screen.words(aside, this.aside).length
        screen.inline(0, row(this.figuresKey), this.figures, room)
        if (aside !== "")
            screen.canvas.printRight(0, screen.words(aside, this.aside), true)
        screen.canvas.copy(0, strip)
    }

    /** Copies what was taken down, and sees whether it differs. */
    private take(into: number[]): void {
        const taken = this.taken
        for (let i = 0; i < taken.length; ++i) {
            if (taken[i] !== into[i]) this.isDue = true
            into[i] = taken[i]
            taken[i] = 0
        }
    }
}
