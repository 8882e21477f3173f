import { Table } from "./table"

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
    /** A player's money in dollars, by which players are ranked; `POOL` for the Pool. */
    cash(player: number): number
    /** The exposed Market-Price in dollars. */
    price(): number
    /** Whether a player has left the game. */
    isOut(player: number): boolean
}
