import { POOL } from "../../engine/ledger"
import { Table } from "../../engine/table"
import {
    BUGLES,
    CARDS,
    EACH_COLLECTS,
    EACH_COLLECTS_SUM,
    EACH_MAY_BUY,
    EACH_PAYS,
    EACH_PAYS_LEFT,
    EACH_PAYS_SUM,
    HIGHEST_COLLECTS,
    HIGHEST_PAYS,
    LOWEST_COLLECTS,
    LOWEST_PAYS,
    OTHERS_PAY_ROLLER,
    ROLLER_COLLECTS,
    ROLLER_PAYS,
    ROLLER_PAYS_OTHERS,
} from "./edition"
import { MAX_PLAYERS, Position } from "./position"
import { isDoubles } from "./stocks"
import { Treasurer } from "./treasurer"

/** A reading as money, in dollars (RU-09). */
export function dollars(reading: number): number {
    return reading * 100
}

/** The Feature Play: the Daily Bugle is read and carried out (RU-16 to RU-20). */
export class FeaturePlay {
    private readonly table: Table
    /** Where the highest or lowest decides: what each player rolled last, and who is still in it, a bit a player. */
    private readonly readings: number[] = []
    private contenders = 0

    constructor(
        private readonly position: Position,
        private readonly treasurer: Treasurer
    ) {
        this.table = position.table
        for (let player = 0; player <= MAX_PLAYERS; ++player)
            this.readings.push(0)
    }

    /** Takes the top Daily Bugle, carries it out and puts it to the bottom. */
    async play(roller: number): Promise<void> {
        const bugle = BUGLES[this.position.newsstand.top()]
        await this.table.seen()
        this.position.newsstand.turn()
        await this.table.tell(bugle.id, roller, bugle.sum)
        const kind = bugle.kind
        if (kind === HIGHEST_PAYS || kind === HIGHEST_COLLECTS)
            await this.extreme(roller, 1, kind === HIGHEST_COLLECTS)
        else if (kind === LOWEST_PAYS || kind === LOWEST_COLLECTS)
            await this.extreme(roller, -1, kind === LOWEST_COLLECTS)
        else if (kind === ROLLER_PAYS || kind === ROLLER_COLLECTS)
            await this.one(kind, roller, roller, bugle.sum)
        else await this.everybody(kind, roller, bugle.sum)
    }

    /** Doubles, and nothing else, change the market, at once (RU-07). */
    async changeMarket(): Promise<void> {
        await this.table.seen()
        this.position.market.turn()
        await this.table.tell("newPrice", this.position.price())
    }

    /** One after the other, from the roller's left to the roller, without who is out (RU-23). */
    private async everybody(
        kind: number,
        roller: number,
        sum: number
    ): Promise<void> {
        const position = this.position
        const othersOnly =
            kind === OTHERS_PAY_ROLLER || kind === ROLLER_PAYS_OTHERS
        let player = roller
        for (let seats = this.table.players(); seats > 0; --seats) {
            player = this.table.left(player)
            // a roller who can't pay all the others is out
            if (
                othersOnly &&
                (player === roller || position.isBankrupt(roller))
            )
                return
            if (!position.isBankrupt(player))
                await this.one(kind, roller, player, sum)
        }
    }

    /** One player's part: the roll, if there is one, and its settlement. */
    private async one(
        kind: number,
        roller: number,
        player: number,
        sum: number
    ): Promise<void> {
        if (kind === EACH_MAY_BUY) await this.offerPool(player)
        else {
            const amount = sum > 0 ? sum : dollars(await this.roll(player))
            if (!this.position.isBankrupt(player))
                await this.settle(kind, roller, player, amount)
        }
        await this.treasurer.settled(roller)
    }

    private async settle(
        kind: number,
        roller: number,
        player: number,
        amount: number
    ): Promise<void> {
        const treasurer = this.treasurer
        if (
            kind === EACH_COLLECTS ||
            kind === ROLLER_COLLECTS ||
            kind === EACH_COLLECTS_SUM
        )
            await treasurer.collect(player, amount)
        else if (
            kind === EACH_PAYS ||
            kind === ROLLER_PAYS ||
            kind === EACH_PAYS_SUM
        )
            await treasurer.pay(player, POOL, amount)
        else if (kind === OTHERS_PAY_ROLLER)
            await treasurer.pay(player, roller, amount)
        else if (kind === ROLLER_PAYS_OTHERS)
            await treasurer.pay(roller, player, amount)
        else if (kind === EACH_PAYS_LEFT)
            await treasurer.pay(player, this.position.left(player), amount)
    }

    /** A player rolls; doubles change the market before the money is settled, and do nothing more (RU-20). 0 from who leaves instead. */
    private async roll(player: number): Promise<number> {
        await this.table.press(player, "roll")
        if (this.position.isBankrupt(player)) return 0
        const reading = await this.table.roll()
        if (isDoubles(reading)) await this.changeMarket()
        return reading
    }

    /** All roll; the highest, or with `sign` -1 the lowest, pays or collects what it rolled last. */
    private async extreme(
        roller: number,
        sign: number,
        collects: boolean
    ): Promise<void> {
        this.contenders = ~0
        let tied = await this.rollOff(roller, sign)
        while (tied > 1) {
            await this.table.tell("tied", tied)
            tied = await this.rollOff(roller, sign)
        }
        if (tied === 0) return
        let player = 1
        while (!this.isIn(player)) player++
        const amount = dollars(this.readings[player])
        if (collects) await this.treasurer.collect(player, amount)
        else await this.treasurer.pay(player, POOL, amount)
        await this.treasurer.settled(roller)
    }

    private isIn(player: number): boolean {
        const bit = 1 << player
        return (
            (this.contenders & bit) !== 0 && !this.position.isBankrupt(player)
        )
    }

    /** Those still in it roll; all but the best drop out. Gives how many are left, 0 when all of them have left the game. */
    private async rollOff(roller: number, sign: number): Promise<number> {
        const { readings, table } = this
        const players = table.players()
        let player = roller
        for (let seats = players; seats > 0; --seats) {
            player = table.left(player)
            if (this.isIn(player)) readings[player] = await this.roll(player)
        }
        let best = 0
        for (player = 1; player <= players; ++player)
            if (
                this.isIn(player) &&
                (best === 0 || (readings[player] - best) * sign > 0)
            )
                best = readings[player]
        let left = 0
        for (player = 1; player <= players; ++player) {
            if (!this.isIn(player)) continue
            if (readings[player] === best) left++
            else this.contenders &= ~(1 << player)
        }
        return left
    }

    /** A player may buy one card from the Pool, for cash in hand (RU-18, RU-21). */
    private async offerPool(player: number): Promise<void> {
        const position = this.position
        const table = this.table
        const price = position.price()
        const nothing = position.stocks.next(POOL, 0) === CARDS
        if (nothing) return await table.tell("poolEmpty", player)
        if (position.cash(player) < price)
            return await table.tell("cantBuy", player, price)
        this.offerPurchases(player)
        const choice = await table.choose(player, "mayBuy")
        if (choice > 0) await this.treasurer.buy(player, table.values[choice])
    }

    /** None, or any card of the Pool. */
    private offerPurchases(player: number): void {
        this.table.offer("noPurchase", player)
        this.position.offerCards(POOL, "buy")
    }

    /** Offers the Pool's cards anew where they are on offer: there are more since a player has left. */
    offerAgain(): void {
        const table = this.table
        if (table.key !== "mayBuy") return
        table.count = 0
        this.offerPurchases(table.who)
    }
}
