/** The 36 readings of the two dice, and how to tell whether they come fairly. */

/** Colored die first: 11 to 66. */
export const READINGS: readonly number[] = Array.from(
    { length: 36 },
    (_, i) => (Math.floor(i / 6) + 1) * 10 + (i % 6) + 1
)

/** 19 of 20 sets of fair rolls stay below this: the chi-square distribution of 35 degrees of freedom at 95 %. */
export const FAIR_LIMIT = 49.8

/** The approximation wants an expected count of 5 for each reading. */
export const ROLLS_NEEDED = 5 * READINGS.length

/** The chi-square of the counts against all readings being as likely; 0 for no rolls. */
export function chiSquare(counts: readonly number[]): number {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const expected = total / counts.length
    if (total === 0) return 0
    return counts.reduce(
        (sum, count) => sum + (count - expected) ** 2 / expected,
        0
    )
}

/** What the counts say, in a sentence or two. */
export function verdict(counts: readonly number[]): string {
    const rolls = counts.reduce((sum, count) => sum + count, 0)
    if (rolls === 0) return "No rolls yet."
    const value = chiSquare(counts)
    const result = `${rolls} ${rolls === 1 ? "roll" : "rolls"}, χ² = ${value.toFixed(1)} with 35 degrees of freedom.`
    if (rolls < ROLLS_NEEDED)
        return `${result} Too few to judge: it takes ${ROLLS_NEEDED}.`
    const fair = value < FAIR_LIMIT
    return `${result} ${fair ? "Nothing speaks against fair dice" : "Fair dice rarely go so far"}: 19 times in 20 they stay below ${FAIR_LIMIT}.`
}
