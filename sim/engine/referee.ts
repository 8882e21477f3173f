/** The referee: plays a written position by the rules, and says what they make of it. */
import { PLAYING, ROLLER, STATE, TURN, WINNER } from "../../src/engine/cells"
import { Rng } from "../../src/engine/rng"
import { Session } from "../../src/engine/session"
import { Leave, QUIT, type Table } from "../../src/engine/table"
import type { OwnField } from "../games/host-game"
import { hostGame } from "../games/list"
import { UsageError } from "../usage-error"
import type { Case, WrittenChoice } from "./case"
import { labelsOf, optionsFor } from "./choices"
import { type Answer, HeadlessFace, keepNothing, newJournal } from "./run"
import { gameNamed } from "./share-code"
import { sayLine, whyBarred } from "./words"

export interface Verdict {
    game: string
    players: number
    turns: number
    /** The player on turn next. */
    turn: number
    /** Whether the game has ended. */
    over: boolean
    /** The winner's number; 0 while it goes on, and for several. */
    winner: number
    unusedDice: number
    unusedChoices: number
    log: string[]
}

/** Faces in the order written; nothing else is left to chance in a written position. */
class WrittenDice extends Rng {
    private used = 0

    constructor(
        private readonly table: Table,
        private readonly faces: number[]
    ) {
        super(table.cells)
    }

    override face(): number {
        const face = this.faces[this.used++]
        if (face === undefined)
            return stuck(
                this.table,
                `no dice left, ${this.faces.length} faces given`
            )
        return face
    }

    left(): number {
        return this.faces.length - this.used
    }
}

/** Plays a case; `V` is what its game adds. Throws `UsageError` saying where and why it does not go on. */
export async function judge<V>(written: Case): Promise<Verdict & V> {
    const log: string[] = []
    const choices = [...written.choices]
    const game = gameNamed(written.game)
    const { own } = written
    const face = new HeadlessFace(answersFrom(choices, own), line =>
        log.push(sayLine(line, session.table))
    )
    const session: Session = new Session(
        game,
        face,
        {
            ...keepNothing,
            keepTurn: async () => {
                if ((session.table.cells[TURN] ?? 0) >= written.turns)
                    throw new Leave(QUIT)
            },
        },
        newJournal()
    )
    const { table } = session
    session.start(written.players, written.options, [0, 0, 0], written.set)
    written.layOut(table)
    const dice = new WrittenDice(table, written.dice)
    table.rng = dice
    try {
        await session.run()
    } catch (error) {
        if (!(error instanceof Leave)) throw error
    }
    return {
        game: game.id,
        players: written.players,
        turns: table.cells[TURN] ?? 0,
        turn: table.cells[ROLLER] ?? 0,
        over: table.cells[STATE] !== PLAYING,
        winner: table.cells[WINNER] ?? 0,
        ...(hostGame(game.id).verdict(table) as V),
        unusedDice: dice.left(),
        unusedChoices: choices.length,
        ...(own && { [unusedName(game.id)]: own.left() }),
        log,
    }
}

/** What is left of a game's own field: `unusedPicks` of `picks`. */
function unusedName(game: string): string {
    const name = hostGame(game).ownField ?? ""
    return `unused${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Answers from the choices written; those taken leave the list. */
function answersFrom(
    choices: WrittenChoice[],
    own: OwnField | undefined
): Answer {
    const given = choices.length
    return table => {
        const departure = departureOf(choices[0], table)
        if (departure > 0) {
            choices.shift()
            return departure
        }
        if (!table.isChoice()) {
            if (/^go on$/i.test(String(choices[0]))) choices.shift()
            return 0
        }
        const answer = own?.answer(table)
        if (answer !== undefined) return answer
        const choice = choices.shift()
        if (table.step > 0) return readAmount(table, choice)
        const labels = labelsOf(table)
        const say = (options: Iterable<number>) =>
            [...options].map(option => labels.get(option)).join(", ")
        const allowed = say(labels.keys())
        if (choice === undefined)
            return stuck(
                table,
                `no choices left, ${given} given; the options are ${allowed}`
            )
        const options = optionsFor(choice, labels, table)
        const [option = 0] = options
        if (options.length === 1 && !table.isOpen(option))
            return stuck(
                table,
                `${labels.get(option)} is barred: ${whyBarred(table, option)}`
            )
        if (options.length === 1) return options[0] ?? 0
        const why = options.length
            ? `fits more than one: ${say(options)}`
            : `is none of ${allowed}`
        return stuck(table, `choice ${choice} ${why}`)
    }
}

/** The answer that a written choice stands for when a player leaves, as in "P2 leaves"; -1 where it is another. */
function departureOf(choice: WrittenChoice | undefined, table: Table): number {
    const player = /^p(\d) leaves$/i.exec(String(choice))?.[1]
    const answer = table.count + table.players() + Number(player)
    return player !== undefined && table.allows(answer) ? answer : -1
}

function readAmount(table: Table, choice: WrittenChoice | undefined): number {
    const most = (table.count - 1) * table.step
    const fits =
        typeof choice === "number" &&
        choice <= most &&
        choice % table.step === 0
    if (fits) return choice / table.step
    const given =
        typeof choice === "string"
            ? `the text "${choice}": a number has no quotes`
            : (choice ?? "nothing")
    return stuck(
        table,
        `needs dollars from 0 to ${most} in steps of ${table.step}, not ${given}`
    )
}

function stuck(table: Table, why: string): never {
    const turn = (table.cells[TURN] ?? 0) + 1
    throw new UsageError(
        `turn ${turn}, player ${table.who}, ${table.key}: ${why}`
    )
}
