/** A written position of Rich Uncle: what a case file holds, checked before anything is played. */
import { OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import { BUGLES, PRICES } from "../../src/games/rich-uncle/edition"
import {
    FIRST,
    FULL,
    MODE,
    RACK,
    RACK_AND_BALANCES,
    TARGET,
} from "../../src/games/rich-uncle/position"
import { placeOfCard } from "../../src/games/rich-uncle/stocks"
import { UsageError } from "../usage-error"
import { gameNamed, gameNames } from "./share-code"

/** A choice: an option's index, or the start of its label. */
export type WrittenChoice = number | string

export interface Case {
    game: string
    players: number
    options: number[]
    cash: number[] | undefined
    /** Cards by player's number; the others lie in the Pool. */
    stocks: Map<number, number[]>
    /** Prices at the front of the pack, in dollars. */
    market: number[]
    /** Ids of the Bugles on top of the Newsstand. */
    bugle: string[]
    dice: number[]
    choices: WrittenChoice[]
    turns: number
}

const MODES = new Map([
    ["full", FULL],
    ["rack", RACK],
    ["balances", RACK_AND_BALANCES],
])
const MOST_CASH = 99_999_999
const MOST_TURNS = 10_000
const DEFAULT_TOTAL = 50_000

type Fields = Record<string, unknown>

/** Checks what was parsed from JSON; throws `UsageError` naming the field and what it may be. */
export function readCase(json: unknown): Case {
    const fields = object("case", json, [
        "game",
        "players",
        "options",
        "setup",
        "dice",
        "choices",
        "turns",
    ])
    if (typeof fields["game"] !== "string")
        wrong("game", `one of ${gameNames()}`)
    const game = gameNamed(fields["game"])
    const { minPlayers, maxPlayers } = game
    const players = whole("players", fields["players"], minPlayers, maxPlayers)
    const setup = object("setup", fields["setup"] ?? {}, [
        "cash",
        "stocks",
        "market",
        "bugle",
    ])
    return {
        game: game.id,
        players,
        options: readOptions(fields["options"] ?? {}, players),
        cash: readCash(setup["cash"], players),
        stocks: readStocks(setup["stocks"] ?? {}, players),
        market: readMarket(setup["market"] ?? []),
        bugle: readBugle(setup["bugle"] ?? []),
        dice: list("dice", fields["dice"] ?? []).map((face, i) =>
            whole(`dice[${i}]`, face, 1, 6)
        ),
        choices: list("choices", fields["choices"] ?? []).map(readChoice),
        turns: whole("turns", fields["turns"] ?? 1, 1, MOST_TURNS),
    }
}

function readOptions(json: unknown, players: number): number[] {
    const given = object("options", json, ["target", "first", "mode"])
    const total = given["target"] ?? DEFAULT_TOTAL
    const totals = Array.from({ length: 16 }, (_, i) => 50_000 + i * 10_000)
    if (!totals.includes(total as number))
        wrong("options.target", `one of ${totals.join(", ")}`)
    const options = new Array<number>(OPTION_COUNT).fill(0)
    options[TARGET - OPTIONS] = total as number
    options[FIRST - OPTIONS] = whole(
        "options.first",
        given["first"] ?? 1,
        1,
        players
    )
    const mode = MODES.get((given["mode"] ?? "full") as string)
    if (mode === undefined)
        wrong("options.mode", `one of ${[...MODES.keys()].join(", ")}`)
    options[MODE - OPTIONS] = mode
    return options
}

function readCash(json: unknown, players: number): number[] | undefined {
    if (json === undefined) return undefined
    const cash = list("setup.cash", json)
    if (cash.length !== players)
        wrong("setup.cash", `${players} amounts, one a player`)
    return cash.map((amount, i) =>
        whole(`setup.cash[${i}]`, amount, 0, MOST_CASH)
    )
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

function readMarket(json: unknown): number[] {
    const left = [...PRICES]
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

function readChoice(json: unknown, i: number): WrittenChoice {
    if (typeof json === "string" && json.trim() !== "") return json.trim()
    if (typeof json === "number")
        return whole(`choices[${i}]`, json, 0, MOST_CASH)
    return wrong(`choices[${i}]`, "an index or the start of a label")
}

function object(name: string, json: unknown, allowed: string[]): Fields {
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return wrong(name, "an object in braces")
    for (const field of Object.keys(json))
        if (!allowed.includes(field))
            wrong(name, `made of ${allowed.join(", ")}; ${field} is unknown`)
    return json as Fields
}

function list(name: string, json: unknown): unknown[] {
    return Array.isArray(json) ? json : wrong(name, "a list in brackets")
}

function whole(name: string, json: unknown, min: number, max: number): number {
    const fits =
        typeof json === "number" &&
        Number.isInteger(json) &&
        json >= min &&
        json <= max
    if (!fits)
        wrong(name, `a whole number from ${min} to ${max}, not ${show(json)}`)
    return json
}

function show(json: unknown): string {
    return json === undefined ? "missing" : JSON.stringify(json)
}

function wrong(name: string, expected: string): never {
    throw new UsageError(`${name} must be ${expected}`)
}
