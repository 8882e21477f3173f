import { Game } from "../engine/game"
import { PayDay } from "./pay-day/rules"
import { RichUncle } from "./rich-uncle/rules"
import { WhosRichest } from "./whos-richest/rules"

/** A game as the main menu knows it; it is made when it is opened, since there is not room for all at once. */
export interface GameEntry {
    /** As `Game.id`. */
    readonly id: string
    /** Its name, on the box and in the menu; 19 characters. */
    readonly name: string
    make(): Game
}

/** The games there are. */
export const GAMES: GameEntry[] = [
    { id: "rich-uncle", name: "Rich Uncle", make: () => new RichUncle() },
    {
        id: "whos-richest",
        name: "Who's the Richest",
        make: () => new WhosRichest(),
    },
    { id: "pay-day", name: "Pay Day", make: () => new PayDay() },
]
