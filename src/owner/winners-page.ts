import { GameEntry } from "../engine/game"
import { BEFORE_A } from "../engine/names"
import { BALANCE, GAME, IS_MONEY, NAME, PLAYER, WIN } from "../engine/winners"
import {
    beginScreen,
    glyph,
    NO_ARGS,
    print,
    printTitle,
    redraw,
    screenArgs,
    split,
} from "../ui/screen"
import { WON_DOLLARS, WON_POINTS } from "../ui/strings"
import { nextPage, showNote } from "../ui/views"
import { note, title } from "../ui/vocabulary"
import { loadWinners } from "./winners"

/** A win takes two rows. */
const WINS_A_PAGE = 3
const COL = 2

/** Shows who won the last games, the last first. */
export async function openWinners(games: GameEntry[]): Promise<void> {
    const wins = await loadWinners()
    const count = wins ? wins.length / WIN : 0
    if (count === 0) {
        const key = wins ? "noWinners" : "winnersUnreadable"
        await showNote(title("winners"), note(key))
        return
    }
    const pages = Math.ceil(count / WINS_A_PAGE)
    let page = 0
    beginScreen()
    while (page >= 0) {
        redraw()
        printTitle(0, title("winners"), NO_ARGS, page + 1, pages)
        let win = page * WINS_A_PAGE
        for (let row = 1; row < 2 * WINS_A_PAGE && win < count; row += 2) {
            drawWin(games, row, wins, win * WIN)
            win++
        }
        page = await nextPage(page, pages)
    }
}

/** The game's name, and below it the winner's, with what they had. */
function drawWin(
    games: GameEntry[],
    row: number,
    wins: number[],
    at: number
): void {
    const player = wins[at + PLAYER]
    for (const entry of games)
        if (entry.mark === wins[at + GAME]) print(row, 0, entry.name, 0)
    row++
    screenArgs[0] = wins[at + BALANCE]
    const won = wins[at + IS_MONEY] ? WON_DOLLARS : WON_POINTS
    split(row, COL, won, screenArgs)
    if (wins[at + NAME] === 0)
        print(row, COL, note(player ? "winnerNumber" : "winnerShared"), player)
    for (let i = NAME; i < WIN && wins[at + i] !== 0; ++i)
        glyph(row, COL + i - NAME, BEFORE_A + wins[at + i], false)
}
