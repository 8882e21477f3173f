/** A strict command line: what is not known, or does not fit, ends the program with one line on stderr and status 1. */
import { parseArgs } from "node:util"
import { UsageError } from "../usage-error"

export { UsageError } from "../usage-error"

/** What a program takes. A flag is true or absent; an option has a value. */
export interface Spec {
    /** Flags by name, without the dashes. */
    flags?: readonly string[]
    /** Options by name, without the dashes, each with a word for its value, as in `--seed <number>`. */
    options?: Readonly<Record<string, string>>
    /** Words for the arguments that must follow, in order. */
    positionals?: readonly string[]
}

/** The command line as given. */
export interface Arguments {
    flags: ReadonlySet<string>
    options: ReadonlyMap<string, string>
    positionals: readonly string[]
}

/** Writes `message` as one line to stderr and ends the program with status 1. */
export function fail(message: string): never {
    process.stderr.write(`${message.replace(/\s*\n\s*/g, " ")}\n`)
    process.exit(1)
}

/** Reads the command line after the program's name; ends the program by `fail` when it does not fit `spec`. */
export function readArguments(
    spec: Spec,
    args: string[] = process.argv.slice(2)
): Arguments {
    return orFail(() => parseArguments(spec, args))
}

/** Runs `work`, and ends the program by `fail` when it throws a `UsageError`. */
export function orFail<T>(work: () => T): T {
    try {
        return work()
    } catch (error) {
        if (error instanceof UsageError) fail(error.message)
        throw error
    }
}

/** As `readArguments`, but throws `UsageError`. An option given twice counts as a mistake. */
export function parseArguments(spec: Spec, args: string[]): Arguments {
    const values = spec.options ?? {}
    const known = [...Object.keys(values), ...(spec.flags ?? [])]
    const options = Object.fromEntries(
        known.map(name => [
            name,
            {
                type:
                    name in values ? ("string" as const) : ("boolean" as const),
            },
        ])
    )
    const { tokens } = parseArgs({
        args,
        options,
        strict: false,
        allowPositionals: true,
        tokens: true,
    })
    const read = {
        flags: new Set<string>(),
        options: new Map<string, string>(),
        positionals: [] as string[],
    }
    for (const token of tokens) {
        if (token.kind === "positional") read.positionals.push(token.value)
        else if (token.kind === "option") takeOption(spec, token, read)
    }
    checkPositionals(spec.positionals ?? [], read.positionals)
    return read
}

interface OptionToken {
    name: string
    rawName: string
    value?: string | undefined
}

function takeOption(
    spec: Spec,
    { name, rawName, value }: OptionToken,
    read: Draft
): void {
    const word = spec.options?.[name]
    if (word === undefined && !spec.flags?.includes(name)) {
        throw new UsageError(
            `unknown option ${rawName}; allowed: ${allowed(spec)}`
        )
    }
    if (read.flags.has(name) || read.options.has(name))
        throw new UsageError(`option ${rawName} is given twice`)
    if (word === undefined) {
        if (value !== undefined)
            throw new UsageError(`option ${rawName} takes no value`)
        read.flags.add(name)
        return
    }
    if (!value || value.startsWith("--"))
        throw new UsageError(
            `option ${rawName} needs a value: ${rawName} <${word}>`
        )
    read.options.set(name, value)
}

interface Draft {
    flags: Set<string>
    options: Map<string, string>
}

function checkPositionals(
    words: readonly string[],
    given: readonly string[]
): void {
    const missing = words[given.length]
    if (missing) throw new UsageError(`missing argument: ${missing}`)
    const extra = given[words.length]
    if (extra !== undefined) {
        throw new UsageError(
            `unexpected argument ${extra}; allowed: ${words.length ? words.join(" ") : "none"}`
        )
    }
}

function allowed(spec: Spec): string {
    const options = Object.entries(spec.options ?? {}).map(
        ([name, word]) => `--${name} <${word}>`
    )
    return (
        [...options, ...(spec.flags ?? []).map(name => `--${name}`)].join(
            ", "
        ) || "none"
    )
}

/**
 * The whole number in `text`, given as `name` in the message; throws `UsageError` when it is none, or not within `min`
 * and `max`, both allowed. Only digits count, with a minus sign where `min` is below 0.
 */
export function wholeNumber(
    name: string,
    text: string,
    min: number,
    max: number
): number {
    const value = /^-?\d+$/.test(text) ? Number(text) : NaN
    if (!(value >= min && value <= max)) {
        throw new UsageError(
            `${name} must be a whole number from ${min} to ${max}, not ${text}`
        )
    }
    return value
}
