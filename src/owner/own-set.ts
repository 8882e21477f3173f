// OwnSet: the numbers of one game that its owner has put in place of the house's, as deployed and as entered on the handheld.

import { houseSet, isSet, parseGroup, SetGroup } from "../engine/set"
import { keptIn, loadList, saveList } from "./kept"

/** One game's set. */
export class OwnSet {
    values: number[]
    /** The key of a setting that can't be read: then the house's numbers count. Empty where all is well. */
    unreadable = ""

    /** Begins with the house's numbers. `id` is the game's. */
    constructor(
        private readonly id: string,
        readonly groups: SetGroup[]
    ) {
        this.values = houseSet(groups)
    }

    /** Takes up what was entered or, where nothing was, what was deployed. */
    async load(): Promise<void> {
        const values: number[] = []
        const count = await loadList(setKey(this.id), values)
        if (count === 0) await this.loadDeployed()
        else if (count > 0 && isSet(this.groups, values)) this.values = values
        else this.unreadable = setKey(this.id)
    }

    /** Whether they are not the house's. */
    isOwn(): boolean {
        const house = houseSet(this.groups)
        for (let i = 0; i < house.length; ++i)
            if (house[i] !== this.values[i]) return true
        return false
    }

    async save(): Promise<void> {
        this.unreadable = ""
        await saveList(setKey(this.id), this.values)
    }

    /** Removes what was entered, and goes back to what was deployed, or to the house's numbers. */
    async erase(): Promise<void> {
        this.unreadable = ""
        this.values = houseSet(this.groups)
        await keptIn.erase(setKey(this.id))
        await this.loadDeployed()
    }

    private async loadDeployed(): Promise<void> {
        const values: number[] = []
        for (const group of this.groups) {
            const json = await keptIn.load(group.key)
            const given = json ? parseGroup(group, json) : houseSet([group])
            if (!given) this.unreadable = group.key
            else for (const value of given) values.push(value)
        }
        if (this.unreadable === "") this.values = values
    }
}

/** Where a game's set is kept. */
export function setKey(id: string): string {
    return id.slice(0, 11) + ".s"
}
