/** The numbers behind the charts, and the share code, out of a game's lines. */
import { CodeCollector } from "../engine/code-collector"
import { hostGame } from "../games/list"
import { gameNamed, parseSetUp } from "../engine/share-code"
import { keepNothing, HeadlessFace, newJournal } from "../engine/run"
import { Session } from "../../src/engine/session"

/** Everybody's balance, in dollars or points, when a turn began, or at the end. */
export interface BalancePoint {
    /** Turns finished. */
    turn: number
    balances: number[]
}

/** The Market-Price in dollars after so many rolls. */
export interface PricePoint {
    roll: number
    price: number
}

/** The share code of a game's lines; undefined when its beginning is not among them. */
export function codeOf(lines: readonly string[]): string | undefined {
    const collector = new CodeCollector()
    for (const line of lines) collector.take(line)
    return collector.code()
}

function numbers(line: string): number[] {
    return line.split(" ").slice(1).map(Number)
}

/** Everybody's balance by turn. */
export function balancesByTurn(lines: readonly string[]): BalancePoint[] {
    const points: BalancePoint[] = []
    for (const line of lines) {
        const [turn = 0, , ...balances] = numbers(line)
        if (line.startsWith("turn ")) points.push({ turn, balances })
        // a turn that a win cuts short is not counted as finished
        else if (line.startsWith("over ")) {
            const last = points.at(-1)?.turn ?? turn
            points.push({ turn: Math.max(turn, last + 1), balances })
        }
    }
    return points
}

/** Whether the balances of a game's lines are points; where its beginning is not known they are taken for dollars. */
export function countsPoints(lines: readonly string[]): boolean {
    const [word, text = ""] = (lines[0] ?? "").split(" ")
    if (word !== "code") return false
    const { game, options } = parseSetUp(text)
    return hostGame(game).countsPoints(options)
}

/** The Market-Price: what was exposed at the start, and each change. */
export function priceByRoll(lines: readonly string[]): PricePoint[] {
    const points: PricePoint[] = []
    let roll = 0
    for (const line of lines) {
        const [word, key, price] = line.split(" ")
        if (word === "code") points.push({ roll, price: firstPrice(key ?? "") })
        else if (word === "roll") roll++
        else if (word === "tell" && (key === "newPrice" || key === "turned"))
            points.push({ roll, price: Number(price) })
    }
    return points
}

/** The price that the set-up of a game exposes, as the screen shows it from the first prompt on. */
function firstPrice(setUp: string): number {
    const { game, players, options, seed } = parseSetUp(setUp)
    const session = new Session(
        gameNamed(game),
        new HeadlessFace(() => 0),
        keepNothing,
        newJournal()
    )
    session.start(players, options, seed)
    const figure = [0, 0, 0, 0]
    return session.table.game.aside(figure) === "exposed" ? (figure[0] ?? 0) : 0
}
