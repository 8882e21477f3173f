/** How numbers are spread. */

export interface Spread {
    min: number
    median: number
    max: number
}

/** Bars of a histogram in a table's row. */
const MOST_BARS = 12
/** How many values a bar is for: as few of them as there is room for. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** The least of some numbers, at least one, that so large a share of them does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
    return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

function inOrder(values: readonly number[]): number[] {
    return [...values].sort((a, b) => a - b)
}

export function spreadOf(values: readonly number[]): Spread {
    const sorted = inOrder(values)
    return {
        min: quantile(sorted, 0),
        median: quantile(sorted, 0.5),
        max: quantile(sorted, 1),
    }
}

/** What a quarter, half and three quarters of some numbers do not exceed. */
export function quartilesOf(values: readonly number[]): number[] {
    const sorted = inOrder(values)
    return [0.25, 0.5, 0.75].map(share => quantile(sorted, share))
}

/** How often each of some numbers came, by number. */
export function countsOf(values: readonly number[]): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1
    return counts
}

/** Counts by number, in 12 bars of equal width at most: `10-14: 3, 15-19: 21`. */
export function barsOf(counts: Readonly<Record<string, number>>): string {
    const values = Object.keys(counts).map(Number)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const bar = (value: number, width: number) => Math.floor(value / width)
    const width =
        WIDTHS.find(w => bar(most, w) - bar(least, w) < MOST_BARS) ?? most + 1
    const bars: string[] = []
    for (let i = bar(least, width); i <= bar(most, width); ++i) {
        const from = i * width
        const sum = values
            .filter(value => bar(value, width) === i)
            .reduce((all, value) => all + (counts[value] ?? 0), 0)
        const to = width > 1 ? `-${from + width - 1}` : ""
        bars.push(`${from}${to}: ${sum}`)
    }
    return bars.join(", ")
}
