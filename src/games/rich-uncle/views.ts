import { POOL } from "../../engine/ledger"
import { Sheet } from "../../engine/sheet"
import { CARDS, COLORS } from "./edition"
import { FULL, Position, RACK } from "./position"
import { cardAt, columnOf } from "./stocks"

const FULL_VIEWS = ["balances", "holdings", "price"]
const BALANCES_VIEWS = ["balances", "price"]
const RACK_VIEWS = ["price"]

/** What can be looked at in a mode. */
export function viewsOf(mode: number): string[] {
    if (mode === FULL) return FULL_VIEWS
    return mode === RACK ? RACK_VIEWS : BALANCES_VIEWS
}

/** Fills a page of one of these views. */
export function fillSheet(
    position: Position,
    sheet: Sheet,
    view: string
): void {
    if (view === "balances") fillBalances(position, sheet)
    else if (view === "holdings") fillHoldings(position, sheet)
    else {
        sheet.entitle("price")
        sheet.paragraph("priceNote", position.price())
    }
}

/** Everybody's cash, and the Pool's. */
function fillBalances(position: Position, sheet: Sheet): void {
    sheet.entitle("balances")
    for (let player = 1; player <= position.table.players(); ++player)
        sheet.row(
            position.isBankrupt(player) ? "bankrupt" : "balance",
            player,
            position.cash(player)
        )
    sheet.row("pool", POOL, position.cash(POOL))
}

/** Everyone's Stock Cards by color, a player a page, the Pool last. */
function fillHoldings(position: Position, sheet: Sheet): void {
    const players = position.table.players()
    const holder = sheet.page === players ? POOL : sheet.page + 1
    const stocks = position.stocks
    const title = holder === POOL ? "poolHolds" : "holds"
    sheet.pages = players + 1
    sheet.byPlayer = true
    sheet.entitle(title, holder, stocks.count(holder))
    let place = stocks.next(holder, 0)
    for (let color = 1; color <= COLORS; ++color) {
        sheet.row("color", color - 1)
        while (place < CARDS && columnOf(cardAt(place)) === color) {
            sheet.card(cardAt(place))
            place = stocks.next(holder, place + 1)
        }
    }
}
