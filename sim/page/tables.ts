/** A game's numbers as tables, for CSV files. */
import type { HostGame, Tally } from "../games/host-game"
import { countWays, totalOf } from "./fairness"
import { balancesByTurn, priceByRoll } from "./series"
import type { Entry } from "./transcript"

/** A table as it goes into a CSV file. */
export interface Table {
    header: string[]
    rows: (string | number)[][]
}

/** The table of that name: `balances`, `tally`, `price`, `sheet`; what happened, in words, for any other. */
export function tableOf(
    name: string,
    game: HostGame,
    lines: readonly string[],
    entries: readonly Entry[]
): Table {
    if (name === "balances") return balancesTable(lines)
    if (name === "tally") return tallyTable(game.tally, lines)
    if (name === "price")
        return {
            header: ["rolls", "price"],
            rows: priceByRoll(lines).map(p => [p.roll, p.price]),
        }
    if (name === "sheet")
        return {
            header: [...(game.sheet?.header ?? [])],
            rows: lines.flatMap(line => {
                const row = game.sheet?.rowOf(line)
                return row ? [row] : []
            }),
        }
    return {
        header: ["turn", "event"],
        rows: entries.map(({ turn, text }) => [turn, text]),
    }
}

function balancesTable(lines: readonly string[]): Table {
    const points = balancesByTurn(lines)
    const players = points[0]?.balances.map((_, i) => `P${i + 1}`) ?? []
    return {
        header: ["turns", ...players],
        rows: points.map(({ turn, balances }) => [turn, ...balances]),
    }
}

function tallyTable(tally: Tally, lines: readonly string[]): Table {
    const counts = countWays(tally, lines)
    const expected = totalOf(counts) / counts.length
    return {
        header: [tally.one, tally.came, "expected"],
        rows: tally.names.map((name, i) => [
            name,
            counts[i] ?? 0,
            expected.toFixed(3),
        ]),
    }
}
