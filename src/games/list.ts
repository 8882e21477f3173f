import { GameEntry } from "../engine/game"
import { GET_RICH_QUICK } from "./get-rich-quick/entry"
import { PAY_DAY } from "./pay-day/entry"
import { RICH_UNCLE } from "./rich-uncle/entry"
import { WHOS_RICHEST } from "./whos-richest/entry"

/** The games there are. */
export const GAMES: GameEntry[] = [
    RICH_UNCLE,
    WHOS_RICHEST,
    GET_RICH_QUICK,
    PAY_DAY,
]
