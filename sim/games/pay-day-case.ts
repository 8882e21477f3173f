/** Cases of Pay Day: their options and positions, checked, and laid out. */
import { HEADER, OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import type { Table } from "../../src/engine/table"
import {
    BILL,
    CAR_BILL,
    CAR_INSURANCE,
    firstOfKind,
    HEALTH_INSURANCE,
    kindOfMail,
    LAST_DAY,
    SALARY,
    STEP,
    TICKET,
} from "../../src/games/pay-day/edition"
import type { Pile } from "../../src/games/pay-day/pile"
import {
    ACCOUNTS,
    DAY,
    DIE,
    FIRST,
    FULL,
    LEDGER,
    MODE,
    MONTH,
    MONTHS,
    OWED,
    POT,
    POT_OPEN,
    SAVED,
} from "../../src/games/pay-day/position"
import type { PayDay } from "../../src/games/pay-day/rules"
import { MOST_MONTHS } from "../../src/games/pay-day/set-up"
import { amounts, object, oneOf, whole, wrong } from "../engine/fields"
import { Cards, DEAL_IDS, MAIL_IDS } from "./pay-day-cards"

const MODES = new Map([
    ["full", FULL],
    ["die", DIE],
    ["accounts", ACCOUNTS],
])
const USUAL_MONTHS = 3
const MOST = 9_999_999

/** The option cells of a case of Pay Day, see `HostGame`. */
export function readOptions(
    json: unknown,
    players: number,
    starter = 1
): number[] {
    const given = object("options", json, ["months", "first", "mode"])
    const options = new Array<number>(OPTION_COUNT).fill(0)
    options[MONTHS - OPTIONS] = whole(
        "options.months",
        given["months"] ?? USUAL_MONTHS,
        1,
        MOST_MONTHS
    )
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

/** A case's position. */
interface Written {
    day: number[]
    month: number[]
    cash: number[]
    saved: number[]
    owed: number[]
    pot: number
    mail: CardPlaces
    deal: CardPlaces
}

interface CardPlaces {
    /** The pile from the top. */
    pile: number[]
    /** Cards by player, from the first. */
    held: number[][]
}

const FIELDS = [
    "day",
    "month",
    "cash",
    "savings",
    "loan",
    "bills",
    "deals",
    "insurance",
    "tickets",
    "pot",
    "mail",
    "deal",
]
const ACCOUNT_FIELDS = ["cash", "savings", "loan", "bills", "pot"]

/** What a set-up can say in a mode: the die alone has nothing to be laid out. */
function fieldsOf(json: unknown, mode: number | undefined) {
    if (mode === FULL) return object("setup", json, FIELDS)
    if (mode === DIE) return object("setup in the mode die", json, [])
    return object("setup in the mode accounts", json, ACCOUNT_FIELDS)
}

/** Checks a case's `setup`, see `HostGame`. */
export function readSetUp(json: unknown, players: number, options: number[]) {
    const setup = fieldsOf(json, options[MODE - OPTIONS])
    const months = options[MONTHS - OPTIONS] ?? 0
    const inFull = options[MODE - OPTIONS] === FULL
    const each = (field: string, min: number, max: number, usual: number) =>
        amounts(`setup.${field}`, setup[field], players, min, max) ??
        new Array<number>(players).fill(usual)
    const mailCards = new Cards(MAIL_IDS)
    const held = inFull ? readMailHeld(setup, players, mailCards) : []
    const dealCards = new Cards(DEAL_IDS)
    const deals = dealCards.readHeld("setup.deals", setup["deals"], players)
    const written: Written = {
        day: each("day", 0, LAST_DAY, 0),
        month: each("month", 1, months, 1),
        cash: each("cash", 0, MOST, SALARY),
        saved: readSaved(each("savings", 0, MOST, 0), each("loan", 0, MOST, 0)),
        owed: inFull ? [] : each("bills", 0, MOST, 0),
        pot: whole("setup.pot", setup["pot"] ?? 0, 0, MOST),
        mail: { held, pile: pileOf(mailCards, "setup.mail", setup["mail"]) },
        deal: {
            held: deals,
            pile: pileOf(dealCards, "setup.deal", setup["deal"]),
        },
    }
    checkDays(written, months, options[FIRST - OPTIONS] ?? 0)
    return (table: Table) => layOut(written, table)
}

/** Only who has finished the last month is on its last day, and they are not on turn (PD-17). */
function checkDays({ day, month }: Written, months: number, first: number) {
    const isDone = day.map(one => one === LAST_DAY)
    for (const [i, done] of isDone.entries())
        if (done && month[i] !== months)
            wrong(
                `setup.day[${i}]`,
                `below ${LAST_DAY}, where a piece rests in the last month only`
            )
    const starter = isDone.indexOf(false) + 1
    if (starter === 0)
        wrong("setup.day", `below ${LAST_DAY} for somebody: all have finished`)
    if (isDone[first - 1])
        wrong(
            "options.first",
            `a player who has not finished, such as ${starter}, not ${first}`
        )
}

/** Bills, tickets and insurance cards, by player. */
function readMailHeld(
    setup: Record<string, unknown>,
    players: number,
    cards: Cards
): number[][] {
    const kinds: [string, number, number][] = [
        ["bills", CAR_BILL, firstOfKind(CAR_BILL + 3)],
        ["tickets", firstOfKind(TICKET), firstOfKind(TICKET + 1)],
        [
            "insurance",
            firstOfKind(CAR_INSURANCE),
            firstOfKind(HEALTH_INSURANCE + 1),
        ],
    ]
    const held = kinds.map(([field, from, to]) =>
        cards.readHeld(`setup.${field}`, setup[field], players, from, to)
    )
    const byPlayer = Array.from({ length: players }, (_, i) =>
        held.flatMap(ofKind => ofKind[i] ?? [])
    )
    byPlayer.forEach(checkInsured)
    return byPlayer
}

/** No bills lie with the insurance that cancels them (PD-11). */
function checkInsured(cards: number[], i: number) {
    for (const card of cards) {
        const against = kindOfMail(card) + CAR_INSURANCE
        const insurance = cards.find(other => kindOfMail(other) === against)
        if (kindOfMail(card) < BILL && insurance !== undefined)
            wrong(
                `setup.bills.${i + 1}`,
                `without ${MAIL_IDS[card]}, which ${MAIL_IDS[insurance]} cancels`
            )
    }
}

/** In hundreds, a loan below 0. */
function readSaved(savings: number[], loans: number[]): number[] {
    return savings.map((amount, i) => {
        const loan = loans[i] ?? 0
        if (amount % STEP > 0) wrong(`setup.savings[${i}]`, "whole hundreds")
        if (loan % STEP > 0) wrong(`setup.loan[${i}]`, "whole hundreds")
        if (amount > 0 && loan > 0)
            wrong(`setup.loan[${i}]`, "0 beside savings: never both")
        return (amount - loan) / STEP
    })
}

/** The cards named on top, the others under them in the edition's order. */
function pileOf(cards: Cards, name: string, json: unknown): number[] {
    const top = cards.read(name, json ?? [])
    return [...top, ...cards.rest()]
}

/** Lays a position out on a table that is set up for its players and options. */
function layOut(written: Written, table: Table): void {
    const { cells } = table
    const { position } = table.game as PayDay
    cells.fill(0, HEADER)
    for (let player = 1; player <= table.players(); ++player) {
        const of = (field: number[]) => field[player - 1] ?? 0
        cells[LEDGER + player] = of(written.cash)
        cells[SAVED + player] = of(written.saved)
        cells[DAY + player] = of(written.day)
        cells[MONTH + player] = of(written.month)
        cells[OWED + player] = of(written.owed)
    }
    cells[LEDGER + POT] = written.pot
    // what is there at the start of a case an Election has put in
    cells[POT_OPEN] = written.pot > 0 ? 1 : 0
    cells[LEDGER] = -written.cash.reduce((sum, cash) => sum + cash, written.pot)
    if (cells[MODE] !== FULL) return
    lay(position.mail, written.mail)
    lay(position.deals, written.deal)
}

function lay(pile: Pile, { held, pile: cards }: CardPlaces): void {
    held.forEach((cards, i) => cards.forEach(card => pile.give(card, i + 1)))
    for (const card of cards) pile.under(card)
}
