import { POOL } from "../../engine/ledger"
import { LAST_DAY, SALARY } from "./edition"
import { collect, pay, tellBook, useBank, winPot } from "./money"
import { settleAccounts } from "./month-end"
import {
    ACCOUNTS,
    DAY,
    MODE,
    MONTH,
    MONTHS,
    OWED,
    Position,
    POT,
    saved,
} from "./position"

/** The most that an amount is set to, in dollars. */
const MOST = 99999

/** Table mode, beside a printed set: the die alone, or with everyone's accounts and the Pot (PD-18). One action a turn. */
export async function tableTurn(position: Position): Promise<void> {
    const table = position.table
    table.offer("tableRoll", 0)
    if (table.cells[MODE] === ACCOUNTS) {
        table.offer("tablePay", 0)
        table.offer("tableGet", 0)
        table.offer("tableBill", 0)
        table.offer("tableBank", 0)
        table.offer("tableMonth", 0)
        table.offer("tableFix", 0)
    }
    const action = table.labels[await table.chooseBelow(0, "table")]
    if (action === "tableRoll") {
        await table.throwDice(1)
        return
    }
    const player = await choosePlayer(position)
    if (action === "tablePay") await payOut(position, player)
    else if (action === "tableGet") await get(position, player)
    else if (action === "tableBill") await setBills(position, player)
    else if (action === "tableBank") await useBank(position, player)
    else if (action === "tableMonth") await endMonth(position, player)
    else await setCash(position, player)
}

async function choosePlayer(position: Position): Promise<number> {
    const table = position.table
    for (let player = 1; player <= table.players(); ++player)
        table.offer("player", player)
    return table.values[await table.choose(0, "whose")]
}

/** Names what is to be done, and asks whether it shall be. */
async function isSure(
    position: Position,
    key: string,
    player: number,
    amount: number,
    c = 0
): Promise<boolean> {
    const table = position.table
    await table.tell(key, player, amount, c)
    table.offer("sure", 0)
    table.offer("unsure", 0)
    return (await table.chooseBelow(0, "sure")) === 0
}

/** A player pays the bank, the Pot or another player, by a loan if need be. */
async function payOut(position: Position, player: number): Promise<void> {
    const table = position.table
    table.offer("toBank", POOL)
    table.offer("toPot", POT)
    for (let other = 1; other <= table.players(); ++other)
        if (other !== player) table.offer("player", other)
    const account = table.values[await table.choose(player, "payee")]
    const amount = await table.amount(player, "howMuch", 1, MOST)
    let key = "paysPlayer"
    let ask = "askPlayer"
    if (account === POOL) {
        key = "pays"
        ask = "askPays"
    } else if (account === POT) {
        key = "intoPot"
        ask = "askPot"
    }
    if (amount > 0 && (await isSure(position, ask, player, amount, account)))
        await pay(position, player, account, amount, key)
}

/** A player collects from the bank, or wins the Pot. */
async function get(position: Position, player: number): Promise<void> {
    const table = position.table
    const pot = position.ledger.balance(POT)
    table.offer("fromBank", 0)
    if (pot > 0) table.offer("fromPot", pot)
    if ((await table.choose(player, "payer")) > 0) {
        if (await isSure(position, "askWins", player, pot))
            await winPot(position, player)
        return
    }
    const amount = await table.amount(player, "howMuch", 1, MOST)
    if (amount > 0 && (await isSure(position, "askGets", player, amount)))
        await collect(position, player, amount, "collects")
}

/** What a player's bills come to now: one more, or some cancelled. */
async function setBills(position: Position, player: number): Promise<void> {
    const table = position.table
    const amount = await table.amount(player, "billsNow", 1, MOST)
    const before = table.cells[OWED + player]
    if (!(await isSure(position, "askBills", player, amount, before))) return
    table.cells[OWED + player] = amount
    await table.tell("billsAre", player, amount)
}

/** Pay Day by the accounts: salary but in the last month, interest, bills, and moves without a fee. */
async function endMonth(position: Position, player: number): Promise<void> {
    const { cells } = position.table
    position.table.offer("withSalary", SALARY)
    position.table.offer("lastMonth", 0)
    const isLast = (await position.table.choose(player, "payDay")) > 0
    const salary = isLast ? 0 : SALARY
    if (!(await isSure(position, "askMonth", player, salary))) return
    // what a loan costs depends on whether another Pay Day comes
    cells[MONTH + player] = isLast ? cells[MONTHS] : 0
    cells[DAY + player] = LAST_DAY
    if (!isLast) await collect(position, player, SALARY, "salary")
    await settleAccounts(position, player)
    cells[DAY + player] = 0
    cells[MONTH + player] = 1
    await tellBook(position, player, saved(position, player) >= 0)
}

/** Corrects a player's cash. */
async function setCash(position: Position, player: number): Promise<void> {
    const table = position.table
    const amount = await table.amount(player, "cashNow", 1, MOST)
    const before = position.cash(player)
    if (!(await isSure(position, "askCash", player, amount, before))) return
    const change = amount - before
    if (change > 0) position.ledger.move(POOL, player, change)
    else position.ledger.move(player, POOL, -change)
    await table.tell("cashIs", player, amount)
}
