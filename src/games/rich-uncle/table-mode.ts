import { DONE, Leave, Table } from "../../engine/table"
import { Bank } from "./bank"
import { FeaturePlay } from "./bugles"
import { Position, RACK_AND_BALANCES, READING } from "./position"
import { isDoubles } from "./stocks"

/** Table mode: the dice and the rack beside a printed set, with balances or without (RU-26). */
export class TableMode {
    private readonly table: Table

    constructor(
        private readonly position: Position,
        private readonly featurePlay: FeaturePlay,
        private readonly bank: Bank
    ) {
        this.table = position.table
    }

    /** One roll, or one movement of money. */
    async turn(): Promise<void> {
        const table = this.table
        const withBalances = this.position.mode() === RACK_AND_BALANCES
        table.offer("rackRoll", 0)
        if (withBalances) this.bank.offer()
        table.offer("rackTurn", 0)
        if (withBalances) this.bank.offerMore()
        const action = table.labels[await table.chooseBelow(0, "rack")]
        if (action === "rackRoll") await this.roll()
        else if (action === "rackTurn") await this.turnPrice()
        else await this.bank.carryOut(action)
    }

    /** A player drops out; a dialog that is open is closed, since it may be about them. */
    async leave(player: number): Promise<void> {
        await this.bank.dropOut(player)
        this.table.count = 0
        throw new Leave(DONE)
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
}
