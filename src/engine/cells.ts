/**
 * The cells: one flat array of 32-bit integers that holds all a game knows between two choices. The engine's own come
 * first, at the places named here; a game's follow from `HEADER` on.
 */

/** How many play. */
export const PLAYERS = 0
/** Turns finished. */
export const TURN = 1
/** The player on turn, from 1. */
export const ROLLER = 2
/** Rolls made. */
export const ROLLS = 3
/** `PLAYING`, `WON` or `ENDED`. */
export const STATE = 4
/** The player who won, from 1; 0 while nobody has. */
export const WINNER = 5
/** Four cells of the random generator. */
export const RANDOM = 6
/** Four cells of what was agreed at set-up; each game says what they mean. */
export const OPTIONS = 10
export const OPTION_COUNT = 4
/** The first cell that is the game's own. */
export const HEADER = 14

export const PLAYING = 0
export const WON = 1
/** Ended early, by common consent. */
export const ENDED = 2

export type Cells = number[]

/** `count` cells of zero. */
export function makeCells(count: number): Cells {
    const cells: Cells = []
    for (let i = 0; i < count; ++i) cells.push(0)
    return cells
}
