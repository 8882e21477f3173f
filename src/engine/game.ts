import { Table } from "./table"

/** Something to be agreed before play: it goes into one of the option cells. */
export interface Question {
    /** Which of the options it is, from 0. */
    readonly option: number
    /** How many answers there are for so many players; the first is the default. */
    answers(players: number): number
    /** The option's value of answer `index`. */
    value(index: number): number
    /** The key of an answer's words, which may hold the value. */
    label(index: number): string
}

/** The rules of one game: a straight-line flow over the cells of the `Table` that it is bound to, with no screen in it. */
export interface Game {
    /** Short name, at most 10 letters and dashes: the key of its save, and the word on a command line. */
    readonly id: string
    /** Raised whenever the meaning of its cells changes, so that an older save is told from a corrupt one; 1 to 255. */
    readonly format: number
    readonly minPlayers: number
    readonly maxPlayers: number
    /** How many cells it needs, the engine's own included; 255 at most. */
    readonly size: number

    /** Takes the table's cells for its own; called once, before anything else. */
    bind(table: Table): void
    /** Lays out a new game: players, options and generator are set, every other cell is zero. */
    setUp(): void
    /** One turn, by the rules. */
    turn(): Promise<void>
    /** Whether a player may, at any prompt, claim what the game gives to claim (in Rich Uncle: announce the win). */
    mayClaim(player: number): boolean
    /** Carries a claim out; it ends the game. */
    claim(player: number): Promise<void>
    /** Whether balances are kept in the mode agreed, and whether things are held. */
    hasBalances(): boolean
    hasHoldings(): boolean
    /** A player's money in dollars, by which players are ranked; `POOL` for the Pool. */
    cash(player: number): number
    /** The exposed Market-Price in dollars. */
    price(): number
    /** Whether a player has left the game. */
    isOut(player: number): boolean
    /** Kinds of thing that can be held (in Rich Uncle: the colors of Stock Cards). */
    readonly lots: number
    /** The number of a holder's `index`th thing of a kind, both from 0; 0 when there are no more. */
    holding(holder: number, lot: number, index: number): number
    /** What is asked at set-up beside the number of players. */
    readonly questions: Question[]
}
