import { POOL } from "../../engine/ledger"
import {
    BET_STEP,
    BILL,
    CAR_INSURANCE,
    COLLECTION,
    kindOfMail,
    LUCKY,
    MOST_BET,
    sumOfMail,
    SWELLFARE,
    TICKET,
    TIMES,
} from "./edition"
import { collect, pay, raise } from "./money"
import { bills, heldOfKind, interest, Position, POT, saved } from "./position"

/** What is told of a Mail card, by its kind. */
const STORIES = [
    "carBill",
    "healthBill",
    "bill",
    "collection",
    "postcard",
    "ad",
    "ticket",
    "carInsurance",
    "healthInsurance",
    "swellfare",
]

/** A player takes so many pieces of Mail, one at a time (PD-03, PD-07). */
export async function readMail(
    position: Position,
    player: number,
    pieces: number
): Promise<void> {
    const { mail, table } = position
    for (; pieces > 0; --pieces) {
        await table.seen()
        const card = mail.draw(table.rng)
        const kind = kindOfMail(card)
        const sum = sumOfMail(card)
        // insurance cancels a bill as it comes, and is not bought twice (PD-11)
        if (isCovered(position, player, kind)) {
            await table.tell("insured", player, card, sum)
            continue
        }
        await table.tell(STORIES[kind], player, card, sum, pieces - 1)
        if (kind <= BILL || kind === TICKET) await keep(position, player, card)
        else if (kind === COLLECTION)
            await collect(position, player, sum, "collects")
        else if (kind === SWELLFARE) await offerBet(position, player)
        else if (kind >= CAR_INSURANCE)
            await offerInsurance(position, player, card, kind)
    }
}

/** Whether a player has insurance of this kind of Mail, or against it. */
function isCovered(position: Position, player: number, kind: number): boolean {
    if (kind < BILL) kind += CAR_INSURANCE
    return (
        kind >= CAR_INSURANCE &&
        kind < SWELLFARE &&
        heldOfKind(position, player, kind) >= 0
    )
}

async function keep(
    position: Position,
    player: number,
    card: number
): Promise<void> {
    await position.table.seen()
    position.mail.give(card, player)
}

/** Insurance may be bought when it is drawn, for the whole game; bills of its kind held already go too (PD-11). */
async function offerInsurance(
    position: Position,
    player: number,
    card: number,
    kind: number
): Promise<void> {
    const { mail, table } = position
    const billKind = kind - CAR_INSURANCE
    table.offer("buy", 0)
    table.offer("refuse", 0)
    const bought =
        (await table.chooseBelow(player, "insurance", card)) === 0 &&
        (await pay(position, player, POOL, sumOfMail(card), "pays", true))
    if (!bought) return
    mail.give(card, player)
    const before = bills(position, player)
    let bill = heldOfKind(position, player, billKind)
    while (bill >= 0) {
        mail.give(bill, 0)
        bill = heldOfKind(position, player, billKind)
    }
    const cancelled = before - bills(position, player)
    if (cancelled > 0) await table.tell("cancelled", player, cancelled)
}

/** Whether loan, its interest and bills together exceed the cash (PD-10). */
export function isInDebt(position: Position, player: number): boolean {
    const loan = Math.min(0, saved(position, player))
    const due = Math.min(0, interest(position, player))
    return bills(position, player) - loan - due > position.cash(player)
}

/** Swellfare: who is in debt may bet on a 5 or 6; what is lost goes into the Pot (PD-10). */
async function offerBet(position: Position, player: number): Promise<void> {
    const table = position.table
    if (!isInDebt(position, player)) return await table.tell("noDebt", player)
    const bet = await table.amount(player, "bet", BET_STEP, MOST_BET, true)
    if (bet === 0 || !(await raise(position, player, bet, true))) return
    await table.tell("bets", player, bet)
    await table.press(player, "roll")
    const face = await table.throwDice(1)
    if (face >= LUCKY) await collect(position, player, bet * TIMES, "betWon")
    else await pay(position, player, POT, bet, "betLost")
}
