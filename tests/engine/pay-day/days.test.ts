import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "./support"

describe("PD-12 Daylight Savings", () => {
    test("PD-12 all go back a day in turn, from who landed there, and follow it", async () => {
        const { cash, day, log } = await rule({
            players: 3,
            options: { first: 2 },
            // P2 goes back to Mail on 5, P3 to 13 (+40), P1 to Sunday 21
            setup: { day: [22, 5, 14], mail: ["postcard1"] },
            dice: [1],
            choices: ["roll"],
        })
        expect(day).toEqual([21, 5, 13])
        expect(cash).toEqual([325, 325, 365])
        expect(log.filter(line => line.includes(": day"))).toEqual([
            "P2: day 6, Daylight Savings.",
            "P2: day 5, 1 Mail.",
            "P3: day 13, Yard sale, $40.",
            "P1: day 21, Sweet Sunday.",
        ])
    })

    test("PD-12 on Start another $325, and the piece stays", async () => {
        const { cash, day } = await rule({
            setup: { day: [5, 0], mail: ["ad1"] },
            dice: [1],
            choices: ["roll"],
        })
        expect([cash, day]).toEqual([
            [325, 650],
            [5, 0],
        ])
    })

    test("PD-12 back from day 1 to Start pays nothing, and that piece is not on Start for it", async () => {
        const { cash, day } = await rule({
            setup: { day: [5, 1], mail: ["ad1"] },
            dice: [1],
            choices: ["roll"],
        })
        expect([cash, day]).toEqual([
            [325, 325],
            [5, 0],
        ])
    })

    test("PD-12 it happens once in a turn", async () => {
        // P2 goes back from 7 to 6
        const { cash, day } = await rule({
            players: 3,
            setup: { day: [5, 7, 0], mail: ["ad1"] },
            dice: [1],
            choices: ["roll"],
        })
        expect(day).toEqual([5, 6, 0])
        expect(cash).toEqual([325, 325, 650])
    })

    test("PD-12 nor is it set off by the last of them", async () => {
        // P2 goes back from Sunday 14 to 13 (+40), P3 from 7 to 6
        const { cash, day } = await rule({
            players: 3,
            setup: { day: [5, 14, 7], mail: ["ad1", "ad2"] },
            dice: [1],
            choices: ["roll"],
        })
        expect(day).toEqual([5, 13, 6])
        expect(cash).toEqual([325, 365, 325])
    })

    test("PD-12 and again in another turn", async () => {
        const { day } = await rule({
            setup: { day: [5, 7], mail: ["ad1", "ad2"] },
            // P1 to 6 and 5, P2 to 6; P1's Sunday on 7; nobody moves back twice
            dice: [1, 2],
            choices: ["roll", "roll"],
            turns: 2,
        })
        expect(day[0]).toBe(5)
        // P2 stood on 6 and went on to 8
        expect(day[1]).toBe(8)
    })

    test("PD-12, PD-17 who has finished stays", async () => {
        const { cash, day } = await rule({
            options: { months: 1 },
            setup: { day: [5, 31], mail: ["ad1"] },
            dice: [1],
            choices: ["roll"],
        })
        expect([cash, day]).toEqual([
            [325, 325],
            [5, 31],
        ])
    })
})

describe("PD-13 Town Election and the Pot", () => {
    test("PD-13 everyone puts in $50, by a loan or savings if need be", async () => {
        const { cash, loan, pot, savings } = await rule({
            players: 4,
            setup: {
                day: [10, 0, 0, 0],
                cash: [325, 20, 0, 50],
                savings: [0, 0, 200, 0],
            },
            dice: [1],
            choices: ["roll"],
        })
        // P2 borrows 100: 20 + 100 - 50; P3 withdraws 100 and keeps 50 of it for the Pot
        expect(cash).toEqual([275, 70, 0, 0])
        expect([loan, savings]).toEqual([
            [0, 100, 0, 0],
            [0, 0, 100, 0],
        ])
        expect(pot).toBe(200)
    })

    test("PD-13 the next 6 rolled to move wins all that is in it, before the move", async () => {
        const { cash, log, pot } = await rule({
            // P1 to the Election; P2 rolls a 6 to Sunday
            setup: { day: [10, 15], cash: [100, 100] },
            dice: [1, 6],
            choices: ["roll", "roll"],
            turns: 2,
        })
        // P2 100 - 50 + 100, then day 21
        expect([cash, pot]).toEqual([[50, 150], 0])
        expect(log.at(-2)).toBe("P2 wins the Pot: $100!")
    })

    test("PD-13 it grows by Elections and lost bets until then", async () => {
        const { cash, pot } = await rule({
            players: 3,
            setup: {
                day: [10, 11, 8],
                cash: [100, 60, 150],
                bills: { 2: ["bill9"] },
                mail: ["swellfare1"],
            },
            // P1: Election, 150. P2: day 12, Swellfare, 10 cash left: bets 10. P3: another Election
            dice: [1, 1, 3, 3],
            choices: ["roll", "roll", 10, "roll"],
            turns: 3,
        })
        // P2 has 0 after the bet: a loan pays the second Election
        expect(cash).toEqual([0, 50, 50])
        expect(pot).toBe(150 + 10 + 150)
    })

    test("PD-13 a 6 rolled for something else wins nothing", async () => {
        const { cash, pot } = await rule({
            setup: { day: [1, 0], deal: ["deal3"], pot: 200 },
            dice: [1, 6, 5],
            choices: ["roll", "buy"],
        })
        expect([cash, pot]).toEqual([[250, 325], 200])
    })

    test("PD-13 only an Election opens it: a lost bet alone does not", async () => {
        const { cash, pot } = await rule({
            setup: {
                day: [11, 15],
                cash: [150, 325],
                bills: { 1: ["bill9"] },
                mail: ["swellfare1"],
            },
            dice: [1, 3, 6],
            choices: ["roll", 100, "roll"],
            turns: 2,
        })
        expect([cash, pot]).toEqual([[50, 325], 100])
    })

    test("PD-13 the 6 closes it", async () => {
        const { cash, pot } = await rule({
            players: 3,
            setup: {
                day: [15, 15, 11],
                pot: 200,
                bills: { 3: ["bill9"] },
                cash: [0, 0, 150],
                mail: ["swellfare1"],
            },
            // P1 wins, P2 nothing any more, P3 loses a bet of 100, which P1's 6 does not win
            dice: [6, 6, 1, 2, 6],
            choices: ["roll", "roll", "roll", 100, "roll"],
            turns: 4,
        })
        expect([cash, pot]).toEqual([[200, 0, 50], 100])
    })

    test("PD-13, PD-17 who has finished pays nothing", async () => {
        const { cash, pot } = await rule({
            options: { months: 1 },
            setup: { day: [10, 31] },
            dice: [1],
            choices: ["roll"],
        })
        expect([cash, pot]).toEqual([[275, 325], 50])
    })
})

describe("PD-14 the Poker Game", () => {
    const setup = { day: [16, 0, 0] }

    test("PD-14 all who staked $100 roll, the highest takes all", async () => {
        const { cash, pot } = await rule({
            players: 3,
            setup,
            dice: [1, 2, 5],
            choices: ["roll", "stake", "no", "stake"],
        })
        expect([cash, pot]).toEqual([[225, 325, 425], 0])
    })

    test("PD-14 who landed there is asked first, and rolls first", async () => {
        const { cash } = await rule({
            players: 3,
            options: { first: 2 },
            setup: { day: [0, 16, 0] },
            // P2 stakes and rolls 6, P3 does not, P1 stakes and rolls 1
            dice: [1, 6, 1],
            choices: ["roll", "stake", "no", "stake"],
        })
        expect(cash).toEqual([225, 425, 325])
    })

    test("PD-14 those tied roll again", async () => {
        const { cash } = await rule({
            players: 3,
            setup,
            dice: [1, 6, 3, 6, 2, 1],
            choices: ["roll", "stake", "stake", "stake"],
        })
        expect(cash).toEqual([525, 225, 225])
    })

    test("PD-14 a lone stake goes back, without a roll", async () => {
        const { cash, log } = await rule({
            players: 3,
            setup,
            dice: [1],
            choices: ["roll", "no", "stake", "no"],
        })
        expect(log.at(-1)).toBe("Only P2 played: $100 back.")
        expect(cash).toEqual([325, 325, 325])
    })

    test("PD-14 nobody must", async () => {
        const { cash } = await rule({
            players: 3,
            setup,
            dice: [1],
            choices: ["roll", "no", "no", "no"],
        })
        expect(cash).toEqual([325, 325, 325])
    })

    test("PD-14, PD-15 a stake can be borrowed", async () => {
        const { cash, loan } = await rule({
            players: 3,
            setup: { ...setup, cash: [40, 325, 325] },
            dice: [1, 6, 1],
            choices: ["roll", "stake", "loan", "stake", "no"],
        })
        // 40 + 100 - 100 + 200
        expect([cash, loan[0]]).toEqual([[240, 225, 325], 100])
    })

    test("PD-14 who does not want the loan does not play", async () => {
        const stopped = await stopsAt({
            players: 3,
            setup: { ...setup, cash: [40, 325, 325] },
            dice: [1],
            choices: ["roll", "stake", "no"],
        })
        expect(stopped).toContain("player 2, poker")
    })
})
