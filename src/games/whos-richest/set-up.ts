import { OPTIONS } from "../../engine/cells"
import { Question } from "../../engine/game"
import { FIRST, METHOD, SCORING, TURNS } from "./position"

/** Most turns that can be agreed (WTR-02), and what is proposed. */
export const MOST_TURNS = 12
const USUAL_TURNS = 3

const METHODS = ["individual", "group"]
const SCORINGS = ["money", "points", "moneyClass", "pointsClass"]

const same = (index: number) => index

const turns: Question = {
    option: TURNS - OPTIONS,
    answers: () => MOST_TURNS,
    value: index => ((USUAL_TURNS - 1 + index) % MOST_TURNS) + 1,
    label: () => "turns",
}

/** Two are too few to pick in a group (WTR-01). */
const method: Question = {
    option: METHOD - OPTIONS,
    answers: players => (players > 2 ? METHODS.length : 1),
    value: same,
    label: index => METHODS[index],
}

const scoring: Question = {
    option: SCORING - OPTIONS,
    answers: () => SCORINGS.length,
    value: same,
    label: index => SCORINGS[index],
}

const first: Question = {
    option: FIRST - OPTIONS,
    answers: players => players + 1,
    value: same,
    label: index => (index === 0 ? "byDice" : "startsFirst"),
}

/** What is agreed before a game of Who's the Richest. */
export const QUESTIONS: Question[] = [turns, method, scoring, first]
