/** With the house's Bugles off the printed ones are read, and their money is moved by hand. */
import { describe, expect, test } from "vitest"
import { rule } from "./support"

describe("printed Bugles (RU-16, RU-18)", () => {
    const set = { ruBugles: [0] }

    test("after doubles nothing is drawn: what the box says is carried out by hand", async () => {
        const { cash, log, pool } = await rule({
            set,
            // 44, then a guest's 31 for the Bugle
            dice: [4, 4, 3, 1],
            choices: [
                "roll",
                "pay",
                "player 2",
                "rolled",
                "yes",
                "give",
                "player 3",
                "player 1",
                "exact",
                2500,
                "yes",
                "done",
            ],
        })
        // player 2 pays 31 x 100 to the Pool, player 3 pays 2,500 to player 1
        expect(cash).toEqual([12_500, 6900, 7500])
        expect(pool).toBe(3100)
        expect(log.join("\n")).toContain("TAKE A PRINTED BUGLE")
    })

    test("RU-20 doubles rolled for it change the price, and no other Bugle is taken", async () => {
        const { log } = await rule({
            set,
            dice: [4, 4, 5, 5],
            choices: ["roll", "done"],
        })
        const lines = log.join("\n")
        expect(lines.match(/New price/g)).toHaveLength(2)
        expect(lines.match(/PRINTED BUGLE/g)).toHaveLength(1)
    })

    test("RU-21 a card can be bought where it says so", async () => {
        const { cash, holdings } = await rule({
            set,
            setup: { market: [5000, 2000] },
            dice: [4, 4],
            choices: ["buy", "player 2", "buy 45", "done"],
        })
        expect(cash[1]).toBe(8000)
        expect(holdings[2]).toEqual([45])
    })

    test("RU-22 who lacks the cash sells cards, as for any debt", async () => {
        const { cash, holdings } = await rule({
            set,
            setup: {
                cash: [10_000, 1000, 10_000],
                stocks: { 2: [14, 15] },
                market: [5000, 2000],
            },
            dice: [4, 4],
            choices: [
                "pay",
                "player 2",
                "exact",
                2500,
                "yes",
                "sell 15",
                "done",
            ],
        })
        // 1,000 + 2,000 - 2,500
        expect(cash[1]).toBe(500)
        expect(holdings[2]).toEqual([14])
    })
})
