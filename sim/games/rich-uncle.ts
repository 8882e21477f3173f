/** Rich Uncle on the host: its cases and verdicts, and a bot. */
import { HEADER, OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import { POOL } from "../../src/engine/ledger"
import type { Table } from "../../src/engine/table"
import {
    BUGLES,
    CARDS,
    MOST_PRICES,
    PRICE_STEP,
    PRICES,
} from "../../src/games/rich-uncle/edition"
import {
    ACCOUNTS,
    FIRST,
    FULL,
    MODE,
    RACK,
    RACK_AND_BALANCES,
    RACK_CARDS,
    TARGET,
} from "../../src/games/rich-uncle/position"
import type { RichUncle } from "../../src/games/rich-uncle/rules"
import { cardAt, placeOfCard } from "../../src/games/rich-uncle/stocks"
import {
    amounts,
    list,
    object,
    oneOf,
    show,
    whole,
    wrong,
} from "../engine/fields"
import type { HostGame } from "./host-game"

const MODES = new Map([
    ["full", FULL],
    ["rack", RACK],
    ["balances", RACK_AND_BALANCES],
])
const MOST_CASH = 99_999_999
const DEFAULT_TOTAL = 50_000
/** What everyone starts with where a case doesn't say, in dollars. */
const START_CASH = 10_000

/** What the referee prints of a position. */
export interface RichUncleVerdict {
    bankrupt: number[]
    cash: number[]
    pool: number
    /** Cards by player's number; the others lie in the Pool. */
    holdings: Record<string, number[]>
    /** The exposed Market-Price in dollars. */
    market: number
}

/** A case's position. */
interface Position {
    cash: number[] | undefined
    /** Cards by player's number; the others lie in the Pool. */
    stocks: Map<number, number[]>
    /** Prices at the front of the pack, in dollars. */
    market: number[]
    /** All prices, as the edition has them or the owner's set. */
    prices: number[]
    set: number[]
    /** Ids of the Bugles on top of the Newsstand. */
    bugle: string[]
}

function readOptions(json: unknown, players: number, starter = 1): number[] {
    const given = object("options", json, ["target", "first", "mode"])
    const total = given["target"] ?? DEFAULT_TOTAL
    const totals = Array.from({ length: 16 }, (_, i) => 50_000 + i * 10_000)
    if (!totals.includes(total as number))
        wrong("options.target", `one of ${totals.join(", ")}`)
    const options = new Array<number>(OPTION_COUNT).fill(0)
    options[TARGET - OPTIONS] = total as number
    options[FIRST - OPTIONS] =
        given["first"] === undefined
            ? starter
            : whole("options.first", given["first"], 1, players)
    options[MODE - OPTIONS] = oneOf(
        "options.mode",
        given["mode"],
        MODES,
        "full"
    )
    return options
}

function readSetUp(
    json: unknown,
    players: number,
    _options: number[],
    set: number[]
) {
    const setup = object("setup", json, ["cash", "stocks", "market", "bugle"])
    const position: Position = {
        cash: amounts("setup.cash", setup["cash"], players, 0, MOST_CASH),
        stocks: readStocks(setup["stocks"] ?? {}, players),
        market: readMarket(setup["market"] ?? [], pricesOf(set)),
        prices: pricesOf(set),
        set,
        bugle: readBugle(setup["bugle"] ?? []),
    }
    return (table: Table) => layOut(position, table)
}

function readStocks(json: unknown, players: number): Map<number, number[]> {
    const names = Array.from({ length: players }, (_, i) => String(i + 1))
    const given = object("setup.stocks", json, names)
    const seen = new Set<number>()
    const read = (player: string) =>
        list(`setup.stocks.${player}`, given[player] ?? []).map((card, i) => {
            const name = `setup.stocks.${player}[${i}]`
            const number = whole(name, card, 11, 66)
            if (placeOfCard(number) < 0)
                wrong(
                    name,
                    `a card, two different faces as in 14, not ${number}`
                )
            if (seen.has(number))
                wrong(name, `a card nobody else has, not ${number}`)
            seen.add(number)
            return number
        })
    return new Map(names.map(player => [Number(player), read(player)]))
}

/** The prices of a set's Market-Price pack, in dollars. */
function pricesOf(set: number[]): number[] {
    const cards = set.slice(PRICES, PRICES + MOST_PRICES)
    return cards.filter(steps => steps > 0).map(steps => steps * PRICE_STEP)
}

function readMarket(json: unknown, prices: number[]): number[] {
    const left = [...prices]
    return list("setup.market", json).map((price, i) => {
        const at = left.indexOf(price as number)
        if (at < 0)
            wrong(
                `setup.market[${i}]`,
                `a price of the pack not used before (${left.join(", ")}), not ${show(price)}`
            )
        left.splice(at, 1)
        return price as number
    })
}

function readBugle(json: unknown): string[] {
    const left = BUGLES.map(({ id }) => id)
    return list("setup.bugle", json).map((id, i) => {
        const at = left.indexOf(id as string)
        if (at < 0)
            wrong(
                `setup.bugle[${i}]`,
                `a Bugle not used before (${left.join(", ")}), not ${show(id)}`
            )
        left.splice(at, 1)
        return id as string
    })
}

/** Lays a position out on a table that is set up for its players and options: the Pool starts at 0. */
function layOut(written: Position, table: Table): void {
    const { cells } = table
    const { position } = table.game as RichUncle
    cells.fill(0, HEADER)
    position.laySet(written.set)
    for (let player = 1; player <= table.players(); ++player) {
        cells[ACCOUNTS + player] = written.cash?.[player - 1] ?? START_CASH
        // who holds the total already was not brought there by a settlement
        position.noteAsked(player, position.hasTotal(player))
    }
    for (const [player, cards] of written.stocks)
        for (const card of cards) position.stocks.give(card, player)
    const order = orderOf(written.market, written.prices)
    order.forEach((card, i) => {
        const price = written.prices[card] ?? 0
        cells[RACK_CARDS + i] = price / PRICE_STEP
    })
    const ids = BUGLES.map(({ id }) => id)
    position.newsstand.arrange(orderOf(written.bugle, ids))
}

/** The cards named in front, the others behind them in the edition's order. */
function orderOf<T>(front: readonly T[], edition: readonly T[]): number[] {
    const left = edition.map((_, card) => card)
    const named = front.flatMap(value => {
        const at = left.findIndex(card => edition[card] === value)
        return left.splice(at, 1)
    })
    return [...named, ...left]
}

function verdict(table: Table): RichUncleVerdict {
    const { position } = table.game as RichUncle
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    const cards = Array.from({ length: CARDS }, (_, place) => cardAt(place))
    // in Table mode the cells of cards hold other things
    const dealt = position.mode() === FULL ? cards : []
    const held = (holder: number) =>
        dealt.filter(card => position.stocks.holder(card) === holder)
    return {
        bankrupt: seats.filter(player => position.isBankrupt(player)),
        cash: seats.map(player => position.cash(player)),
        pool: position.cash(POOL),
        holdings: Object.fromEntries(
            seats.map(player => [String(player), held(player)])
        ),
        market: position.price(),
    }
}

/** The readings of the two dice, colored die first: 11 to 66. */
const READINGS = Array.from(
    { length: 36 },
    (_, i) => `${Math.floor(i / 6) + 1}${(i % 6) + 1}`
)

export const richUncle: HostGame = {
    id: "rich-uncle",
    hasPrice: true,
    tally: {
        title: "The 36 readings",
        one: "reading",
        came: "rolled",
        names: READINGS,
        every: 6,
        // 35 degrees of freedom
        fairLimit: 49.8,
        wayOf: line =>
            line.startsWith("roll ") ? READINGS.indexOf(line.slice(5)) : -1,
    },
    hasBankrupts: true,
    countsPoints: () => false,
    readOptions,
    readSetUp,
    verdict: table => ({ ...verdict(table) }),
    // it announces at once; for the rest any legal option is as likely as another
    choose: ({ key, count }, below) => (key === "reached" ? 0 : below(count)),
}
