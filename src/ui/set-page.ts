import { countOfGroup, SetGroup } from "../engine/set"
import { AmountEntry } from "./amount"
import { HELD, List } from "./list"
import { NO_ARGS, Screen } from "./screen"
import { TITLES } from "./strings"
import { label } from "./vocabulary"

/** What the page changes. */
export interface SetRecord {
    readonly groups: SetGroup[]
    values: number[]
    save(): Promise<void>
    /** Goes back to what was before any was entered. */
    erase(): Promise<void>
}

const ERASE = ["keepAll", "yesErase"]

/** The numbers of a game that its owner can replace, a line each, seen and saved at once. Made when it is opened. */
export class SetPage {
    private readonly list: List
    private readonly entry: AmountEntry
    private labels: string[] = []
    private readonly numbers: number[] = []
    private readonly args: number[] = [0]

    constructor(
        private readonly screen: Screen,
        private readonly set: SetRecord
    ) {
        this.list = new List(screen)
        this.entry = new AmountEntry(screen)
    }

    /** Until SELECT is held. */
    async open(): Promise<void> {
        let line = 0
        for (;;) {
            this.fill()
            this.list.options(this.labels, this.numbers, this.labels.length)
            this.list.cursor = line
            this.screen.begin()
            line = await this.list.choose(0, TITLES.mySet, NO_ARGS)
            if (line === HELD) return
            if (line === this.labels.length - 1) await this.askToErase()
            else await this.change(line)
        }
    }

    /** Writes the lines: of each group how many there are, where that can differ, and its numbers. */
    private fill(): void {
        const { groups, values } = this.set
        let at = 0
        this.labels = []
        for (const group of groups) {
            const count = countOfGroup(group, values, at)
            if (group.least < group.most) this.add("howMany", count)
            for (let i = 0; i < count; ++i) {
                const value = values[at + i]
                this.add(group.label(i, value), value * group.step)
            }
            at += group.most
        }
        this.add("eraseSet", 0)
    }

    private add(key: string, value: number): void {
        this.numbers[this.labels.length] = value
        this.labels.push(key)
    }

    private async change(line: number): Promise<void> {
        const { groups, values } = this.set
        let at = 0
        for (const group of groups) {
            const count = countOfGroup(group, values, at)
            if (group.least < group.most) {
                if (line === 0) await this.changeCount(group, at, count)
                line--
            }
            if (line >= 0 && line < count) await this.changeOne(group, at, line)
            line -= count
            at += group.most
        }
    }

    /** More of them begin as the house's do; those there are too many of go. */
    private async changeCount(
        group: SetGroup,
        at: number,
        before: number
    ): Promise<void> {
        const { least, most, house } = group
        this.entry.begin(before, least, 1)
        const count = await this.ask("howMany", before, 1, most)
        if (count === HELD) return
        const values = this.set.values
        for (let i = 0; i < most; ++i)
            if (i >= count) values[at + i] = 0
            else if (values[at + i] === 0)
                values[at + i] = house[Math.min(i, house.length - 1)]
        await this.set.save()
    }

    private async changeOne(
        group: SetGroup,
        first: number,
        index: number
    ): Promise<void> {
        const { max, min, step } = group
        const values = this.set.values
        const at = first + index
        const value = values[at]
        // a number is set in digits: of hundreds, where the steps are
        let unit = 1
        while (step % (unit * 10) === 0) unit *= 10
        const every = step / unit
        if (max - min === 1) values[at] = min + max - value
        else {
            const key = group.label(index, value)
            this.entry.begin(value * every, min * every, every)
            const given = await this.ask(key, value * step, unit, max * every)
            if (given === HELD) return
            values[at] = (given * this.entry.sign) / every
        }
        await this.set.save()
    }

    private async ask(
        key: string,
        value: number,
        step: number,
        most: number
    ): Promise<number> {
        this.args[0] = value
        this.screen.begin()
        return await this.entry.choose(0, label(key), this.args, step, most)
    }

    private async askToErase(): Promise<void> {
        this.list.options(ERASE, this.numbers, ERASE.length)
        this.screen.begin()
        const choice = await this.list.choose(0, TITLES.eraseSet, NO_ARGS)
        if (choice === 1) await this.set.erase()
    }
}
