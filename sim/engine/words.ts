/** The device's words on the host: what a prompt's options and a transcript's events say. */
import { type GameWords, look, type Words } from "../../src/engine/game"
import { unpackMovement } from "../../src/engine/ledger"
import type { Table } from "../../src/engine/table"
import { LABELS, TOLD } from "../../src/ui/strings"
import { gameNamed } from "./share-code"

const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
})
const signed = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" })

const known = new Map<string, GameWords>()

/** The words of a game, by its name. */
export function wordsOf(game: string): GameWords {
    const found = known.get(game) ?? gameNamed(game).words()
    known.set(game, found)
    return found
}

/** Fills a template as the device does, see `GameWords`. */
export function fillWords(
    template: string,
    args: readonly number[],
    names: Words = ""
): string {
    return template.replace(
        /\{([p$nscw])(\d)\}/g,
        (_, kind: string, at: string) => {
            const value = args[Number(at)] ?? 0
            if (kind === "$") return dollars.format(value)
            if (kind === "p") return `P${value}`
            if (kind === "s") return signed.format(value)
            if (kind === "w") return look(names, String(value)) ?? ""
            return kind === "c" ? String(value).padStart(2, "0") : String(value)
        }
    )
}

/** An option's words as they stand on the screen. */
export function labelOf(table: Table, option: number): string {
    if (table.key === "roll" && option === 0) return "Roll"
    const leaver = option - table.count - table.players()
    if (leaver > 0) return `P${leaver} leaves`
    if (option > table.count) return `Announce: P${option - table.count}`
    if (table.step > 0) return dollars.format(option * table.step)
    const { labels, names } = wordsOf(table.game.id)
    const key = table.labels[option] ?? ""
    const template = look(labels, key) ?? look(LABELS, key) ?? key
    const args = [table.values[option] ?? 0]
    unpackMovement(args[0] ?? 0, args)
    return fillWords(template, args, names)
}

/** A line of a transcript in words; a choice is named while `table` still has its prompt. */
export function sayLine(line: string, table: Table): string {
    const [word, who = "", , choice] = line.split(" ")
    if (word !== "choice") return sayEvent(line, table.game.id)
    return `${nameOf(who)}: ${labelOf(table, Number(choice))}`
}

/** Whose choice it is: 0 stands for nobody in particular. */
export function nameOf(player: string): string {
    return player === "0" ? "The table" : `P${player}`
}

/** A throw of dice, or what was told, in the words of a game. */
export function sayEvent(line: string, game: string): string {
    const [word, ...rest] = line.split(" ")
    if (word === "roll") return `The dice show ${rest[0]}.`
    if (word === "dice") return `The dice show ${rest.join(", ")}.`
    const { headlines, names, stories, told } = wordsOf(game)
    const [key = "", ...numbers] = rest
    const args = numbers.map(Number)
    const headline = look(headlines, key)
    if (headline)
        return `${headline}: ${fillWords(look(stories, key) ?? "", args, names)}`
    return fillWords(look(told, key) ?? look(TOLD, key) ?? key, args, names)
}
