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
