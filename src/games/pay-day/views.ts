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

const FULL_VIEWS = ["bills", "month", "accounts"]
const ACCOUNT_VIEWS = ["accounts"]
const DIE_VIEWS: string[] = []

/** What can be looked at in a mode, beside `owed`: loan and cards of who is asked. */
export function viewsOf(mode: number): string[] {
    if (mode === FULL) return FULL_VIEWS
    return mode === DIE ? DIE_VIEWS : ACCOUNT_VIEWS
}

/** Fills a page of one of these views, `asked` being who is asked, whose cards come first; 0 for who is on turn. */
export function fillSheet(
    position: Position,
    sheet: Sheet,
    view: string,
    asked: number
): void {
    const player = asked > 0 ? asked : position.table.cells[ROLLER]
    if (view === "accounts") fillAccounts(position, sheet)
    else if (view === "bills") fillHeld(position, sheet, player)
    else {
        sheet.entitle("due", player, bills(position, player))
        // the total is in the title
        listHeld(position, player, sheet, 1)
    }
}

/** What the players have to pay and hold, from one to the left: what bills come to, loan, bills, tickets, insurance, Deals. */
function fillHeld(position: Position, sheet: Sheet, player: number): void {
    const table = position.table
    let first = 0
    for (let seats = table.players(); seats > 0; --seats) {
        const count = listHeld(position, player)
        const pages = Math.ceil(count / SHEET_ROWS)
        const skip = sheet.page - first
        if (skip >= 0 && skip < pages) {
            sheet.entitle("cards", player)
            if (count === 1) sheet.paragraph("holdsNothing", player)
            listHeld(position, player, sheet, skip * SHEET_ROWS)
        }
        first += pages
        player = table.left(player)
    }
    sheet.pages = first
}

/** Counts the rows of what a player has to pay and holds, and writes those behind the first `skip` on a sheet, if there is one. */
function listHeld(
    position: Position,
    player: number,
    sheet?: Sheet,
    skip = 0
): number {
    const { deals, mail } = position
    const loan = -saved(position, player)
    let count = 1
    if (skip === 0 && sheet) sheet.row("owed", bills(position, player))
    if (loan > 0 && count++ >= skip && sheet) sheet.row("loan", loan)
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
