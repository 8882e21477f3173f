/**
 * Share codes: a game as its options, its seed and all its choices, in one word. Its parts, joined by dots: the game, its
 * format, players, four options, three seeds, turns finished, and the choices, each one digit to base 36 or, above that, a
 * number to base 36 in brackets.
 */
import { OPTION_COUNT } from "../../src/engine/cells"
import type { Game } from "../../src/engine/game"
import { makeGames } from "../../src/games/list"
import { UsageError } from "../usage-error"
import type { GameSetup } from "./run"

export interface SharedGame extends GameSetup {
    game: string
    turns: number
    choices: number[]
}

const SEED_COUNT = 3
const DIGITS = 36
const PARTS = 1 + 1 + 1 + OPTION_COUNT + SEED_COUNT + 2

/** The game of that name, freshly made; throws `UsageError` naming those there are. */
export function gameNamed(name: string): Game {
    const games = makeGames()
    const game = games.find(({ id }) => id === name)
    if (game) return game
    const allowed = games.map(({ id }) => id).join(", ")
    throw new UsageError(`unknown game ${name}; allowed: ${allowed}`)
}

export function formatCode(shared: SharedGame): string {
    const { game, players, options, seed, turns, choices } = shared
    const { format } = gameNamed(game)
    const numbers = [format, players, ...options, ...seed, turns]
    return [game, ...numbers, choices.map(formatChoice).join("")].join(".")
}

function formatChoice(choice: number): string {
    const digits = choice.toString(DIGITS)
    return choice < DIGITS ? digits : `(${digits})`
}

/** Reads a share code; throws `UsageError` saying what is wrong with it. */
export function parseCode(code: string): SharedGame {
    const parts = code.trim().split(".")
    if (parts.length !== PARTS)
        throw new UsageError(
            `share code has ${parts.length} parts, not ${PARTS}: ${shorten(code)}`
        )
    const [name = "", ...rest] = parts
    const choices = rest.pop() ?? ""
    const game = gameNamed(name)
    const numbers = rest.map(part => {
        if (!/^-?\d{1,10}$/.test(part))
            throw new UsageError(
                `share code: ${part || "nothing"} is no number`
            )
        return Number(part)
    })
    const [format, players = 0, ...others] = numbers
    if (format !== game.format)
        throw new UsageError(
            `share code is of format ${format} of ${name}; this program reads ${game.format}`
        )
    checkPlayers(game, players)
    return {
        game: name,
        players,
        options: checkOptions(game, players, others.slice(0, OPTION_COUNT)),
        seed: others.slice(OPTION_COUNT, OPTION_COUNT + SEED_COUNT),
        turns: others[OPTION_COUNT + SEED_COUNT] ?? 0,
        choices: parseChoices(choices),
    }
}

/** Throws `UsageError` when the game is not for so many players. */
export function checkPlayers(game: Game, players: number): void {
    const { id, minPlayers, maxPlayers } = game
    if (players < minPlayers || players > maxPlayers)
        throw new UsageError(
            `${id} is for ${minPlayers} to ${maxPlayers} players, not ${players}`
        )
}

function checkOptions(
    game: Game,
    players: number,
    options: number[]
): number[] {
    for (const question of game.questions) {
        const value = options[question.option] ?? 0
        const answers = Array.from(
            { length: question.answers(players) },
            (_, i) => question.value(i)
        )
        if (!answers.includes(value))
            throw new UsageError(
                `share code: option ${value} is none of ${answers.join(", ")}`
            )
    }
    return options
}

function parseChoices(text: string): number[] {
    if (!/^([0-9a-z]|\([0-9a-z]{2,6}\))*$/.test(text))
        throw new UsageError(
            `share code: choices can't be read: ${shorten(text)}`
        )
    return [...text.matchAll(/\(([0-9a-z]+)\)|([0-9a-z])/g)].map(match =>
        parseInt(match[1] ?? match[2] ?? "", DIGITS)
    )
}

function shorten(text: string): string {
    return text.length > 40 ? `${text.slice(0, 40)}...` : text
}

/** Puts a share code together from the console lines of a handheld. */
export class CodeCollector {
    private setup: Omit<SharedGame, "turns" | "choices"> | undefined
    private readonly byTurn: number[][] = []
    private turns = 0

    /** Takes one console line; those of other kinds mean nothing to it. */
    take(line: string): void {
        const [word, ...rest] = line.split(" ")
        const numbers = rest.map(Number)
        if (word === "code") this.start(rest[0] ?? "")
        else if (word === "turn" || word === "over")
            this.turns = numbers[0] ?? 0
        else if (word === "code+") this.choice(numbers)
    }

    /** The code as it stands; undefined before a game has begun. */
    code(): string | undefined {
        if (!this.setup) return undefined
        const choices = this.byTurn.flat()
        return formatCode({ ...this.setup, turns: this.turns, choices })
    }

    private start(text: string): void {
        const { game, players, options, seed } = parseCode(`${text}.0.`)
        this.setup = { game, players, options, seed }
        this.byTurn.length = 0
    }

    /** `count` choices in the turn, the last being `choice`; -1 when one was taken back. */
    private choice([turn = 0, count = 0, choice = 0]: number[]): void {
        this.byTurn.length = turn + 1
        const choices = (this.byTurn[turn] ??= [])
        choices.length = count
        if (choice >= 0) choices[count - 1] = choice
        this.turns = turn
    }
}
