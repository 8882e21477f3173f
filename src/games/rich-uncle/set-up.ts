import { OPTIONS } from "../../engine/cells"
import { Question } from "../../engine/game"
import { FIRST, MODE, TARGET } from "./position"

/** The winning total: $50,000, or any multiple of $10,000 up to $200,000 (RU-02). */
const LEAST_TOTAL = 50000
const MOST_TOTAL = 200000
const TOTAL_STEP = 10000

const MODES = ["fullGame", "rackOnly", "rackAndBalances"]

const total: Question = {
    option: TARGET - OPTIONS,
    answers: () => (MOST_TOTAL - LEAST_TOTAL) / TOTAL_STEP + 1,
    value: index => LEAST_TOTAL + index * TOTAL_STEP,
    label: () => "total",
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

/** What is agreed before a game of Rich Uncle. */
export const QUESTIONS: Question[] = [total, first, mode]
