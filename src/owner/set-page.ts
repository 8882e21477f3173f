import { countOfGroup, labelOfGroup, SetGroup } from "../engine/set"
import { amountSign, askAmount, beginAmount } from "../ui/amount"
import { askList, HELD } from "../ui/list"
import { beginScreen, NO_ARGS } from "../ui/screen"
import { label } from "../ui/vocabulary"
import { confirm } from "./confirm"
import { OwnSet } from "./own-set"

const ERASE = "eraseSet"
/** The line of how many numbers a group has; the others are counted from 0. */
const COUNT = -1

/** What is on the page: of each line its words' key and number, its group, and which of the group's numbers it is. */
class Lines {
    readonly labels: string[] = []
    readonly numbers: number[] = []
    readonly groups: SetGroup[] = []
    readonly places: number[] = []

    constructor({ groups, values }: OwnSet) {
        for (const group of groups) {
            const count = countOfGroup(group, values)
            if (group.least < group.most)
                this.add("howMany", count, group, COUNT)
            for (let i = 0; i < count; ++i) {
                const value = values[group.at + i]
                const key = labelOfGroup(group, i, value)
                this.add(key, value * group.step, group, i)
            }
        }
        this.labels.push(ERASE)
        this.numbers.push(0)
    }

    private add(
        label: string,
        value: number,
        group: SetGroup,
        place: number
    ): void {
        this.labels.push(label)
        this.numbers.push(value)
        this.groups.push(group)
        this.places.push(place)
    }
}

/** Shows the numbers of a game that its owner can replace, a line each, until SELECT is held; what is changed is kept at once. */
export async function openSet(set: OwnSet): Promise<void> {
    let cursor = 0
    for (;;) {
        const { labels, numbers, groups, places } = new Lines(set)
        cursor = await askList(
            "mySet",
            labels,
            numbers,
            labels.length,
            cursor,
            NO_ARGS
        )
        if (cursor === HELD) return
        if (labels[cursor] === ERASE) {
            if (await confirm(ERASE)) await set.erase()
            continue
        }
        const words = label(labels[cursor])
        const args = numbers.slice(cursor)
        const group = groups[cursor]
        beginScreen()
        if (await change(set, group, places[cursor], words, args))
            await set.save()
    }
}

/** Changes one number of a group, or how many there are; gives whether it did. */
async function change(
    set: OwnSet,
    group: SetGroup,
    place: number,
    words: string,
    args: number[]
): Promise<boolean> {
    const { at, max, min, step } = group
    const values = set.values
    if (max - min === 1) {
        values[at] = min + max - values[at]
        return true
    }
    if (place === COUNT) {
        beginAmount(args[0], group.least, 1)
        const count = await askAmount(0, words, args, 1, group.most, false)
        if (count !== HELD) resize(group, values, count)
        return count !== HELD
    }
    // it is set in digits: of hundreds, where the steps are
    let unit = 1
    while (step % (unit * 10) === 0) unit *= 10
    const every = step / unit
    beginAmount(values[at + place] * every, min * every, every)
    const given = await askAmount(0, words, args, unit, max * every, false)
    if (given !== HELD) values[at + place] = (given * amountSign) / every
    return given !== HELD
}

/** Has a group have so many numbers; those that are new begin as the house's last do. */
function resize(group: SetGroup, values: number[], count: number): void {
    const { at, house, most } = group
    for (let i = 0; i < most; ++i) {
        if (i >= count) values[at + i] = 0
        else if (values[at + i] === 0)
            values[at + i] = house[Math.min(i, house.length - 1)]
    }
}
