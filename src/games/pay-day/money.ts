import { POOL } from "../../engine/ledger"
import { FEE, STEP } from "./edition"
import {
    isOnPayDay,
    MONTH,
    MONTHS,
    Position,
    POT,
    POT_OPEN,
    SAVED,
    saved,
} from "./position"

/** The most that a loan is raised by at once, of one's own accord. */
const MOST_LOAN = 900

/** The bank pays a player, and so it is told: by `key` with the player, the amount, `c`, and the cash then. */
export async function collect(
    position: Position,
    player: number,
    amount: number,
    key: string,
    c = 0
): Promise<void> {
    await position.table.seen()
    position.ledger.move(POOL, player, amount)
    await position.table.tell(key, player, amount, c, position.cash(player))
}

/**
 * A player pays another account, and so it is told: by `key` with the player, the amount, the account, and the cash then. What isn't there in cash is raised; where it is `optional`, only
 * if they agree. Gives whether it was paid.
 */
export async function pay(
    position: Position,
    player: number,
    account: number,
    amount: number,
    key: string,
    optional = false
): Promise<boolean> {
    if (!(await raise(position, player, amount, optional))) return false
    await position.table.seen()
    position.ledger.move(player, account, amount)
    await position.table.tell(
        key,
        player,
        amount,
        account,
        position.cash(player)
    )
    return true
}

/**
 * Money that isn't there in cash comes from savings in steps of $100, on Pay Day without the fee, then, with savings at
 * zero, from a loan (PD-15). Gives whether the cash is there then.
 */
export async function raise(
    position: Position,
    player: number,
    amount: number,
    optional: boolean
): Promise<boolean> {
    let short = amount - position.cash(player)
    while (short > 0) {
        const savings = saved(position, player)
        const fee = savings > 0 ? feeOf(position, player) : 0
        let taken = Math.ceil((short + fee) / STEP) * STEP
        if (savings > 0) taken = Math.min(savings, taken)
        if (!(await take(position, player, short, taken, optional)))
            return false
        short = amount - position.cash(player)
    }
    return true
}

/** A player who need not takes a loan, or uses savings where there are any. */
export async function useBank(
    position: Position,
    player: number
): Promise<void> {
    const savings = saved(position, player)
    const most = savings > 0 ? savings : MOST_LOAN
    const amount = await position.table.amount(
        player,
        "howMuch",
        STEP,
        most,
        true
    )
    if (amount > 0 && (await take(position, player, amount, amount, true)))
        await tellBook(position, player, savings > 0)
}

/** For `wanted` dollars some are taken from savings if there are any, else as a loan; what that costs is told before. Gives whether they were. */
async function take(
    position: Position,
    player: number,
    wanted: number,
    taken: number,
    optional: boolean
): Promise<boolean> {
    const table = position.table
    const isSaved = saved(position, player) > 0
    const fee = isSaved ? feeOf(position, player) : 0
    let source = "useLoan"
    if (isSaved) source = fee > 0 ? "useSavings" : "drawSavings"
    await table.seen()
    await table.tell(
        source,
        player,
        wanted,
        taken,
        hasPayDays(position, player) ? taken / (isSaved ? 10 : 5) : 0
    )
    table.offer(source, taken)
    if (optional) table.offer("refuse", 0)
    if ((await table.chooseBelow(player, source)) > 0) return false
    await deposit(position, player, -taken)
    position.ledger.move(player, POOL, fee)
    return true
}

/** Whether interest on a player's book is still to come: not on the last Pay Day. */
function hasPayDays(position: Position, player: number): boolean {
    return (
        !isOnPayDay(position, player) ||
        position.of(player, MONTH) < position.table.cells[MONTHS]
    )
}

/** Tells what a player has in the bank's book, as savings or as a loan, and in cash. */
export async function tellBook(
    position: Position,
    player: number,
    asSavings: boolean
): Promise<void> {
    await position.table.tell(
        asSavings ? "savingsAre" : "loanIs",
        player,
        Math.abs(saved(position, player)),
        0,
        position.cash(player)
    )
}

/** A player takes all that is in the Pot, which is closed then (PD-13). */
export async function winPot(
    position: Position,
    player: number
): Promise<void> {
    const { ledger, table } = position
    const pot = ledger.balance(POT)
    await table.seen()
    ledger.move(POT, player, pot)
    table.cells[POT_OPEN] = 0
    await table.tell("winsPot", player, pot)
}

/**
 * Moves dollars, a multiple of $100, from cash to the bank's book: that saves them or repays a loan. Below 0 they come from
 * savings or as a loan. The caller sees to it that neither turns into the other.
 */
export async function deposit(
    position: Position,
    player: number,
    amount: number
): Promise<void> {
    await position.table.seen()
    if (amount > 0) position.ledger.move(player, POOL, amount)
    else position.ledger.move(POOL, player, -amount)
    position.table.cells[SAVED + player] += amount / STEP
}

/** What the bank takes for a withdrawal now: nothing on Pay Day (PD-15). */
function feeOf(position: Position, player: number): number {
    return isOnPayDay(position, player) ? 0 : FEE
}
