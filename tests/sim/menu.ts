/** The main menu of the main program: for tests that only pass through it. */
import { MAIN } from "../../sim/programs"
import { GAMES } from "../../src/games/list"

const NAMES = GAMES.filter(({ id }) => MAIN.games.includes(id))
const LINES = NAMES.length + 1

/** Its first row, with the cursor on the first game. */
export const MAIN_MENU = `[Pocket Treasurer  1/${LINES}]`
/** All of its options. */
export const MENU_OPTIONS = [...NAMES.map(({ name }) => name), "Settings"]
/** The row of its second option, with the cursor there. */
export const ON_SECOND = `\u2192 ${MENU_OPTIONS[1]}`
/** Presses from the first game to the settings: they have the names, a line for each game with a set, the winners, and more. */
export const TO_SETTINGS = `${"s".repeat(NAMES.length)}r`
const SETS = NAMES.filter(({ make }) => make().set).length
/** Presses from the first game to the Display page's line there, and to the About page's. */
export const TO_DISPLAY = TO_SETTINGS + "s".repeat(SETS + 2)
export const TO_ABOUT = `${TO_DISPLAY}ss`
