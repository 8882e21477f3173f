/** Replays a share code on the Node engine. */
import { STATE, TURN, WON } from "../../src/engine/cells"
import { type Keeper, Session } from "../../src/engine/session"
import { END, Leave, QUIT, type Table } from "../../src/engine/table"
import { UsageError } from "../usage-error"
import {
    type GameResult,
    HeadlessFace,
    keepNothing,
    newJournal,
    resultOf,
} from "./run"
import { gameNamed, type SharedGame } from "./share-code"

/** Answers from a code's choices; leaves the game when they are used up and its end is reached. */
class CodeAnswers {
    private next = 0

    constructor(private readonly shared: SharedGame) {}

    answer(table: Table): number {
        const { choices } = this.shared
        const done = this.left() === 0
        if (done && (table.isChoice() || this.isEnd(table)))
            throw new Leave(this.shared.prompts >= 0 ? END : QUIT)
        const next = choices[this.next] ?? 0
        const leaves =
            typeof next === "object" &&
            next.turn === table.cells[TURN] &&
            next.prompt === table.asked
        if (!leaves && !table.isChoice()) return 0
        this.next++
        if (leaves) return table.count + table.players() + next.player
        // who leaves elsewhere is no answer here
        return typeof next === "number" ? next : -1
    }

    left(): number {
        return this.shared.choices.length - this.next
    }

    /** Whether the game has come as far as the code says. */
    isEnd({ cells, asked }: Table): boolean {
        const { turns, prompts } = this.shared
        const turn = cells[TURN] ?? 0
        return turn > turns || (turn === turns && asked >= prompts)
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

/** Begins with the cells of a turn. */
async function takeUp(session: Session, from: number[]): Promise<void> {
    const { size, format } = session.game
    await session.resume({
        load: async (entry, cells) => {
            cells.splice(0, size, ...from)
            entry.record.pack(cells, size, format)
            return 0
        },
    })
}

/** Plays a share code to its end; throws `UsageError` when its choices do not fit the rules, or it stops too early. */
export async function replay(
    shared: SharedGame,
    log: (line: string, table: Table) => void = () => {},
    follower = nobody
): Promise<GameResult> {
    const answers = new CodeAnswers(shared)
    const face = new HeadlessFace(
        table => {
            follower.asked(table)
            return answers.answer(table)
        },
        line => log(line, session.table)
    )
    const session: Session = new Session(
        gameNamed(shared.game),
        face,
        follower.keeper(() => session.table),
        newJournal()
    )
    if (shared.cells) await takeUp(session, shared.cells)
    else session.start(shared.players, shared.options, shared.seed)
    const turn = () => `turn ${(session.table.cells[TURN] ?? 0) + 1}`
    try {
        await session.run()
    } catch (error) {
        const why = (error as Error).message
        throw new UsageError(
            `share code misfits the rules in ${turn()}: ${why}`
        )
    }
    const result = resultOf(session)
    if (answers.left() > 0)
        throw new UsageError(
            `share code goes on after its game's end, ${turn()}`
        )
    const { table } = session
    if (table.cells[STATE] !== WON && !answers.isEnd(table))
        throw new UsageError(
            `share code breaks off in ${turn()}, before its end`
        )
    return result
}
