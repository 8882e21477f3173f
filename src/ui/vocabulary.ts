// Vocabulary: the words of the game that is open, and where it has none, the device's own; all in the language that is spoken.

import { GameWords, look, Words } from "../engine/game"
import { ENGLISH, SPANISH } from "../engine/language"
import { DeviceWords, englishStrings } from "./strings"
import { spanishStrings } from "./strings-es"

const NONE: Words = ""

/** The language that is spoken; for `Game.words` too. */
export let language = ENGLISH

/** Words of nearly every screen, kept so that they are not looked up at each. */
export let selectNext: string
export let holdForMenu: string
export let rollTo: string
export let goOn: string
export let take: string
/** What a player without a name is called, before the number: in a sentence, and in a list of players. */
export let shortPlayer: string
export let longPlayer: string

let device: DeviceWords
let game: GameWords

/** Speaks a language from now on. A game that is open keeps its words: see `open`. */
export function speak(next: number): void {
    language = next
    device = next === SPANISH ? spanishStrings() : englishStrings()
    selectNext = note("selectNext")
    holdForMenu = note("holdForMenu")
    rollTo = note("rollTo")
    goOn = note("goOn")
    take = note("take")
    shortPlayer = note("p")
    longPlayer = note("player") + " "
}

speak(ENGLISH)

/** Takes the words of a game that is opened, in the language that is spoken. */
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
    return find(game ? game.titles : NONE, device.titles, key)
}

/** The words of an option; what has none, such as a game's name, stands for itself. */
export function label(key: string): string {
    const found = find(game ? game.labels : NONE, device.labels, key)
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
    return find(game.told, device.notes, key)
}

/** The headline over what is told on a page of its own: `other` where it has none to itself. */
export function headline(key: string): string | undefined {
    const found = look(game.headlines, key)
    return found === undefined ? look(game.headlines, "other") : found
}

/** Its text; undefined for what has no such page. */
export function story(key: string): string | undefined {
    return look(game.stories, key)
}

/** Why something can be done, or was; `other` where nothing is said of it. */
export function why(key: string, other: string): string | undefined {
    const found = look(game.why, key)
    return found === undefined ? find(game.why, device.notes, other) : found
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

/** Words of the device's own that are neither a title nor an option's. */
export function note(key: string): string | undefined {
    return look(device.notes, key)
}

/** What the device and the game say about themselves, a page each. Allocates: for the About page. */
export function about(): string[] {
    const pages = [note("about")]
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
