import { Game } from "../engine/game"
import { RichUncle } from "./rich-uncle/rules"
import { WhosRichest } from "./whos-richest/rules"

/** A game as the main menu knows it; it is made when it is opened, since there is not room for all at once. */
export interface GameEntry {
    /** As `Game.id`. */
    readonly id: string
    /** Its number in the list of winners, from 1; never another game's. */
    readonly mark: number
    /** Its name, on the box and in the menu; 19 characters. */
    readonly name: string
    make(): Game
}

/** The games there are. */
export const GAMES: GameEntry[] = [
    {
        id: "rich-uncle",
        mark: 1,
        name: "Rich Uncle",
        make: () => new RichUncle(),
    },
    {
        id: "whos-richest",
        mark: 2,
        name: "Who's the Richest",
        make: () => new WhosRichest(),
    },
]
