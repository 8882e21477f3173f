/** What everybody has, each kind under its own name. */
import { OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import type { Table } from "../../src/engine/table"
import { hostGame } from "../games/list"

/** By player: dollars that decide who wins are `cash`, points that do `points`; `money` is dollars beside points. */
export interface Balances {
    cash?: number[]
    points?: number[]
    money?: number[]
}

/** What everybody has to win by, under its name; `options` are the game's option cells. */
export function nameBalances(
    game: string,
    options: readonly number[],
    sums: number[]
): Balances {
    const inPoints = hostGame(game).countsPoints(options)
    return inPoints ? { points: sums } : { cash: sums }
}

/** What everybody has at a table. */
export function balancesOf(table: Table): Balances {
    const { cells, game } = table
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    const options = cells.slice(OPTIONS, OPTIONS + OPTION_COUNT)
    const sums = seats.map(player => game.balance(player))
    const money = hostGame(game.id).money?.(table)
    return {
        ...nameBalances(game.id, options, sums),
        ...(money && { money }),
    }
}
