import { Face, Recorder } from "./face"
import { Journal } from "./journal"
import { Month } from "./month"
import { SetGroup } from "./set"
import { Sheet } from "./sheet"
import { Table } from "./table"

/**
 * Words by their keys: a text of one line each, `key=words`, behind a line break of its own. As one text they lie in the
 * chip's flash and take neither heap nor code, of which a program can have 64 kB at most.
 */
export type Words = string

/** The words of a key; undefined where there are none. */
export function look(words: Words, key: string): string | undefined {
    const line = `\n${key}=`
    const at = words.indexOf(line)
    if (at < 0) return undefined
    const from = at + line.length
    return words.slice(from, words.indexOf("\n", from))
}

/**
 * What a game says. A template's placeholders are a kind and which of the numbers given: `{p0}` a player, `{q0}` the same in
 * a list, `{g0}` several players, a bit each from bit 1 on, `{$0}` dollars, `{m0}` the same without the sign, `{n0}` a number, `{s0}` a number with its sign,
 * `{c0}` one of two digits at least, `{w0}` one of `names`. Where an option has more numbers than its value they are 1 and 2.
 * In a row of a sheet what follows a `|` stands at the right end, what follows `||` only if there is room. The rest of the
 * device's words are in `ui/strings.ts`. Each language has a table of its own, the same entries with the same placeholders: a
 * build checks that.
 */
export interface GameWords {
    /**
     * Of prompts, 15 characters, or 17 where there are never more than 9 options; and of sheets. `{p0}` is whose prompt it
     * is, the rest what it is about.
     */
    readonly titles: Words
    /**
     * Of options, 19 characters, and of what can be looked at in the table menu. Where an option's number is a movement of
     * money, see `packMovement`, player 1 pays player 2 dollars 3; there is room for their numbers, not for their names. Of
     * a sale, see `packSale`, 4 is the name and 5 the sum.
     */
    readonly labels: Words
    /** What ROLL does to an option, where it is more than to take it; 4 characters. */
    readonly acts: Words
    /** What an option means that is named in few letters, beside what is in view: 21 characters, or below a list two rows of them. */
    readonly hints: Words
    /** What is told, one step at a time; beside dice 4 rows of 12 characters and one of 21. */
    readonly told: Words
    /** What has a page to itself when it is told: its headline, 21 characters, `other` where it has none, and its text, 5 rows of 21. */
    readonly headlines: Words
    readonly stories: Words
    /** What can be done, or was done, and by which rule: by the key of the prompt or of what was told; six rows of 21. */
    readonly why: Words
    /** Rows and paragraphs of sheets, the figures of a player's, and what stands beside the grid at a prompt, by its key. */
    readonly rows: Words
    /** Names of things, by number. */
    readonly names: Words
    /** What is house in it, and more, by number from 0: pages of six rows of 21. */
    readonly about: Words
}

/** Something to be agreed before play: it goes into one of the option cells. */
export interface Question {
    /** Which of the options it is, from 0. */
    readonly option: number
    /** How many answers there are for so many players; the first is the default. */
    answers(players: number): number
    /** The option's value of answer `index`. */
    value(index: number): number
    /** The key of an answer's words, which may hold the value. */
    label(index: number, players?: number): string
}

/** The rules of one game: a straight-line flow over the cells of the `Table` that it is bound to, with no screen in it. */
export interface Game {
    /** Short name, letters and dashes: the word on a command line; its first 11 are the key of its save. */
    readonly id: string
    /** Raised whenever the meaning of its cells changes, so that an older save is told from a corrupt one; 1 to 255. */
    readonly format: number
    readonly minPlayers: number
    readonly maxPlayers: number
    /** How many cells it needs, the engine's own included; 255 at most. */
    readonly size: number
    /** What is asked at set-up beside the number of players. */
    readonly questions: Question[]
    /** What an owner of the printed game can replace; made anew at each call. */
    set?(): SetGroup[]
    /** Puts the numbers of a set into its cells, in place of the house's or not; the options are there, nothing is set up yet. */
    laySet?(values: number[]): void
    /** Whether any number that is played with is not the house's, by the cells. */
    hasOwnSet?(): boolean

    /** Its words in a language, see `language.ts`. */
    words(language: number): GameWords
    /** Makes the table that it is played at, where that is to be more than a `Table`. */
    makeTable?(face: Face, journal: Journal, recorder: Recorder): Table
    /** The month that it is played on, where it is: the same one at each call. */
    month?(): Month
    /** Takes the table's cells for its own; called once, before anything else. */
    bind(table: Table): void
    /** Lays out a new game: players, options and generator are set, every other cell is zero. */
    setUp(): void
    /** One turn, by the rules. */
    turn(): Promise<void>
    /** Whether a player may, at any prompt, claim what the game gives to claim (in Rich Uncle: announce the win). */
    mayClaim(player: number): boolean
    /** Carries a claim out; it ends the game. */
    claim(player: number): Promise<void>
    /** Whether the rules let the game go on without a player; if not, or left out, it ends when one leaves. */
    mayLeave?(player: number): boolean
    /**
     * A player leaves, at a prompt that may be another's: what they have goes as the rules say, and they are out. The prompt
     * is put again after that, with the options as this leaves them; the flow goes on as from an answer of 0 when it was theirs.
     */
    leave?(player: number): Promise<void>
    /** Whether there is, in the mode agreed, anything to claim, and a ranking when play stops early. */
    hasClaims(): boolean
    hasRanking(): boolean
    /** What a player has to win by: dollars or points; `POOL` for the Pool, where there is one. */
    balance(player: number): number
    /** Whether one player ranks above another. */
    standsAbove(one: number, other: number): boolean
    /** Whether a player has left the game. */
    isOut(player: number): boolean
    /** A player's figures for the first row and the ranking, into `args` from its second number on; gives the key of their row. */
    figures(player: number, args: number[]): string
    /** The figure that stands lit at the end of the first row, into the first of `args`; gives its key, empty for none. */
    aside(args: number[]): string
    /** What can be looked at in the table menu: keys of labels. */
    views(): string[]
    /** Fills the page of a sheet that is begun, for one of `views`. */
    fill(sheet: Sheet, view: string): void
}

/** A game as the main menu knows it; it is made when it is opened, since there is not room for all at once. */
export interface GameEntry {
    /** As `Game.id`. */
    readonly id: string
    /** Its number in the list of winners, from 1; never another game's. */
    readonly mark: number
    /** Its name, on the box and in the menu; 19 characters. */
    readonly name: string
    make(): Game
}
