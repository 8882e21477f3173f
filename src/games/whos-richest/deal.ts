import { ROLLER, ROLLS } from "../../engine/cells"
import { Pack } from "../../engine/deck"
import { GRID_CARDS, Table } from "../../engine/table"
import { askChance, tellSum } from "./classroom"
import { SHAPES } from "./edition"
import {
    ACCOUNTS,
    BANK,
    CARDS,
    GROUP,
    isClassroom,
    isMoney,
    LAID,
    LAST,
    METHOD,
    PACK,
    PICKS,
    rightOf,
    TRUMP,
    UNIT,
} from "./position"

/** The attempt at which nobody pays; each one before it is a unit for the picker, each one after it a unit lost (WTR-07). */
const EVEN = 5

/** The places of the grid, row by row, as they are named. */
const PLACE_NAMES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]

/** The dealer names the trump for `picker`, all nine open (WTR-05). */
export async function nameTrump(
    table: Table,
    dealer: number,
    picker: number
): Promise<void> {
    for (let card = 0; card < GRID_CARDS; ++card) {
        table.grid[card] = card + 1
        table.offer(SHAPES[card], card)
    }
    const card = await table.chooseOnGrid(dealer, "trump", picker)
    table.cells[TRUMP] = card + 1
}

/**
 * The cards are laid anew, face down (WTR-05), and turned until the trump shows, by `picker` alone (WTR-06), or in turn by
 * all but the dealer (WTR-09); then it is scored.
 */
export async function find(
    table: Table,
    dealer: number,
    picker: number
): Promise<void> {
    const { cells, grid } = table
    const passes = cells[METHOD] === GROUP && dealer !== BANK
    if (cells[LAID] === 0) new Pack(cells, PACK, GRID_CARDS).shuffle(table.rng)
    for (let place = 0; place < GRID_CARDS; ++place) grid[place] = 0
    table.gridShown = true
    let finder = picker
    for (let attempt = 1; ; ++attempt) {
        cells[ROLLER] = finder
        if (isClassroom(cells))
            await askChance(table, finder, GRID_CARDS + 1 - attempt)
        const place = await pick(table, finder, attempt)
        const picture = cells[CARDS + place] + 1
        grid[place] = picture
        // a card that was seen can't be unseen
        cells[ROLLS]++
        if (picture === cells[TRUMP]) {
            await score(table, dealer, finder, attempt)
            return
        }
        await table.tell("pickMisses", finder, attempt, picture, place)
        if (passes) finder = rightOf(cells, finder)
        if (finder === dealer) finder = rightOf(cells, finder)
    }
}

/** A player chooses one of the closed cards; gives its place. */
async function pick(
    table: Table,
    player: number,
    attempt: number
): Promise<number> {
    for (let place = 0; place < GRID_CARDS; ++place)
        if (table.grid[place] === 0) table.offer(PLACE_NAMES[place], place)
    const units = EVEN - attempt
    const money = isMoney(table.cells)
    const choice = await table.chooseOnGrid(
        player,
        money ? bySign(units, "toWin", "toNone", "toLose") : "toScore",
        attempt,
        money ? Math.abs(units) * UNIT : units,
        table.cells[TRUMP]
    )
    return table.values[choice]
}

/** The dealer pays the picker, or is paid; in points only the picker is scored (WTR-07). In a tie the bank deals and pays (WTR-11). */
async function score(
    table: Table,
    dealer: number,
    picker: number,
    attempt: number
): Promise<void> {
    const cells = table.cells
    const units = EVEN - attempt
    cells[ACCOUNTS + picker] += units
    if (isMoney(cells)) {
        // who has too little is lent it by the bank (WTR-12)
        cells[ACCOUNTS + dealer] -= units
        await table.tell(
            bySign(units, "pickEarns", "pickEven", "pickPays"),
            picker,
            attempt,
            Math.abs(units) * UNIT,
            dealer
        )
    } else {
        const total = cells[ACCOUNTS + picker]
        await table.tell("pickScores", picker, attempt, units, total)
        if (isClassroom(cells)) await tellSum(table, picker, units)
    }
    cells[PICKS + picker]++
    cells[LAST + picker] = units
}

function bySign(
    units: number,
    above: string,
    even: string,
    below: string
): string {
    if (units === 0) return even
    return units > 0 ? above : below
}
