/**
 * A bot for Get Rich Quick. It is sensible, not clever: it picks by chance, with more weight on what is likely to bring something now,
 * buys what earns early on, and Fortune Points later, always those that make the most of its money.
 */
import { TURN } from "../../src/engine/cells"
import { wayOf } from "../../src/engine/several"
import type { SecretTable } from "../../src/engine/secret-table"
import {
    BREAK,
    GOAL,
    HAPPY_GO_LUCKY,
    ITEM_IDS,
    LOTTERY,
    PENNY_STOCKS,
    POINTS,
    REAL_ESTATE,
    SHOP,
    START_UP,
    WORK,
} from "../../src/games/get-rich-quick/edition"
import type { Position } from "../../src/games/get-rich-quick/position"

type Below = (n: number) => number

/** What earns, in the order in which it is wanted; and the turns in which it is wanted more than points. */
const TOOLS = [
    "sidekick",
    "workCard",
    "promotion",
    "breakCard",
    "majorPromotion",
    "shopaholic",
    "coupon",
    "takeOver",
    "insurance",
]
const TOOL_TURNS = 9
const POINT_SPACES = ["points10", "points5", "points3", "points2"]

/** An option's number, or the way to take several. */
export function chooseAsBot(position: Position, below: Below): number {
    const { table } = position
    if (table.take > 0) return pick(table, position, below)
    return table.key === "shop" ? buy(table, position) : 0
}

/** Takes cards one after another, each as likely as its weight. */
function pick(table: SecretTable, position: Position, below: Below): number {
    const { options, take, values, who } = table
    const weights = values
        .slice(0, options)
        .map(card => weightOf(card, who, table, position))
    let mask = 0
    for (let taken = 0; taken < take; ++taken) {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        let rest = below(total)
        const option = weights.findIndex(weight => (rest -= weight) < 0)
        mask |= 1 << option
        weights[option] = 0
    }
    return wayOf(mask)
}

/** How much a card promises, at least 1. */
function weightOf(
    card: number,
    who: number,
    table: SecretTable,
    position: Position
): number {
    const money = position.money(who)
    const players = table.players()
    if (card === WORK) return 4 + (2 * position.wage(who)) / 1000
    if (card === PENNY_STOCKS) return money >= 1000 ? 6 : 3
    if (card === REAL_ESTATE) return players > 2 ? (money >= 2000 ? 6 : 3) : 1
    if (card === START_UP) return money >= 3000 ? 4 : 1
    if (card === LOTTERY) return position.owns(who, HAPPY_GO_LUCKY) ? 4 : 1
    if (card === SHOP) return wanted(table, position, who, 4000) < 0 ? 1 : 14
    return card === BREAK ? 5 : 1
}

/** What a player would buy with so much more money; -1 for nothing. */
function wanted(
    table: SecretTable,
    position: Position,
    who: number,
    more: number
): number {
    const money = position.money(who) + more
    const points = position.points(who)
    const can = (id: string) => {
        const item = ITEM_IDS.indexOf(id)
        const why = position.whyNot(who, item)
        const free = why === "" || why === "noMoney"
        return free && position.price(who, item) <= money
    }
    const gain = (id: string) => POINTS[3 - POINT_SPACES.indexOf(id)] ?? 0
    const ends = POINT_SPACES.find(id => can(id) && points + gain(id) >= GOAL)
    const early = (table.cells[TURN] ?? 0) < TOOL_TURNS
    const order = early
        ? [...TOOLS, ...POINT_SPACES]
        : [...POINT_SPACES, ...TOOLS]
    return ITEM_IDS.indexOf(ends ?? order.find(can) ?? "")
}

/** Option 0 is to leave, the items follow. */
function buy(table: SecretTable, position: Position): number {
    return wanted(table, position, table.who, 0) + 1
}
