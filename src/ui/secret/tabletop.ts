import { Table } from "../../engine/table"
import { Clock } from "../../device/clock"
import { Grid } from "../grid"
import { Header } from "../header"
import { NO_ARGS, Screen } from "../screen"
import { MESSAGE_ROWS, Tabletop } from "../tabletop"
import { Views } from "../views"
import { headline, story } from "../vocabulary"

/** A tabletop on which a whole page of the game's can be told: it lies there like a story, with its own rows and title. */
export class PagedTabletop extends Tabletop {
    /** The page told last: its view, which is no key of what is told else, and the table that it is about. */
    private view = ""
    private table!: Table

    constructor(
        screen: Screen,
        header: Header,
        grid: Grid,
        clock: Clock,
        private readonly views: Views
    ) {
        super(screen, header, grid, clock)
    }

    /** What is told now is the page of `table.said`. */
    report(table: Table): void {
        this.clear()
        this.said = table.said
        this.view = table.said
        this.table = table
        this.views.report(table, this.view)
    }

    override reason(): string {
        if (this.isPage()) return this.view
        return this.hasHeadline() ? "story" : this.said
    }

    protected override isStory(): boolean {
        return this.isPage() || this.hasHeadline()
    }

    protected override drawStory(): void {
        const { args, said, screen } = this
        if (this.isPage()) {
            this.views.drawReport(this.table, said)
            return
        }
        screen.title(1, headline(said), NO_ARGS, 0, 0)
        screen.paragraph(story(said), args, 2, MESSAGE_ROWS - 1)
    }

    private isPage(): boolean {
        return this.said !== "" && this.said === this.view
    }

    private hasHeadline(): boolean {
        return headline(this.said) !== undefined
    }
}
