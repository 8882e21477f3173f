import { ROLLER } from "../engine/cells"
import { Face, Leave, Table } from "../engine/table"
import { Clock } from "../device/clock"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { AmountEntry } from "./amount"
import { DICE_COLS, drawDice } from "./dice"
import { Header } from "./header"
import { HELD, List } from "./list"
import { FOOTER, Screen } from "./screen"
import {
    BUGLES,
    GO_ON,
    HEADLINES,
    HINTS,
    HOLD_FOR_MENU,
    LABELS,
    SELECT_NEXT,
    TITLES,
    TOLD,
    WHY,
    look,
} from "./strings"
import { TableMenu } from "./table-menu"

/** How long each of the tumbling dice's faces stands, in ms. */
const TUMBLE = 70
const MESSAGE_ROWS = FOOTER - 1

/** A Table's requests on the screen and the two buttons; what happens goes to the console too. */
export class Handheld implements Face {
    private readonly list: List
    private readonly amount: AmountEntry
    /** The page in view: the dice (0: none), what was told (empty: nothing) and its numbers. */
    private reading = 0
    private said = ""
    private readonly args: number[] = [0, 0, 0, 0]
    private readonly header: Header
    /** Whether what was told waits for a press. */
    private pending = false
    /** The option in view of a prompt under the page. */
    private cursor = 0
    /** Who announces at the next prompt; 0 for nobody. */
    private claimant = 0

    constructor(
        private readonly screen: Screen,
        private readonly clock: Clock,
        private readonly menu: TableMenu
    ) {
        this.header = new Header(screen)
        this.list = new List(screen)
        this.amount = new AmountEntry(screen)
    }

    /** Forgets what is in view; for a new run of a turn. */
    reset(): void {
        this.reading = 0
        this.said = ""
        this.pending = false
        this.claimant = 0
    }

    async choose(table: Table): Promise<number> {
        if (this.pending && !table.below) await this.goOn(table)
        console.log(`ask ${table.who} ${table.key} ${table.count}`)
        let choice = this.claim(table)
        if (choice === HELD) choice = await this.ask(table)
        if (table.isChoice())
            console.log(`choice ${table.who} ${table.key} ${choice}`)
        this.said = ""
        this.pending = false
        return choice
    }

    async roll(table: Table, reading: number): Promise<void> {
        this.header.note(table)
        this.said = ""
        this.pending = false
        const colored = (reading / 10) | 0
        const white = reading % 10
        const before = this.reading > 0 ? this.reading % 10 : turned(white, 2)
        this.screen.begin()
        this.header.draw()
        this.screen.keepFooter()
        // one die lands after the other: each face is a hundred bytes on the bus
        await this.tumble(turned(colored, 2), before)
        await this.tumble(colored, turned(white, 3))
        // who follows the console sees nothing before the table does
        console.log(`roll ${reading}`)
        this.reading = reading
    }

    private async tumble(colored: number, white: number): Promise<void> {
        drawDice(this.screen.canvas, colored, white)
        await this.screen.show()
        await this.clock.wait(TUMBLE)
    }

    async tell(table: Table): Promise<void> {
        const args = table.args
        if (this.pending) await this.goOn(table)
        console.log(
            `tell ${table.said} ${args[0]} ${args[1]} ${args[2]} ${args[3]}`
        )
        this.header.note(table)
        this.said = table.said
        for (let i = 0; i < args.length; ++i) this.args[i] = args[i]
        // a Bugle has the page to itself, and what follows it is not about the dice before
        if (look(HEADLINES, this.said) !== undefined) this.reading = 0
        this.pending = true
    }

    async seen(table: Table): Promise<void> {
        // in Table mode nobody is on turn, and the next prompt leaves what was told in view
        if (this.pending && table.cells[ROLLER] > 0) await this.goOn(table)
    }

    private async goOn(table: Table): Promise<void> {
        for (;;) {
            this.drawPage()
            this.screen.footer(HOLD_FOR_MENU, GO_ON, 0)
            await this.screen.show()
            console.log("next")
            let press = await this.screen.press()
            while (press === SELECT) press = await this.screen.press()
            if (press === ROLL) break
            if (press === SELECT_HOLD)
                await this.openMenu(table, whyTold(this.said), false)
        }
        this.pending = false
    }

    private async ask(table: Table): Promise<number> {
        this.list.options(table.labels, table.values, table.count)
        this.amount.reset()
        this.cursor = 0
        for (;;) {
            const choice = await this.askOnce(table)
            if (choice !== HELD) return choice
            await this.openMenu(table, whyOf(table.key), true)
            const claim = this.claim(table)
            if (claim !== HELD) return claim
        }
    }

    private async askOnce(table: Table): Promise<number> {
        if (table.below) return await this.chooseBelow(table)
        this.reading = 0
        this.header.note(table, table.who)
        this.screen.begin()
        this.header.draw()
        const title = look(TITLES, table.key)
        if (table.step === 0)
            return await this.list.choose(1, title, table.who, table.sum)
        return await this.amount.choose(
            1,
            title,
            table.who,
            table.step,
            table.count - 1
        )
    }

    /** One option at a time in the footer, with the page left in view. */
    private async chooseBelow(table: Table): Promise<number> {
        const screen = this.screen
        const several = table.count > 1
        if (!this.pending) this.header.note(table)
        this.drawPage()
        for (;;) {
            const label = table.labels[this.cursor]
            const hint = look(HINTS, label)
            if (several && (this.cursor > 0 || !this.pending)) {
                screen.canvas.clearRow(MESSAGE_ROWS)
                if (hint !== undefined) screen.print(MESSAGE_ROWS, 0, hint, 0)
            }
            const value = table.values[this.cursor]
            const select = several ? SELECT_NEXT : HOLD_FOR_MENU
            screen.footer(select, look(LABELS, label), value)
            await screen.show()
            const press = await screen.press()
            if (press === ROLL) return this.cursor
            if (press === SELECT_HOLD) {
                if (!screen.scrolled)
                    this.cursor = (this.cursor + table.count - 1) % table.count
                return HELD
            }
            if (press === SELECT) this.cursor = (this.cursor + 1) % table.count
        }
    }

    /** The claim made in the menu, as a choice, where it stands; else `HELD`. */
    private claim(table: Table): number {
        const player = this.claimant
        this.claimant = 0
        if (player > 0 && table.game.mayClaim(player))
            return table.count + player
        return HELD
    }

    private async openMenu(
        table: Table,
        why: string,
        atPrompt: boolean
    ): Promise<void> {
        const outcome = await this.menu.open(table, why, atPrompt)
        if (outcome < 0) {
            this.reset()
            throw new Leave(-outcome)
        }
        this.claimant = outcome
    }

    private drawPage(): void {
        const screen = this.screen
        screen.begin()
        this.header.draw()
        if (look(HEADLINES, this.said) !== undefined) this.drawBugle()
        else if (this.reading === 0) {
            if (this.said !== "")
                screen.paragraph(
                    look(TOLD, this.said),
                    this.args,
                    1,
                    MESSAGE_ROWS
                )
        } else this.drawReading()
    }

    private drawReading(): void {
        const screen = this.screen
        const reading = this.reading
        drawDice(screen.canvas, (reading / 10) | 0, reading % 10)
        screen.money(1, DICE_COLS, reading * 100)
        if (this.said === "") return
        const text = look(TOLD, this.said)
        // on a short panel the dice are in row 1 alone
        if (screen.canvas.short)
            screen.paragraph(text, this.args, 2, MESSAGE_ROWS - 1)
        else
            screen.paragraphBeside(
                text,
                this.args,
                2,
                DICE_COLS,
                MESSAGE_ROWS - 2
            )
    }

    private drawBugle(): void {
        const screen = this.screen
        screen.title(1, look(HEADLINES, this.said), 0, 0, 0)
        screen.paragraph(
            look(BUGLES, this.said),
            this.args,
            2,
            MESSAGE_ROWS - 1
        )
    }
}

/** Why what is told happened, by the rules. */
function whyTold(said: string): string {
    if (look(HEADLINES, said) !== undefined) return WHY.bugle
    const why = look(WHY, said)
    return why === undefined ? WHY.next : why
}

/** Another face of a die, that no generator is asked for. */
function turned(face: number, by: number): number {
    return ((face + by - 1) % 6) + 1
}

function whyOf(prompt: string): string {
    const why = look(WHY, prompt)
    return why === undefined ? WHY.money : why
}
