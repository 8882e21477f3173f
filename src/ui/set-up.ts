// What is agreed before play, on one screen: ROLL on a line gives its next answer, ROLL on the first starts.

import { OPTION_COUNT } from "../engine/cells"
import { Game } from "../engine/game"
import { mixSeed } from "../device/random"
import { askList, HELD } from "./list"
import { buttons, NO_ARGS } from "./screen"

/** What was agreed last. */
export let agreedPlayers = 0
export const agreedOptions: number[] = [0, 0, 0, 0]

const labels: string[] = []
const values: number[] = []
const answers: number[] = []

/** Asks; gives whether to start; if not, SELECT was held. */
export async function askSetUp(game: Game): Promise<boolean> {
    const lines = game.questions.length + 2
    agreedPlayers = game.minPlayers
    for (let i = 0; i < game.questions.length; ++i) answers[i] = 0
    // another game may have asked more
    for (let i = 0; i < OPTION_COUNT; ++i) agreedOptions[i] = 0
    fill(game)
    let line = 0
    for (;;) {
        line = await askList("setUp", labels, values, lines, line, NO_ARGS)
        mixSeed(buttons.moment)
        if (line === HELD) return false
        if (line === 0) return true
        if (line === 1) nextPlayers(game)
        else nextAnswer(game, line - 2)
        fill(game)
    }
}

function nextPlayers(game: Game): void {
    agreedPlayers++
    if (agreedPlayers > game.maxPlayers) agreedPlayers = game.minPlayers
    // an answer that named a player may have gone
    for (let i = 0; i < game.questions.length; ++i)
        if (answers[i] >= game.questions[i].answers(agreedPlayers))
            answers[i] = 0
}

function nextAnswer(game: Game, i: number): void {
    const count = game.questions[i].answers(agreedPlayers)
    answers[i] = (answers[i] + 1) % count
}

/** Writes the lines, and the options that they stand for. */
function fill(game: Game): void {
    labels[0] = "start"
    values[0] = 0
    labels[1] = "players"
    values[1] = agreedPlayers
    for (let i = 0; i < game.questions.length; ++i) {
        const question = game.questions[i]
        const answer = answers[i]
        labels[i + 2] = question.label(answer, agreedPlayers)
        values[i + 2] = question.value(answer)
        agreedOptions[question.option] = question.value(answer)
    }
}
