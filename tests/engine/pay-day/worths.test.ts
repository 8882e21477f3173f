/** What cards brought, told by hand: car1 is a bill of 80, health4 one of 280, bill2 one of 85. */
import { expect, test } from "vitest"
import {
    DEAL_NAMES,
    firstOfKind,
    SWELLFARE,
    TICKET,
} from "../../../src/games/pay-day/edition"
import { MAIL_IDS } from "../../../sim/games/pay-day-cards"
import { CardWorths } from "../../../sim/tools/pay-day-worths"

const of = (id: string) => MAIL_IDS.indexOf(id)
const TICKET_1 = firstOfKind(TICKET)
const SWELLFARE_1 = firstOfKind(SWELLFARE)
const LANDS = "tell lands 1 5 90 0"

/** What was taken of a card after these lines: how often, the sum, the least, the most. */
function worthOf(card: number, lines: string[], limit = 800) {
    const worths = new CardWorths(limit)
    for (const line of lines) worths.hear(line)
    const { taken, sum, least, most } = worths.worths[card]!
    return [taken, sum, least, most]
}

test("a bill costs what is paid on Pay Day", () => {
    const lines = [
        `tell carBill 1 ${of("car1")} 80 0`,
        `tell bill 1 ${of("bill2")} 85 0`,
        "tell billsPaid 1 165 0 10",
    ]
    expect(worthOf(of("car1"), lines)).toEqual([1, -80, -80, -80])
    expect(worthOf(of("bill2"), lines)).toEqual([1, -85, -85, -85])
})

test("insurance brings the bills it cancels, held and to come, less its price", () => {
    const card = of("carInsurance1")
    const lines = [
        `tell carBill 2 ${of("car1")} 80 0`,
        `tell healthBill 2 ${of("health4")} 280 0`,
        `tell carInsurance 2 ${card} 60 0`,
        "tell pays 2 60 0 265",
        "tell cancelled 2 80 0 0",
        `tell insured 2 ${of("car1")} 80 0`,
        `tell insured 2 ${of("carInsurance2")} 60 0`,
        "tell billsPaid 2 280 0 5",
        "tell wins 1 900 0 0",
    ]
    expect(worthOf(card, lines)).toEqual([1, 100, 100, 100])
    expect(worthOf(of("car1"), lines)).toEqual([2, 0, 0, 0])
    expect(worthOf(of("health4"), lines)).toEqual([1, -280, -280, -280])
})

test("insurance that was refused is not taken: what is paid later is no price", () => {
    const card = of("carInsurance1")
    const lines = [
        `tell carInsurance 1 ${card} 60 0`,
        LANDS,
        "tell pays 1 60 0 265",
        "tell shared 0 900 0 0",
    ]
    expect(worthOf(card, lines)[0]).toBe(0)
})

test("a ticket brings its value on the Draw, else nothing", () => {
    const ticket = `tell ticket 1 ${TICKET_1} 100 0`
    const lines = [
        ticket,
        "tell lottery 1 100 0 425",
        ticket,
        "tell ticketsGone 1 0 0 325",
    ]
    expect(worthOf(TICKET_1, lines)).toEqual([2, 100, 0, 100])
})

test("Swellfare brings what is won, or the bet's loss", () => {
    const drawn = `tell swellfare 1 ${SWELLFARE_1} 0 0`
    const lines = [
        ...[drawn, "tell bets 1 100 0 0", "tell betWon 1 1000 0 1100"],
        ...[drawn, "tell bets 1 70 0 0", "tell betLost 1 70 5 0"],
    ]
    expect(worthOf(SWELLFARE_1, lines)).toEqual([2, 930, -70, 1000])
    const worths = new CardWorths(999)
    for (const line of lines) worths.hear(line)
    expect(worths.worths[SWELLFARE_1]?.above).toBe(1)
})

test("a Deal brings its value less its cost when sold, or loses its cost", () => {
    const name = DEAL_NAMES + 2
    const bought = [
        LANDS,
        `tell deal ${name} 100 180 25`,
        "tell pays 1 100 0 225",
        "tell rollForIt 25 0 0 0",
    ]
    const lines = [
        ...[...bought, `tell sells 1 180 ${name} 405`],
        ...[...bought, "tell dealsGone 1 1 0 305"],
    ]
    expect(worthOf(name, lines)).toEqual([2, -20, -100, 80])
})

test("a collection brings its sum; lines of other things count nothing", () => {
    const card = of("collection8")
    const lines = [
        "choice 1 collection 0",
        `tell collection 1 ${card} 150 0`,
        "tell collects 1 150 0 475",
        "dice 4",
    ]
    expect(worthOf(card, lines)).toEqual([1, 150, 150, 150])
})

test.each([
    [["tell billsPaid 1 90 0 0"], "P1 pays $90, not $0"],
    [
        [
            `tell carBill 1 ${of("car1")} 80 0`,
            `tell carInsurance 1 ${of("carInsurance1")} 60 0`,
            "tell cancelled 1 80 0 0",
        ],
        "$80 of P1's bills are not there",
    ],
    [
        [`tell insured 1 ${of("car1")} 80 0`],
        "$80 of P1's bills are not insured",
    ],
    [
        [`tell ticket 1 ${TICKET_1} 100 0`, "tell wins 1 9 0 0"],
        `cards ${TICKET_1} came to nothing`,
    ],
])("%j contradicts what was told", (lines, message) => {
    expect(() => worthOf(0, lines)).toThrow(message)
})
