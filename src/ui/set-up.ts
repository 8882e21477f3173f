import { OPTION_COUNT } from "../engine/cells"
import { Game } from "../engine/game"
import { HELD, List } from "./list"
import { NO_ARGS, Screen } from "./screen"
import { title } from "./vocabulary"

/** Listens to the moments of presses, in ms, for the sake of chance. */
export interface Moments {
    mix(moment: number): void
}

/** What is agreed before play, on one screen: ROLL on a line gives its next answer, ROLL on the first starts. */
export class SetUp {
    players = 0
    readonly options: number[] = []
    private readonly list: List
    private readonly labels: string[] = []
    private readonly values: number[] = []
    private readonly answers: number[] = []

    constructor(
        private readonly screen: Screen,
        private readonly moments: Moments
    ) {
        this.list = new List(screen)
        for (let i = 0; i < OPTION_COUNT; ++i) this.options.push(0)
    }

    /** Asks; `players` and `options` hold what was agreed. Gives whether to start; if not, SELECT was held. */
    async ask(game: Game): Promise<boolean> {
        const list = this.list
        const lines = game.questions.length + 2
        this.players = game.minPlayers
        for (let i = 0; i < game.questions.length; ++i) this.answers[i] = 0
        // another game may have asked more
        for (let i = 0; i < OPTION_COUNT; ++i) this.options[i] = 0
        this.fill(game)
        list.options(this.labels, this.values, lines)
        for (;;) {
            this.screen.begin()
            const line = await list.choose(0, title("setUp"), NO_ARGS)
            this.moments.mix(this.screen.buttons.moment)
            if (line === HELD) return false
            if (line === 0) return true
            if (line === 1) this.nextPlayers(game)
            else this.nextAnswer(game, line - 2)
            this.fill(game)
        }
    }

    private nextPlayers(game: Game): void {
        this.players++
        if (this.players > game.maxPlayers) this.players = game.minPlayers
        // an answer that named a player may have gone
        for (let i = 0; i < game.questions.length; ++i)
            if (this.answers[i] >= game.questions[i].answers(this.players))
                this.answers[i] = 0
    }

    private nextAnswer(game: Game, i: number): void {
        const count = game.questions[i].answers(this.players)
        this.answers[i] = (this.answers[i] + 1) % count
    }

    /** Writes the lines, and the options that they stand for. */
    private fill(game: Game): void {
        const labels = this.labels
        const values = this.values
        labels[0] = "start"
        values[0] = 0
        labels[1] = "players"
        values[1] = this.players
        for (let i = 0; i < game.questions.length; ++i) {
            const question = game.questions[i]
            const answer = this.answers[i]
            labels[i + 2] = question.label(answer)
            values[i + 2] = question.value(answer)
            this.options[question.option] = question.value(answer)
        }
    }
}
