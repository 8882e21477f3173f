/** Fields of a case file: each is checked, and what does not fit throws a `UsageError` naming the field and what it may be. */
import { UsageError } from "../usage-error"

export type Fields = Record<string, unknown>

/** An object whose fields are all among those allowed, and none null: what is left out is not there. */
export function object(name: string, json: unknown, allowed: string[]): Fields {
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return wrong(name, "an object in braces")
    for (const field of Object.keys(json))
        if (!allowed.includes(field)) unknown(name, field, allowed)
    const fields = json as Fields
    for (const [field, value] of Object.entries(fields))
        if (value === null)
            wrong(name, `without null; give ${field} a value, or leave it out`)
    return fields
}

function unknown(name: string, field: string, allowed: string[]): never {
    if (allowed.length === 0)
        throw new UsageError(`${name}: there are none; ${field} is unknown`)
    return wrong(name, `made of ${allowed.join(", ")}; ${field} is unknown`)
}

export function list(name: string, json: unknown): unknown[] {
    return Array.isArray(json) ? json : wrong(name, "a list in brackets")
}

/** A whole number from `min` to `max`. */
export function whole(
    name: string,
    json: unknown,
    min: number,
    max: number
): number {
    const fits =
        typeof json === "number" &&
        Number.isInteger(json) &&
        json >= min &&
        json <= max
    if (!fits)
        wrong(name, `a whole number from ${min} to ${max}, not ${show(json)}`)
    return json
}

/** A list of `count` whole numbers; undefined where it is not given. */
export function amounts(
    name: string,
    json: unknown,
    count: number,
    min: number,
    max: number
): number[] | undefined {
    if (json === undefined) return undefined
    const given = list(name, json)
    if (given.length !== count) wrong(name, `${count} amounts, one a player`)
    return given.map((amount, i) => whole(`${name}[${i}]`, amount, min, max))
}

/** The value of one of the words in `words`; `given` undefined stands for `other`. */
export function oneOf(
    name: string,
    given: unknown,
    words: ReadonlyMap<string, number>,
    other: string
): number {
    const value = words.get((given ?? other) as string)
    return value ?? wrong(name, `one of ${[...words.keys()].join(", ")}`)
}

export function show(json: unknown): string {
    return json === undefined ? "missing" : JSON.stringify(json)
}

export function wrong(name: string, expected: string): never {
    throw new UsageError(`${name} must be ${expected}`)
}
