/**
 * `npm run bench:saves`: what saving takes of the flash; every cut of power in every save of a game, and what becomes of it;
 * what it takes to go on with a long game. The figures of docs/saves.md.
 */
import { runCli } from "../sim/cli/game-options"
import { playSaves } from "./cuts"
import { resumeCost } from "./resume"
import { sweep } from "./sweep"
import { ERASES, oddsOf, PAGE_MS, wearOf, type Wear } from "./wear"

/** A turn in which people think, in milliseconds. */
const TURN_MS = 30_000

/** Turns of the long game at which it is taken up. */
const TAKEN_UP = [10, 11, 12, 297, 298, 299]

const SHORT = { game: "rich-uncle", players: 3, seed: 11 }
const LONG = { game: "rich-uncle", players: 5, seed: 11 }

function tellWear(name: string, wear: Wear): void {
    const { turns, choices, writes, moves, bytes, pages, erases } = wear
    console.log(`${name}: ${turns} turns, ${choices} choices`)
    console.log(
        `  ${writes} settings written (${each(writes, turns)} a turn), ${bytes} bytes programmed; ${each(pages, writes)} pages a setting`
    )
    console.log(
        `  the log moved ${moves} times: ${erases} sectors erased; ${wear.lifetime} turns until one was erased ${ERASES} times`
    )
    const [usual, most] = PAGE_MS.map(ms => TURN_MS / ((ms * pages) / turns))
    console.log(
        `  a cut at any moment of a turn of ${TURN_MS / 1000} s meets a save in 1 of ${round(usual)}, at worst 1 of ${round(most)}`
    )
}

function each(count: number, of: number): string {
    return (count / of).toFixed(2)
}

function round(value = 0): number {
    return Number(value.toPrecision(2))
}

await runCli(async () => {
    const short = await playSaves(SHORT, 60)
    const long = await playSaves(LONG, 300)
    tellWear("A game of 3", wearOf(short))
    tellWear("A game of 5", wearOf(long))
    for (const [name, game] of [
        ["3", short],
        ["5", long],
    ] as const) {
        const odds = oddsOf(game)
        console.log(
            `Cuts at each byte of each save of the game of ${name}: ${odds.moments}, of which ${odds.fatal} lose the store (${each(100 * odds.fatal, odds.moments)} %)`
        )
        console.log(
            `  at the next boot: ${odds.fresh} empty, ${odds.older} back at the last full log, ${odds.stuck} lost again`
        )
    }
    for (const turn of TAKEN_UP) {
        const { commands, bytes, steps } = await resumeCost(long, turn)
        console.log(
            `Taken up in turn ${turn}: ${commands} commands, ${bytes} bytes, ${steps} steps`
        )
    }
    const tally = await sweep(short)
    const { resumed, warned, none, lost } = tally.outcomes
    console.log(
        `Booted from ${tally.booted} of ${tally.cuts} cuts in ${tally.saves} saves of the game of 3: ${resumed} resumed, ${warned} with a warning (${tally.short} of them without the last choice), ${none} before the first save, ${lost} lost`
    )
    console.log(
        `  ${tally.playedOn} turns played to their end, all as before; faults: ${tally.faults.length}`
    )
    for (const fault of tally.faults) console.log(`  ${fault}`)
    if (tally.faults.length > 0) process.exitCode = 1
})
