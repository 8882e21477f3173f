import { Table } from "../engine/table"
import { Clock } from "../device/clock"
import { MESSAGE_ROWS, tellBeside } from "./beside"
import { drawDice, widthOfDice } from "./dice"
import { drawHeader } from "./header"
import { Pieces } from "./pieces"
import {
    beginScreen,
    canvas,
    keepFooter,
    money,
    paragraph,
    printTitle,
    show,
} from "./screen"
import { headline, story, told } from "./vocabulary"

/** How long each of the tumbling dice's faces stands, in ms. */
const TUMBLE = 70

/** What lies in view between prompts: the dice thrown last or a game's other pieces, and what was told last. */
export class Tabletop {
    /** What was told; empty for nothing. */
    private said = ""
    private readonly args: number[] = [0, 0, 0, 0]
    /** The reading of the colored and the white die; 0 where they are not in view. */
    private reading = 0

    /** @param pieces those of games that have others than the pair of dice */
    constructor(
        private readonly clock: Clock,
        private readonly pieces?: Pieces
    ) {}

    /** Takes dice and all other pieces away; `anew` as `Pieces.clear`. */
    clear(anew = false): void {
        this.reading = 0
        if (this.pieces) this.pieces.clear(anew)
    }

    /** What was told has been read. */
    clearTold(): void {
        this.said = ""
    }

    /** Takes up the pieces as they lie now, in place of dice, where the table has them in view; gives whether it has. */
    look(table: Table): boolean {
        if (!this.pieces || !this.pieces.look(table)) return false
        this.reading = 0
        return true
    }

    /** The same with nothing to be read: what was told on a page of its own gives way to them. */
    lookAnew(table: Table): void {
        if (this.look(table) && this.isStory()) this.said = ""
    }

    /** What is told now; a story has the page to itself, and what follows it is not about the dice before. */
    tell(table: Table): void {
        this.said = table.said
        for (let i = 0; i < this.args.length; ++i) this.args[i] = table.args[i]
        this.look(table)
        if (this.isStory()) this.clear()
    }

    /** The reason that the rules give for what is in view, as a key. */
    reason(): string {
        return this.isStory() ? "story" : this.said
    }

    /**
     * The colored and the white die fall.
     * @devsWhenUsed
     */
    async roll(reading: number): Promise<void> {
        const colored = (reading / 10) | 0
        const white = reading % 10
        const before = this.reading > 0 ? this.reading % 10 : turned(white, 2)
        this.beginThrow()
        // one die lands after the other: each face is a hundred bytes on the bus
        drawDice(canvas, turned(colored, 2), before)
        await this.stand()
        drawDice(canvas, colored, turned(white, 3))
        await this.stand()
        this.clear()
        this.reading = reading
    }

    /**
     * Plain dice fall.
     * @devsWhenUsed
     */
    async throwDice(table: Table): Promise<void> {
        const pieces = this.pieces
        this.beginThrow()
        for (let by = 2; by <= 3; ++by) {
            pieces.fall(table, by)
            await this.stand()
        }
        this.clear()
        pieces.fall(table, 0)
    }

    /** Draws all of it as a new screen. */
    draw(): void {
        const { args, pieces, reading, said } = this
        beginScreen()
        drawHeader()
        if (this.isStory()) {
            printTitle(1, headline(said), args, 0, 0)
            paragraph(story(said), args, 2, MESSAGE_ROWS - 1)
        } else if (pieces && pieces.draw(said, args)) return
        else if (reading > 0) {
            drawDice(canvas, (reading / 10) | 0, reading % 10)
            money(1, widthOfDice(2), reading * 100)
            tellBeside(said, args, 2, 2)
        } else if (said !== "") paragraph(told(said), args, 1, MESSAGE_ROWS)
    }

    private isStory(): boolean {
        return story(this.said) !== undefined
    }

    private beginThrow(): void {
        this.said = ""
        beginScreen()
        drawHeader()
        keepFooter()
    }

    private async stand(): Promise<void> {
        await show()
        await this.clock.wait(TUMBLE)
    }
}

/** Another face of a die, that no generator is asked for. */
function turned(face: number, by: number): number {
    return ((face + by - 1) % 6) + 1
}
