import { NAME_LETTERS, SEATS } from "../engine/names"
import { askList, HELD } from "../ui/list"
import { addLetter, dropLetter, lengthOfName } from "../ui/names"
import { fillWords, NO_ARGS } from "../ui/screen"
import { letterRows } from "../ui/strings"
import { saveNames } from "./own-names"

/** Shows the players' names, a line each, until SELECT is held; what is changed is kept at once. */
export async function openNames(): Promise<void> {
    const players: string[] = []
    const numbers: number[] = []
    let cursor = 0
    for (let player = 1; player <= SEATS; ++player) {
        players.push("nameOf")
        numbers.push(player)
    }
    for (;;) {
        cursor = await askList(
            "names",
            players,
            numbers,
            SEATS,
            cursor,
            NO_ARGS
        )
        if (cursor === HELD) return
        await spell(numbers.slice(cursor))
    }
}

/** Spells a name, by the row of each letter, then the letter in it, until it is full or done; each letter is kept at once. */
async function spell(who: number[]): Promise<void> {
    const rows = letterRows()
    const done = rows.length
    const letters: string[] = []
    const player = who[0]
    rows.push("nameDone")
    rows.push("dropLetter")
    for (;;) {
        const row = await askList("name", rows, who, rows.length, 0, who)
        if (row === done) return
        if (row === HELD || row > done) {
            if (dropLetter(player)) await saveNames()
            else if (row === HELD) return
            continue
        }
        const { length } = rows[row]
        for (let i = 0; i < length; ++i) letters[i] = rows[row][i]
        const letter = await askList("name", letters, who, length, 0, who)
        // there is no room in a name that was full when it was opened
        if (letter === HELD || lengthOfName(player) === NAME_LETTERS) continue
        addLetter(player, fillWords(letters[letter], NO_ARGS).bytes[0])
        await saveNames()
        if (lengthOfName(player) === NAME_LETTERS) return
    }
}
