/** Pay Day on the host: its cases and verdicts, and a bot. */
import { HEADER, OPTION_COUNT, OPTIONS } from "../../src/engine/cells"
import type { Table } from "../../src/engine/table"
import {
    CAR_BILL,
    CAR_INSURANCE,
    firstOfKind,
    HEALTH_INSURANCE,
    LAST_DAY,
    SALARY,
    STEP,
    TICKET,
} from "../../src/games/pay-day/edition"
import type { Pile } from "../../src/games/pay-day/pile"
import {
    ACCOUNTS,
    bills,
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
    saved,
    worth,
} from "../../src/games/pay-day/position"
import type { PayDay } from "../../src/games/pay-day/rules"
import { MOST_MONTHS } from "../../src/games/pay-day/set-up"
import { amounts, object, oneOf, whole, wrong } from "../engine/fields"
import type { HostGame } from "./host-game"
import { choosePayDay } from "./pay-day-bot"
import { Cards, DEAL_IDS, MAIL_IDS, pileIds } from "./pay-day-cards"

const MODES = new Map([
    ["full", FULL],
    ["die", DIE],
    ["accounts", ACCOUNTS],
])
const FACES = ["1", "2", "3", "4", "5", "6"]
const USUAL_MONTHS = 3
const MOST = 9_999_999

type ByPlayer = Record<string, string[]>

/** What the referee prints of a position. Cards by player's number. */
export interface PayDayVerdict {
    day: number[]
    month: number[]
    cash: number[]
    savings: number[]
    loan: number[]
    /** In Table mode what they come to, an amount a player. */
    bills: ByPlayer | number[]
    deals: ByPlayer
    insurance: ByPlayer
    tickets: ByPlayer
    pot: number
    /** The piles from the top. */
    mail: string[]
    deal: string[]
    worth: number[]
}

function readOptions(json: unknown, players: number): number[] {
    const given = object("options", json, ["months", "first", "mode"])
    const options = new Array<number>(OPTION_COUNT).fill(0)
    options[MONTHS - OPTIONS] = whole(
        "options.months",
        given["months"] ?? USUAL_MONTHS,
        1,
        MOST_MONTHS
    )
    options[FIRST - OPTIONS] = whole(
        "options.first",
        given["first"] ?? 1,
        1,
        players
    )
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

function readSetUp(json: unknown, players: number, options: number[]) {
    const setup = object("setup", json, FIELDS)
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
    written.day.forEach((day, i) => {
        if (day === LAST_DAY && written.month[i] !== months)
            wrong(
                `setup.day[${i}]`,
                `below ${LAST_DAY}, where a piece rests in the last month only`
            )
    })
    return (table: Table) => layOut(written, table)
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
    return Array.from({ length: players }, (_, i) =>
        held.flatMap(byPlayer => byPlayer[i] ?? [])
    )
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

function verdict(table: Table): PayDayVerdict {
    const { cells } = table
    const { position } = table.game as PayDay
    const seats = Array.from({ length: table.players() }, (_, i) => i + 1)
    const of = (first: number) => seats.map(seat => cells[first + seat] ?? 0)
    const books = seats.map(seat => saved(position, seat))
    const held = (pile: Pile, ids: readonly string[], from = 0, to = 99) =>
        Object.fromEntries(
            seats.map(seat => [
                String(seat),
                ids.filter(
                    (_, card) =>
                        card >= from && card < to && pile.isHeld(card, seat)
                ),
            ])
        )
    const { deals, mail } = position
    const heldMail = (from: number, to: number) =>
        held(mail, MAIL_IDS, firstOfKind(from), firstOfKind(to))
    return {
        day: of(DAY),
        month: of(MONTH),
        cash: of(LEDGER),
        savings: books.map(balance => Math.max(balance, 0)),
        loan: books.map(balance => Math.max(-balance, 0)),
        bills:
            cells[MODE] === FULL
                ? heldMail(CAR_BILL, CAR_BILL + 3)
                : seats.map(seat => bills(position, seat)),
        deals: held(deals, DEAL_IDS),
        insurance: heldMail(CAR_INSURANCE, HEALTH_INSURANCE + 1),
        tickets: heldMail(TICKET, TICKET + 1),
        pot: position.ledger.balance(POT),
        mail: pileIds(mail, MAIL_IDS),
        deal: pileIds(deals, DEAL_IDS),
        worth: seats.map(seat => worth(position, seat)),
    }
}

export const payDay: HostGame = {
    id: "pay-day",
    hasPrice: false,
    hasBankrupts: false,
    tally: {
        title: "The die's six faces",
        one: "face",
        came: "rolled",
        names: FACES,
        every: 1,
        // 5 degrees of freedom
        fairLimit: 11.1,
        wayOf: line =>
            line.startsWith("dice ") ? FACES.indexOf(line.slice(5)) : -1,
    },
    countsPoints: () => false,
    readOptions,
    readSetUp,
    verdict: table => ({ ...verdict(table) }),
    choose: choosePayDay,
}
