import { POOL } from "../../engine/ledger"
import { Table } from "../../engine/table"
import { dollars, FeaturePlay } from "./bugles"
import { Position, RACK_AND_BALANCES, READING } from "./position"
import { isDoubles } from "./stocks"

/** What a balance can be set to at most, and the steps of it, in dollars. */
const MOST = 99999900
const STEP = 100

/** Table mode: the dice and the rack beside a printed set, with balances or without (RU-26). */
export class TableMode {
    private readonly table: Table

    constructor(
        private readonly position: Position,
        private readonly featurePlay: FeaturePlay
    ) {
        this.table = position.table
    }

    /** One roll, or one payment. */
    async turn(): Promise<void> {
        const table = this.table
        table.offer("rackRoll", 0)
        if (this.position.mode() === RACK_AND_BALANCES) {
            table.offer("rackPay", 0)
            table.offer("rackCollect", 0)
            table.offer("rackTransfer", 0)
            table.offer("rackCorrect", 0)
        }
        table.offer("rackTurn", 0)
        await this.carryOut(table.labels[await table.chooseBelow(0, "rack")])
    }

    private async carryOut(action: string): Promise<void> {
        if (action === "rackRoll") await this.roll()
        else if (action === "rackTurn") await this.turnPrice()
        else if (action === "rackPay")
            await this.transfer(await this.player("whoPays"), POOL)
        else if (action === "rackCollect")
            await this.transfer(POOL, await this.player("whoCollects"))
        else if (action === "rackTransfer") {
            const payer = await this.player("whoPays")
            await this.transfer(payer, await this.player("whoCollects", payer))
        } else await this.correct(await this.player("whoseBalance"))
    }

    /** The next Market-Price without a roll: for doubles of the box's own dice. */
    private async turnPrice(): Promise<void> {
        this.position.market.turn()
        await this.table.tell("turned", this.position.price())
    }

    private async roll(): Promise<void> {
        const reading = await this.table.roll()
        this.table.cells[READING] = reading
        if (!isDoubles(reading)) return
        await this.featurePlay.changeMarket()
        await this.table.tell("rackDoubles", reading)
    }

    /** Asks for a player, leaving out `other` (0: nobody). */
    private async player(prompt: string, other = 0): Promise<number> {
        const table = this.table
        for (let player = 1; player <= table.players(); ++player)
            if (player !== other) table.offer("player", player)
        return table.values[await table.choose(0, prompt)]
    }

    private async transfer(payer: number, payee: number): Promise<void> {
        const position = this.position
        const table = this.table
        const most = this.mostTo(payer, payee)
        const amount = await this.howMuch(payer === POOL ? payee : payer, most)
        if (amount === 0) return
        position.ledger.move(payer, payee, amount)
        if (payer === POOL) await table.tell("collects", payee, amount)
        else if (payee === POOL) await table.tell("paysPool", payer, amount)
        else await table.tell("pays", payer, payee, amount)
    }

    /** What can be moved at most: what the payer has, and no balance above what the screen shows. */
    private mostTo(payer: number, payee: number): number {
        const position = this.position
        let most = payer === POOL ? MOST : position.cash(payer)
        if (payee !== POOL) most = Math.min(most, MOST - position.cash(payee))
        return Math.max(most, 0)
    }

    /** The last reading and the exposed price are the amounts wanted most, so they come first. */
    private async howMuch(player: number, most: number): Promise<number> {
        const table = this.table
        this.offerAmount("asRolled", dollars(table.cells[READING]), most)
        this.offerAmount("asPriced", this.position.price(), most)
        table.offer("otherAmount", -1)
        const amount = table.values[await table.choose(player, "howMuch")]
        if (amount >= 0) return amount
        return await table.amount(player, "howMuch", STEP, most)
    }

    private offerAmount(label: string, amount: number, most: number): void {
        if (amount > 0 && amount <= most) this.table.offer(label, amount)
    }

    private async correct(player: number): Promise<void> {
        const position = this.position
        const amount = await this.table.amount(player, "newBalance", STEP, MOST)
        const change = amount - position.cash(player)
        if (change > 0) position.ledger.move(POOL, player, change)
        else position.ledger.move(player, POOL, -change)
        await this.table.tell("corrected", player, amount)
    }
}
