import {
    SecretTable,
    UNDO_NOTHING,
    UNDO_REVEAL,
    UNDO_SECRET,
} from "../../engine/secret-table"
import { Table, UNDO } from "../../engine/table"
import { askBelow } from "../list"
import { beginScreen, canvas, NO_ARGS, paragraph } from "../screen"
import { NOTHING_TO_UNDO } from "../strings"
import { showNote } from "../views"
import { label } from "../vocabulary"
import { AGREE_ANSWERS, ALL_AGREE, OTHERS_SECRET, REVEALED } from "./strings"

/** Where the question whether all agree begins, under what is at stake. */
const AGREE_ROW = 4

/** An undo where choices are made in secret: not of those of others, and of what was revealed only if all agree. */
export async function undoSecret(plain: Table): Promise<number> {
    const undoes = (plain as SecretTable).undoes()
    if (undoes === UNDO_NOTHING) await refuse(NOTHING_TO_UNDO)
    else if (undoes === UNDO_SECRET) await refuse(OTHERS_SECRET)
    else if (undoes !== UNDO_REVEAL || (await allAgree())) return -UNDO
    return 0
}

async function refuse(why: string): Promise<void> {
    await showNote(label("undo"), why)
}

async function allAgree(): Promise<boolean> {
    if (canvas.short) await refuse(REVEALED)
    beginScreen()
    paragraph(REVEALED, NO_ARGS, 0, AGREE_ROW)
    return (await askBelow(AGREE_ROW, ALL_AGREE, AGREE_ANSWERS)) > 0
}
