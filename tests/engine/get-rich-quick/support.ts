/** What the tests of Get Rich Quick share: written cases. */
import { expect } from "vitest"
import { readCase } from "../../../sim/engine/case"
import { judge, type Verdict as Common } from "../../../sim/engine/referee"
import type { GetRichQuickVerdict } from "../../../sim/games/get-rich-quick"

export type Verdict = Common & GetRichQuickVerdict & { unusedPicks: number }

/** A case without what is the same in all of them; there are as many players as the first turn's picks are for. */
export interface Written {
    picks: number[][][]
    setup?: {
        money?: number[]
        points?: number[]
        meeples?: number[]
        owns?: Record<string, string[]>
        spaces?: Record<string, number>
    }
    set?: { grqSpaces: number[] }
    dice?: number[]
    choices?: (number | string)[]
    /** As many as there are picks for. */
    turns?: number
}

/** Plays a case. */
export async function referee(written: Written): Promise<Verdict> {
    const { picks } = written
    return judge(
        readCase({
            game: "get-rich-quick",
            players: picks[0]?.length,
            ...written,
        })
    )
}

/** As `referee`; dice, choices or picks left over fail the test. */
export async function rule(written: Written): Promise<Verdict> {
    const verdict = await referee(written)
    const { unusedDice, unusedChoices, unusedPicks } = verdict
    expect({ unusedDice, unusedChoices, unusedPicks }).toEqual({
        unusedDice: 0,
        unusedChoices: 0,
        unusedPicks: 0,
    })
    return verdict
}

/** Where a case stops: the referee's one line. */
export async function stopsAt(written: Written): Promise<string> {
    return referee(written).then(
        verdict => `went on to ${JSON.stringify(verdict)}`,
        (error: Error) => error.message
    )
}

/** One turn of players who own something, from so much money each. */
export function turn(
    picks: number[][],
    money: number[],
    owns: Record<string, string[]>,
    more: { dice?: number[]; choices?: (string | number)[] } = {}
) {
    return rule({ picks: [picks], setup: { money, owns }, ...more })
}
