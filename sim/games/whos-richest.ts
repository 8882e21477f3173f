/** Who's the Richest on the host: its cases and verdicts, what a class would plot, and a bot. */
import { OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import { Pack } from "../../src/engine/deck"
import { placeOf } from "../../src/engine/session"
import { GRID_CARDS, type Table } from "../../src/engine/table"
import { MOST_TURNS, SHAPES } from "../../src/games/whos-richest/edition"
import {
    ACCOUNTS,
    ASKED,
    BANK,
    CLASSROOM,
    FIRST,
    GROUP,
    INDIVIDUAL,
    isClassroom,
    isMoney,
    LAID,
    METHOD,
    MONEY,
    PACK,
    POINTS,
    RIGHT,
    SCORING,
    STARTER,
    TIED,
    TURNS,
    UNIT,
} from "../../src/games/whos-richest/position"
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
    ["individual", INDIVIDUAL],
    ["group", GROUP],
])
const SCORES = new Map([
    ["money", MONEY],
    ["points", POINTS],
])
const DEFAULT_TURNS = 3
const MOST_MONEY = 99_900
const MOST_POINTS = 999

/** What the referee prints of a position: `money` or `points`, and in the Classroom `answers`. */
export interface WhosRichestVerdict {
    money?: number[]
    points?: number[]
    /** Everybody's place, from 1; who stands alike shares one. */
    ranking: number[]
    /** Who deals first; 0 while that is not thrown. */
    starter: number
    /** Who has still to pick in the tie that is played off. */
    tied: number[]
    /** In the Classroom, of each player the right answers and the questions. */
    answers?: { right: number[]; asked: number[] }
}

function seats(players: number): number[] {
    return Array.from({ length: players }, (_, i) => i + 1)
}

function readOptions(json: unknown, players: number): number[] {
    const fields = ["mode", "turns", "score", "classroom", "starter"]
    const given = object("options", json, fields)
    const mode = oneOf("options.mode", given["mode"], MODES, "individual")
    if (mode === GROUP && players < 3)
        wrong("options.mode", "individual for 2 players; a group takes 3")
    const classroom = given["classroom"] ?? false
    if (typeof classroom !== "boolean")
        wrong("options.classroom", `true or false, not ${show(classroom)}`)
    const turns = given["turns"] ?? DEFAULT_TURNS
    const starter = given["starter"] ?? 0
    const options = new Array<number>(OPTION_COUNT).fill(0)
    options[TURNS - OPTIONS] = whole("options.turns", turns, 1, MOST_TURNS)
    options[METHOD - OPTIONS] = mode
    options[SCORING - OPTIONS] =
        oneOf("options.score", given["score"], SCORES, "money") +
        (classroom ? CLASSROOM : 0)
    options[FIRST - OPTIONS] = whole("options.starter", starter, 0, players)
    return options
}

function readSetUp(json: unknown, players: number, options: number[]) {
    const score = options[SCORING - OPTIONS] ?? MONEY
    const money = (score & POINTS) === 0
    const name = money ? "money" : "points"
    const setup = object("setup", json, ["layout", name])
    const most = money ? MOST_MONEY : MOST_POINTS
    const field = `setup.${name}`
    const balances = amounts(field, setup[name], players, -most, most)
    if (money)
        balances?.forEach((sum, i) => {
            if (sum % UNIT !== 0)
                wrong(`${field}[${i}]`, `in hundreds, not ${sum}`)
        })
    const units = balances?.map(sum => (money ? sum / UNIT : sum))
    const layout = readLayout(setup["layout"] ?? SHAPES)
    return (table: Table) => layOut(table, layout, units)
}

/** The cards by place, as indices of their shapes. */
function readLayout(json: unknown): number[] {
    const names = list("setup.layout", json)
    if (names.length !== GRID_CARDS)
        wrong("setup.layout", `${GRID_CARDS} shapes, row by row`)
    const left = [...SHAPES]
    return names.map((shape, i) => {
        const at = left.indexOf(shape as string)
        if (at < 0)
            wrong(
                `setup.layout[${i}]`,
                `a shape not used before (${left.join(", ")}), not ${show(shape)}`
            )
        left.splice(at, 1)
        return SHAPES.indexOf(shape as string)
    })
}

/** Lays the cards for every deal, and gives everyone a balance of `units`, as the rules begin where there are none. */
function layOut(
    { cells }: Table,
    layout: number[],
    units: number[] | undefined
): void {
    cells[LAID] = 1
    new Pack(cells, PACK, GRID_CARDS).arrange(layout)
    if (!units) return
    units.forEach((sum, i) => (cells[ACCOUNTS + i + 1] = sum))
    const sum = units.reduce((all, one) => all + one, 0)
    cells[ACCOUNTS + BANK] = isMoney(cells) ? -sum : 0
}

function verdict(table: Table): WhosRichestVerdict {
    const { cells, game } = table
    const everybody = seats(table.players())
    const balances = everybody.map(player => game.balance(player))
    const of = (base: number) => everybody.map(i => cells[base + i] ?? 0)
    const tied = cells[TIED] ?? 0
    return {
        ...(isMoney(cells) ? { money: balances } : { points: balances }),
        ranking: everybody.map(player => placeOf(table, player)),
        starter: cells[STARTER] ?? 0,
        tied: everybody.filter(player => tied & (1 << player)),
        ...(isClassroom(cells) && {
            answers: { right: of(RIGHT), asked: of(ASKED) },
        }),
    }
}

/** What a turned card brings the picker: the sign of the sum told. */
const RESULTS = new Map([
    ["pickMisses", 0],
    ["pickEven", 0],
    ["pickEarns", 1],
    ["pickPays", -1],
    ["bankPays", 1],
    ["paysBank", -1],
    ["pickScores", 1],
])

/** A turned card that was told: who turned it, at which attempt, whether it was the trump, what it brought. */
function pickOf(line: string) {
    const [word, key = "", ...numbers] = line.split(" ")
    const sign = RESULTS.get(key)
    if (word !== "tell" || sign === undefined) return undefined
    const [player = 0, attempt = 0, sum = 0] = numbers.map(Number)
    const found = key !== "pickMisses"
    return { player, attempt, found, result: found ? sign * sum : 0 }
}

const ATTEMPTS = Array.from({ length: GRID_CARDS }, (_, i) => String(i + 1))

export const whosRichest: HostGame = {
    id: "whos-richest",
    hasPrice: false,
    tally: {
        title: "The attempt that finds the trump",
        one: "attempt",
        came: "found",
        names: ATTEMPTS,
        every: 1,
        // 8 degrees of freedom
        fairLimit: 15.51,
        wayOf: line => {
            const pick = pickOf(line)
            return pick?.found ? pick.attempt - 1 : -1
        },
    },
    sheet: {
        title: "Picks as CSV",
        header: ["player", "attempt", "found", "result"],
        rowOf: line => {
            const pick = pickOf(line)
            if (!pick) return undefined
            const { player, attempt, found, result } = pick
            return [`P${player}`, attempt, found ? 1 : 0, result]
        },
    },
    hasBankrupts: false,
    countsPoints: options =>
        ((options[SCORING - OPTIONS] ?? MONEY) & POINTS) !== 0,
    readOptions,
    readSetUp,
    verdict: table => ({ ...verdict(table) }),
    // any card, and any answer, is as good as another
    choose: ({ count }, below) => below(count),
}
