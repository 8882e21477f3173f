import { A, NAME_LETTERS, SEATS } from "../engine/names"
import { HELD, List } from "../ui/list"
import { addLetter, dropLetter, lengthOfName } from "../ui/names"
import { NO_ARGS, Screen } from "../ui/screen"
import { letterRows } from "../ui/strings"
import { title } from "../ui/vocabulary"
import { Drawer } from "./kept"
import { saveNames } from "./own-names"

/** Letters of a full row. */
const ROW = 6

/** Shows the players' names, a line each, until SELECT is held; what is changed is kept at once. */
export async function openNames(
    drawer: Drawer,
    screen: Screen,
    list: List
): Promise<void> {
    const players: string[] = []
    const numbers: number[] = []
    let cursor = 0
    for (let player = 1; player <= SEATS; ++player) {
        players.push("nameOf")
        numbers.push(player)
    }
    for (;;) {
        screen.begin()
        list.options(players, numbers, SEATS)
        list.cursor = cursor
        cursor = await list.choose(0, title("names"), NO_ARGS)
        if (cursor === HELD) return
        if (await spell(screen, list, numbers.slice(cursor)))
            await saveNames(drawer)
    }
}

/** Spells a name, by the row of each letter, then the letter in it, until it is full or done; gives whether it has changed. */
async function spell(
    screen: Screen,
    list: List,
    who: number[]
): Promise<boolean> {
    const rows = letterRows()
    const done = rows.length
    const letters: string[] = []
    const player = who[0]
    let changed = false
    rows.push("nameDone")
    rows.push("dropLetter")
    for (;;) {
        const row = await ask(screen, list, rows, rows.length, who)
        if (row === done) return changed
        if (row === HELD || row > done) {
            if (dropLetter(player)) changed = true
            else if (row === HELD) return changed
            continue
        }
        const { length } = rows[row]
        for (let i = 0; i < length; ++i) letters[i] = rows[row][i]
        const letter = await ask(screen, list, letters, length, who)
        // there is no room in a name that was full when it was opened
        if (letter === HELD || lengthOfName(player) === NAME_LETTERS) continue
        addLetter(player, A + row * ROW + letter)
        if (lengthOfName(player) === NAME_LETTERS) return true
        changed = true
    }
}

async function ask(
    screen: Screen,
    list: List,
    options: string[],
    count: number,
    who: number[]
): Promise<number> {
    screen.begin()
    list.options(options, who, count)
    return await list.choose(0, title("name"), who)
}
