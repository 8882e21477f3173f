/** The house edition's figures, each written here by hand once more: a slip in the edition's strings shows. */
import { expect, test } from "vitest"
import {
    COMMISSIONS,
    COSTS,
    kindOfDay,
    sumAt,
    sumOfMail,
    VALUES,
} from "../../../src/games/pay-day/edition"
import { DEAL_IDS, MAIL_IDS } from "../../../sim/games/pay-day-cards"

/** Dollars by kind, card by card; postcards, advertisements and Swellfare carry none. */
const MAIL: Record<string, number[]> = {
    car: [80, 150, 60, 240, 120, 45],
    health: [90, 160, 60, 280, 110, 50],
    bill: [
        ...[60, 85, 40, 120, 150, 100, 75, 130, 200],
        ...[95, 110, 140, 65, 180, 90, 70, 160, 125],
    ],
    collection: [60, 25, 80, 50, 75, 100, 20, 150],
    postcard: new Array<number>(12).fill(0),
    ad: new Array<number>(10).fill(0),
    ticket: [100, 150, 250, 400],
    carInsurance: [60, 60],
    healthInsurance: [80, 80],
    swellfare: [0, 0, 0, 0],
}

/** Cost, what a Buyer pays, commission. */
const DEALS: Record<string, [number, number, number]> = {
    deal1: [50, 100, 20],
    deal2: [80, 140, 20],
    deal3: [100, 180, 25],
    deal4: [100, 190, 30],
    deal5: [120, 210, 25],
    deal6: [150, 250, 30],
    deal7: [150, 270, 35],
    deal8: [180, 300, 40],
    deal9: [200, 320, 40],
    deal10: [200, 340, 45],
    deal11: [220, 360, 45],
    deal12: [250, 400, 50],
    deal13: [250, 420, 55],
    deal14: [280, 450, 60],
    deal15: [300, 490, 65],
    deal16: [350, 550, 75],
}

test("PD-07 every piece of Mail carries what this table says", () => {
    const written = Object.entries(MAIL).flatMap(([kind, sums]) =>
        sums.map((sum, i): [string, number] => [`${kind}${i + 1}`, sum])
    )
    const printed = MAIL_IDS.map((id, card): [string, number] => [
        id,
        sumOfMail(card),
    ])
    expect(printed).toEqual(written)
})

test("PD-04, PD-05, PD-06 every Deal has the cost, value and commission of this table", () => {
    const printed = DEAL_IDS.map((id, deal) => [
        id,
        [COSTS, VALUES, COMMISSIONS].map(list => sumAt(list, deal)),
    ])
    expect(printed).toEqual(Object.entries(DEALS))
})

test("PD-03 every day is what this calendar says", () => {
    // a week a row: 1 to 3 pieces of Mail, Deal, Buyer, Sunday, Savings, Election, Poker, Lottery, plain sums, Pay Day
    const calendar = [
        ...["1", "d", "2", "-50", "1", "savings", "sunday"],
        ...["3", "d", "buyer", "election", "1", "+40", "sunday"],
        ...["2", "d", "poker", "buyer", "1", "-60", "sunday"],
        ...["2", "d", "buyer", "3", "+60", "lottery", "sunday"],
        ...["1", "buyer", "payDay"],
    ]
    const kinds = [
        ...["sunday", "1", "2", "3", "d", "buyer", "savings", "election"],
        ...["poker", "lottery", "payDay", "-50", "+40", "-60", "+60"],
    ]
    const printed = calendar.map((_, i) => kinds[kindOfDay(i + 1)])
    expect(printed).toEqual(calendar)
})
