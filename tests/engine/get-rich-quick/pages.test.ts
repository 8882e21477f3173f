// What a card has come to, as it is told: title, players, and the stores that had a part in it.
import { expect, test } from "vitest"
import { turn } from "./support"

/** The lines of a log from a title on. */
function page(log: string[], title: string, lines: number): string[] {
    const from = log.indexOf(title)
    expect(from).toBeGreaterThan(0)
    return log.slice(from, from + lines + 1)
}

const LOST = [1, 2, 3, 4, 6]

test("money and points that change have a row each, and their stores are named", async () => {
    const { log } = await turn(
        [
            [4, 1, 2],
            [4, 1, 7],
            [1, 5, 7],
        ],
        [5000, 5000, 5000],
        { 1: ["insurance", "bubbleBurst"] },
        { dice: LOST }
    )
    // P1: 5 + 1 + 2 - 3 + 1; P2: 5 + 1 - 3
    expect(page(log, "4 Start-Up busts", 5)).toEqual([
        "4 Start-Up busts",
        "P1 $8,000>6,000 1p",
        "P1 0>1p $6,000",
        "P2 $6,000>3,000 0p",
        "Insured: $1,000 back",
        "Bubble Burst: 1p",
    ])
})

test("who did not play the card, and is paid by it (GRQ-22)", async () => {
    const { log } = await turn(
        [
            [1, 3, 7],
            [2, 1, 7],
            [2, 1, 7],
        ],
        [0, 5000, 5000],
        { 1: ["takeOver"] }
    )
    expect(page(log, "2 Penny Stocks pays", 4)).toEqual([
        "2 Penny Stocks pays",
        "P1 $1,000>3,000 0p",
        "P2 $6,000>8,000 0p",
        "P3 $6,000>8,000 0p",
        "TakeOver: all buy-ins",
    ])
})

test("who can't pay is out, in the Lottery too (GRQ-05)", async () => {
    const { log } = await turn(
        [
            [4, 5, 7],
            [4, 2, 7],
        ],
        [0, 4000],
        {}
    )
    // P2: 4 - 1 + 3 in the Penny Stocks, alone in the Start-Up: - 3 + 10
    expect(page(log, "4 Start-Up pays", 2)).toEqual([
        "4 Start-Up pays",
        "P1 out $0 0p",
        "P2 $6,000>13,000 0p",
    ])
    expect(page(log, "5 The Lottery", 1)).toEqual([
        "5 The Lottery",
        "P1 out $0 0p",
    ])
})

test("nobody can pay", async () => {
    const { log } = await turn(
        [
            [4, 2, 7],
            [4, 2, 7],
        ],
        [0, 0],
        { 1: ["takeOver", "bubbleBurst"] }
    )
    expect(page(log, "2 Penny Stocks: none", 2)).toEqual([
        "2 Penny Stocks: none",
        "P1 out $0 0p",
        "P2 out $0 0p",
    ])
    expect(page(log, "4 Start-Up: none", 3)).toEqual([
        "4 Start-Up: none",
        "P1 out $0 0p",
        "P2 out $0 0p",
        "7 Break",
    ])
})

test("sums without room for before and after", async () => {
    const { log } = await turn(
        [
            [1, 6, 7],
            [1, 3, 7],
        ],
        [99_000, 98_000],
        {},
        { choices: ["leave"] }
    )
    expect(page(log, "1 Work", 2)).toEqual([
        "1 Work",
        "P1 now $100,000 0p",
        "P2 $98,000>99,000 0p",
    ])
})

test("with five in, everybody has a row, and who can has two", async () => {
    const hand = [4, 1, 7]
    const { log } = await turn(
        [hand, hand, hand, hand, hand],
        [5000, 5000, 5000, 5000, 5000],
        { 1: ["bubbleBurst"], 2: ["bubbleBurst"] }
    )
    expect(page(log, "4 Start-Up busts", 7)).toEqual([
        "4 Start-Up busts",
        "P1 $6,000>3,000 1p",
        "P1 0>1p $3,000",
        "P2 0>1p $3,000",
        "P3 $6,000>3,000 0p",
        "P4 $6,000>3,000 0p",
        "P5 $6,000>3,000 0p",
        "7 Break",
    ])
})

test("only those who shop stand in line", async () => {
    const { log } = await turn(
        [
            [3, 6, 7],
            [3, 1, 7],
            [3, 6, 7],
        ],
        [9000, 9000, 9000],
        {},
        { dice: [4, 2], choices: ["leave", "leave"] }
    )
    expect(page(log, "Who shops first", 3)).toEqual([
        "Who shops first",
        "1. P1 $7,000",
        "2. P3 $7,000",
        "P1: Leave the shop",
    ])
})
