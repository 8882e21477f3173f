/** Whether something comes as often as it should. */
import type { Tally } from "../games/host-game"

/** The approximation wants this many of each expected. */
const EXPECTED_NEEDED = 5

/** How often each way came, in the order of the tally's names. */
export function countWays(tally: Tally, lines: readonly string[]): number[] {
    const counts = tally.names.map(() => 0)
    for (const line of lines) {
        const way = tally.wayOf(line)
        if (way >= 0) counts[way] = (counts[way] ?? 0) + 1
    }
    return counts
}

/** How often in all. */
export function totalOf(counts: readonly number[]): number {
    return counts.reduce((sum, count) => sum + count, 0)
}

/** The chi-square of the counts against all ways being as likely; 0 for none. */
export function chiSquare(counts: readonly number[]): number {
    const total = totalOf(counts)
    const expected = total / counts.length
    if (total === 0) return 0
    return counts.reduce(
        (sum, count) => sum + (count - expected) ** 2 / expected,
        0
    )
}

/** What the counts say, in a sentence or two. */
export function verdict(tally: Tally, counts: readonly number[]): string {
    const total = totalOf(counts)
    const needed = EXPECTED_NEEDED * tally.names.length
    if (total === 0) return `No ${tally.one} yet.`
    const value = chiSquare(counts)
    const ones = total === 1 ? tally.one : `${tally.one}s`
    const result = `${total} ${ones}, χ² = ${value.toFixed(1)} with ${counts.length - 1} degrees of freedom.`
    if (total < needed) return `${result} Too few to judge: it takes ${needed}.`
    const fair = value < tally.fairLimit
    return `${result} ${fair ? "Nothing speaks against chance" : "Chance rarely goes so far"}: 19 times in 20 it stays below ${tally.fairLimit}.`
}
