import { packSale, POOL, soldName } from "../../engine/ledger"
import {
    BUYER,
    COMMISSIONS,
    COSTS,
    DAY_NAMES,
    DAYLIGHT,
    DEAL,
    DEAL_NAMES,
    DEALS,
    ELECTION,
    ELECTION_COST,
    kindOfDay,
    LAST_DAY,
    LOTTERY,
    MAIL,
    PAY_DAY,
    POKER,
    SALARY,
    STAKE,
    SUM,
    sumAt,
    SUMS,
    sumOfMail,
    SUNDAY,
    TICKET,
    VALUES,
} from "./edition"
import { everyone, rollOff } from "./contest"
import { readMail } from "./mail"
import { collect, pay } from "./money"
import { settle } from "./month-end"
import { NONE } from "./pile"
import {
    DAY,
    heldOfKind,
    hasFinished,
    Position,
    POT,
    POT_OPEN,
} from "./position"

/** A player's piece moves on, and stops on Pay Day whatever the die says (PD-02, PD-16); the day is followed. */
export async function moveOn(
    position: Position,
    player: number,
    days: number
): Promise<void> {
    const cells = position.table.cells
    await position.table.seen()
    cells[DAY + player] = Math.min(LAST_DAY, cells[DAY + player] + days)
    await follow(position, player, true)
}

/** A player follows the day that their piece is on; `first` where Daylight Savings may still happen in this turn (PD-12). */
async function follow(
    position: Position,
    player: number,
    first: boolean
): Promise<void> {
    const day = position.of(player, DAY)
    const kind = kindOfDay(day)
    position.mover = player
    position.inView = true
    await position.table.tell("lands", player, day, DAY_NAMES + kind)
    position.inView = false
    if (kind === SUNDAY) return
    if (kind < DEAL) await readMail(position, player, kind - MAIL + 1)
    else if (kind === DEAL) await offerDeal(position, player)
    else if (kind === BUYER) await meetBuyer(position, player)
    else if (kind === DAYLIGHT) {
        if (first) await turnBack(position, player)
        else await position.table.tell("onceOnly", player)
    } else if (kind === ELECTION) await elect(position, player)
    else if (kind === POKER) await playPoker(position, player)
    else if (kind === LOTTERY) await drawLottery(position, player)
    else if (kind === PAY_DAY) await settle(position, player)
    else await plainSum(position, player, sumAt(SUMS, kind - SUM))
}

async function plainSum(
    position: Position,
    player: number,
    sum: number
): Promise<void> {
    if (sum > 0) await collect(position, player, sum, "collects")
    else await pay(position, player, POOL, -sum, "pays")
}

/** The top Deal is bought now or goes under its pile (PD-04); if bought, all roll for its commission (PD-05). */
async function offerDeal(position: Position, player: number): Promise<void> {
    const { deals, table } = position
    await table.seen()
    const deal = deals.draw(table.rng)
    if (deal === NONE) return await table.tell("noDeal", player)
    const name = DEAL_NAMES + deal
    const cost = sumAt(COSTS, deal)
    const commission = sumAt(COMMISSIONS, deal)
    await table.tell("deal", name, cost, sumAt(VALUES, deal), commission)
    table.offer("buy", 0)
    table.offer("refuse", 0)
    const bought =
        (await table.chooseBelow(player, "deal", deal)) === 0 &&
        (await pay(position, player, POOL, cost, "pays", true))
    if (!bought) return deals.under(deal)
    deals.give(deal, player)
    await table.tell("rollForIt", commission)
    const winner = await rollOff(position, player, everyone(position))
    await collect(position, winner, commission, "commission")
}

/** One Deal can be turned in for its value, and goes under the pile (PD-06). */
async function meetBuyer(position: Position, player: number): Promise<void> {
    const { deals, table } = position
    for (let deal = 0; deal < DEALS; ++deal)
        if (deals.isHeld(deal, player))
            table.offer(
                "sell",
                packSale(DEAL_NAMES + deal, sumAt(VALUES, deal))
            )
    if (table.count === 0) return await table.tell("noneToSell", player)
    table.offer("keep", 0)
    const choice = await table.choose(player, "buyer")
    if (table.labels[choice] !== "sell") return
    const name = soldName(table.values[choice])
    const deal = name - DEAL_NAMES
    deals.under(deal)
    await collect(position, player, sumAt(VALUES, deal), "sells", name)
}

/** Everyone in turn goes back a day and follows it; on Start they get the salary again, and stay (PD-12). */
async function turnBack(position: Position, player: number): Promise<void> {
    const { cells } = position.table
    let seat = player
    for (let seats = position.table.players(); seats > 0; --seats) {
        const day = cells[DAY + seat]
        position.mover = seat
        if (day === 0) await collect(position, seat, SALARY, "onStart")
        else if (!hasFinished(position, seat)) {
            await position.table.seen()
            cells[DAY + seat] = day - 1
            if (day > 1) await follow(position, seat, false)
            else await position.table.tell("backToStart", seat)
        }
        seat = position.table.left(seat)
    }
    position.mover = player
}

/** Everyone puts money into the Pot, which is open from now on (PD-13). */
async function elect(position: Position, player: number): Promise<void> {
    position.table.cells[POT_OPEN] = 1
    let seat = player
    for (let seats = position.table.players(); seats > 0; --seats) {
        if (!hasFinished(position, seat))
            await pay(position, seat, POT, ELECTION_COST, "intoPot")
        seat = position.table.left(seat)
    }
}

/** Each may stake; all who did roll for all that is staked, and a lone stake goes back (PD-14). */
async function playPoker(position: Position, player: number): Promise<void> {
    const table = position.table
    let seat = player
    let stakers = 0
    let stakes = 0
    for (let seats = table.players(); seats > 0; --seats) {
        if (
            !hasFinished(position, seat) &&
            (await offerStake(position, seat))
        ) {
            stakers |= 1 << seat
            stakes += STAKE
        }
        seat = table.left(seat)
    }
    if (stakes === 0) return await table.tell("noPoker")
    const winner = await rollOff(position, player, stakers)
    const key = stakes === STAKE ? "stakeBack" : "winsPoker"
    await collect(position, winner, stakes, key)
}

async function offerStake(
    position: Position,
    player: number
): Promise<boolean> {
    const table = position.table
    table.offer("stake", 0)
    table.offer("refuse", 0)
    if ((await table.choose(player, "poker")) > 0) return false
    return await pay(position, player, POOL, STAKE, "stakes", true)
}

/** The tickets that came this month pay, and go to the discards (PD-09). */
async function drawLottery(position: Position, player: number): Promise<void> {
    const { mail, table } = position
    let sum = 0
    await table.seen()
    let card = heldOfKind(position, player, TICKET)
    while (card >= 0) {
        sum += sumOfMail(card)
        mail.give(card, 0)
        card = heldOfKind(position, player, TICKET)
    }
    if (sum === 0) await table.tell("noTicket", player)
    else await collect(position, player, sum, "lottery")
}
