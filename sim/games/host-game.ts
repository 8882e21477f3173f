/** What the host knows of a game beside its rules: how a position of it is written and read, and how a bot plays it. */
import type { Table } from "../../src/engine/table"

export interface HostGame {
    readonly id: string
    /** The option cells of a case's `options`; throws `UsageError`. */
    readOptions(json: unknown, players: number): number[]
    /** Checks a case's `setup`, throwing `UsageError`; gives what lays it out on a table that is set up. */
    readSetUp(
        json: unknown,
        players: number,
        options: number[]
    ): (table: Table) => void
    /** What a position comes to, as the referee prints it. */
    verdict(table: Table): Record<string, unknown>
    /** A bot's option at a prompt of several; `below(n)` gives a number from 0 to n - 1, each as likely. */
    choose(table: Table, below: (n: number) => number): number
}
