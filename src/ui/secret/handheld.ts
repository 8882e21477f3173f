import { SecretTable } from "../../engine/secret-table"
import { Leave, Table } from "../../engine/table"
import { Clock } from "../../device/clock"
import { Handheld } from "../handheld"
import { drawHeader, noteHeader } from "../header"
import { HELD } from "../list"
import { beginScreen } from "../screen"
import { openTableMenu, undoBy } from "../table-menu"
import { report, showNote } from "../views"
import { title as titleOf, why } from "../vocabulary"
import { DetailedList } from "./list"
import { DiceAndPage } from "./pages"
import { Several } from "./several"
import { undoSecret } from "./undo"

/** As an outcome of the menu: a mark is gone, the prompt goes on. */
const UNMARKED = 99

/** Makes the screens of a program whose games are all played at a `SecretTable`. */
export function secretHandheld(clock: Clock): Handheld {
    const list = new DetailedList()
    const several = new Several(list)
    // a mark is taken away before anything that was laid down
    undoBy(async table =>
        (table as SecretTable).take > 0 && several.takeBack()
            ? UNMARKED
            : await undoSecret(table)
    )
    return new SecretHandheld(clock, new DiceAndPage(), list, several)
}

/** The requests of a `SecretTable`, on the screen and the two buttons. */
class SecretHandheld extends Handheld {
    constructor(
        clock: Clock,
        private readonly pages: DiceAndPage,
        private readonly details: DetailedList,
        private readonly several: Several
    ) {
        super(clock, pages)
        this.list = details
    }

    override async choose(table: Table): Promise<number> {
        this.several.reset()
        if (this.pending && !table.below) await this.goOn(table)
        logPrompt(table as SecretTable)
        const choice = await this.ask(table)
        if (!table.sealed && table.isKept(choice))
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.tabletop.clearTold()
        this.pending = false
        return choice
    }

    async report(table: Table): Promise<void> {
        if (this.pending) await this.goOn(table)
        noteHeader(table)
        this.tabletop.clear()
        this.pages.take(table)
        this.tabletop.tell(table)
        report(table, table.said)
        this.pending = true
    }

    protected override async openMenu(
        table: Table,
        why: string,
        atPrompt: boolean
    ): Promise<number> {
        const outcome = await openTableMenu(table, why, atPrompt)
        if (outcome < 0) {
            this.reset()
            throw new Leave(-outcome)
        }
        return outcome === UNMARKED ? 0 : outcome
    }

    protected override async chooseOption(
        plain: Table,
        title: string
    ): Promise<number> {
        const details = this.details
        const table = plain as SecretTable
        if (table.take > 0) return await this.several.choose(table, title)
        for (;;) {
            details.decorate(table, 0)
            const choice = await details.choose(1, title, table.facts)
            if (choice === HELD || table.isOpen(choice)) return choice
            const key = table.bars[choice]
            await showNote(titleOf("barred"), why(key, key))
            beginScreen()
            drawHeader()
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
