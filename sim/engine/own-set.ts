/** An owner's numbers on the host: as a case has them. */
import { houseSet, type SetGroup } from "../../src/engine/set"
import { list, object, show, wrong } from "./fields"

/** The numbers of a case's `set`, by group in dollars, the house's where one is left out; undefined where none is given. */
export function readSet(
    groups: SetGroup[],
    json: unknown
): number[] | undefined {
    if (json === undefined) return undefined
    const keys = groups.map(({ key }) => key)
    const given = object("set", json, keys)
    return groups.flatMap(group =>
        readGroup(`set.${group.key}`, group, given[group.key])
    )
}

/** One group's numbers in steps, zeros behind them. */
function readGroup(name: string, group: SetGroup, json: unknown): number[] {
    if (json === undefined) return houseSet([group])
    const { least, most, min, max, step } = group
    const given = list(name, json)
    if (given.length < least || given.length > most)
        wrong(name, `${countOf(group)} numbers, not ${given.length}`)
    const values = given.map(value => {
        const steps = typeof value === "number" ? value / step : NaN
        if (Number.isInteger(steps) && steps >= min && steps <= max)
            return steps
        return wrong(name, `made of ${rangeOf(group)}, not ${show(value)}`)
    })
    while (values.length < most) values.push(0)
    return values
}

function countOf({ least, most }: SetGroup): string {
    return least === most ? `${most}` : `${least} to ${most}`
}

function rangeOf({ min, max, step }: SetGroup): string {
    const steps = step === 1 ? "" : ` in steps of ${step}`
    return `whole numbers from ${min * step} to ${max * step}${steps}`
}
