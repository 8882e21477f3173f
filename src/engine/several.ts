/**
 * Several options taken at once, as one number: all ways to take as many of so many options are numbered from 0 (the
 * combinatorial number system), so that a choice of three of seven is one digit of a share code.
 */

/** In how many ways `take` of `count` options can be taken. */
export function waysToTake(count: number, take: number): number {
    let ways = 1
    for (let i = 0; i < take; ++i) ways = (ways * (count - i)) / (i + 1)
    return ways
}

/** The number of the way that takes the options whose bits are set in `mask`. */
export function wayOf(mask: number): number {
    let way = 0
    let taken = 0
    for (let option = 0; mask >> option; ++option)
        if (mask & (1 << option)) way += waysToTake(option, ++taken)
    return way
}

/** The options, a bit each, that way number `way` takes of `count`. */
export function optionsOf(way: number, count: number, take: number): number {
    let mask = 0
    let option = count
    for (let left = take; left > 0; --left) {
        option--
        while (waysToTake(option, left) > way) option--
        way -= waysToTake(option, left)
        mask |= 1 << option
    }
    return mask
}
