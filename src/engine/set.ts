import { Bytes } from "./journal"

/**
 * Numbers of one kind that are printed in a game's box, and that its owner can put in place of the house's: the prices,
 * say. All but `step` count in steps, so that they are small in a save.
 */
export interface SetGroup {
    /** Its name at deploy and in cases; 13 letters and dashes at most. */
    readonly key: string
    /** How many there are at least and at most; where there are fewer, zeros follow. */
    readonly least: number
    readonly most: number
    /** What one step is, in dollars; 1 for what is no money. */
    readonly step: number
    readonly min: number
    readonly max: number
    readonly house: number[]
    /** The key of the words of number `index`; they may hold the number, in dollars where it is money. */
    label(index: number, value: number): string
}

/** How many numbers a set has: those of its groups, each at its most. */
export function sizeOfSet(groups: SetGroup[]): number {
    let size = 0
    for (const group of groups) size += group.most
    return size
}

/** The house's numbers. */
export function houseSet(groups: SetGroup[]): number[] {
    const values: number[] = []
    for (const group of groups)
        for (let i = 0; i < group.most; ++i)
            values.push(i < group.house.length ? group.house[i] : 0)
    return values
}

/** How many of a group's numbers there are, from `at` on. */
export function countOfGroup(
    group: SetGroup,
    values: number[],
    at: number
): number {
    if (group.least === group.most) return group.most
    let count = 0
    while (count < group.most && values[at + count] !== 0) count++
    return count
}

/** Whether all numbers of a set are what its groups allow. */
export function isSet(groups: SetGroup[], values: number[]): boolean {
    let at = 0
    for (const group of groups) {
        const count = countOfGroup(group, values, at)
        if (count < group.least) return false
        for (let i = 0; i < group.most; ++i) {
            const value = values[at + i]
            const fits =
                value === (value | 0) &&
                value >= group.min &&
                value <= group.max
            if (i < count ? !fits : value !== 0) return false
        }
        at += group.most
    }
    return values.length === at
}

/** Whether a set is the house's. */
export function isHouse(groups: SetGroup[], values: number[]): boolean {
    const house = houseSet(groups)
    for (let i = 0; i < house.length; ++i)
        if (house[i] !== values[i]) return false
    return true
}

const QUOTE = 34
const DASH = 45
const COMMA = 44
const SPACE = 32
const ZERO = 48
/** No number of a set is as large. */
const TOO_LARGE = 1000000

/** The whole numbers of a deployed setting's JSON text, such as `"2000 3000"` or `0`; undefined where it is none. */
function parseNumbers(json: Bytes): number[] | undefined {
    const numbers: number[] = []
    let value = 0
    let sign = 1
    let digits = 0
    for (let i = 0; i <= json.length; ++i) {
        const byte = i < json.length ? json[i] : SPACE
        if (byte >= ZERO && byte < ZERO + 10 && value < TOO_LARGE) {
            value = value * 10 + byte - ZERO
            digits++
        } else if (byte === DASH && digits === 0 && sign > 0) sign = -1
        else if (byte === SPACE || byte === COMMA || byte === QUOTE) {
            if (digits > 0) numbers.push(sign * value)
            else if (sign < 0) return undefined
            value = digits = 0
            sign = 1
        } else return undefined
    }
    return numbers
}

/** A group's numbers, in dollars, out of a deployed setting's JSON text; in steps, zeros behind them; undefined where they are none. */
export function parseGroup(group: SetGroup, json: Bytes): number[] | undefined {
    const values = parseNumbers(json)
    if (!values || values.length > group.most) return undefined
    for (let i = 0; i < values.length; ++i) values[i] /= group.step
    while (values.length < group.most) values.push(0)
    return isSet([group], values) ? values : undefined
}
