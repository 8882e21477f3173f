import { askBelow } from "../ui/list"
import { beginScreen, NO_ARGS, paragraph } from "../ui/screen"
import { note, title } from "../ui/vocabulary"

const ANSWERS = ["keepAll", "yesErase"]
/** Where the text ends and the answers begin. */
const TEXT_ROWS = 4

/** Asks whether something is to be erased, by the title and the note of `key`; gives whether it is. */
export async function confirm(key: string): Promise<boolean> {
    beginScreen()
    paragraph(note(key), NO_ARGS, 0, TEXT_ROWS)
    return (await askBelow(TEXT_ROWS, title(key), ANSWERS)) === 1
}
