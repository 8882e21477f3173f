import { MOST_DICE, Table } from "../engine/table"
import { Clock } from "../device/clock"
import { drawDice, drawPlainDice, widthOfDice } from "./dice"
import { Grid, NOWHERE } from "./grid"
import { Header } from "./header"
import { FOOTER, NO_ARGS, Screen } from "./screen"
import { headline, story, told } from "./vocabulary"

/** How long each of the tumbling dice's faces stands, in ms. */
const TUMBLE = 70
/** The last row of what was told. */
export const MESSAGE_ROWS = FOOTER - 1

/** What lies in view between prompts: the dice thrown last or the grid of cards, and what was told last. */
export class Tabletop {
    /** What was told; empty for nothing. */
    private said = ""
    private readonly args: number[] = [0, 0, 0, 0]
    /** The reading of the colored and the white die, and how many plain dice; 0 where they are not in view. */
    private reading = 0
    private thrown = 0
    private readonly faces: number[] = []
    private hasGrid = false

    constructor(
        private readonly screen: Screen,
        private readonly header: Header,
        private readonly grid: Grid,
        private readonly clock: Clock
    ) {
        for (let i = 0; i < MOST_DICE; ++i) this.faces.push(0)
    }

    /** Takes dice and grid away. */
    clear(): void {
        this.reading = 0
        this.thrown = 0
        this.hasGrid = false
    }

    /** What was told has been read. */
    clearTold(): void {
        this.said = ""
    }

    /** Takes up the cards as they lie now, in place of dice, where the table has them in view. */
    look(table: Table): void {
        if (table.gridShown) {
            this.clear()
            this.grid.take(table)
        }
        this.hasGrid = table.gridShown
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

    /** The colored and the white die fall. */
    async roll(reading: number): Promise<void> {
        const colored = (reading / 10) | 0
        const white = reading % 10
        const before = this.reading > 0 ? this.reading % 10 : turned(white, 2)
        this.beginThrow()
        // one die lands after the other: each face is a hundred bytes on the bus
        drawDice(this.screen.canvas, turned(colored, 2), before)
        await this.stand()
        drawDice(this.screen.canvas, colored, turned(white, 3))
        await this.stand()
        this.clear()
        this.reading = reading
    }

    /** Plain dice fall. */
    async throwDice(table: Table): Promise<void> {
        const { faces, screen } = this
        const count = table.thrown
        this.beginThrow()
        for (let by = 2; by <= 3; ++by) {
            for (let i = 0; i < count; ++i)
                faces[i] = turned(table.faces[i], by)
            drawPlainDice(screen.canvas, faces, count)
            await this.stand()
        }
        for (let i = 0; i < count; ++i) faces[i] = table.faces[i]
        this.clear()
        this.thrown = count
    }

    /** Draws all of it as a new screen. */
    draw(): void {
        const screen = this.screen
        screen.begin()
        this.header.draw()
        if (this.isStory()) this.drawStory()
        else if (this.hasGrid && !screen.canvas.short) this.drawGrid()
        else if (this.reading > 0) this.drawReading()
        else if (this.thrown > 0) this.drawThrow()
        else if (this.said !== "")
            screen.paragraph(told(this.said), this.args, 1, MESSAGE_ROWS)
    }

    private isStory(): boolean {
        return headline(this.said) !== undefined
    }

    private beginThrow(): void {
        this.said = ""
        this.screen.begin()
        this.header.draw()
        this.screen.keepFooter()
    }

    private async stand(): Promise<void> {
        await this.screen.show()
        await this.clock.wait(TUMBLE)
    }

    private drawReading(): void {
        const { reading, screen } = this
        const cols = widthOfDice(2)
        drawDice(screen.canvas, (reading / 10) | 0, reading % 10)
        screen.money(1, cols, reading * 100)
        this.drawTold(cols, 2)
    }

    private drawThrow(): void {
        drawPlainDice(this.screen.canvas, this.faces, this.thrown)
        this.drawTold(widthOfDice(this.thrown), 1)
    }

    private drawGrid(): void {
        const { args, grid, said } = this
        grid.draw(NOWHERE)
        if (said !== "") grid.beside(told(said), args)
    }

    /** What was told, beside dice that take `cols` columns, from a row on. */
    private drawTold(cols: number, row: number): void {
        if (this.said === "") return
        const { args, screen } = this
        const text = told(this.said)
        // on a short panel the dice are in row 1 alone
        if (screen.canvas.short)
            screen.paragraph(text, args, 2, MESSAGE_ROWS - 1)
        else screen.paragraphBeside(text, args, row, cols, MESSAGE_ROWS - row)
    }

    private drawStory(): void {
        const screen = this.screen
        screen.title(1, headline(this.said), NO_ARGS, 0, 0)
        screen.paragraph(story(this.said), this.args, 2, MESSAGE_ROWS - 1)
    }
}

/** Another face of a die, that no generator is asked for. */
function turned(face: number, by: number): number {
    return ((face + by - 1) % 6) + 1
}
