import { Game } from "../engine/game"
import { RichUncle } from "./rich-uncle/rules"

/** The games there are. */
export function makeGames(): Game[] {
    return [new RichUncle()]
}
