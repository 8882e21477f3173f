/** What the tests of Who's the Richest share: written cases, and games in which each trump is found when a test says. */
import { expect } from "vitest"
import { TURN } from "../../../src/engine/cells"
import type { Table } from "../../../src/engine/table"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import {
    CARDS,
    CLASSROOM,
    GROUP,
    INDIVIDUAL,
    MONEY,
    POINTS,
    TRUMP,
} from "../../../src/games/whos-richest/position"
import { WhosRichest } from "../../../src/games/whos-richest/rules"
import { readCase } from "../../../sim/engine/case"
import { judge, type Verdict as Common } from "../../../sim/engine/referee"
import type { Answer } from "../../../sim/engine/run"
import type { WhosRichestVerdict } from "../../../sim/games/whos-richest"
import { GameSeat } from "../support"

export { CLASSROOM, GROUP, INDIVIDUAL, MONEY, POINTS }

export type Verdict = Common & WhosRichestVerdict

/** A case as it is written, without what is the same in all of them. */
export interface Written {
    players?: number
    options?: {
        mode?: string
        turns?: number
        score?: string
        classroom?: boolean
        starter?: number
    }
    setup?: { layout?: string[]; money?: number[]; points?: number[] }
    dice?: number[]
    choices?: (number | string)[]
    turns?: number
}

/** Plays a case, for 3 players unless it says otherwise; dice or choices left over fail the test. */
export async function rule(written: Written): Promise<Verdict> {
    const verdict = await referee(written)
    const { unusedDice, unusedChoices } = verdict
    expect({ unusedDice, unusedChoices }).toEqual({
        unusedDice: 0,
        unusedChoices: 0,
    })
    return verdict
}

export function referee(written: Written): Promise<Verdict> {
    return judge(readCase({ game: "whos-richest", players: 3, ...written }))
}

/** A game to be played out; the starter is player 1 unless said otherwise. */
export interface Agreed {
    players: number
    turns: number
    method?: number
    scoring?: number
    starter?: number
    seed?: number
}

export function begin(agreed: Agreed, answer: Answer): GameSeat<WhosRichest> {
    const { players, turns, method, scoring, starter, seed } = agreed
    const options = [turns, method ?? INDIVIDUAL, scoring ?? MONEY]
    options.push(starter ?? 1)
    return new GameSeat(new WhosRichest(), answer).start(players, options, [
        seed ?? 1,
        2,
        3,
    ])
}

/** Whether it is a prompt to turn a card. */
export function isPick(table: Table): boolean {
    return table.onGrid && table.key !== "trump"
}

/** The picture of the card at an option of a prompt to turn one. */
export function pictureAt({ cells, values }: Table, option: number): number {
    return (cells[CARDS + (values[option] ?? 0)] ?? 0) + 1
}

/** Turns the trump at `attempts[deal]`, and other cards before that; names the circle, and answers the Classroom at the first option. */
export function finding(attempts: readonly number[]): Answer {
    return table => {
        const { cells, facts } = table
        if (!isPick(table)) return 0
        const wanted = attempts[cells[TURN] ?? 0]
        if (wanted === undefined)
            throw new Error(`no attempt for deal ${(cells[TURN] ?? 0) + 1}`)
        const isNow = facts[1] === wanted
        const options = Array.from({ length: table.count }, (_, i) => i)
        const found = options.find(
            option => (pictureAt(table, option) === cells[TRUMP]) === isNow
        )
        return found ?? 0
    }
}

/** A whole game in which the trump of each deal is found at the attempt given for it. */
export async function playOut(
    agreed: Agreed,
    attempts: readonly number[]
): Promise<GameSeat<WhosRichest>> {
    const seat = begin(agreed, finding(attempts))
    await seat.run()
    expect(seat.table.cells[TURN]).toBe(attempts.length)
    return seat
}

/** Everybody's balance in dollars or points. */
export function balances({ game, table }: GameSeat<WhosRichest>): number[] {
    return seatsOf(table).map(player => game.balance(player))
}

export function seatsOf(table: Table): number[] {
    return Array.from({ length: table.players() }, (_, i) => i + 1)
}

/** The numbers of the lines that were told under one of these keys. */
export function told(
    { lines }: { readonly lines: readonly string[] },
    ...keys: string[]
): number[][] {
    return lines
        .map(line => line.split(" "))
        .filter(([word, key]) => word === "tell" && keys.includes(key ?? ""))
        .map(([, , ...numbers]) => numbers.map(Number))
}

/** The lines that tell a trump found. */
export const FOUND = ["pickEarns", "pickEven", "pickPays", "pickScores"]

/** Who was asked under one of these keys, in order; from the lines of choices. */
export function askedFor(
    { lines }: { readonly lines: readonly string[] },
    key: string
): number[] {
    return lines
        .map(line => line.split(" "))
        .filter(([word, , what]) => word === "choice" && what === key)
        .map(([, who]) => Number(who))
}

/** The shapes with one of them moved to a place, the others in their order around it. */
export function layoutWith(shape: string, place: number): string[] {
    const others = SHAPES.filter(other => other !== shape)
    return [...others.slice(0, place), shape, ...others.slice(place)]
}
