// Vocabulary: the words of the game that is open, and where it has none, the device's own.

import { GameWords, look, Words } from "../engine/game"
import { ABOUT, LABELS, TITLES, TOLD, WHY } from "./strings"

const NONE: Words = ""

let game: GameWords

/** Takes the words of a game that is opened. */
export function open(words: GameWords): void {
    game = words
}

/** Forgets them. */
export function close(): void {
    game = undefined
}

function find(words: Words, own: Words, key: string): string | undefined {
    const found = look(words, key)
    return found === undefined ? look(own, key) : found
}

/** The title of a prompt or sheet. */
export function title(key: string): string | undefined {
    return find(game ? game.titles : NONE, TITLES, key)
}

/** The words of an option; what has none, such as a game's name, stands for itself. */
export function label(key: string): string {
    const found = find(game ? game.labels : NONE, LABELS, key)
    return found === undefined ? key : found
}

/** What ROLL does to an option; undefined where it takes it. */
export function act(key: string): string | undefined {
    return look(game ? game.acts : NONE, key)
}

/** What an option means; undefined where that is plain. */
export function hint(key: string): string | undefined {
    return look(game.hints, key)
}

/** What is told. */
export function told(key: string): string | undefined {
    return find(game.told, TOLD, key)
}

/** The headline over what is told on a page of its own, and its text; undefined for the rest. */
export function headline(key: string): string | undefined {
    return look(game.headlines, key)
}

export function story(key: string): string | undefined {
    return look(game.stories, key)
}

/** Why something can be done, or was; `other` where nothing is said of it. */
export function why(key: string, other: string): string | undefined {
    const found = look(game.why, key)
    return found === undefined ? find(game.why, WHY, other) : found
}

/** A row or paragraph of a sheet. */
export function row(key: string): string | undefined {
    return look(game.rows, key)
}

/** A thing that has a name; empty when there is no such. */
export function nameOf(index: number): string {
    const name = look(game ? game.names : NONE, `${index}`)
    return name === undefined ? "" : name
}

/** What the device and the game say about themselves, a page each. Allocates: for the About page. */
export function about(): string[] {
    const pages = [ABOUT]
    if (game) addAbout(pages, game)
    return pages
}

/** Adds what a game says about itself. */
export function addAbout(pages: string[], words: GameWords): void {
    for (let i = 0; ; ++i) {
        const page = look(words.about, `${i}`)
        if (page === undefined) return
        pages.push(page)
    }
}
