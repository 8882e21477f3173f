import { Table } from "./table"

/** How a Table's requests reach the players: the handheld's screen and buttons, or a bot. */
export interface Face {
    /**
     * Puts the prompt that `table` describes (`who`, `key`, its options) to the players; gives the index of the option
     * taken, or the number of options plus a player's number for that player's claim, or that plus the number of players
     * when that player leaves the game. May throw a `Leave`.
     */
    choose(table: Table): Promise<number>
    /** Shows a throw of the two dice as its reading: 53 for a colored 5 and a white 3. */
    roll(table: Table, reading: number): Promise<void>
    /** Shows a throw of plain dice: the first `table.thrown` of `table.faces`. */
    dice(table: Table): Promise<void>
    /** Tells what happened: `table.said`, with the numbers in `table.args`. */
    tell(table: Table): Promise<void>
    /** What was told last has been seen when this resolves; asked for before anything else changes hands. */
    seen(table: Table): Promise<void>
}
