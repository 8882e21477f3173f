import { GameEntry } from "../../engine/game"
import { WhosRichest } from "./rules"

export const WHOS_RICHEST: GameEntry = {
    id: "whos-richest",
    name: "Who's the Richest",
    make: () => new WhosRichest(),
}
