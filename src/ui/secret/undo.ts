import {
    SecretTable,
    UNDO_NOTHING,
    UNDO_REVEAL,
    UNDO_SECRET,
} from "../../engine/secret-table"
import { Table, UNDO } from "../../engine/table"
import { askBelow } from "../list"
import { beginScreen, canvas, NO_ARGS, paragraph } from "../screen"
import { showNote } from "../views"
import { label, note, title } from "../vocabulary"

/** Where the question whether all agree begins, under what is at stake. */
const AGREE_ROW = 4
const REVEALED = "revealed"
const AGREE_ANSWERS = ["leaveThem", "chooseAnew"]

/** An undo where choices are made in secret: not of those of others, and of what was revealed only if all agree. */
export async function undoSecret(plain: Table): Promise<number> {
    const undoes = (plain as SecretTable).undoes()
    if (undoes === UNDO_NOTHING) await refuse("nothingToUndo")
    else if (undoes === UNDO_SECRET) await refuse("othersSecret")
    else if (undoes !== UNDO_REVEAL || (await allAgree())) return -UNDO
    return 0
}

async function refuse(why: string): Promise<void> {
    await showNote(label("undo"), note(why))
}

async function allAgree(): Promise<boolean> {
    if (canvas.short) await refuse(REVEALED)
    beginScreen()
    paragraph(note(REVEALED), NO_ARGS, 0, AGREE_ROW)
    return (await askBelow(AGREE_ROW, title("allAgree"), AGREE_ANSWERS)) > 0
}
