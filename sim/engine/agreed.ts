/** What is agreed before a game, written like a case's `options`: what is left out is as the handheld offers it first. */
import { hostGame } from "../games/list"
import { UsageError } from "../usage-error"
import { gameNamed } from "./share-code"

/** On the handheld a game's starter is drawn by lot, unless another answer is given. */
const BY_LOT = 0

/**
 * The answers to the questions of the handheld's set-up, by their index, for `options` as they were parsed from JSON; the
 * first ones where there are none. Throws `UsageError`.
 */
export function answersTo(
    game: string,
    players: number,
    options: unknown
): number[] {
    if (options === undefined) return []
    const cells = hostGame(game).readOptions(options, players, BY_LOT)
    return gameNamed(game).questions.map(question => {
        const count = question.answers(players)
        const values = Array.from({ length: count }, (_, i) =>
            question.value(i)
        )
        const answer = values.indexOf(cells[question.option] ?? 0)
        if (answer >= 0) return answer
        throw new UsageError(
            `options must be among those of ${game}'s set-up for ${players} players`
        )
    })
}
