import { MOST_DICE, Table } from "../../engine/table"
import { tellBeside } from "../beside"
import { drawPlainDice } from "../dice"
import { HELD } from "../list"
import { Pieces, turnDice } from "../pieces"
import { canvas } from "../screen"
import { drawReport } from "../views"

/** The plain dice thrown last, or the page of the game's that was told last. */
export class DiceAndPage implements Pieces {
    private thrown = 0
    private isTold = false
    private readonly faces: number[] = []
    /** The page: its view, which is no key of what is told else, and the table that it is about. */
    private view = ""
    private table!: Table

    constructor() {
        for (let i = 0; i < MOST_DICE; ++i) this.faces.push(0)
    }

    /** Takes up the page of `table.said`, which is told next. */
    take(table: Table): void {
        this.view = table.said
        this.table = table
    }

    clear(): void {
        this.thrown = 0
    }

    /** Dice lie there beside what is told first of them, and no longer. */
    look(): boolean {
        if (this.isTold) this.thrown = 0
        this.isTold = true
        return false
    }

    begin(): void {}

    ask(): number {
        return 0
    }

    async choose(): Promise<number> {
        return HELD
    }

    fall(table: Table, by: number): void {
        const fallen = turnDice(table, by, this.faces)
        if (by !== 0) return
        this.thrown = fallen
        this.isTold = false
    }

    draw(said: string, args: number[]): boolean {
        if (said !== "" && said === this.view) {
            drawReport(this.table, said)
            return true
        }
        if (this.thrown === 0) return false
        drawPlainDice(canvas, this.faces, this.thrown)
        tellBeside(said, args, this.thrown, 1)
        return true
    }
}
