/** Holds each table of words against the English one: a build stops where they don't have the same entries. */
import type { Words } from "../src/engine/game"
import { ENGLISH, SPANISH } from "../src/engine/language"
import { GAMES } from "../src/games/list"
import { englishStrings } from "../src/ui/strings"
import { spanishStrings } from "../src/ui/strings-es"
import { readFont } from "./tools/font"

/** Texts of words by what they are of, as a game's or the device's. */
export type Tables = Readonly<Record<string, Words>>

/** A table in another language beside the English one, with the files that they stand in. */
export interface Translation {
    file: string
    words: Tables
    englishFile: string
    english: Tables
}

/** The characters that the screen can show. */
const characters = new Set([...readFont().keys(), "\n", " "])

/** All there are. */
export function translations(): Translation[] {
    const device = {
        file: "src/ui/strings-es.ts",
        words: { ...spanishStrings() },
        englishFile: "src/ui/strings.ts",
        english: { ...englishStrings() },
    }
    const games = GAMES.map(({ id, make }) => {
        const game = make()
        return {
            file: `src/games/${id}/words-es.ts`,
            words: { ...game.words(SPANISH) },
            englishFile: `src/games/${id}/words.ts`,
            english: { ...game.words(ENGLISH) },
        }
    })
    return [device, ...games]
}

/**
 * The first thing that a translation lacks, has too much, or has with other placeholders, or that either language has and the
 * font has no glyph for, in one line; undefined for none.
 */
export function problemOf(translation: Translation): string | undefined {
    const { english, englishFile, file, words } = translation
    for (const kind of new Set([
        ...Object.keys(english),
        ...Object.keys(words),
    ])) {
        const wanted = entriesOf(english[kind])
        const found = entriesOf(words[kind])
        if (wanted.problem) return `${englishFile}: ${kind}.${wanted.problem}`
        const problem = found.problem ?? compare(wanted.entries, found.entries)
        if (problem) return `${file}: ${kind}.${problem}`
    }
    return undefined
}

/** The words by their keys; a line that has no key, no words, or a key that was there before is a problem. */
function entriesOf(text: Words = "\n"): {
    entries: Map<string, string>
    problem?: string
} {
    const entries = new Map<string, string>()
    const lines = text.split("\n")
    if (lines.shift() !== "" || lines.pop() !== "")
        return {
            entries,
            problem: "* does not begin and end with a line break",
        }
    for (const line of lines) {
        const [, key = "", words] = /^(\w+)=(.+)$/.exec(line) ?? []
        if (words === undefined)
            return {
                entries,
                problem: `* has a line that is no key=words: ${line}`,
            }
        if (entries.has(key))
            return { entries, problem: `${key} is there twice` }
        const strange = [...words].find(c => !characters.has(c))
        if (strange !== undefined)
            return {
                entries,
                problem: `${key} has ${strange}, which the font has not`,
            }
        entries.set(key, words)
    }
    return { entries }
}

function compare(
    wanted: ReadonlyMap<string, string>,
    found: ReadonlyMap<string, string>
): string | undefined {
    for (const [key, english] of wanted) {
        const words = found.get(key)
        if (words === undefined)
            return `${key} is missing; in English: ${english}`
        const [here, there] = [placeholdersOf(words), placeholdersOf(english)]
        if (here !== there)
            return `${key} has ${here || "no placeholders"}, the English ${there || "none"}`
    }
    for (const key of found.keys())
        if (!wanted.has(key)) return `${key} is not in the English table`
    return undefined
}

/** The placeholders of a template, and the bar that splits a row, in an order of their own: a language has its own. */
function placeholdersOf(template: string): string {
    return (template.match(/\{[^}]*\}?|\|/g) ?? []).sort().join(" ")
}
