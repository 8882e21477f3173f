/** Many games on the Node engine, and what came of them. */
import type { Table } from "../../src/engine/table"
import type { GameOptions } from "../cli/game-options"
import { Bot } from "./bot"
import type { Balances } from "./balances"
import { type GameResult, type GameSetup, playGame, TURN_LIMIT } from "./run"
import { gameNamed } from "./share-code"
import { barsOf, countsOf, quartilesOf, type Spread, spreadOf } from "./spread"

export interface Summary extends GameOptions {
    games: number
    /** Games that somebody won. */
    over: number
    rolls: Spread
    turns: Spread
    /** Turns that a quarter, half and three quarters of the games took at most. */
    turnQuartiles: number[]
    /** How many games took so many turns. */
    gamesByTurns: Record<string, number>
    /** What everybody had at the end, over all players, named as in `Balances`. */
    cash?: Spread
    points?: Spread
    money?: Spread
    /** Games won, by seat. */
    wins: number[]
    /** The most wins of a seat, as a multiple of its fair share. */
    bestSeat: number
    /** Players who went bankrupt, and as a share of all who played; not there where nobody can. */
    bankrupt?: number
    bankruptShare?: number
    gamesPerSecond: number
}

/**
 * Plays `games` games; the first from `first`, as `auto` sets it up, the others from seeds of the bot's. `log` hears each line
 * of the transcripts.
 */
export async function playMany(
    options: GameOptions,
    games: number,
    first: GameSetup,
    log?: (line: string) => void
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
        const answer = (table: Table) => bot.decide(table)
        results.push(await playGame(game, setup, answer, log))
    }
    const seconds = (performance.now() - start) / 1000
    return { ...options, ...summarize(results, options.players, seconds) }
}

function summarize(results: GameResult[], players: number, seconds: number) {
    const games = results.length
    const wins = Array.from(
        { length: players },
        (_, i) => results.filter(({ winner }) => winner === i + 1).length
    )
    const over = results.filter(({ over }) => over).length
    const turns = results.map(game => game.turns)
    return {
        games,
        over,
        rolls: spreadOf(results.map(({ rolls }) => rolls)),
        turns: spreadOf(turns),
        turnQuartiles: quartilesOf(turns),
        gamesByTurns: countsOf(turns),
        ...spreadOfBalances(results),
        wins,
        bestSeat: round((Math.max(...wins) * players) / games),
        ...bankruptOf(results, players),
        gamesPerSecond: Math.round(games / seconds),
    }
}

function spreadOfBalances(results: GameResult[]) {
    const spread = (kind: keyof Balances) => {
        const values = results.flatMap(result => result[kind] ?? [])
        return values.length > 0 && { [kind]: spreadOf(values) }
    }
    return { ...spread("cash"), ...spread("points"), ...spread("money") }
}

function bankruptOf(results: GameResult[], players: number) {
    const counts = results.flatMap(({ bankrupt }) => bankrupt ?? [])
    if (counts.length === 0) return {}
    const bankrupt = counts.reduce((sum, count) => sum + count)
    return {
        bankrupt,
        bankruptShare: round(bankrupt / (results.length * players)),
    }
}

function round(value: number): number {
    return Number(value.toFixed(4))
}

/** The summary as a Markdown table; what a game has not got has no row. */
export function summaryTable(summary: Summary): string {
    const { bankrupt, bankruptShare, cash, money, points } = summary
    const spread = (name: string, values?: Spread) =>
        values
            ? [
                  `${name}, min / median / max`,
                  `${values.min} / ${values.median} / ${values.max}`,
              ]
            : []
    const rows = [
        ["games", summary.games],
        ["won", summary.over],
        spread("rolls", summary.rolls),
        spread("turns", summary.turns),
        ["turns, quartiles", summary.turnQuartiles.join(" / ")],
        ["games by turns", barsOf(summary.gamesByTurns)],
        spread("cash at the end in $", cash),
        spread("points at the end", points),
        spread("money at the end in $", money),
        ["wins by seat", summary.wins.join(", ")],
        ["most wins of a seat / fair share", summary.bestSeat],
        bankrupt === undefined ? [] : ["bankrupt players", bankrupt],
        bankrupt === undefined ? [] : ["bankrupt / players", bankruptShare],
    ]
    const agreed =
        summary.options === undefined
            ? ""
            : `, options ${JSON.stringify(summary.options)}`
    return [
        `| ${summary.game}, ${summary.players} players, seed ${summary.seed}${agreed} | |`,
        "| --- | --- |",
        ...rows
            .filter(row => row.length > 0)
            .map(row => `| ${row.join(" | ")} |`),
    ].join("\n")
}
