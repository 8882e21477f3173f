/** The main menu of the main program: for tests that only pass through it. */
import { MAIN } from "../../sim/programs"
import { GAMES } from "../../src/games/list"

const NAMES = GAMES.filter(({ id }) => MAIN.games.includes(id))
const LINES = NAMES.length + 2

/** Its first row, with the cursor on the first game. */
export const MAIN_MENU = `[Pocket Treasurer  1/${LINES}]`
/** All of its options. */
export const MENU_OPTIONS = [
    ...NAMES.map(({ name }) => name),
    "Display",
    "About",
]
/** The row of its second option, with the cursor there. */
export const ON_SECOND = `\u2192 ${MENU_OPTIONS[1]}`
/** Presses from the first game to the Display page's line, and to the About page's. */
export const TO_DISPLAY = "s".repeat(LINES - 2)
export const TO_ABOUT = "s".repeat(LINES - 1)
