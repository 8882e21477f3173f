import { Cells, HEADER, OPTIONS, PLAYERS, TURN } from "../../engine/cells"
import { Pack } from "../../engine/deck"
import { GRID_CARDS } from "../../engine/table"

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 8

/** What is agreed at set-up: turns for each, the method of picking, what is scored, and who starts (0: by dice). */
export const TURNS = OPTIONS
export const METHOD = OPTIONS + 1
export const SCORING = OPTIONS + 2
export const FIRST = OPTIONS + 3

/** Methods of picking: one player until the trump shows, or each miss passes it on. */
export const INDIVIDUAL = 0
export const GROUP = 1

/** What is scored: a sum of these. */
export const MONEY = 0
export const POINTS = 1
export const CLASSROOM = 2

/** What a turn costs or brings at most, times two: everyone starts with so many units a turn (WTR-03). */
export const UNITS_A_TURN = 8
/** What a unit is in money, in dollars; in points it is a point. */
export const UNIT = 100

/** The account of the bank. */
export const BANK = 0

/** Who deals first; 0 while the dice have not said. */
export const STARTER = HEADER
/** The trump named last, as the number of its picture, from 1. */
export const TRUMP = HEADER + 1
/** Whether a written position has laid the cards: then they lie so in every deal. */
export const LAID = HEADER + 2
/** Who has still to pick in the tie being played off, a bit a player. */
export const TIED = HEADER + 3
/** The cards as they lie in the grid, place by place. */
export const PACK = HEADER + 4
export const CARDS = PACK + 1

const SEATS = MAX_PLAYERS + 1
/** From here on a cell a player, after one for the bank. Balances, in units. */
export const ACCOUNTS = PACK + Pack.size(GRID_CARDS)
/** How high a player stands for good once places are settled: `MAX_PLAYERS` for the first, one less each; 0 before. */
export const SETTLED = ACCOUNTS + SEATS
/** How often a player has been scored as the picker, and in units the last time. */
export const PICKS = SETTLED + SEATS
export const LAST = PICKS + SEATS
/** In the Classroom, questions put to a player, and those answered right. */
export const ASKED = LAST + SEATS
export const RIGHT = ASKED + SEATS
export const SIZE = RIGHT + SEATS

/** Whether money is scored; points otherwise. */
export function isMoney(cells: Cells): boolean {
    return (cells[SCORING] & POINTS) === 0
}

export function isClassroom(cells: Cells): boolean {
    return (cells[SCORING] & CLASSROOM) !== 0
}

/** The player on the right of another: the number before, play runs anti-clockwise (WTR-08). */
export function rightOf(cells: Cells, player: number): number {
    return player > 1 ? player - 1 : cells[PLAYERS]
}

/** Who deals in the turn after `turns` turns: the starter, then always the next on the right (WTR-08, WTR-09). */
export function dealerAfter(cells: Cells, turns: number): number {
    const players = cells[PLAYERS]
    const back = turns % players
    return ((cells[STARTER] + players - 1 - back) % players) + 1
}

/** Turns that each player will have had when this one is over. */
export function round(cells: Cells): number {
    return Math.floor(cells[TURN] / cells[PLAYERS]) + 1
}

/** Who picks next of those who play a tie off: from the starter's right on, so the starter last. */
export function nextTied(cells: Cells): number {
    let player = rightOf(cells, cells[STARTER])
    while ((cells[TIED] & (1 << player)) === 0) player = rightOf(cells, player)
    return player
}

/** A balance as it is told: in dollars, or in points. */
export function balanceOf(cells: Cells, player: number): number {
    return cells[ACCOUNTS + player] * (isMoney(cells) ? UNIT : 1)
}
