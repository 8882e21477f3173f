import { A } from "../engine/names"
import { BALANCE, GAME, IS_MONEY, NAME, PLAYER, WIN } from "../engine/winners"
import { NO_ARGS, Screen } from "./screen"
import {
    TITLES,
    WINNER_NUMBER,
    WINNER_SHARED,
    WON_DOLLARS,
    WON_POINTS,
} from "./strings"
import { Views } from "./views"

/** A win takes two rows. */
const WINS_A_PAGE = 3
const COL = 2

/** Shows who won the last games, the last first: `wins` as `engine/winners.ts` has them, `nameOf` gives a game's name. */
export async function showWinners(
    screen: Screen,
    views: Views,
    wins: number[],
    nameOf: (mark: number) => string
): Promise<void> {
    const count = wins.length / WIN
    const pages = Math.ceil(count / WINS_A_PAGE)
    let page = 0
    screen.begin()
    while (page >= 0) {
        screen.redraw()
        screen.title(0, TITLES.winners, NO_ARGS, page + 1, pages)
        for (let i = 0; i < WINS_A_PAGE; ++i) {
            const win = page * WINS_A_PAGE + i
            if (win >= count) break
            screen.print(2 * i + 1, 0, nameOf(wins[win * WIN + GAME]), 0)
            drawWinner(screen, 2 * i + 2, wins, win * WIN)
        }
        page = await views.next(page, pages)
    }
}

function drawWinner(
    screen: Screen,
    row: number,
    wins: number[],
    at: number
): void {
    const args = screen.args
    args[0] = wins[at + BALANCE]
    screen.split(row, COL, wins[at + IS_MONEY] ? WON_DOLLARS : WON_POINTS, args)
    const player = wins[at + PLAYER]
    if (player === 0) screen.print(row, COL, WINNER_SHARED, 0)
    else if (wins[at + NAME] === 0)
        screen.print(row, COL, WINNER_NUMBER, player)
    for (let i = NAME; i < WIN && wins[at + i] > 0; ++i)
        screen.glyph(row, COL + i - NAME, A - 1 + wins[at + i], false)
}
