import { List } from "../ui/list"
import { NO_ARGS, Screen } from "../ui/screen"

const ANSWERS = ["keepAll", "yesErase"]
/** Where the text ends and the answers begin. */
const TEXT_ROWS = 4

/** Asks whether something is to be erased; gives whether it is. */
export async function confirm(
    screen: Screen,
    list: List,
    title: string,
    text: string
): Promise<boolean> {
    screen.begin()
    screen.paragraph(text, NO_ARGS, 0, TEXT_ROWS)
    list.options(ANSWERS, screen.args, ANSWERS.length)
    return (await list.choose(TEXT_ROWS, title, NO_ARGS)) === 1
}
