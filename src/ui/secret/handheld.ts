import { SecretTable } from "../../engine/secret-table"
import { Table } from "../../engine/table"
import { Clock } from "../../device/clock"
import { Handheld, MakeHandheld } from "../handheld"
import { HELD } from "../list"
import { Screen } from "../screen"
import { Views } from "../views"
import { title as titleOf, why } from "../vocabulary"
import { DetailedList } from "./list"
import { SecretMenu } from "./menu"
import { Several } from "./several"
import { PagedTabletop } from "./tabletop"

/** Makes the screens of a program whose games are all played at a `SecretTable`. */
export const makeSecretHandheld: MakeHandheld = (screen, clock, views) =>
    new SecretHandheld(screen, clock, views, new SecretMenu(screen, views))

/** The requests of a `SecretTable`, on the screen and the two buttons. */
class SecretHandheld extends Handheld {
    private readonly details: DetailedList
    private readonly several: Several
    private readonly paged: PagedTabletop

    constructor(
        screen: Screen,
        clock: Clock,
        private readonly views: Views,
        menu: SecretMenu
    ) {
        super(screen, clock, menu)
        const { header, grid } = this
        this.details = new DetailedList(screen)
        this.list = this.details
        this.several = new Several(screen, this.details, header)
        menu.several = this.several
        this.paged = new PagedTabletop(screen, header, grid, clock, views)
        this.tabletop = this.paged
    }

    override async choose(table: Table): Promise<number> {
        this.several.reset()
        if (this.pending && !table.below) await this.goOn(table)
        logPrompt(table as SecretTable)
        let choice = this.wished(table)
        if (choice === HELD) choice = await this.ask(table)
        if (!table.sealed && table.isKept(choice))
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.tabletop.clearTold()
        this.pending = false
        return choice
    }

    async report(table: Table): Promise<void> {
        if (this.pending) await this.goOn(table)
        this.header.note(table)
        this.paged.report(table)
        this.pending = true
    }

    protected override async chooseOption(
        plain: Table,
        title: string
    ): Promise<number> {
        const { details, header, screen } = this
        const table = plain as SecretTable
        if (table.take > 0) return await this.several.choose(table, title)
        for (;;) {
            details.decorate(table, 0)
            const choice = await details.choose(1, title, table.facts)
            if (choice === HELD || table.isOpen(choice)) return choice
            const key = table.bars[choice]
            await this.views.note(titleOf("barred"), why(key, key))
            screen.begin()
            header.draw()
        }
    }
}

/**
 * What waits for an answer, with the options that can't be taken, a bit each; of a prompt in secret no more than whose it is,
 * how many options there are, and how many are to be taken: none for a single one.
 */
function logPrompt(table: SecretTable): void {
    const { who, key, count, options, take, sealed, barred } = table
    if (sealed)
        console.log(`secret ${who} ${take > 0 ? options : count} ${take}`)
    else if (barred) console.log(`ask ${who} ${key} ${count} ${barred}`)
    else console.log(`ask ${who} ${key} ${count}`)
}
