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

/** The most that is asked for at once, in dollars, in steps of $100. */
const MOST = 99900
/** So many steps are counted one by one; more are set by digits. */
const MOST_COUNTED = 9

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
 * Money that isn't there in cash comes from savings in steps of $100, then, with savings at zero, from a loan (PD-15). Both are
 * asked for at once where savings cost the fee: who refuses has lost nothing. Gives whether the cash is there then.
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
        if (savings > 0 && fee === 0) taken = Math.min(savings, taken)
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
    const isSaved = savings > 0
    const amount = await askSteps(
        position,
        player,
        isSaved ? "useSavings" : "useLoan",
        isSaved ? savings : MOST
    )
    if (amount > 0 && (await take(position, player, 0, amount, true)))
        await tellBook(position, player, isSaved)
}

/** Asks a player for dollars in steps of $100, up to `most`: counted where they are few, else by digits. */
export async function askSteps(
    position: Position,
    player: number,
    key: string,
    most: number
): Promise<number> {
    const isCounted = most <= STEP * MOST_COUNTED
    return await position.table.amount(player, key, STEP, most, isCounted)
}

/**
 * For `short` dollars that are lacking (0: of the player's own accord) some are taken from savings if there are any, what they
 * have not as a loan; what that costs is told before. Gives whether they were.
 */
async function take(
    position: Position,
    player: number,
    short: number,
    taken: number,
    optional: boolean
): Promise<boolean> {
    const table = position.table
    const savings = Math.max(0, saved(position, player))
    const loan = Math.max(0, taken - savings)
    const fee = savings > 0 ? feeOf(position, player) : 0
    let source = "useLoan"
    if (savings > 0) source = fee > 0 ? "useSavings" : "drawSavings"
    let key = source
    if (short === 0) key = savings > 0 ? "askSavings" : "askLoan"
    else if (!hasPayDays(position, player))
        key = savings > 0 ? "lastSavings" : "lastLoan"
    else if (savings > 0 && loan > 0) key = "useBoth"
    const cost = (taken - loan) / 10 + loan / 5
    await table.seen()
    await table.tell(key, player, short, loan > 0 ? loan : taken, cost)
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
