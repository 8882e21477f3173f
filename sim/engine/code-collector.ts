import { formatCode, parseSetUp, type SetUp } from "./share-code"

/** Puts a share code together from the console lines of a handheld. */
export class CodeCollector {
    private setup: SetUp | undefined
    private readonly byTurn: number[][] = []
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

    /** The code as it stands; undefined before a game has begun. */
    code(): string | undefined {
        if (!this.setup) return undefined
        const { setup, turns, prompts } = this
        const choices = this.byTurn.flat()
        return formatCode({ ...setup, turns, prompts, choices })
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

    /** `count` choices in the turn, the last being `choice`; -1 when one was taken back. */
    private choice([turn = 0, count = 0, choice = 0]: number[]): void {
        this.byTurn.length = turn + 1
        const choices = (this.byTurn[turn] ??= [])
        choices.length = count
        if (choice >= 0) choices[count - 1] = choice
        this.turns = turn
        this.prompts = -1
    }
}
