// The table menu, behind a hold of SELECT wherever the game waits.

import { END, QUIT, Table, UNDO } from "../engine/table"
import { askList, HELD, listOn } from "./list"
import { beginScreen, NO_ARGS, screenArgs } from "./screen"
import { showNote, showPages, showSheet } from "./views"
import { about, label, note, why } from "./vocabulary"

/** Undo comes first: two presses mend a mistake. Then what the game has to show, and what is left. */
const FIRST_ITEMS = ["undo"]
const RULE_ITEMS = ["why"]
const CLAIM_ITEMS = ["claim"]
const LEAVER_ITEMS = ["leaves"]
const LAST_ITEMS = ["about", "quit"]
const LEAVE_ITEMS = ["playOnAfterAll", "saveAndQuit", "endNow"]

/** Gives `-UNDO`, or another outcome of the menu; 0 when it is refused, which it says. */
export type Undo = (table: Table) => Promise<number>

/** How an undo goes in this program. */
export let undo: Undo = undoLast

/** Draws something above the menu, on the screen that was begun; gives the menu's first row. */
export type Front = (table: Table) => number

/** What this program has above the menu, and a view of its games that is no sheet. */
let front: Front | undefined
let drawn = ""
let showDrawn: (table: Table) => Promise<void>

const items: string[] = []
let count = 0
const values: number[] = []
const players: string[] = []

/**
 * Opens over a game; `reason` is what can be done now, `atPrompt` whether somebody is asked: only then can a player claim or
 * leave, or the game be ended where a share code's prompts can say. Gives 0, the player who claims, the number of players plus
 * the one who leaves, or minus what all leave for.
 */
export async function openTableMenu(
    table: Table,
    reason: string,
    atPrompt: boolean
): Promise<number> {
    let cursor = 0
    for (;;) {
        beginScreen()
        const top = front === undefined ? 0 : front(table)
        fill(table)
        cursor = await listOn(
            top,
            "menu",
            items,
            values,
            count,
            cursor,
            NO_ARGS
        )
        if (cursor === HELD) return 0
        const item = items[cursor]
        let outcome = 0
        if (atPrompt && item === "claim") outcome = await claimant(table)
        else if (atPrompt && item === "leaves") outcome = await leaver(table)
        else if (item === "claim") await refuse(item, "claimLater")
        else if (item === "leaves") await refuse(item, "leaveLater")
        else outcome = await carryOut(table, item, reason)
        if (outcome === -END && !atPrompt) {
            await refuse("endNow", "endLater")
            outcome = 0
        }
        if (outcome !== 0) return outcome
    }
}

/** Offers what there is in this game and mode. */
function fill(table: Table): void {
    const game = table.game
    count = 0
    add(FIRST_ITEMS)
    add(game.views())
    add(RULE_ITEMS)
    if (game.hasClaims()) add(CLAIM_ITEMS)
    if (game.hasRanking()) add(LEAVER_ITEMS)
    add(LAST_ITEMS)
}

function add(more: string[]): void {
    for (const item of more) {
        items[count] = item
        values[count] = 0
        count++
    }
}

async function carryOut(
    table: Table,
    item: string,
    reason: string
): Promise<number> {
    if (item === "undo") return await undo(table)
    if (item === "quit") return await leave(table)
    if (item === "why") await showNote(label("why"), reason)
    else if (item === "about") await showPages(label("about"), aboutGame(table))
    else if (item === drawn) await showDrawn(table)
    else await showSheet(table, item)
    return 0
}

/** What is said of the game, and with whose numbers it is played. */
function aboutGame({ game }: Table): string[] {
    const pages = about()
    if (game.hasOwnSet)
        pages.push(note(game.hasOwnSet() ? "ownSet" : "houseSet"))
    return pages
}

/** Has an undo go otherwise than `undoLast`, from the start. */
export function undoBy(other: Undo): void {
    undo = other
}

/**
 * Has something shown above the menu, and one of the games' views otherwise than as a sheet; from the start.
 * @devsWhenUsed
 */
export function frontBy(
    first: Front,
    view: string,
    show: (table: Table) => Promise<void>
): void {
    front = first
    drawn = view
    showDrawn = show
}

/** An undo without further ado. */
async function undoLast(table: Table): Promise<number> {
    if (table.canTakeBack()) return -UNDO
    await showNote(label("undo"), note("nothingToUndo"))
    return 0
}

/** Asks who claims among those who may; 0 for nobody. */
async function claimant(table: Table): Promise<number> {
    count = 0
    for (let player = 1; player <= table.players(); ++player)
        if (table.game.mayClaim(player)) addPlayer(player)
    if (count > 0) return await askPlayer("claimant")
    await refuse("claim", "noClaim")
    return 0
}

/** Asks who leaves, and whether really. */
async function leaver(table: Table): Promise<number> {
    const { game } = table
    count = 0
    for (let player = 1; player <= table.players(); ++player)
        if (!game.isOut(player)) addPlayer(player)
    const player = await askPlayer("leaver")
    if (player === 0) return 0
    const goesOn = table.mayLeave(player)
    players[0] = "staysAfterAll"
    players[1] = goesOn ? "goesOn" : "endsAll"
    values[1] = player
    screenArgs[0] = player
    if ((await askList("leaves", players, values, 2, 0, screenArgs)) !== 1)
        return 0
    return goesOn ? table.players() + player : -END
}

function addPlayer(player: number): void {
    players[count] = "player"
    values[count] = player
    count++
}

/** Asks for one of the players added, under that title; 0 for nobody. */
async function askPlayer(key: string): Promise<number> {
    const choice = await askList(key, players, values, count, 0, NO_ARGS)
    return choice === HELD ? 0 : values[choice]
}

async function refuse(item: string, reason: string): Promise<void> {
    await showNote(label(item), why(reason, reason))
}

/** Where there is nothing to rank the last item is left out. */
async function leave(table: Table): Promise<number> {
    count = LEAVE_ITEMS.length - (table.game.hasRanking() ? 0 : 1)
    const choice = await askList(
        "leave",
        LEAVE_ITEMS,
        values,
        count,
        0,
        NO_ARGS
    )
    if (choice === 1) return -QUIT
    return choice === 2 ? -END : 0
}
