import { ROLLER } from "../engine/cells"
import { Table } from "../engine/table"
import { Strip } from "./canvas"
import { Screen } from "./screen"
import { PLAYER_NAME, RACK_NAME } from "./strings"

/** The first row of a game's pages: whose page it is, their cash, and the Market-Price. */
export class Header {
    private player = 0
    private cash = 0
    private price = 0
    /** The row that says so, and whether it has to be written anew. */
    private readonly strip = new Strip()
    private isDue = true

    constructor(private readonly screen: Screen) {}

    /** Takes down what it says, as it stands now: of the player on turn, or of another who decides. */
    note(table: Table, who = 0): void {
        const roller = table.cells[ROLLER]
        const player = who > 0 ? who : roller
        const cash = table.game.cash(player)
        const price = table.game.price()
        this.screen.care.steady = roller === 0
        if (player !== this.player) this.isDue = true
        if (cash !== this.cash || price !== this.price) this.isDue = true
        this.player = player
        this.cash = cash
        this.price = price
    }

    draw(): void {
        const { screen, strip } = this
        if (!this.isDue) {
            screen.canvas.paste(0, strip)
            return
        }
        this.isDue = false
        if (this.player === 0) screen.print(0, 0, RACK_NAME, 0)
        else {
            screen.print(0, 0, PLAYER_NAME, this.player)
            screen.money(0, 3, this.cash)
        }
        screen.moneyRight(0, this.price, true)
        screen.canvas.copy(0, strip)
    }
}
