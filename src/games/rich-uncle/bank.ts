import { packMovement, POOL } from "../../engine/ledger"
import { Table } from "../../engine/table"
import { FULL, Position, READING } from "./position"
import { Treasurer } from "./treasurer"

/** What a balance can be at most, and the steps of an exact amount, in dollars. */
const MOST = 99999900
const STEP = 100
/** Steps in which an amount is counted up. */
const SMALL = 500
const LARGE = 1000

/** Keys of words: by whether the Pool pays, the Pool is paid, or one player another. */
const ASKS = ["askCollects", "askPaysPool", "askPays"]
const TELLS = ["collects", "paysPool", "pays"]
const LISTS = ["wasCollected", "wasPaidPool", "wasPaid"]

function sideOf(payer: number, payee: number): number {
    if (payer === POOL) return 0
    return payee === POOL ? 1 : 2
}

/**
 * Money moved by hand, by dialogs that name both sides and the amount before anything is moved (RU-26): in Table mode, and in a
 * whole game where a printed card says what is paid. There a debt is settled as debts are, by selling cards if need be.
 */
export class Bank {
    private readonly table: Table

    constructor(
        private readonly position: Position,
        private readonly treasurer: Treasurer
    ) {
        this.table = position.table
    }

    /** Offers what there is to do, as options of a prompt that shows one at a time. */
    offer(): void {
        this.table.offer("rackPay", 0)
        this.table.offer("rackCollect", 0)
        if (this.position.solvent() > 1) this.table.offer("rackTransfer", 0)
    }

    /** Offers what there is to do about what was done. */
    offerMore(): void {
        this.table.offer("rackBack", 0)
        this.table.offer("rackCorrect", 0)
    }

    /** Carries out one of these. */
    async carryOut(action: string): Promise<void> {
        if (action === "rackPay")
            await this.dialog(await this.player("whoPays"), POOL)
        else if (action === "rackCollect")
            await this.dialog(POOL, await this.player("whoCollects"))
        else if (action === "rackTransfer") {
            const payer = await this.player("whoPays")
            await this.dialog(payer, await this.player("whoCollects", payer))
        } else if (action === "rackBack") await this.takeBack()
        else await this.correct(await this.player("whoseBalance"))
    }

    /** Somebody drops out of Table mode: the balance goes to the Pool. */
    async dropOut(player: number): Promise<void> {
        const position = this.position
        const cash = position.cash(player)
        if (cash > 0) this.move(player, POOL, cash)
        position.retire(player)
        await this.table.tell("leaves", player, cash)
    }

    /** Asks for a player, leaving out `other` (0: nobody). */
    private async player(prompt: string, other = 0): Promise<number> {
        const table = this.table
        for (let player = 1; player <= table.players(); ++player)
            if (player !== other && !this.position.isBankrupt(player))
                table.offer("player", player)
        return table.values[await table.choose(0, prompt)]
    }

    private async dialog(payer: number, payee: number): Promise<void> {
        const most = this.mostTo(payer, payee)
        if (most < STEP) {
            await this.table.tell("noneToPay")
            return
        }
        const amount = await this.howMuch(payer === POOL ? payee : payer, most)
        if (!(await this.isSure(payer, payee, amount))) return
        if (this.position.mode() !== FULL) {
            this.move(payer, payee, amount)
            await this.say(TELLS, payer, payee, amount)
        } else if (payer === POOL) await this.treasurer.collect(payee, amount)
        else await this.treasurer.pay(payer, payee, amount)
    }

    /** What can be moved at most: what the payer has, or with cards to sell any sum, and no balance above what the screen shows. */
    private mostTo(payer: number, payee: number): number {
        const position = this.position
        const inDebt = payer === POOL || position.mode() === FULL
        let most = inDebt ? MOST : position.cash(payer)
        if (payee !== POOL) most = Math.min(most, MOST - position.cash(payee))
        return most
    }

    /** The last reading and the exposed price are the amounts wanted most, so they come first. */
    private async howMuch(player: number, most: number): Promise<number> {
        const table = this.table
        this.offerAmount("asRolled", table.cells[READING] * STEP, most)
        this.offerAmount("asPriced", this.position.price(), most)
        this.offerAmount("inSteps", SMALL, most)
        this.offerAmount("inSteps", LARGE, most)
        table.offer("exactly", STEP)
        const choice = await table.choose(player, "howMuch")
        const label = table.labels[choice]
        const value = table.values[choice]
        const counted = label === "inSteps"
        if (!counted && label !== "exactly") return value
        return await table.amount(player, "howMuch", value, most, counted)
    }

    private offerAmount(label: string, amount: number, most: number): void {
        if (amount > 0 && amount <= most) this.table.offer(label, amount)
    }

    /** Names both sides and the amount; gives whether it is to be moved. Nothing is asked about an amount of 0. */
    private async isSure(
        payer: number,
        payee: number,
        amount: number
    ): Promise<boolean> {
        if (amount === 0) return false
        const table = this.table
        await this.say(ASKS, payer, payee, amount)
        table.offer("sure", 0)
        table.offer("unsure", 0)
        return (await table.chooseBelow(0, "sure")) === 0
    }

    private async say(
        keys: string[],
        payer: number,
        payee: number,
        amount: number
    ): Promise<void> {
        const side = sideOf(payer, payee)
        const key = keys[side]
        if (side === 2) await this.table.tell(key, payer, payee, amount)
        else await this.table.tell(key, payer + payee, amount)
    }

    private move(payer: number, payee: number, amount: number): void {
        this.position.ledger.move(payer, payee, amount)
        this.position.history.add(payer, payee, amount)
    }

    /** A balance is set right by a movement from or to the Pool. */
    private async correct(player: number): Promise<void> {
        const { position, table } = this
        const amount = await table.amount(player, "newBalance", STEP, MOST)
        const change = amount - position.cash(player)
        const payer = change > 0 ? POOL : player
        const payee = change > 0 ? player : POOL
        if (!(await this.isSure(payer, payee, Math.abs(change)))) return
        this.move(payer, payee, Math.abs(change))
        await table.tell("corrected", player, amount)
    }

    /** Lists the last movements, newest first; one of them can be made the other way round. */
    private async takeBack(): Promise<void> {
        const table = this.table
        const history = this.position.history
        table.offer("noneBack", 0)
        for (let i = 0; history.look(i); ++i) {
            const { from, to } = history
            const dollars = Math.abs(history.dollars)
            table.offer(
                LISTS[sideOf(from, to)],
                packMovement(from, to, dollars)
            )
        }
        const choice = await table.choose(0, "movements")
        if (choice > 0) await this.reverse(choice - 1)
    }

    private async reverse(i: number): Promise<void> {
        const { position, table } = this
        const history = position.history
        history.look(i)
        const { dollars, from, to } = history
        if (dollars < 0) await table.tell("backAlready")
        else if (this.mostTo(to, from) < dollars)
            await table.tell("cantTakeBack", to, position.cash(to), dollars)
        else if (await this.isSure(to, from, dollars)) {
            // who dropped out and is paid again is back
            position.readmit(from)
            history.noteTakenBack()
            this.move(to, from, dollars)
            await this.say(TELLS, to, from, dollars)
        }
    }
}
