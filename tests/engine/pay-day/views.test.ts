import { describe, expect, test } from "vitest"
import { ROLLER } from "../../../src/engine/cells"
import { Sheet } from "../../../src/engine/sheet"
import {
    BILLS,
    DEAL_NAMES,
    MAIL_CARDS,
} from "../../../src/games/pay-day/edition"
import { SAVED } from "../../../src/games/pay-day/position"
import { englishWords } from "../../../src/games/pay-day/words"
import { fillWords } from "../../../sim/engine/words"
import { parsed } from "../../ui/parsed"
import { Seat } from "./support"

const words = englishWords()
const names = Object.values(parsed(words.names))
const rowWords = parsed(words.rows)
const titleWords = parsed(words.titles)

function newSeat(mode = 0): Seat {
    const seat = new Seat(() => 0).begin({
        players: 3,
        options: [3, 2, mode, 0],
        seed: [1, 2, 3],
        answers: 0,
        turns: 0,
    })
    return seat
}

/** A page's title and rows, as they stand on the screen; what stands at the right end behind a bar. */
function pageOf(seat: Seat, view: string, page = 0): string[] {
    const sheet = new Sheet()
    sheet.begin(page)
    seat.game.fill(sheet, view)
    const fill = (template = "", args: number[]) =>
        fillWords(template, args, words.names)
    const rows = Array.from({ length: sheet.rows }, (_, i) =>
        fill(rowWords[sheet.keys[i] ?? ""], sheet.args[i]!)
    )
    const title = fill(titleWords[sheet.title], sheet.titleArgs)
    const text = sheet.text ? [fill(rowWords[sheet.text], sheet.textArgs)] : []
    return [`${title} ${page + 1}/${sheet.pages}`, ...rows, ...text]
}

describe("bills and cards", () => {
    test("are listed from who is on turn, bills with their total", () => {
        const seat = newSeat()
        const { position } = seat.game
        seat.table.cells[ROLLER] = 2
        for (const card of [0, 8, 60, 64]) position.mail.give(card, 2)
        position.deals.give(15, 2)
        position.mail.give(5, 3)
        expect(pageOf(seat, "bills", 0)).toEqual([
            "P2: bills 1/3",
            // 80 + 60
            "Bills|$140",
            "Tow truck|-$80",
            "Check-up|-$60",
            "Lottery ticket|$100",
            "Car insurance|$60",
            "Racing pony|$550",
        ])
        expect(pageOf(seat, "bills", 1)).toEqual([
            "P3: bills 2/3",
            "Bills|$45",
            "Oil change|-$45",
        ])
        expect(pageOf(seat, "bills", 2)).toEqual([
            "P1: bills 3/3",
            "Bills|$0",
            "P1 holds no card.",
        ])
    })

    test("are first those of who is on turn, alone", () => {
        const seat = newSeat()
        seat.table.cells[ROLLER] = 3
        seat.game.position.mail.give(5, 3)
        seat.game.position.mail.give(0, 1)
        expect(pageOf(seat, "owed")).toEqual([
            "P3 bills $45 1/1",
            "Oil change|-$45",
        ])
    })

    test("a loan is among them, and who is asked comes first", () => {
        const seat = newSeat()
        const { position } = seat.game
        seat.table.cells[ROLLER] = 2
        position.table.cells[SAVED + 3] = -123
        position.mail.give(5, 3)
        // what a header is written for
        seat.game.figures(3, [0, 0, 0, 0])
        const rows = ["Loan|$12,300", "Oil change|-$45"]
        expect(pageOf(seat, "owed")).toEqual(["P3 bills $45 1/1", ...rows])
        expect(pageOf(seat, "bills", 0)).toEqual([
            "P3: bills 1/3",
            "Bills|$45",
            ...rows,
        ])
    })

    test("of a player take as many pages as they need", () => {
        const seat = newSeat()
        seat.table.cells[ROLLER] = 1
        for (let card = 0; card < 13; ++card)
            seat.game.position.mail.give(card, 1)
        expect(pageOf(seat, "bills", 1)).toHaveLength(1 + 6)
        expect(pageOf(seat, "bills", 2)).toEqual([
            expect.stringMatching(/3\/5$/),
            "Cough drops|-$50",
            "Water works|-$60",
        ])
        expect(pageOf(seat, "bills", 3)[0]).toBe("P2: bills 4/5")
    })
})

describe("accounts", () => {
    test("have a page a player, with what Pay Day brings or costs", () => {
        const seat = newSeat()
        seat.table.cells[SAVED + 1] = 4
        seat.table.cells[SAVED + 2] = -3
        expect(pageOf(seat, "accounts", 0)).toEqual([
            "P1 month 1 1/3",
            "Cash|$325",
            "Savings|$400",
            "Interest|$40",
            "Bills|$0",
            "Worth|$725",
            "Pot|$0",
        ])
        expect(pageOf(seat, "accounts", 1).slice(2, 4)).toEqual([
            "Loan|$300",
            "Interest|-$60",
        ])
    })

    test("are all there is to see in Table mode, and nothing with the die alone (PD-18)", () => {
        expect(newSeat(0).game.views()).toEqual(["bills", "month", "accounts"])
        expect(newSeat(2).game.views()).toEqual(["accounts"])
        expect(newSeat(1).game.views()).toEqual([])
    })
})

test("every card and Deal has a name; those in a list leave room for $800 and a sign", () => {
    expect(names).toHaveLength(DEAL_NAMES + 16 + 15)
    expect(names.every(name => name !== "")).toBe(true)
    const listed = [
        ...names.slice(0, BILLS),
        ...names.slice(60, MAIL_CARDS + 16),
    ]
    for (const name of listed)
        expect(name.length).toBeLessThanOrEqual(21 - 1 - "-$80".length)
})
