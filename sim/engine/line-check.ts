/**
 * The check that ends a line of a share code: three symbols, sums over a field of 32 elements, that tell which one symbol is
 * wrong and what it should be, and never take two wrong ones for one.
 */
import { CHECKED, CHECKS, SYMBOLS, times } from "../../src/engine/code-book"

/** What is wrong with a line: which of its symbols, from 0, and what fits there; -1 where no single one is. */
export interface Fault {
    at: number
    fits: number
}

/** The check symbols of up to 31 values. */
export function checksOf(values: readonly number[]): number[] {
    return values.reduce(
        ([one = 0, x = 0, square = 0], value) => [
            one ^ value,
            times(x) ^ value,
            times(times(square)) ^ value,
        ],
        [0, 0, 0]
    )
}

/** Compares values with their check symbols; undefined where they fit. The check symbols count on behind the values. */
export function findFault(
    values: readonly number[],
    given: readonly number[]
): Fault | undefined {
    const right = checksOf(values)
    const differ = right.map((check, i) => check ^ (given[i] ?? 0))
    const wrong = differ.filter(difference => difference !== 0).length
    if (wrong === 0) return undefined
    const [difference = 0] = differ
    if (wrong === 1) {
        const i = differ.findIndex(each => each !== 0)
        return { at: values.length + i, fits: right[i] ?? 0 }
    }
    const all = [...values]
    for (let at = 0; difference && at < all.length; ++at) {
        all[at] = (values[at] ?? 0) ^ difference
        if (isRight(all, given)) return { at, fits: all[at] ?? 0 }
        all[at] = values[at] ?? 0
    }
    return { at: swapIn(values, given), fits: -1 }
}

export function isRight(
    values: readonly number[],
    given: readonly number[]
): boolean {
    return checksOf(values).every((check, i) => check === given[i])
}

/** The first of two neighbors that have changed places; -1 where that does not explain it. */
function swapIn(values: readonly number[], given: readonly number[]): number {
    return values.findIndex((value, i) => {
        const swapped = [...values]
        swapped.splice(i, 2, values[i + 1] ?? value, value)
        return i + 1 < values.length && isRight(swapped, given)
    })
}

/** Symbols' values; -1 for what is none. */
export function valuesOf(text: string): number[] {
    return [...text.toUpperCase()].map(symbol => SYMBOLS.indexOf(symbol))
}

/**
 * What is wrong with a line of the console and the check behind it: undefined where they fit, else the character it lies
 * at, from 0, or -1, and in words.
 */
export function checkText(
    text: string,
    check: string
): { at: number; what: string } | undefined {
    const chunks = Math.ceil(text.length / CHECKED)
    const given = valuesOf(check)
    if (given.length !== chunks * CHECKS)
        return {
            at: -1,
            what: `its check has ${given.length} characters, not ${chunks * CHECKS}`,
        }
    for (let chunk = 0; chunk < chunks; ++chunk) {
        const start = chunk * CHECKED
        const part = text.slice(start, start + CHECKED)
        const from = chunk * CHECKS
        const fault = findFault(
            [...part].map(character => character.charCodeAt(0) & 31),
            given.slice(from, from + CHECKS)
        )
        if (!fault) continue
        if (fault.at < 0) return { at: -1, what: "more than one is wrong" }
        const inCheck = fault.at - part.length
        return {
            at:
                inCheck < 0
                    ? start + fault.at
                    : text.length + 1 + from + inCheck,
            what: fault.fits < 0 ? "it and the next have changed places" : "",
        }
    }
    return undefined
}
