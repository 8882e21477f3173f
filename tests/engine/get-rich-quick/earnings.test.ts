import { describe, expect, test } from "vitest"
import { turn } from "./support"

describe("Promotions (GRQ-23)", () => {
    test.each([
        [["promotion"], 2000],
        [["majorPromotion"], 3000],
        [["promotion", "majorPromotion"], 4000],
    ])("%j: Work earns %i", async (owned, wage) => {
        const picks = [
            [1, 3, 4],
            [1, 7, 6],
        ]
        // with less than 2,000 neither Real Estate nor Start-Up could be paid: so their effects are counted
        const { money } = await turn(picks, [0, 0], { 1: owned })
        const estate = wage >= 2000 ? -2000 : 0
        const startUp = wage + estate >= 3000 ? 7000 : 0
        expect(money[0]).toBe(wage + estate + startUp)
    })

    test("with each of two Work cards", async () => {
        const picks = [
            [1, 1, 7],
            [2, 3, 7],
        ]
        const owns = { 1: ["workCard", "promotion", "majorPromotion"] }
        const { money } = await turn(picks, [0, 0], owns)
        expect(money[0]).toBe(8000)
    })

    test("a second Work without one: 2,000", async () => {
        const picks = [
            [1, 1, 7],
            [2, 3, 7],
        ]
        const { money } = await turn(picks, [0, 0], { 1: ["workCard"] })
        expect(money[0]).toBe(2000)
    })
})

describe("Happy Go Lucky (GRQ-24)", () => {
    test.each([
        ["three of a kind", [5, 5, 5, 1, 2], 2, 4000],
        ["a full house", [5, 5, 5, 1, 1], 2, 4000],
        ["four of a kind", [5, 5, 5, 5, 1], 0, 10_000],
        ["five of a kind", [5, 5, 5, 5, 5], 0, 30_000],
        ["a pair", [5, 5, 1, 2, 3], 0, 0],
    ])("%s", async (_, dice, points, prize) => {
        const picks = [
            [5, 3, 4],
            [1, 2, 7],
        ]
        const owns = { 1: ["happyGoLucky"] }
        const verdict = await turn(picks, [1000, 0], owns, { dice })
        expect(verdict.points[0]).toBe(points)
        expect(verdict.money[0]).toBe(prize)
    })

    test("on each of two Lottery cards", async () => {
        const picks = [
            [5, 5, 7],
            [1, 2, 7],
        ]
        const owns = { 1: ["happyGoLucky", "lotteryCard"] }
        const dice = [1, 1, 1, 2, 3, 6, 6, 6, 2, 2]
        const verdict = await turn(picks, [1000, 0], owns, { dice })
        expect(verdict.points[0]).toBe(1 + 2 + 2)
        expect(verdict.money[0]).toBe(7000)
    })
})
