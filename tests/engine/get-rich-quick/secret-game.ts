/** The game that the tests of secret choices play: some turns of four, any answer that fits. */
import { TURN } from "../../../src/engine/cells"
import { QUIT, type Table } from "../../../src/engine/table"
import { leave, promptOf } from "../support"
import { anyAnswer } from "./answers"
import { Handset } from "./handset"

export const SEED = [1946, 3, -7]
export const PLAYERS = 4
const answer = anyAnswer(5)
export const TURNS = 12

/** As `answer`, for so many turns. */
export function some(table: Table): number {
    return (table.cells[TURN] ?? 0) >= TURNS ? leave(QUIT) : answer(table)
}

/** A game of some turns, what was asked in it, and how many lines it had printed by then. */
export async function whole() {
    const asked: {
        key: string
        who: number
        prompt: string
        turn: number
        sealed: boolean
        undoes: number
        lines: number
    }[] = []
    const set: Handset = new Handset(table => {
        const { key, who, sealed } = table
        asked.push({
            key,
            who,
            sealed,
            prompt: promptOf(table),
            turn: table.cells[TURN] ?? 0,
            undoes: set.table.undoes(),
            lines: set.lines.length,
        })
        return some(table)
    })
    await set.start(PLAYERS, SEED).run()
    return { set, asked }
}

/** The game, left at prompt number `at` by `why`. */
export async function leftAt(at: number, why: number): Promise<Handset> {
    let prompts = 0
    const set = new Handset(table =>
        prompts++ === at ? leave(why) : some(table)
    )
    await set.start(PLAYERS, SEED).run()
    return set
}
