// Pieces: what only some games lay on the table, a grid of cards or plain dice. Programs without such a game have none of it.

import { MOST_DICE, Table } from "../engine/table"
import { tellBeside } from "./beside"
import { drawPlainDice } from "./dice"
import { COLUMNS, Grid, NOWHERE } from "./grid"
import { canvas, FOOTER } from "./screen"
import { told } from "./vocabulary"

/** The last row of a prompt's words beside the grid; its options stand below. */
export const QUESTION_ROWS = 2

/** What lies on the table beside the pair of dice; one thing is in view at a time, or none. */
export interface Pieces {
    /** Takes all of it away; `anew` where the flow runs anew, and may tell otherwise what was told. */
    clear(anew: boolean): void
    /** Takes up what lies there now in place of dice; gives whether it is in view: then no dice are. */
    look(table: Table): boolean
    /** A prompt begins. */
    begin(): void
    /** Draws what a prompt stands beside, with its words, where its options have room below those; gives their column, else 0. */
    ask(table: Table): number
    /** Puts a prompt whose options lie there; gives the one taken, or `HELD`. */
    choose(table: Table): Promise<number>
    /** Draws the plain dice of a throw, turned by so many faces: 0 for how they fell, and stay. */
    fall(table: Table, by: number): void
    /** Draws what is in view, with what was told beside it; gives whether anything is. */
    draw(said: string, args: number[]): boolean
}

/** A grid of cards and the plain dice thrown last. */
export class GridAndDice implements Pieces {
    private readonly grid = new Grid()
    private hasGrid = false
    /** How many dice are in view, and how they fell. */
    private thrown = 0
    private readonly faces: number[] = []

    constructor() {
        for (let i = 0; i < MOST_DICE; ++i) this.faces.push(0)
    }

    clear(): void {
        this.thrown = 0
        this.hasGrid = false
    }

    look(table: Table): boolean {
        this.hasGrid = table.gridShown
        if (!this.hasGrid) return false
        this.thrown = 0
        this.grid.take(table)
        return true
    }

    begin(): void {
        this.grid.cursor = 0
    }

    ask(table: Table): number {
        if (table.count >= FOOTER - QUESTION_ROWS) return 0
        this.grid.ask(table)
        return COLUMNS
    }

    async choose(table: Table): Promise<number> {
        return await this.grid.choose(table)
    }

    fall(table: Table, by: number): void {
        const fallen = turnDice(table, by, this.faces)
        if (by === 0) this.thrown = fallen
    }

    draw(said: string, args: number[]): boolean {
        const { grid, thrown } = this
        if (this.hasGrid && !canvas.short) {
            grid.draw(NOWHERE)
            if (said !== "") grid.beside(told(said), args)
            return true
        }
        if (thrown === 0) return false
        drawPlainDice(canvas, this.faces, thrown)
        tellBeside(said, args, thrown, 1)
        return true
    }
}

/** Draws the plain dice of a throw, turned by so many faces, unless by 0; takes up the faces, and gives how many. */
export function turnDice(table: Table, by: number, faces: number[]): number {
    const count = table.thrown
    for (let i = 0; i < count; ++i)
        faces[i] = ((table.faces[i] + by - 1) % 6) + 1
    if (by > 0) drawPlainDice(canvas, faces, count)
    return count
}
