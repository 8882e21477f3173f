/**
 * Share codes: a game as its options, its seed and all its choices, in one word. Its parts, joined by dots: the game, its
 * format, players, four options, three seeds, turns finished (`31`; `31+2` where it was ended early, two prompts later), the
 * choices, each one digit to base 36 or, above that, a number to base 36 in brackets, or for a player who leaves turn, prompt
 * and player as in `[12:3:1]`, and a check of four digits over all
 * that, so that a code damaged on its way is not taken for another game.
 */
import { OPTION_COUNT } from "../../src/engine/cells"
import type { Game } from "../../src/engine/game"
import { hashOf } from "../../src/engine/journal"
import { GAMES } from "../../src/games/list"
import { UsageError } from "../usage-error"
import type { GameSetup } from "./run"

/** A player left, at a prompt of a turn. */
export interface Departure {
    turn: number
    prompt: number
    player: number
}

export interface SharedGame extends GameSetup {
    game: string
    /** The cells of the turn it goes on from, where it is not told from its beginning: then it has neither options nor seed. */
    cells?: number[]
    turns: number
    /** Of a game that was ended early, the prompts passed in the turn after those; otherwise -1. */
    prompts: number
    choices: (number | Departure)[]
}

const SEED_COUNT = 3
const DIGITS = 36
const PARTS = 1 + 1 + 1 + OPTION_COUNT + SEED_COUNT + 2
const CHECK_DIGITS = 4

/** The names of the games there are. */
export function gameNames(): string {
    return GAMES.map(({ id }) => id).join(", ")
}

/** The game of that name, freshly made; throws `UsageError` naming those there are. */
export function gameNamed(name: string): Game {
    const entry = GAMES.find(({ id }) => id === name)
    if (entry) return entry.make()
    throw new UsageError(`unknown game ${name}; allowed: ${gameNames()}`)
}

export function formatCode(shared: SharedGame): string {
    const { turns, prompts, choices } = shared
    const end = prompts >= 0 ? `${turns}+${prompts}` : `${turns}`
    const list = choices.map(formatChoice).join("")
    return withCheck(`${formatSetUp(shared)}.${end}.${list}`)
}

/** A code's parts with their check behind them. */
export function withCheck(parts: string): string {
    const bytes = new TextEncoder().encode(parts)
    const hash = hashOf(bytes, bytes.length) >>> 0
    const digits = hash.toString(DIGITS).padStart(CHECK_DIGITS, "0")
    return `${parts}.${digits.slice(-CHECK_DIGITS)}`
}

function formatChoice(choice: number | Departure): string {
    if (typeof choice === "object")
        return `[${choice.turn}:${choice.prompt}:${choice.player}]`
    const digits = choice.toString(DIGITS)
    return choice < DIGITS ? digits : `(${digits})`
}

/** Reads a share code; throws `UsageError` saying what is wrong with it. */
export function parseCode(code: string): SharedGame {
    const word = code.trim()
    const parts = word.split(".")
    if (parts.length !== PARTS + 1)
        throw new UsageError(
            `share code has ${parts.length} parts, not ${PARTS + 1}: ${shorten(word)}`
        )
    parts.pop()
    const body = parts.join(".")
    if (withCheck(body) !== word)
        throw new UsageError(
            `share code was damaged on its way: its last four digits do not fit the rest`
        )
    const [name = "", ...rest] = parts
    const choices = parseChoices(rest.pop() ?? "")
    const [turns = 0, prompts = -1] = parseEnd(rest.pop() ?? "")
    const game = gameNamed(name)
    const numbers = rest.map(parseNumber)
    const [format, players = 0, ...others] = numbers
    if (format !== game.format)
        throw new UsageError(
            `share code is of format ${format} of ${name}; this program reads ${game.format}`
        )
    const setUp = {
        game: name,
        players,
        options: others.slice(0, OPTION_COUNT),
        seed: others.slice(OPTION_COUNT, OPTION_COUNT + SEED_COUNT),
    }
    checkSetUp(setUp)
    return { ...setUp, turns, prompts, choices }
}

/** Throws `UsageError` when a game can't be set up so. */
export function checkSetUp({ game, players, options }: SetUp): void {
    checkPlayers(gameNamed(game), players)
    checkOptions(gameNamed(game), players, options)
}

/** What was agreed and drawn for a game. */
export type SetUp = Omit<SharedGame, "turns" | "prompts" | "choices">

/** Reads a code's parts as the device prints them when a game begins: up to the seeds, without a check. */
export function parseSetUp(text: string): SetUp {
    const { game, players, options, seed } = parseCode(withCheck(`${text}.0.`))
    return { game, players, options, seed }
}

/** The same parts, as the device prints them. */
export function formatSetUp({ game, players, options, seed }: SetUp): string {
    const { format } = gameNamed(game)
    return [game, format, players, ...options, ...seed].join(".")
}

/** Throws `UsageError` when the game is not for so many players. */
export function checkPlayers(game: Game, players: number): void {
    const { id, minPlayers, maxPlayers } = game
    if (players < minPlayers || players > maxPlayers)
        throw new UsageError(
            `${id} is for ${minPlayers} to ${maxPlayers} players, not ${players}`
        )
}

function checkOptions(game: Game, players: number, options: number[]): void {
    options.forEach((value, option) => {
        const question = game.questions.find(asked => asked.option === option)
        const count = question?.answers(players) ?? 1
        const answers = Array.from(
            { length: count },
            (_, i) => question?.value(i) ?? 0
        )
        if (!answers.includes(value))
            throw new UsageError(
                `share code: option ${value} is none of ${answers.join(", ")}`
            )
    })
}

/** A 32-bit integer. */
function parseNumber(text: string): number {
    const value = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN
    if (value === (value | 0)) return value
    throw new UsageError(
        `share code: ${text || "nothing"} is no number of 32 bits`
    )
}

/** The turns finished, and the prompts after them. */
function parseEnd(text: string): number[] {
    const end = /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(text)
    if (end) return [Number(end[1]), Number(end[2] ?? -1)]
    throw new UsageError(`share code: ${text || "nothing"} is no turn`)
}

function parseChoices(text: string): (number | Departure)[] {
    if (
        !/^([0-9a-z]|\([0-9a-z]{2,6}\)|\[\d{1,6}:\d{1,4}:\d{1,2}\])*$/.test(
            text
        )
    )
        throw new UsageError(
            `share code: choices can't be read: ${shorten(text)}`
        )
    const each = /\[(\d+):(\d+):(\d+)\]|\(([0-9a-z]+)\)|([0-9a-z])/g
    return [...text.matchAll(each)].map(match => {
        const [turn = 0, prompt = 0, player = 0] = match.slice(1, 4).map(Number)
        if (player > 0) return { turn, prompt, player }
        return parseInt(match[4] ?? match[5] ?? "", DIGITS)
    })
}

function shorten(text: string): string {
    return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
