/** A sensible player of Pay Day: buys what pays, insures, gambles when in debt, repays first, and keeps some cash. */
import type { Table } from "../../src/engine/table"
import { soldName } from "../../src/engine/ledger"
import {
    CAR_BILL,
    CAR_INSURANCE,
    COSTS,
    DEAL_NAMES,
    sumAt,
    kindOfMail,
    sumOfMail,
    STAKE,
    STEP,
    VALUES,
} from "../../src/games/pay-day/edition"
import {
    DAY,
    FULL,
    heldOfKind,
    MODE,
    MONTH,
    MONTHS,
    type Position,
    saved,
} from "../../src/games/pay-day/position"
import type { PayDay } from "../../src/games/pay-day/rules"

/** Cash kept in hand when some is saved, so that no withdrawal costs its fee. */
const RESERVE = 300
/** In the last month a Deal bought later than that finds no Buyer often enough. */
const LAST_DEAL_DAY = 20

/** An option's index. */
export function choosePayDay(
    table: Table,
    below: (n: number) => number
): number {
    if (table.cells[MODE] !== FULL) return below(table.count)
    const { position } = table.game as PayDay
    const { facts, key, who } = table
    const cash = position.cash(who)
    if (key === "deal") return buysDeal(position, who, facts[1] ?? 0) ? 0 : 1
    if (key === "insurance")
        return insures(position, who, facts[1] ?? 0) ? 0 : 1
    if (key === "poker") return cash >= STAKE ? 0 : 1
    if (key === "buyer") return dearest(table)
    if (key === "bet" || key === "repay") return table.count - 1
    if (key === "bank") return savesNow(position, who) ? 1 : 0
    if (key === "howMuch") return Math.floor((cash - RESERVE) / STEP)
    // on turn it rolls, and what it has decided on it pays by whatever there is
    return 0
}

function isLastMonth(position: Position, player: number): boolean {
    return position.of(player, MONTH) === position.table.cells[MONTHS]
}

/** A Deal that it has the cash for, or that is worth a loan's interest. */
function buysDeal(position: Position, player: number, deal: number): boolean {
    if (
        isLastMonth(position, player) &&
        position.of(player, DAY) > LAST_DEAL_DAY
    )
        return false
    const cost = sumAt(COSTS, deal)
    const lacking = Math.max(0, cost - position.cash(player))
    return (
        lacking === 0 || (lacking <= cost / 2 && saved(position, player) <= 0)
    )
}

/** Insurance that cancels as much as it costs, or has months to do so. */
function insures(position: Position, player: number, card: number): boolean {
    const kind = CAR_BILL + kindOfMail(card) - CAR_INSURANCE
    let held = 0
    let bill = heldOfKind(position, player, kind)
    while (bill >= 0) {
        held += sumOfMail(bill)
        bill = heldOfKind(position, player, kind, bill + 1)
    }
    const price = sumOfMail(card)
    if (held >= price) return true
    return !isLastMonth(position, player) && position.cash(player) >= price
}

function dearest({ count, labels, values }: Table): number {
    const worths = Array.from({ length: count }, (_, i) =>
        labels[i] === "sell"
            ? sumAt(VALUES, soldName(values[i] ?? 0) - DEAL_NAMES)
            : 0
    )
    return worths.indexOf(Math.max(...worths))
}

/** Whether cash lies idle that a month's interest can be had for. */
function savesNow(position: Position, player: number): boolean {
    const idle = position.cash(player) - RESERVE
    return idle >= STEP && !isLastMonth(position, player)
}
