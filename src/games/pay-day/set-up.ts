import { OPTIONS } from "../../engine/cells"
import { Question } from "../../engine/game"
import { FIRST, MODE, MONTHS } from "./position"

/** 1 to 12 months, first of all 3 (PD-01). */
export const MOST_MONTHS = 12
const USUAL_MONTHS = 3

const MODES = ["fullGame", "dieOnly", "accountsToo"]

const months: Question = {
    option: MONTHS - OPTIONS,
    answers: () => MOST_MONTHS,
    value: index => ((index + USUAL_MONTHS - 1) % MOST_MONTHS) + 1,
    label: () => "months",
}

const first: Question = {
    option: FIRST - OPTIONS,
    answers: players => players + 1,
    value: index => index,
    label: index => (index === 0 ? "byLot" : "startsFirst"),
}

const mode: Question = {
    option: MODE - OPTIONS,
    answers: () => MODES.length,
    value: index => index,
    label: index => MODES[index],
}

/** What is agreed before a game of Pay Day. */
export const QUESTIONS: Question[] = [months, first, mode]
