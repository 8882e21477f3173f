// Winners: who won the last ten games.

import { WINNER } from "../engine/cells"
import { CORRUPT } from "../engine/journal"
import { BEFORE_A, NAME_LETTERS } from "../engine/names"
import { placeOf } from "../engine/session"
import { Table } from "../engine/table"
import { HASH, WIN } from "../engine/winners"
import { lengthOfName, letters } from "../ui/names"
import { loadList, saveList } from "./kept"

export const WINNERS_KEY = "winners"
const MOST = 10

/** The games' integers, the last game first; undefined where they can't be read. */
export async function loadWinners(): Promise<number[] | undefined> {
    const values: number[] = []
    const count = await loadList(WINNERS_KEY, values)
    return count === CORRUPT || count % WIN !== 0 ? undefined : values
}

/** Notes that a game is won, of which `hash` tells whether it was noted before: a power cut has it end a second time. */
export async function noteWinner(
    mark: number,
    hash: number,
    table: Table,
    isMoney: boolean
): Promise<void> {
    const before = await loadWinners()
    const seen = hash & 0x7fff
    if (before && before.length > 0 && before[HASH] === seen) return
    const winner = table.cells[WINNER]
    let first = winner
    // of a shared win the best stand alike
    while (first === 0 || (winner === 0 && placeOf(table, first) > 1)) first++
    const values = [mark, seen, winner, table.game.balance(first)]
    values.push(isMoney ? 1 : 0)
    const length = lengthOfName(winner)
    const at = (winner - 1) * NAME_LETTERS
    for (let i = 0; i < NAME_LETTERS; ++i)
        values.push(i < length ? letters[at + i] - BEFORE_A : 0)
    if (before)
        for (let i = 0; i < before.length && i < (MOST - 1) * WIN; ++i)
            values.push(before[i])
    await saveList(WINNERS_KEY, values)
}
