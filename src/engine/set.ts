import { Bytes } from "./journal"

/**
 * Numbers of one kind that are printed in a game's box, and that its owner can put in place of the house's: the prices,
 * say. They count in steps, so that they are small in a save.
 */
export interface SetGroup {
    /** Its name at deploy and in cases, 13 letters at most; the keys of its words begin with it. */
    readonly key: string
    /** Where its numbers stand in the set. */
    readonly at: number
    /** How many there are at least and at most; where there are fewer, zeros follow. */
    readonly least: number
    readonly most: number
    /** What one step is, in dollars; 1 for what is no money. */
    readonly step: number
    readonly min: number
    readonly max: number
    readonly house: number[]
}

/** The house's numbers. */
export function houseSet(groups: SetGroup[]): number[] {
    const values: number[] = []
    for (const group of groups) {
        const { house, most } = group
        for (let i = 0; i < most; ++i)
            values.push(i < house.length ? house[i] : 0)
    }
    return values
}

/** How many numbers a group has in a set. */
export function countOfGroup(group: SetGroup, values: number[]): number {
    const { at, least, most } = group
    let count = least
    while (count < most && values[at + count] !== 0) count++
    return count
}

/**
 * The key of a number's words, which may hold it, in dollars where it is money: the group's own where there can be more or
 * fewer of them, with the number behind it where there are but two to choose from, else with its place.
 */
export function labelOfGroup(
    group: SetGroup,
    place: number,
    value: number
): string {
    const { key, least, max, min, most } = group
    if (least < most) return key
    return `${key}${max - min === 1 ? value : place}`
}

/** Whether all numbers of a group are what it allows. */
function isGroup(group: SetGroup, values: number[], at: number): boolean {
    const { least, max, min, most } = group
    let ended = false
    for (let i = 0; i < most; ++i) {
        const value = values[at + i]
        if (i >= least && value === 0) ended = true
        else if (ended || value !== (value | 0) || value < min || value > max)
            return false
    }
    return true
}

/** Whether all numbers of a set are what its groups allow. */
export function isSet(groups: SetGroup[], values: number[]): boolean {
    let size = 0
    for (const group of groups) {
        if (!isGroup(group, values, group.at)) return false
        size += group.most
    }
    return values.length === size
}

const QUOTE = 34
const DASH = 45
const COMMA = 44
const SPACE = 32
const ZERO = 48
/** No number of a set is as large. */
const TOO_LARGE = 1000000

/**
 * A group's numbers, in dollars where they are money, out of a deployed setting's JSON text, such as `"2000 3000"` or `0`.
 * Gives them in steps, with zeros behind them; undefined where the text is no such.
 */
export function parseGroup(group: SetGroup, json: Bytes): number[] | undefined {
    const values: number[] = []
    let value = 0
    let sign = 1
    let digits = 0
    for (let i = 0; i <= json.length; ++i) {
        const byte = i < json.length ? json[i] : SPACE
        if (byte >= ZERO && byte < ZERO + 10 && value < TOO_LARGE) {
            value = value * 10 + byte - ZERO
            digits++
        } else if (byte === DASH && digits === 0) sign = -1
        else if (byte === SPACE || byte === COMMA || byte === QUOTE) {
            if (digits > 0) values.push((sign * value) / group.step)
            value = digits = 0
            sign = 1
        } else return undefined
    }
    if (values.length < group.least || values.length > group.most)
        return undefined
    while (values.length < group.most) values.push(0)
    return isGroup(group, values, 0) ? values : undefined
}
