import { describe, expect, test } from "vitest"
import { rule, stopsAt } from "../support"

const ASKED = /^turn 1, player (\d), reached: no choices left/

/** Who is asked to announce first, when nothing is answered but `choices` before. */
async function askedAfter(written: Parameters<typeof stopsAt>[0]) {
    return ASKED.exec(await stopsAt(written))?.[1] ?? "nobody"
}

describe("RU-24 asked at once, after each kind of settlement", () => {
    test("RU-24 a sale, before the roll", async () => {
        const { winner, cash, turns } = await rule({
            setup: {
                cash: [45_000, 0, 0],
                stocks: { 1: [14] },
                market: [5000],
            },
            choices: ["sell 14", "yes"],
        })
        expect([winner, turns]).toEqual([1, 0])
        expect(cash).toEqual([50_000, 0, 0])
    })

    test("RU-24 the roller's dividend", async () => {
        const { winner } = await rule({
            setup: { cash: [49_500, 0, 0], stocks: { 1: [14] } },
            dice: [1, 4],
            choices: ["no", "yes"],
        })
        expect(winner).toBe(1)
    })

    test("RU-24 the Holder's dividend, the fee being paid", async () => {
        const { winner, cash } = await rule({
            setup: { cash: [0, 49_000, 0], stocks: { 2: [31] } },
            dice: [3, 1],
            choices: ["yes"],
        })
        // 49,000 + 1,500 - 500
        expect([winner, cash]).toEqual([2, [500, 50_000, 0]])
    })

    test("RU-24 the roller's fee", async () => {
        const { winner } = await rule({
            setup: { cash: [49_500, 0, 0], stocks: { 2: [31] } },
            dice: [3, 1],
            choices: ["yes"],
        })
        expect(winner).toBe(1)
    })

    test("RU-24 the Board's 66, before the Bugle", async () => {
        const { winner, cash, log } = await rule({
            setup: { cash: [47_000, 9000, 9000], bugle: ["license"] },
            dice: [6, 6],
            choices: ["yes"],
        })
        expect([winner, cash]).toEqual([1, [50_000, 9000, 9000]])
        expect(log.at(-1)).toBe("P1 wins with $50,000!")
        expect(log.join()).not.toContain("LICENSES")
    })

    test("RU-24 a roll of a Feature Play, before the next one", async () => {
        const { winner, cash } = await rule({
            setup: { cash: [0, 48_800, 0], bugle: ["oil"] },
            dice: [1, 1, 1, 2],
            choices: ["yes"],
        })
        expect([winner, cash]).toEqual([2, [0, 50_000, 0]])
    })

    test("RU-24 a payment by another player", async () => {
        const { winner, cash } = await rule({
            setup: { cash: [48_800, 2000, 2000], bugle: ["birthday"] },
            dice: [1, 1, 1, 2],
            choices: ["yes"],
        })
        expect([winner, cash]).toEqual([1, [50_000, 800, 2000]])
    })

    test("RU-24 the payment of a neighbor, of the roller", async () => {
        const fence = { cash: [5000, 5000, 48_800], bugle: ["fence"] }
        expect(await askedAfter({ setup: fence, dice: [1, 1, 1, 2] })).toBe("3")
        const banquet = { cash: [5000, 5000, 48_800], bugle: ["banquet"] }
        const dice = [1, 1, 1, 3, 1, 2]
        expect(await askedAfter({ setup: banquet, dice })).toBe("3")
    })

    test("RU-24 a flat sum, before the next player gets theirs", async () => {
        const { winner, cash } = await rule({
            setup: { cash: [0, 48_000, 48_000], bugle: ["refund"] },
            dice: [1, 1],
            choices: ["yes"],
        })
        expect([winner, cash]).toEqual([2, [0, 50_000, 48_000]])
    })

    test("RU-24 the roller's own roll, the highest and the lowest", async () => {
        const attic = { cash: [48_800, 0, 0], bugle: ["attic"] }
        expect(await askedAfter({ setup: attic, dice: [1, 1, 1, 2] })).toBe("1")
        const dice = [1, 1, 1, 2, 3, 4, 2, 1]
        const regatta = { cash: [0, 48_800, 46_600], bugle: ["regatta"] }
        expect(await askedAfter({ setup: regatta, dice })).toBe("3")
        const raffle = { cash: [0, 48_800, 46_600], bugle: ["raffle"] }
        expect(await askedAfter({ setup: raffle, dice })).toBe("2")
    })
})

describe("RU-24 who is not asked", () => {
    test("RU-24 a Holder whom the dividend brings there and the fee back", async () => {
        const { cash, winner } = await rule({
            setup: { cash: [0, 49_800, 0], stocks: { 2: [14] } },
            dice: [1, 4],
        })
        // 49,800 + 500 = 50,300, less 500
        expect([cash, winner]).toEqual([[500, 49_800, 0], 0])
    })

    test("RU-24 a dollar short of the total", async () => {
        const { winner } = await rule({
            setup: { cash: [49_499, 0, 0], stocks: { 2: [31] } },
            dice: [3, 1],
        })
        expect(winner).toBe(0)
    })

    test("RU-02, RU-24 $50,000 of an agreed $100,000", async () => {
        const written = {
            options: { target: 100_000 },
            setup: { cash: [49_500, 0, 0], stocks: { 2: [31] } },
            dice: [3, 1],
        }
        expect((await rule(written)).winner).toBe(0)
        const setup = { ...written.setup, cash: [99_500, 0, 0] }
        expect(await askedAfter({ ...written, setup })).toBe("1")
    })

    test("RU-24 whoever has cards worth the rest", async () => {
        const { winner } = await rule({
            setup: {
                cash: [45_000, 0, 0],
                stocks: { 1: [14, 15], 2: [31] },
                market: [12_000],
            },
            dice: [3, 1],
            choices: ["no"],
        })
        expect(winner).toBe(0)
    })
})

describe("RU-24 two at once: the roller first, then to the left", () => {
    const written = {
        options: { first: 3 },
        setup: { cash: [49_000, 0, 49_500], stocks: { 1: [31] } },
        dice: [3, 1],
    }

    test("RU-24 the roller is asked first", async () => {
        const { winner, cash } = await rule({ ...written, choices: ["yes"] })
        expect(winner).toBe(3)
        // 49,000 + 1,500 - 500; 49,500 + 500
        expect(cash).toEqual([50_000, 0, 50_000])
    })

    test("RU-24 who is next is asked when the roller declines", async () => {
        const { winner } = await rule({ ...written, choices: ["no", "yes"] })
        expect(winner).toBe(1)
    })

    test("RU-24 both may decline", async () => {
        const { winner, turn, turns } = await rule({
            ...written,
            choices: ["no", "no"],
        })
        expect([winner, turn, turns]).toEqual([0, 1, 1])
    })
})

describe("RU-24 the win", () => {
    test("RU-24 ends the game: nothing comes after it", async () => {
        const { winner, turns, log } = await rule({
            setup: { cash: [0, 48_800, 0], bugle: ["oil"] },
            dice: [1, 1, 1, 2],
            choices: ["yes"],
            turns: 5,
        })
        expect([winner, turns]).toEqual([2, 0])
        expect(log.at(-1)).toBe("P2 wins with $50,000!")
    })

    test("RU-24 needs to be announced: who declines plays on", async () => {
        const { winner, turn, cash, log } = await rule({
            setup: { cash: [0, 48_800, 0], bugle: ["oil"] },
            // P2 may announce from now on, so each press is a choice
            dice: [1, 1, 1, 2, 1, 3, 1, 4],
            choices: ["no, play on", 0, 0],
        })
        expect([winner, turn]).toEqual([0, 2])
        expect(cash).toEqual([1400, 50_000, 1300])
        expect(log.filter(line => /^P\d: /.test(line))).toEqual([
            "P2: No, play on",
            "P3: Roll",
            "P1: Roll",
        ])
    })

    test("RU-24 a roll is asked for by its name", async () => {
        const { cash } = await rule({
            setup: { cash: [0, 48_800, 0], bugle: ["oil"] },
            dice: [1, 1, 1, 2, 1, 3, 1, 4],
            choices: ["no, play on", "roll", "roll"],
        })
        expect(cash).toEqual([1400, 50_000, 1300])
    })
})
