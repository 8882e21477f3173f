// Names: what the players are called.

import { NAME_LETTERS, NAMES_SIZE, SEATS } from "../engine/names"
import { Text } from "./text"

/** The letters of all names, see `engine/names.ts`; all 0 before any is given. */
export const letters = Buffer.alloc(NAMES_SIZE)

/** How many letters the name of a player has; 0 where there is none. */
export function lengthOfName(player: number): number {
    if (player < 1 || player > SEATS) return 0
    const at = (player - 1) * NAME_LETTERS
    let length = 0
    while (length < NAME_LETTERS && letters[at + length] > 0) length++
    return length
}

/** Appends what a player is called: their name or, where there is none, their number behind `word`. */
export function addName(text: Text, player: number, word: string): void {
    const length = lengthOfName(player)
    if (length === 0) text.add(word).addNumber(player)
    else text.addBytes(letters, (player - 1) * NAME_LETTERS, length)
}

/** Adds a letter to a name that has room. */
export function addLetter(player: number, letter: number): void {
    letters[(player - 1) * NAME_LETTERS + lengthOfName(player)] = letter
}

/** Takes the last letter of a name away; gives whether there was one. */
export function dropLetter(player: number): boolean {
    const length = lengthOfName(player)
    if (length > 0) letters[(player - 1) * NAME_LETTERS + length - 1] = 0
    return length > 0
}
