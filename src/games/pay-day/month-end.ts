import { POOL } from "../../engine/ledger"
import { BILLS, DEALS, SALARY, STEP, TICKET } from "./edition"
import { askSteps, collect, deposit, pay, tellBook } from "./money"
import {
    bills,
    DAY,
    heldOfKind,
    interest,
    MONTH,
    MONTHS,
    OWED,
    Position,
    saved,
    worth,
} from "./position"

/** Pay Day, step by step in the printed order (PD-16); the last month brings no salary, and takes unsold Deals. */
export async function settle(
    position: Position,
    player: number
): Promise<void> {
    const { cells } = position.table
    const isLast = cells[MONTH + player] === cells[MONTHS]
    if (!isLast) await collect(position, player, SALARY, "salary")
    await settleAccounts(position, player)
    await discardTickets(position, player)
    if (isLast) {
        await discardDeals(position, player)
        await position.table.tell("finished", player, worth(position, player))
        return
    }
    await position.table.seen()
    cells[DAY + player] = 0
    cells[MONTH + player]++
    await position.table.tell(
        "newMonth",
        player,
        cells[MONTH + player],
        0,
        position.cash(player)
    )
}

/** Interest, the bills, and what is moved between cash and the bank's book: steps 2 to 4. */
export async function settleAccounts(
    position: Position,
    player: number
): Promise<void> {
    const due = interest(position, player)
    if (due > 0) await collect(position, player, due, "interest")
    else if (due < 0) await pay(position, player, POOL, -due, "loanInterest")
    await payBills(position, player)
    if (saved(position, player) < 0) await offerRepayment(position, player)
    // who has paid all back may save what is left
    if (saved(position, player) >= 0) await offerMove(position, player)
}

async function payBills(position: Position, player: number): Promise<void> {
    const sum = bills(position, player)
    if (sum === 0) return
    await pay(position, player, POOL, sum, "billsPaid")
    position.table.cells[OWED + player] = 0
    for (let card = 0; card < BILLS; ++card)
        if (position.mail.isHeld(card, player)) position.mail.give(card, 0)
}

/** As much of a loan as there is cash for may be paid back. */
async function offerRepayment(
    position: Position,
    player: number
): Promise<void> {
    const most = Math.min(-saved(position, player), spare(position, player))
    if (most === 0) return
    const amount = await askSteps(position, player, "repay", most)
    if (amount === 0) return
    await deposit(position, player, amount)
    await tellBook(position, player, false)
}

/** Who has no loan may save, or take from savings. */
async function offerMove(position: Position, player: number): Promise<void> {
    const table = position.table
    const savings = saved(position, player)
    const most = spare(position, player)
    if (savings === 0 && most === 0) return
    table.offer("done", 0)
    if (most > 0) table.offer("save", most)
    if (savings > 0) table.offer("drawSome", savings)
    const choice = await table.choose(player, "bank")
    if (choice === 0) return
    const isSaving = table.labels[choice] === "save"
    const limit = table.values[choice]
    const key = isSaving ? "howMuch" : "drawSavings"
    const amount = await askSteps(position, player, key, limit)
    if (amount === 0) return
    await deposit(position, player, isSaving ? amount : -amount)
    await tellBook(position, player, true)
}

/** The cash in whole hundreds: what can go to the bank's book. */
function spare(position: Position, player: number): number {
    return Math.floor(position.cash(player) / STEP) * STEP
}

/** Unused tickets go under the Mail pile (PD-09). */
async function discardTickets(
    position: Position,
    player: number
): Promise<void> {
    let card = heldOfKind(position, player, TICKET)
    if (card < 0) return
    await position.table.seen()
    while (card >= 0) {
        position.mail.under(card)
        card = heldOfKind(position, player, TICKET)
    }
    await position.table.tell(
        "ticketsGone",
        player,
        0,
        0,
        position.cash(player)
    )
}

/** Unsold Deals are worth nothing, and go under their pile (PD-06, PD-16). */
async function discardDeals(position: Position, player: number): Promise<void> {
    const { deals, table } = position
    let count = 0
    await table.seen()
    for (let deal = 0; deal < DEALS; ++deal)
        if (deals.isHeld(deal, player)) {
            deals.under(deal)
            count++
        }
    if (count > 0)
        await table.tell("dealsGone", player, count, 0, position.cash(player))
}
