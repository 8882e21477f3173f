/** The device's words on the host: what a prompt's options and a transcript's events say. */
import type { Table } from "../../src/engine/table"
import { BUGLES, HEADLINES, LABELS, look, TOLD } from "../../src/ui/strings"

const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
})

/** Fills a template as the device does: `{p0}`, `{$1}`, `{n2}`, `{c3}`. */
export function fillWords(template: string, args: readonly number[]): string {
    return template.replace(
        /\{([p$nc])(\d)\}/g,
        (_, kind: string, at: string) => {
            const value = args[Number(at)] ?? 0
            if (kind === "$") return dollars.format(value)
            return kind === "p" ? `P${value}` : String(value)
        }
    )
}

/** An option's words as they stand on the screen. */
export function labelOf(table: Table, option: number): string {
    if (table.key === "roll" && option === 0) return "Roll"
    if (option > table.count) return `Announce: P${option - table.count}`
    if (table.step > 0) return dollars.format(option * table.step)
    const template = look(LABELS, table.labels[option] ?? "") ?? ""
    return fillWords(template, [table.values[option] ?? 0])
}

/** A line of a transcript in words; a choice is named while `table` still has its prompt. */
export function sayLine(line: string, table: Table): string {
    const [word, who = "", , choice] = line.split(" ")
    if (word !== "choice") return sayEvent(line)
    return `${nameOf(who)}: ${labelOf(table, Number(choice))}`
}

/** Whose choice it is: 0 stands for nobody in particular. */
export function nameOf(player: string): string {
    return player === "0" ? "The table" : `P${player}`
}

/** A roll, or what was told, in words. */
export function sayEvent(line: string): string {
    const [word, ...rest] = line.split(" ")
    if (word === "roll") return `The dice show ${rest[0]}.`
    const [key = "", ...numbers] = rest
    const args = numbers.map(Number)
    const headline = look(HEADLINES, key)
    if (headline)
        return `${headline}: ${fillWords(look(BUGLES, key) ?? "", args)}`
    return fillWords(look(TOLD, key) ?? key, args)
}
