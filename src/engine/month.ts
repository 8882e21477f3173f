/** A month of 31 days that a game is played on, as a screen can show it. */
export interface Month {
    /** Whose piece is the one that moves, and whether the month is to be in view with what is told or asked next. */
    readonly mover: number
    readonly inView: boolean
    /** The day that a player's piece is on, 1 to 31; 0 on Start. */
    day(player: number): number
    /** The number of the picture that a day has. */
    picture(day: number): number
}
