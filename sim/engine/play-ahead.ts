/** The rules on Node play the bot's game, before it is pressed into the handheld. */
import type { Table } from "../../src/engine/table"
import { UsageError } from "../usage-error"
import { Bot } from "./bot"
import { type GameResult, playGame, TURN_LIMIT } from "./run"
import { gameNamed, parseCode } from "./share-code"

interface Ahead {
    /** The bot's answers, prompt by prompt. */
    answers: number[]
    /** The option cells. */
    agreed: number[]
    expected: GameResult
}

/**
 * What the bot of a seed answers in the game of a share code, from its beginning, and what that comes to; of `turns` turns, or
 * the whole game. Throws `UsageError` where that has no end.
 */
export async function playAhead(
    code: string,
    seed: number,
    turns: number | undefined
): Promise<Ahead> {
    const answers: number[] = []
    const bot = new Bot(seed)
    const setup = parseCode(code)
    const answer = (table: Table) => {
        answers.push(bot.decide(table))
        return answers.at(-1) ?? 0
    }
    const game = gameNamed(setup.game)
    const limit = turns ?? TURN_LIMIT
    const expected = await playGame(game, { ...setup, turns: limit }, answer)
    if (turns === undefined && !expected.over)
        throw new UsageError(
            `the game has no end within ${TURN_LIMIT} turns; say how many to play: --turns`
        )
    return { answers, agreed: setup.options, expected }
}
