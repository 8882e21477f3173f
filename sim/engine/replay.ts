/** Replays a share code on the Node engine. */
import { TURN } from "../../src/engine/cells"
import { type Keeper, Session } from "../../src/engine/session"
import { Leave, QUIT, type Table } from "../../src/engine/table"
import { UsageError } from "../usage-error"
import {
    type Answer,
    type GameResult,
    HeadlessFace,
    keepNothing,
    resultOf,
} from "./run"
import { gameNamed, type SharedGame } from "./share-code"

/** Answers from the code's choices; leaves the game when they and its turns are used up. */
function answersOf({ choices, turns }: SharedGame): Answer {
    let next = 0
    return (table: Table) => {
        const more = next < choices.length
        const done = !more && (table.cells[TURN] ?? 0) >= turns
        if (done || (!more && table.isChoice())) throw new Leave(QUIT)
        return table.isChoice() ? (choices[next++] ?? 0) : 0
    }
}

/** What somebody wants of a replay beside its transcript. */
export interface Follower {
    /** Gets the records that a handheld would save. */
    keeper(table: () => Table): Keeper
    /** Hears of each prompt before it is answered, those with a single answer too. */
    asked(table: Table): void
}

const nobody: Follower = { keeper: () => keepNothing, asked: () => {} }

/** Plays a share code to its end; throws `UsageError` when a choice does not fit the rules. */
export async function replay(
    shared: SharedGame,
    log: (line: string, table: Table) => void = () => {},
    follower = nobody
): Promise<GameResult> {
    const game = gameNamed(shared.game)
    const answer = answersOf(shared)
    const face = new HeadlessFace(
        table => {
            follower.asked(table)
            return answer(table)
        },
        line => log(line, session.table)
    )
    const session: Session = new Session(
        game,
        face,
        follower.keeper(() => session.table),
        n => new Uint8Array(n)
    )
    session.start(shared.players, shared.options, shared.seed)
    try {
        await session.run()
    } catch (error) {
        const turn = (session.table.cells[TURN] ?? 0) + 1
        throw new UsageError(
            `share code does not fit the rules in turn ${turn}: ${(error as Error).message}`
        )
    }
    return resultOf(session)
}
