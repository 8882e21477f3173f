import { POOL } from "../../engine/ledger"
import { FEE, STEP } from "./edition"
import {
    interest,
    isOnPayDay,
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
 * zero, from a loan (PD-15). What that costs is told before it is taken. Gives whether the cash is there then.
 */
export async function raise(
    position: Position,
    player: number,
    amount: number,
    optional: boolean
): Promise<boolean> {
    const table = position.table
    while (position.cash(player) < amount) {
        const short = amount - position.cash(player)
        const savings = saved(position, player)
        await table.seen()
        let source = "useLoan"
        let taken = steps(short)
        if (savings > 0) {
            const fee = feeOf(position, player)
            source = "useSavings"
            taken = Math.min(savings, steps(short + fee))
            await table.tell("shortSavings", player, short, taken, fee)
        } else await table.tell("shortLoan", player, short, taken, taken / 5)
        table.offer(source, taken)
        if (optional) table.offer("refuse", 0)
        if ((await table.chooseBelow(player, source)) > 0) return false
        if (savings > 0) await withdraw(position, player, taken)
        else await deposit(position, player, -taken)
    }
    return true
}

/** A player who need not takes a loan, or uses savings where there are any; what it costs is told before it is taken. */
export async function useBank(
    position: Position,
    player: number
): Promise<void> {
    const table = position.table
    const savings = saved(position, player)
    const label = savings > 0 ? "useSavings" : "useLoan"
    const most = savings > 0 ? savings : MOST_LOAN
    const amount = await table.amount(player, "howMuch", STEP, most)
    if (amount === 0) return
    if (savings > 0)
        await table.tell("savingsCost", player, amount, feeOf(position, player))
    else await table.tell("loanCost", player, amount, amount / 5)
    table.offer(label, amount)
    table.offer("refuse", 0)
    if ((await table.chooseBelow(player, label)) > 0) return
    if (savings > 0) await withdraw(position, player, amount)
    else await deposit(position, player, -amount)
    await tellBook(position, player)
}

/** Tells what a player has in the bank's book, and in cash. */
export async function tellBook(
    position: Position,
    player: number
): Promise<void> {
    const balance = saved(position, player)
    await position.table.tell(
        balance < 0 ? "loanIs" : "savingsAre",
        player,
        Math.abs(balance),
        interest(position, player),
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

/** Takes dollars, a multiple of $100, out of savings, which must be there; the fee goes out of them off Pay Day. */
export async function withdraw(
    position: Position,
    player: number,
    amount: number
): Promise<void> {
    const fee = feeOf(position, player)
    await deposit(position, player, -amount)
    position.ledger.move(player, POOL, fee)
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
export function feeOf(position: Position, player: number): number {
    return isOnPayDay(position, player) ? 0 : FEE
}

/** So many dollars in steps of $100, at least that much. */
function steps(amount: number): number {
    return Math.ceil(amount / STEP) * STEP
}
