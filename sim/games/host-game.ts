/** What the host knows of a game beside its rules: how a position of it is written and read, and how a bot plays it. */
import type { Table } from "../../src/engine/table"

/** Something that comes in one of several ways, each as likely: counted beside the handheld, and judged by chi-square. */
export interface Tally {
    /** What is counted: `The 36 readings`; one of them, and how often one has come. */
    readonly title: string
    readonly one: string
    readonly came: string
    /** The names of the ways, in their order, and of every how many there is room for under a chart. */
    readonly names: readonly string[]
    readonly every: number
    /** What 19 of 20 fair sets stay below: the chi-square distribution at 95 %. */
    readonly fairLimit: number
    /** Which of the ways a console line tells; -1 for a line of another kind. */
    wayOf(line: string): number
}

/** What a class would put into a spreadsheet: a row for each console line that tells it. */
export interface Sheet {
    readonly title: string
    readonly header: readonly string[]
    /** The row of a line; undefined for a line of another kind. */
    rowOf(line: string): (string | number)[] | undefined
}

/** A field of a case beside those that all have, such as `picks`, as it was read. */
export interface OwnField {
    /** For how many turns it is written: a case that does not say goes on for as many. */
    readonly turns: number
    /** Answers a prompt before the case's `choices` are asked; undefined for a prompt that is none of its own. */
    answer(table: Table): number | undefined
    /** How many of the answers written were not asked for. */
    left(): number
}

export interface HostGame {
    readonly id: string
    /** Whether it has a Market-Price, for a chart of it. */
    readonly hasPrice: boolean
    readonly tally: Tally
    readonly sheet?: Sheet
    /** Whether a player can go bankrupt. */
    readonly hasBankrupts: boolean
    /** Whether its balances are points; dollars otherwise. */
    countsPoints(options: readonly number[]): boolean
    /** Everybody's dollars, where they have some beside points. */
    money?(table: Table): number[]
    /**
     * The option cells of a case's `options`; throws `UsageError`. `starter` is who starts where they don't say: in a case
     * player 1, since nothing is left to chance there; 0 is by lot.
     */
    readOptions(json: unknown, players: number, starter?: number): number[]
    /** Checks a case's `setup`, throwing `UsageError`; gives what lays it out on a table that is set up. `set` as `Game.set`. */
    readSetUp(
        json: unknown,
        players: number,
        options: number[],
        set: number[]
    ): (table: Table) => void
    /** The name of a field of its own; what is left of `picks` is printed as `unusedPicks`. */
    readonly ownField?: string
    readOwnField?(json: unknown, players: number): OwnField
    /** What a position comes to, as the referee prints it. */
    verdict(table: Table): Record<string, unknown>
    /** A bot's option at a prompt of several; `below(n)` gives a number from 0 to n - 1, each as likely. */
    choose(table: Table, below: (n: number) => number): number
}
