import { leaverOf, promptOf, TAKEN_BACK } from "../../src/engine/journal"
import {
    type Departure,
    formatCode,
    parseSetUp,
    type SetUp,
    type SharedGame,
} from "./share-code"

/** Puts a share code together from the console lines of a handheld. */
export class CodeCollector {
    private setup: SetUp | undefined
    private readonly byTurn: (number | Departure)[][] = []
    private turns = 0
    private prompts = -1

    /** Takes one console line; those of other kinds mean nothing to it. */
    take(line: string): void {
        const [word, ...rest] = line.split(" ")
        const numbers = rest.map(Number)
        if (word === "code") this.start(rest[0] ?? "")
        else if (word === "code+") this.choice(numbers)
        else if (word === "turn" || word === "code.") {
            this.turns = numbers[0] ?? 0
            this.prompts = word === "turn" ? -1 : (numbers[1] ?? 0)
        } else if (word === "over") this.over()
    }

    /** A game that is not told from its beginning goes on from there. */
    goOn(game: SharedGame): void {
        this.setup = game
        this.byTurn.length = 0
        this.byTurn[game.turns] = game.choices
        this.turns = game.turns
        this.prompts = -1
    }

    /** The game as it stands; undefined before one has begun. */
    shared(): SharedGame | undefined {
        if (!this.setup) return undefined
        const { setup, turns, prompts } = this
        const choices = this.byTurn.flat()
        return { ...setup, turns, prompts, choices }
    }

    /** Its code in one word; undefined where its beginning is not known. */
    code(): string | undefined {
        const shared = this.shared()
        return shared && !shared.cells ? formatCode(shared) : undefined
    }

    private start(text: string): void {
        this.setup = parseSetUp(text)
        this.byTurn.length = 0
        this.turns = 0
        this.prompts = -1
    }

    /** Of a game that was not ended early the last turn counts as finished: what followed its last choice belongs to it. */
    private over(): void {
        if (this.prompts < 0) this.turns++
    }

    /** `count` choices in the turn, the last being `choice`, unless one was taken back. */
    private choice([turn = 0, count = 0, choice = 0]: number[]): void {
        this.byTurn.length = turn + 1
        const choices = (this.byTurn[turn] ??= [])
        choices.length = count
        if (choice >= 0) choices[count - 1] = choice
        else if (choice !== TAKEN_BACK)
            choices[count - 1] = {
                turn,
                prompt: promptOf(choice),
                player: leaverOf(choice),
            }
        this.turns = turn
        this.prompts = -1
    }
}
