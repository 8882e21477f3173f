import { countOfGroup, labelOfGroup, SetGroup } from "../engine/set"
import { AmountEntry } from "../ui/amount"
import { HELD, List } from "../ui/list"
import { NO_ARGS, Screen } from "../ui/screen"
import { ERASE_SET } from "../ui/strings"
import { label, title } from "../ui/vocabulary"
import { confirm } from "./confirm"
import { OwnSet } from "./own-set"

const ERASE = "eraseSet"
/** The line of how many numbers a group has; the others are counted from 0. */
const COUNT = -1

/** Shows the numbers of a game that its owner can replace, a line each, until SELECT is held; what is changed is kept at once. */
export async function openSet(
    set: OwnSet,
    screen: Screen,
    list: List
): Promise<void> {
    const entry = new AmountEntry(screen)
    let cursor = 0
    for (;;) {
        const labels: string[] = []
        const numbers: number[] = []
        // of each line its group, and which of its numbers it is
        const groups: SetGroup[] = []
        const places: number[] = []
        for (const group of set.groups) {
            const count = countOfGroup(group, set.values)
            for (let i = group.least < group.most ? COUNT : 0; i < count; ++i) {
                const value = i < 0 ? count : set.values[group.at + i]
                labels.push(i < 0 ? "howMany" : labelOfGroup(group, i, value))
                numbers.push(i < 0 ? count : value * group.step)
                groups.push(group)
                places.push(i)
            }
        }
        labels.push(ERASE)
        numbers.push(0)
        screen.begin()
        list.options(labels, numbers, labels.length)
        list.cursor = cursor
        cursor = await list.choose(0, title("mySet"), NO_ARGS)
        if (cursor === HELD) return
        if (labels[cursor] === ERASE) {
            if (await confirm(screen, list, title("eraseSet"), ERASE_SET))
                await set.erase()
            continue
        }
        const words = label(labels[cursor])
        const args = numbers.slice(cursor)
        screen.begin()
        if (
            await change(
                set,
                groups[cursor],
                places[cursor],
                entry,
                words,
                args
            )
        )
            await set.save()
    }
}

/** Changes one number of a group, or how many there are; gives whether it did. */
async function change(
    set: OwnSet,
    group: SetGroup,
    place: number,
    entry: AmountEntry,
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
        entry.begin(args[0], group.least, 1)
        const count = await entry.choose(0, words, args, 1, group.most, false)
        if (count !== HELD) resize(group, values, count)
        return count !== HELD
    }
    // it is set in digits: of hundreds, where the steps are
    let unit = 1
    while (step % (unit * 10) === 0) unit *= 10
    const every = step / unit
    entry.begin(values[at + place] * every, min * every, every)
    const given = await entry.choose(0, words, args, unit, max * every, false)
    if (given !== HELD) values[at + place] = (given * entry.sign) / every
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
