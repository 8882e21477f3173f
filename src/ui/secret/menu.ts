import {
    SecretTable,
    UNDO_NOTHING,
    UNDO_REVEAL,
    UNDO_SECRET,
} from "../../engine/secret-table"
import { Table, UNDO } from "../../engine/table"
import { List } from "../list"
import { NO_ARGS, Screen } from "../screen"
import { NOTHING_TO_UNDO } from "../strings"
import { TableMenu } from "../table-menu"
import { Views } from "../views"
import { label } from "../vocabulary"
import { Several } from "./several"
import { AGREE_ANSWERS, ALL_AGREE, OTHERS_SECRET, REVEALED } from "./strings"

/** Where the question whether all agree begins, under what is at stake. */
const AGREE_ROW = 4
/** As an outcome of the menu: a wish that no table allows, so that the prompt is put again as it now stands. */
const NO_WISH = 99

/** The table menu where choices are made in secret: an undo takes a mark away first, and asks before it opens what was revealed. */
export class SecretMenu extends TableMenu {
    /** Where options are marked. */
    several!: Several
    private readonly zeros = [0, 0]
    private readonly answers: List

    constructor(screen: Screen, views: Views) {
        super(screen, views)
        this.answers = new List(screen)
    }

    override async undo(plain: Table): Promise<number> {
        const table = plain as SecretTable
        if (table.take > 0 && this.several.takeBack()) return NO_WISH
        const undoes = table.undoes()
        if (undoes === UNDO_NOTHING) await this.cantUndo(NOTHING_TO_UNDO)
        else if (undoes === UNDO_SECRET) await this.cantUndo(OTHERS_SECRET)
        else if (undoes !== UNDO_REVEAL || (await this.allAgree())) return -UNDO
        return 0
    }

    private async cantUndo(why: string): Promise<void> {
        await this.views.note(label("undo"), why)
    }

    private async allAgree(): Promise<boolean> {
        const { answers, screen } = this
        if (screen.canvas.short) await this.cantUndo(REVEALED)
        screen.begin()
        screen.paragraph(REVEALED, NO_ARGS, 0, AGREE_ROW)
        answers.options(AGREE_ANSWERS, this.zeros, AGREE_ANSWERS.length)
        return (await answers.choose(AGREE_ROW, ALL_AGREE, NO_ARGS)) > 0
    }
}
