import { PLAYING, STATE, WINNER, WON } from "../../engine/cells"
import { POOL } from "../../engine/ledger"
import { Leave, OVER } from "../../engine/table"
import { Position } from "./position"

/** The Treasurer: sees to payments, sales, bankruptcies, and to who may announce. */
export class Treasurer {
    constructor(private readonly position: Position) {}

    /** The Pool pays a player, unless they have left. */
    async collect(player: number, amount: number): Promise<void> {
        if (this.position.isBankrupt(player)) return
        await this.position.table.seen()
        this.position.ledger.move(POOL, player, amount)
        await this.position.table.tell("collects", player, amount)
    }

    /**
     * A player pays another, or the Pool, selling cards as a last resort (RU-22); gives whether they could. Who can't is
     * bankrupt by then. What is owed to a player who has left is owed to the Pool, as all that was theirs.
     */
    async pay(
        player: number,
        creditor: number,
        amount: number
    ): Promise<boolean> {
        if (!(await this.raise(player, amount))) return false
        const { ledger, table } = this.position
        await table.seen()
        if (this.position.isBankrupt(creditor)) creditor = POOL
        ledger.move(player, creditor, amount)
        if (creditor === POOL) await table.tell("paysPool", player, amount)
        else await table.tell("pays", player, creditor, amount)
        return true
    }

    /** Sells cards, one at a time and no more than it takes, until a player has `amount` in cash; gives whether they have. */
    async raise(player: number, amount: number): Promise<boolean> {
        const position = this.position
        const table = position.table
        if (position.isBankrupt(player)) return false
        await table.seen()
        if (position.cash(player) < amount)
            await table.tell("owes", player, amount, position.cash(player))
        while (position.cash(player) < amount) {
            position.offerCards(player, "sell")
            if (table.count === 0) {
                await this.retire(player, "bankrupt")
                return false
            }
            const choice = await table.choose(player, "mustSell", amount)
            if (position.isBankrupt(player)) return false
            await this.sell(player, table.values[choice])
        }
        return true
    }

    /** A player sells a card to the Pool at the Market-Price. */
    async sell(player: number, card: number): Promise<void> {
        const position = this.position
        const price = position.price()
        await position.table.seen()
        position.ledger.move(POOL, player, price)
        position.stocks.give(card, POOL)
        await position.table.tell("sells", player, card, price)
    }

    /** A player who has the cash buys a card from the Pool at the Market-Price. */
    async buy(player: number, card: number): Promise<void> {
        const position = this.position
        const price = position.price()
        await position.table.seen()
        position.ledger.move(player, POOL, price)
        position.stocks.give(card, player)
        await position.table.tell("buys", player, card, price)
    }

    /**
     * After each settlement: asks whoever it brought to the winning total, the roller first, then to the left, whether they
     * announce (RU-24).
     */
    async settled(roller: number): Promise<void> {
        const table = this.position.table
        let player = roller
        for (let asked = 0; asked < table.players(); ++asked) {
            await this.askToAnnounce(player)
            player = table.left(player)
        }
    }

    /** The game is won. */
    async win(player: number): Promise<void> {
        const table = this.position.table
        await table.seen()
        table.cells[STATE] = WON
        table.cells[WINNER] = player
        await table.tell("wins", player, this.position.cash(player))
        throw new Leave(OVER)
    }

    /** Whether a player may announce at any prompt: while the game lasts and they still hold the total that they were asked about. */
    mayAnnounce(player: number): boolean {
        const position = this.position
        return (
            position.table.cells[STATE] === PLAYING &&
            position.hasTotal(player) &&
            position.wasAsked(player) &&
            !position.isBankrupt(player)
        )
    }

    private async askToAnnounce(player: number): Promise<void> {
        const position = this.position
        const reached = position.hasTotal(player)
        const asked = position.wasAsked(player)
        if (reached !== asked) position.noteAsked(player, reached)
        if (!reached || asked) return
        const table = position.table
        table.offer("announce", player)
        table.offer("playOn", player)
        const choice = await table.choose(player, "reached")
        if (choice === 0 && !position.isBankrupt(player)) await this.win(player)
    }

    /**
     * All cash and cards go to the Treasurer, and the player is out, bankrupt or by leaving; the last who is solvent wins
     * (RU-23, RU-25).
     */
    async retire(player: number, told: string): Promise<void> {
        const position = this.position
        const cash = position.cash(player)
        await position.table.seen()
        position.ledger.move(player, POOL, cash)
        position.stocks.giveAll(player, POOL)
        position.retire(player)
        await position.table.tell(told, player, cash)
        if (position.solvent() === 1) await this.win(position.left(player))
    }
}
