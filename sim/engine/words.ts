/** The device's words on the host, in English whatever the handheld speaks: what a prompt's options and a transcript's events say. */
import { type GameWords, look, type Words } from "../../src/engine/game"
import { ENGLISH } from "../../src/engine/language"
import { unpackMovement } from "../../src/engine/ledger"
import { SecretTable } from "../../src/engine/secret-table"
import type { Table } from "../../src/engine/table"
import { optionsOf } from "../../src/engine/several"
import { englishStrings } from "../../src/ui/strings"
import { gameNamed } from "./share-code"

const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
})
const signed = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" })

/** Numbers of a row of a page that is told. */
const ROW_ARGS = 5

/** The device's own words. */
const device = englishStrings()

const known = new Map<string, GameWords>()

/** The words of a game, by its name. */
export function wordsOf(game: string): GameWords {
    const found = known.get(game) ?? gameNamed(game).words(ENGLISH)
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
        /\{([pqg$mnscw])(\d)\}/g,
        (_, kind: string, at: string) => {
            const value = args[Number(at)] ?? 0
            if (kind === "$") return dollars.format(value)
            if (kind === "m") return dollars.format(value).slice(1)
            if (kind === "p") return `P${value}`
            if (kind === "q") return `Player ${value}`
            if (kind === "g") return playersOf(value)
            if (kind === "s") return signed.format(value)
            if (kind === "w") return look(names, String(value)) ?? ""
            return kind === "c" ? String(value).padStart(2, "0") : String(value)
        }
    )
}

/** The players of a number's bits, from bit 1 on. */
function playersOf(bits: number): string {
    const seats = Array.from({ length: 31 }, (_, player) => player)
    const found = seats.filter(player => player > 0 && (bits >> player) & 1)
    return found.map(player => `P${player}`).join(", ")
}

/** An option's words as they stand on the screen. */
export function labelOf(table: Table, option: number): string {
    if (table.key === "roll" && option === 0) return "Roll"
    const leaver = option - table.count - table.players()
    if (leaver > 0) return `P${leaver} leaves`
    if (option < table.count && table instanceof SecretTable && table.take > 0)
        return severalOf(table, option)
    if (option > table.count) return `Announce: P${option - table.count}`
    if (table.step > 0) return dollars.format(option * table.step)
    return wordsOfOption(table, option)
}

function wordsOfOption(table: Table, option: number): string {
    const { labels, names } = wordsOf(table.game.id)
    const key = table.labels[option] ?? ""
    const template = look(labels, key) ?? look(device.labels, key) ?? key
    const args = [table.values[option] ?? 0]
    if (table instanceof SecretTable) {
        const [a = 0, b = 0] = table.notes.slice(2 * option)
        args.push(a, b)
    } else unpackMovement(args[0] ?? 0, args)
    return fillWords(template, args, names)
}

/** The options of one way to take several. */
function severalOf(table: SecretTable, way: number): string {
    const { options, take } = table
    const mask = optionsOf(way, options, take)
    const all = Array.from({ length: options }, (_, i) => i)
    return all
        .filter(i => mask & (1 << i))
        .map(i => wordsOfOption(table, i))
        .join("; ")
}

/** Why an option can't be taken. */
export function whyBarred(table: Table, option: number): string {
    const bars = table instanceof SecretTable ? table.bars : []
    const key = bars[option] ?? ""
    return look(wordsOf(table.game.id).why, key) ?? key
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
    const { headlines, names, rows, stories, titles, told } = wordsOf(game)
    const [key = "", ...numbers] = rest
    const args = numbers.map(Number)
    const story = look(stories, key)
    if (story) {
        const headline = look(headlines, key) ?? look(headlines, "other") ?? ""
        return fillWords(`${headline}: ${story}`, args, names)
    }
    const row = look(rows, key)?.replace(/\|+/, " ")
    const ours = row === undefined ? look(device.notes, key) : undefined
    const said = look(told, key) ?? ours
    if (row === undefined || said !== undefined)
        return fillWords(said ?? look(titles, key) ?? key, args, names)
    // behind a row's own numbers stand its cards
    return [fillWords(row, args, names), ...args.slice(ROW_ARGS)].join(" ")
}
