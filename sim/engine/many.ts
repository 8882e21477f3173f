/** Many games on the Node engine, and what came of them. */
import type { GameOptions } from "../cli/game-options"
import { hostGame } from "../games/list"
import { Bot } from "./bot"
import { type GameResult, type GameSetup, playGame } from "./run"
import { gameNamed } from "./share-code"

export interface Spread {
    min: number
    median: number
    max: number
}

export interface Summary extends GameOptions {
    games: number
    /** Games that somebody won. */
    over: number
    rolls: Spread
    turns: Spread
    /** What everybody had at the end, over all players. */
    cash: Spread
    /** Whether that is points. */
    inPoints: boolean
    /** Games won, by seat. */
    wins: number[]
    /** The most wins of a seat, as a multiple of its fair share. */
    bestSeat: number
    /** Players who went bankrupt, and as a share of all who played. */
    bankrupt: number
    bankruptShare: number
    gamesPerSecond: number
}

/** No game by the rules is as long; one that is counts as not over. */
const TURN_LIMIT = 20_000

/** Plays `games` games; the first from `first`, as `auto` sets it up, the others from seeds of the bot's. */
export async function playMany(
    options: GameOptions,
    games: number,
    first: GameSetup
): Promise<Summary> {
    const results: GameResult[] = []
    const start = performance.now()
    for (let number = 1; number <= games; ++number) {
        const bot = new Bot(options.seed, number)
        const setup = {
            players: options.players,
            options: first.options,
            seed: number === 1 ? first.seed : bot.seedWords(),
            turns: TURN_LIMIT,
        }
        const game = gameNamed(options.game)
        results.push(await playGame(game, setup, table => bot.decide(table)))
    }
    const seconds = (performance.now() - start) / 1000
    const inPoints = hostGame(options.game).countsPoints(first.options)
    const summary = summarize(results, options.players, seconds)
    return { ...options, inPoints, ...summary }
}

function summarize(results: GameResult[], players: number, seconds: number) {
    const games = results.length
    const wins = Array.from(
        { length: players },
        (_, i) => results.filter(({ winner }) => winner === i + 1).length
    )
    const over = results.filter(({ over }) => over).length
    const bankrupt = results.reduce((sum, game) => sum + game.bankrupt, 0)
    return {
        games,
        over,
        rolls: spreadOf(results.map(({ rolls }) => rolls)),
        turns: spreadOf(results.map(({ turns }) => turns)),
        cash: spreadOf(results.flatMap(({ cash }) => cash)),
        wins,
        bestSeat: round((Math.max(...wins) * players) / games),
        bankrupt,
        bankruptShare: round(bankrupt / (games * players)),
        gamesPerSecond: Math.round(games / seconds),
    }
}

function spreadOf(values: number[]): Spread {
    const sorted = [...values].sort((a, b) => a - b)
    const at = (i: number) => sorted[i] ?? 0
    return {
        min: at(0),
        median: at(Math.floor((sorted.length - 1) / 2)),
        max: at(sorted.length - 1),
    }
}

function round(value: number): number {
    return Number(value.toFixed(4))
}

/** The summary as a Markdown table. */
export function summaryTable(summary: Summary): string {
    const spread = ({ min, median, max }: Spread) =>
        `${min} / ${median} / ${max}`
    const rows = [
        ["games", String(summary.games)],
        ["won", String(summary.over)],
        ["rolls, min / median / max", spread(summary.rolls)],
        ["turns, min / median / max", spread(summary.turns)],
        [
            `${summary.inPoints ? "points" : "cash"} at the end${summary.inPoints ? "" : " in $"}, min / median / max`,
            spread(summary.cash),
        ],
        ["wins by seat", summary.wins.join(", ")],
        ["most wins of a seat / fair share", String(summary.bestSeat)],
        ["bankrupt players", String(summary.bankrupt)],
        ["bankrupt / players", String(summary.bankruptShare)],
    ]
    return [
        `| ${summary.game}, ${summary.players} players, seed ${summary.seed} | |`,
        "| --- | --- |",
        ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    ].join("\n")
}
