/** Games whose prompts are counted, for tests of undo. */
import { ROLLS, TURN } from "../../src/engine/cells"
import { QUIT, type Table, UNDO } from "../../src/engine/table"
import type { Answer } from "../../sim/engine/run"
import {
    leave,
    type GameSeat,
    promptOf,
    seatOf,
    type Setting,
    steadyAnswer,
    untilTurn,
} from "./support"

/** A prompt of a game that nobody undid. */
export interface Asked {
    prompt: string
    turn: number
    rolls: number
    isChoice: boolean
    /** Lines of the transcript before it. */
    lines: number
    /** Lines of the transcript before what the turn has shown since the prompt before. */
    shownFrom: number
}

export const TAKEN_BACK = /^tell takenBack/

export function begin(setting: Setting, answer: Answer): GameSeat {
    const { players, options, seed } = setting
    return seatOf(setting, answer).start(players, options, seed)
}

export function describePrompt(table: Table, seat: GameSeat): Asked {
    return {
        prompt: promptOf(table),
        turn: table.cells[TURN] ?? 0,
        rolls: table.cells[ROLLS] ?? 0,
        isChoice: table.isChoice(),
        lines: seat.lines.length,
        shownFrom: seat.lines.length,
    }
}

export function answerOf(setting: Setting): Answer {
    return untilTurn(setting.turns, steadyAnswer(setting.answers))
}

/** The game without an undo, prompt by prompt. */
export async function straight(setting: Setting) {
    const answer = answerOf(setting)
    const asked: Asked[] = []
    /** Lines of the transcript when each turn began. */
    const begun: number[] = []
    const seat: GameSeat = begin(setting, table => {
        const prompt = describePrompt(table, seat)
        asked.push(prompt)
        const choice = answer(table)
        prompt.isChoice = table.isKept(choice)
        return choice
    })
    seat.memory.turnBegins = () => {
        begun[seat.table.cells[TURN] ?? 0] ??= seat.lines.length
    }
    await seat.run()
    asked.forEach((prompt, i) => {
        const before = asked[i - 1]
        prompt.shownFrom =
            before?.turn === prompt.turn
                ? before.lines + Number(before.isChoice)
                : (begun[prompt.turn] ?? 0)
    })
    return { seat, asked }
}

/** The game with `times` undos, one after another, from prompt number `at` on; what was asked after each of them. */
export async function undoing(setting: Setting, at: number, times: number) {
    const answer = answerOf(setting)
    const after: Asked[] = []
    let prompts = 0
    const seat: GameSeat = begin(setting, table => {
        const undone = prompts++ - at
        if (undone > 0 && undone <= times)
            after.push(describePrompt(table, seat))
        return undone >= 0 && undone < times ? leave(UNDO) : answer(table)
    })
    await seat.run()
    return { seat, after }
}

/** The choices before prompt `at`, last first, of its own turn and the eight before. */
export function choicesBefore(asked: Asked[], at: number): Asked[] {
    const turn = asked[at]?.turn ?? 0
    return asked
        .slice(0, at)
        .filter(prompt => prompt.isChoice && prompt.turn >= turn - 8)
        .reverse()
}

/** The game left at prompt number `at`. */
export async function quitAt(setting: Setting, at: number): Promise<GameSeat> {
    const answer = answerOf(setting)
    let prompts = 0
    const seat = begin(setting, table =>
        prompts++ === at ? leave(QUIT) : answer(table)
    )
    await seat.run()
    return seat
}
