import { ROLLER } from "../../engine/cells"
import { POOL } from "../../engine/ledger"
import {
    BREAK,
    BUBBLE_BURST,
    BURST_POINTS,
    BUY_INS,
    CARDS,
    EARNINGS,
    HAPPY_GO_LUCKY,
    INSURANCE,
    LOTTERY,
    LOTTERY_DICE,
    LUCKY_POINTS,
    PENNY_STOCKS,
    PRIZES,
    REAL_ESTATE,
    REFUND,
    SHOP,
    START_UP,
    TAKE_OVER,
    WORK,
} from "./edition"
import { PAID, Position } from "./position"
import { goShopping } from "./shop"

/** Resolves the cards that were picked, 1 to 7, each for everybody (GRQ-03, GRQ-04). */
export async function resolveCards(position: Position): Promise<void> {
    const table = position.table
    for (let card = 1; card <= CARDS; ++card) {
        if (!position.isPlayed(card)) continue
        await table.seen()
        position.begin(card)
        if (card === WORK) work(position)
        else if (card === LOTTERY) await drawLottery(position)
        else if (card === SHOP) await goShopping(position)
        else if (card === BREAK) takeBreaks(position)
        else invest(position, card)
        if (card !== SHOP) await table.report("card")
    }
    await table.seen()
}

/** Each Work card earns its player's wage (GRQ-06). */
function work(position: Position): void {
    for (let player = 1; player <= position.table.players(); ++player) {
        const wage = position.wage(player) * position.played(player, WORK)
        position.ledger.move(POOL, player, wage)
    }
}

/** Each Break card is a Fortune Point (GRQ-12). */
function takeBreaks(position: Position): void {
    for (let player = 1; player <= position.table.players(); ++player)
        position.addPoints(player, position.played(player, BREAK))
}

/** Whether a player has played an investment: who could not afford the buy-in has not (GRQ-05). */
export function isIn(
    position: Position,
    player: number,
    card: number
): boolean {
    return (
        position.played(player, card) > 0 &&
        position.moneyBefore(player) >= BUY_INS[card]
    )
}

/** Whether an investment pays, when `paid` of `players` are in (GRQ-07 to 09). */
export function pays(card: number, paid: number, players: number): boolean {
    if (card === PENNY_STOCKS) return players - paid >= 1
    if (card === REAL_ESTATE) return players - paid >= 2
    return paid === 1
}

/** Penny Stocks, Real Estate or a Start-Up: all who are in pay, then it pays or busts for all of them. */
function invest(position: Position, card: number): void {
    const { ledger, table } = position
    const players = table.players()
    let paid = 0
    for (let player = 1; player <= players; ++player)
        if (isIn(position, player, card)) {
            ledger.move(player, POOL, BUY_INS[card])
            paid++
        }
    table.cells[PAID] = paid
    const wins = pays(card, paid, players)
    for (let player = 1; player <= players; ++player)
        if (isIn(position, player, card)) {
            if (wins) ledger.move(POOL, player, EARNINGS[card])
            else if (position.owns(player, INSURANCE))
                ledger.move(POOL, player, REFUND)
        }
    for (let player = 1; player <= players; ++player) {
        // several owners are paid in full each, by the bank (GRQ-22)
        if (card === PENNY_STOCKS && position.owns(player, TAKE_OVER))
            ledger.move(POOL, player, paid * BUY_INS[card])
        // two paid, so nobody has won (GRQ-19)
        if (card === START_UP && paid >= 2)
            if (position.owns(player, BUBBLE_BURST))
                position.addPoints(player, BURST_POINTS)
    }
}

/** Each Lottery card in turn, a player's second after the first, which may have paid for it (GRQ-10). */
async function drawLottery(position: Position): Promise<void> {
    for (let player = 1; player <= position.table.players(); ++player)
        for (let i = position.played(player, LOTTERY); i > 0; --i)
            await playLottery(position, player)
}

async function playLottery(position: Position, player: number): Promise<void> {
    const { ledger, table } = position
    await table.seen()
    table.cells[ROLLER] = player
    if (position.money(player) < BUY_INS[LOTTERY]) {
        await table.tell("noStake", player)
        return
    }
    table.cells[PAID]++
    ledger.move(player, POOL, BUY_INS[LOTTERY])
    await table.tell("stakes", player)
    await table.press(player, "throw")
    await table.throwDice(LOTTERY_DICE)
    const alike = mostAlike(table.faces)
    ledger.move(POOL, player, PRIZES[alike])
    if (alike === 3 && position.owns(player, HAPPY_GO_LUCKY)) {
        position.addPoints(player, LUCKY_POINTS)
        await table.tell("luckyThree", player, PRIZES[alike], LUCKY_POINTS)
    } else if (PRIZES[alike] > 0)
        await table.tell("alike", player, PRIZES[alike], alike)
    else await table.tell("noPrize", player)
}

/** How many of five dice show the face that most of them show. */
export function mostAlike(faces: number[]): number {
    let most = 0
    for (let i = 0; i < LOTTERY_DICE; ++i) {
        let alike = 0
        for (let j = 0; j < LOTTERY_DICE; ++j)
            if (faces[j] === faces[i]) alike++
        if (alike > most) most = alike
    }
    return most
}
