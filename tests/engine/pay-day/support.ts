/** What the tests of Pay Day share: cases, and whole games whose answers depend on the prompt alone. */
import { expect } from "vitest"
import { PLAYING, TURN } from "../../../src/engine/cells"
import { Leave, QUIT } from "../../../src/engine/table"
import { PayDay } from "../../../src/games/pay-day/rules"
import { readCase } from "../../../sim/engine/case"
import { judge, type Verdict as Common } from "../../../sim/engine/referee"
import type { Answer } from "../../../sim/engine/run"
import type { PayDayVerdict } from "../../../sim/games/pay-day"
import { GameSeat, type Memory, pick } from "../support"

export type Verdict = Common & PayDayVerdict

/** A case of Pay Day as it is written, without what is the same in all of them. */
export interface Written {
    players?: number
    options?: { months?: number; first?: number; mode?: string }
    setup?: object
    dice?: number[]
    choices?: (number | string)[]
    turns?: number
}

/** Plays a case, for 2 players unless it says otherwise. */
export function referee(written: Written): Promise<Verdict> {
    return judge(readCase({ game: "pay-day", players: 2, ...written }))
}

/** As `referee`; dice or choices left over fail the test. */
export async function rule(written: Written): Promise<Verdict> {
    const verdict = await referee(written)
    const { unusedChoices, unusedDice } = verdict
    expect({ unusedChoices, unusedDice }).toEqual({
        unusedChoices: 0,
        unusedDice: 0,
    })
    return verdict
}

/** Where a case that lacks dice or choices stops, and what is asked there: the referee's one line. */
export async function stopsAt(written: Written): Promise<string> {
    return referee(written).then(
        verdict => `went on to ${JSON.stringify(verdict)}`,
        (error: Error) => error.message
    )
}

/** Player 1 of two lands on `day` by a 1, from the day before; `more` of the set-up. */
export function landing(day: number, more: object = {}) {
    return { day: [day - 1, 0], ...more }
}

/** Answers each prompt by its place in the game and nothing else, so that a prompt asked twice is answered alike. */
export function steadyAnswer(seed: number): Answer {
    return table =>
        pick(
            Math.min(table.count, 80),
            seed,
            table.cells[TURN] ?? 0,
            table.asked
        )
}

/** All that decides a game. */
export interface Setting {
    name: string
    players: number
    options: number[]
    seed: number[]
    answers: number
    /** Turns after which it is left. */
    turns: number
}

export const SETTINGS: [Setting, ...Setting[]] = [
    {
        name: "3 players, 2 months",
        players: 3,
        options: [2, 0, 0, 0],
        seed: [1975, 3, -7],
        answers: 4,
        turns: Infinity,
    },
    {
        name: "4 players, 1 month",
        players: 4,
        options: [1, 2, 0, 0],
        seed: [5, 0, 99],
        answers: 5,
        turns: Infinity,
    },
    {
        name: "Table mode with accounts",
        players: 3,
        options: [3, 0, 2, 0],
        seed: [6, 6, 6],
        answers: 7,
        turns: 60,
    },
]

/** A session of Pay Day. */
export class Seat extends GameSeat<PayDay> {
    constructor(answer: Answer, memory?: Memory) {
        super(new PayDay(), answer, memory)
    }

    /** A new game by a setting. */
    begin({ players, options, seed }: Omit<Setting, "name">): this {
        return this.start(players, options, seed)
    }

    isOver(): boolean {
        return this.state() !== PLAYING
    }
}

/** The answers of a setting, until its turns are over. */
export function answerOf({ answers, turns }: Setting): Answer {
    const answer = steadyAnswer(answers)
    return table => {
        if ((table.cells[TURN] ?? 0) >= turns) throw new Leave(QUIT)
        return answer(table)
    }
}
