/** The main menu as it stands with the games there are: for tests that only pass through it. */
import { GAMES } from "../../src/games/list"

const LINES = GAMES.length + 2

/** Its first row, with the cursor on the first game. */
export const MAIN_MENU = `[Pocket Treasurer  1/${LINES}]`
/** All of its options. */
export const MENU_OPTIONS = [
    ...GAMES.map(({ name }) => name),
    "Display",
    "About",
]
/** The row of its second option, with the cursor there. */
export const ON_SECOND = `\u2192 ${MENU_OPTIONS[1]}`
/** Presses from the first game to the Display page's line, and to the About page's. */
export const TO_DISPLAY = "s".repeat(LINES - 2)
export const TO_ABOUT = "s".repeat(LINES - 1)
