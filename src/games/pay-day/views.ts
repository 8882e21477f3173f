import { ROLLER } from "../../engine/cells"
import { Sheet, SHEET_ROWS } from "../../engine/sheet"
import {
    BILLS,
    DAY_NAMES,
    DEAL_NAMES,
    sumAt,
    sumOfMail,
    VALUES,
} from "./edition"
import {
    bills,
    DIE,
    FULL,
    interest,
    MODE,
    MONTH,
    Position,
    POT,
    saved,
    worth,
} from "./position"

const FULL_VIEWS = ["month", "bills", "accounts"]
const ACCOUNT_VIEWS = ["accounts"]
const DIE_VIEWS: string[] = []

/** What can be looked at in a mode, beside `owed`: the cards of who is on turn. */
export function viewsOf(mode: number): string[] {
    if (mode === FULL) return FULL_VIEWS
    return mode === DIE ? DIE_VIEWS : ACCOUNT_VIEWS
}

/** Fills a page of one of these views. */
export function fillSheet(
    position: Position,
    sheet: Sheet,
    view: string
): void {
    if (view === "accounts") fillAccounts(position, sheet)
    else
        fillHeld(
            position,
            sheet,
            view === "owed" ? 1 : position.table.players()
        )
}

/** The cards that so many players hold, from who is on turn to the left: bills with their total, tickets, insurance, Deals. */
function fillHeld(position: Position, sheet: Sheet, seats: number): void {
    const table = position.table
    let player = table.cells[ROLLER]
    let first = 0
    for (; seats > 0; --seats) {
        const count = listHeld(position, player)
        const pages = Math.max(1, Math.ceil(count / SHEET_ROWS))
        const skip = sheet.page - first
        if (skip >= 0 && skip < pages) {
            sheet.entitle("due", player, bills(position, player))
            if (count === 0) sheet.paragraph("holdsNothing", player)
            listHeld(position, player, sheet, skip * SHEET_ROWS)
        }
        first += pages
        player = table.left(player)
    }
    sheet.pages = first
}

/** Counts a player's cards, and writes those behind the first `skip` on a sheet, if there is one. */
function listHeld(
    position: Position,
    player: number,
    sheet?: Sheet,
    skip = 0
): number {
    const { deals, mail } = position
    let count = 0
    for (let name = 0; name < DAY_NAMES; ++name) {
        const deal = name - DEAL_NAMES
        const isMail = deal < 0
        const isHeld = isMail
            ? mail.isHeld(name, player)
            : deals.isHeld(deal, player)
        if (!isHeld || count++ < skip || !sheet) continue
        const sum = isMail ? sumOfMail(name) : sumAt(VALUES, deal)
        sheet.row(name < BILLS ? "held" : "asset", name, sum)
    }
    return count
}

/** Everybody's accounts, a player a page. */
function fillAccounts(position: Position, sheet: Sheet): void {
    const player = sheet.page + 1
    const { cells } = position.table
    const balance = saved(position, player)
    sheet.pages = position.table.players()
    sheet.byPlayer = true
    if (cells[MODE] === FULL)
        sheet.entitle("month", player, cells[MONTH + player])
    else sheet.entitle("account", player)
    sheet.row("cash", position.cash(player))
    sheet.row(balance < 0 ? "loan" : "savings", Math.abs(balance))
    sheet.row("brings", interest(position, player))
    sheet.row("owed", bills(position, player))
    sheet.row("worth", worth(position, player))
    sheet.row("pot", position.ledger.balance(POT))
}
