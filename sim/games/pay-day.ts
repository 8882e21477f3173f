/** Pay Day on the host: its cases and verdicts, and a bot. */
import type { Table } from "../../src/engine/table"
import {
    CAR_BILL,
    CAR_INSURANCE,
    firstOfKind,
    HEALTH_INSURANCE,
    TICKET,
} from "../../src/games/pay-day/edition"
import type { Pile } from "../../src/games/pay-day/pile"
import {
    bills,
    DAY,
    FULL,
    LEDGER,
    MODE,
    MONTH,
    POT,
    saved,
    worth,
} from "../../src/games/pay-day/position"
import type { PayDay } from "../../src/games/pay-day/rules"
import type { HostGame } from "./host-game"
import { choosePayDay } from "./pay-day-bot"
import { DEAL_IDS, MAIL_IDS, pileIds } from "./pay-day-cards"
import { readOptions, readSetUp } from "./pay-day-case"

const FACES = ["1", "2", "3", "4", "5", "6"]

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
