/** Get Rich Quick on the host: its cases and verdicts, and a bot. */
import { OPTION_COUNT, TURN } from "../../src/engine/cells"
import { POOL } from "../../src/engine/ledger"
import { SecretTable } from "../../src/engine/secret-table"
import { placeOf } from "../../src/engine/session"
import { wayOf } from "../../src/engine/several"
import type { Table } from "../../src/engine/table"
import {
    CARDS_OF_A_KIND,
    FIRST_CARD,
    ITEM_IDS,
    ITEMS,
    START_MEEPLES,
    START_MONEY,
} from "../../src/games/get-rich-quick/edition"
import {
    ACCOUNTS,
    MEEPLES_AT,
    OWNS_AT,
    POINTS_AT,
    type Position,
    SPACES_AT,
} from "../../src/games/get-rich-quick/position"
import type { GetRichQuick } from "../../src/games/get-rich-quick/rules"
import { amounts, list, object, show, whole, wrong } from "../engine/fields"
import { UsageError } from "../usage-error"
import { chooseAsBot } from "./get-rich-quick-bot"
import type { HostGame } from "./host-game"

const MOST_MONEY = 99_000_000
const MOST_POINTS = 99
const MOST_CARD = 7

/** What the referee prints of a position. */
export interface GetRichQuickVerdict {
    money: number[]
    points: number[]
    meeples: number[]
    /** Short names of what each owns, by player's number. */
    owns: Record<string, string[]>
    /** Free spaces by short name. */
    spaces: Record<string, number>
    /** Everybody's place, from 1; who stands alike shares one. */
    ranking: number[]
}

interface Written {
    money: number[] | undefined
    points: number[] | undefined
    meeples: number[] | undefined
    owns: number[][]
    spaces: Map<number, number>
}

function positionOf(table: Table): Position {
    return (table.game as GetRichQuick).position
}

function readOptions(json: unknown): number[] {
    object("options", json, [])
    return new Array<number>(OPTION_COUNT).fill(0)
}

function readSetUp(
    json: unknown,
    players: number,
    _options: number[],
    set: number[]
) {
    const setup = object("setup", json, [
        "money",
        "points",
        "meeples",
        "owns",
        "spaces",
    ])
    const each = (field: string, most: number) =>
        amounts(`setup.${field}`, setup[field], players, 0, most)
    const money = each("money", MOST_MONEY)
    money?.forEach((sum, i) => {
        if (sum % 1000 !== 0)
            wrong(`setup.money[${i}]`, `whole thousands, not ${sum}`)
    })
    const written: Written = {
        money,
        points: each("points", MOST_POINTS),
        meeples: each("meeples", START_MEEPLES),
        owns: readOwns(setup["owns"] ?? {}, players),
        spaces: readSpaces(setup["spaces"] ?? {}, set),
    }
    return (table: Table) => layOut(written, table)
}

function readOwns(json: unknown, players: number): number[][] {
    const names = Array.from({ length: players }, (_, i) => String(i + 1))
    const given = object("setup.owns", json, names)
    return names.map(player => {
        const items: number[] = []
        list(`setup.owns.${player}`, given[player] ?? []).forEach((id, i) => {
            const item = ITEM_IDS.indexOf(id as string)
            if (item < 0 || items.includes(item))
                wrong(
                    `setup.owns.${player}[${i}]`,
                    `one of ${ITEM_IDS.join(", ")}, each once, not ${show(id)}`
                )
            items.push(item)
        })
        return items
    })
}

function readSpaces(json: unknown, set: number[]): Map<number, number> {
    const given = object("setup.spaces", json, ITEM_IDS)
    return new Map(
        Object.entries(given).map(([id, count]) => {
            const item = ITEM_IDS.indexOf(id)
            const most = set[item] ?? CARDS_OF_A_KIND
            return [item, whole(`setup.spaces.${id}`, count, 0, most)]
        })
    )
}

/** Lays a position out on a table that is set up; what is owned has taken its spaces and meeples unless these are written. */
function layOut(written: Written, table: Table): void {
    const { cells } = table
    const players = table.players()
    const taken = written.owns.flat()
    for (let item = 0; item < ITEMS; ++item) {
        const used = taken.filter(owned => owned === item).length
        const left = (cells[SPACES_AT + item] ?? 0) - used
        if (left < 0)
            wrong("setup.owns", `such that ${ITEM_IDS[item]} has the spaces`)
        cells[SPACES_AT + item] = written.spaces.get(item) ?? left
    }
    for (let player = 1; player <= players; ++player) {
        const owned = written.owns[player - 1] ?? []
        const placed = owned.filter(item => item < FIRST_CARD).length
        const i = player - 1
        cells[ACCOUNTS + player] = written.money?.[i] ?? START_MONEY
        cells[POINTS_AT + player] = written.points?.[i] ?? 0
        cells[MEEPLES_AT + player] =
            written.meeples?.[i] ?? START_MEEPLES - placed
        cells[OWNS_AT + player] = owned.reduce(
            (all, item) => all | (1 << item),
            0
        )
    }
    cells[ACCOUNTS + POOL] = 0
}

/** A case's `picks`: turn by turn, player by player, the numbers of the cards. Answers the prompts at which they are picked. */
function readPicks(json: unknown, players: number) {
    const turns = list("picks", json).map((turn, t) => {
        const picks = list(`picks[${t}]`, turn)
        if (picks.length !== players)
            wrong(`picks[${t}]`, `${players} lists of cards, one a player`)
        return picks.map((cards, p) => {
            const name = `picks[${t}][${p}]`
            return list(name, cards).map((card, i) =>
                whole(`${name}[${i}]`, card, 1, MOST_CARD)
            )
        })
    })
    return (table: Table): number | undefined => {
        if (!(table instanceof SecretTable) || table.take === 0)
            return undefined
        const turn = table.cells[TURN] ?? 0
        const cards = turns[turn]?.[table.who - 1]
        const name = `picks[${turn}][${table.who - 1}]`
        if (!cards)
            throw new UsageError(`${name} is missing: ${table.take} cards`)
        return wayOf(maskOf(table, cards, name))
    }
}

/** Cards of a hand as the options that a prompt has for them. */
function maskOf(table: SecretTable, cards: number[], name: string): number {
    let mask = 0
    for (const card of cards) {
        const option = table.values.findIndex(
            (value, i) =>
                i < table.options && value === card && !(mask & (1 << i))
        )
        if (option < 0)
            wrong(name, `cards in hand, each as often as there; not ${card}`)
        mask |= 1 << option
    }
    if (cards.length !== table.take)
        wrong(name, `${table.take} cards, not ${cards.length}`)
    return mask
}

function verdict(table: Table): GetRichQuickVerdict {
    const position = positionOf(table)
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    const items = [...ITEM_IDS.keys()]
    const owned = (player: number) =>
        items
            .filter(item => position.owns(player, item))
            .map(item => ITEM_IDS[item] ?? "")
    return {
        money: seats.map(player => position.money(player)),
        points: seats.map(player => position.points(player)),
        meeples: seats.map(player => position.meeples(player)),
        owns: Object.fromEntries(
            seats.map(player => [String(player), owned(player)])
        ),
        spaces: Object.fromEntries(
            items.map(item => [ITEM_IDS[item], position.spaces(item)])
        ),
        ranking: seats.map(player => placeOf(table, player)),
    }
}

const FACES = ["1", "2", "3", "4", "5", "6"]

export const getRichQuick: HostGame = {
    id: "get-rich-quick",
    hasPrice: false,
    tally: {
        title: "First die of each throw",
        one: "face",
        came: "thrown",
        names: FACES,
        every: 1,
        // 5 degrees of freedom
        fairLimit: 11.07,
        wayOf: line =>
            line.startsWith("dice ") ? FACES.indexOf(line.slice(5, 6)) : -1,
    },
    countsPoints: () => true,
    readOptions,
    readSetUp,
    ownField: "picks",
    readOwnField: readPicks,
    verdict: table => ({ ...verdict(table) }),
    choose: (table, below) => chooseAsBot(positionOf(table), below),
}
