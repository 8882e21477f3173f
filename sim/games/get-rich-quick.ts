/** Get Rich Quick on the host: its cases and verdicts, and a bot. */
import { OPTION_COUNT } from "../../src/engine/cells"
import { POOL } from "../../src/engine/ledger"
import { placeOf } from "../../src/engine/session"
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
import { chooseAsBot } from "./get-rich-quick-bot"
import { readPicks } from "./get-rich-quick-picks"
import type { HostGame } from "./host-game"

const MOST_MONEY = 99_000_000
const MOST_POINTS = 99

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
    object("options of get-rich-quick", json, [])
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
    // the set has the board's spaces; of cards there are as many in every box
    const all = ITEM_IDS.map((_, item) => set[item] ?? CARDS_OF_A_KIND)
    const owns = readOwns(setup["owns"] ?? {}, players, all)
    const written: Written = {
        money,
        points: each("points", MOST_POINTS),
        meeples: each("meeples", START_MEEPLES),
        owns,
        spaces: readSpaces(setup["spaces"] ?? {}, owns, all),
    }
    written.meeples?.forEach((count, i) => checkMeeples(count, i, owns[i]))
    return (table: Table) => layOut(written, table)
}

function readOwns(json: unknown, players: number, all: number[]): number[][] {
    const names = Array.from({ length: players }, (_, i) => String(i + 1))
    const given = object("setup.owns", json, names)
    const owns = names.map(player => {
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
    all.forEach((spaces, item) => {
        const owners = ownersOf(item, owns)
        if (owners.length > spaces)
            wrong(
                "setup.owns",
                `such that no more players own ${ITEM_IDS[item]} than it has spaces, ${spaces}; not ${owners.join(", ")}`
            )
    })
    return owns
}

/** Who owns an item, as `P1`. */
function ownersOf(item: number, owns: number[][]): string[] {
    return owns.flatMap((items, i) =>
        items.includes(item) ? [`P${i + 1}`] : []
    )
}

/** Free are at most those of all spaces that nobody owns. */
function readSpaces(
    json: unknown,
    owns: number[][],
    all: number[]
): Map<number, number> {
    const given = object("setup.spaces", json, ITEM_IDS)
    return new Map(
        Object.entries(given).map(([id, count]) => {
            const item = ITEM_IDS.indexOf(id)
            const name = `setup.spaces.${id}`
            const there = all[item] ?? 0
            const free = whole(name, count, 0, there)
            const owners = ownersOf(item, owns)
            const most = there - owners.length
            if (free > most)
                wrong(
                    name,
                    `${most} at most, of ${there} less one each of ${owners.join(", ")}; not ${free}`
                )
            return [item, free]
        })
    )
}

/** What stands on a space of the board by a meeple: stores and Fortune Points, no cards. */
function placedOf(owned: readonly number[]): number[] {
    return owned.filter(item => item < FIRST_CARD)
}

/** A meeple stands at each store and Fortune Point space that is owned. */
function checkMeeples(count: number, i: number, owned: number[] = []): void {
    const placed = placedOf(owned)
    const most = START_MEEPLES - placed.length
    if (count > most)
        wrong(
            `setup.meeples[${i}]`,
            `${most} at most, of ${START_MEEPLES} less one at each of ${placed.map(item => ITEM_IDS[item]).join(", ")}; not ${count}`
        )
}

/** Lays a position out on a table that is set up; what is owned has taken its spaces and meeples unless these are written. */
function layOut(written: Written, table: Table): void {
    const { cells } = table
    const players = table.players()
    const taken = written.owns.flat()
    for (let item = 0; item < ITEMS; ++item) {
        const used = taken.filter(owned => owned === item).length
        cells[SPACES_AT + item] =
            written.spaces.get(item) ?? (cells[SPACES_AT + item] ?? 0) - used
    }
    for (let player = 1; player <= players; ++player) {
        const owned = written.owns[player - 1] ?? []
        const placed = placedOf(owned).length
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
    hasBankrupts: false,
    countsPoints: () => true,
    money: table => verdict(table).money,
    readOptions,
    readSetUp,
    ownField: "picks",
    readOwnField: readPicks,
    verdict: table => ({ ...verdict(table) }),
    choose: (table, below) => chooseAsBot(positionOf(table), below),
}
