/** A share code in any of its forms. */
import { isPages, parsePages } from "./code-lines"
import { isConsole, parseConsole } from "./console-code"
import { parseCode, type SharedGame } from "./share-code"

/** Reads a code in one word, lines of a console, or what was copied from the screen; throws `UsageError` naming what is wrong. */
export function parseShared(text: string): SharedGame {
    if (isConsole(text)) return parseConsole(text)
    return isPages(text) ? parsePages(text) : parseCode(text)
}
