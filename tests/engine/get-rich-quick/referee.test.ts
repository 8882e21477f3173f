/** Cases of Get Rich Quick: the one in the documentation, and those that can't be read. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { readCase } from "../../../sim/engine/case"
import { judge } from "../../../sim/engine/referee"
import { ROOT } from "../../../sim/paths"
import { referee, stopsAt, type Written } from "./support"

function documented(): Written {
    const page = readFileSync(join(ROOT, "docs", "referee.md"), "utf8")
    const [, section = ""] = page.split("## Get Rich Quick")
    const [own = ""] = section.split("\n## ")
    const lines = own.split("\n").filter(line => line.startsWith("    "))
    return JSON.parse(lines.join("\n")) as Written
}

test("the documentation's case comes to what it says", async () => {
    const verdict = await referee(documented())
    expect(verdict).toMatchObject({
        // 5 + 1 - 3 + 1; 3 + 1 - 3 - 1 + 4; 9 + 1 - 7
        money: [4000, 4000, 3000],
        points: [1, 0, 1],
        meeples: [11, 12, 9],
        ranking: [1, 3, 2],
        unusedDice: 0,
        unusedChoices: 0,
        unusedPicks: 0,
    })
    expect(verdict.log).toContain(
        "P1: 1 Work +$1,000; 4 Start-Up -$3,000; 7 Break +1 point"
    )
    expect(verdict.log).toContain("3 alike: $4,000")
})

describe("a case that can't be read gets one line", () => {
    const PICKS = [
        [
            [1, 2, 7],
            [1, 2, 7],
        ],
    ]
    const setUp = (setup: object) =>
        stopsAt({ picks: PICKS, setup: setup as Written["setup"] & object })

    test.each([
        [
            { money: [500, 0] },
            "setup.money[0] must be whole thousands, not 500",
        ],
        [{ money: [1000] }, "setup.money must be 2 amounts, one a player"],
        [
            { meeples: [13, 0] },
            "setup.meeples[0] must be a whole number from 0 to 12, not 13",
        ],
        [
            { spaces: { coupon: 3 } },
            "setup.spaces.coupon must be a whole number from 0 to 2, not 3",
        ],
        [
            { cash: [1, 2] },
            /^setup must be made of money, .*; cash is unknown$/,
        ],
        [{ owns: { 1: ["yacht"] } }, /^setup\.owns\.1\[0\] must be one of /],
        [{ owns: { 1: ["coupon", "coupon"] } }, /each once, not "coupon"$/],
        [
            {
                owns: { 1: ["coupon"], 2: ["coupon"] },
                spaces: { coupon: 2 },
            },
            "setup.spaces.coupon must be 0 at most, of 2 less one each of P1, P2; not 2",
        ],
        [
            { owns: { 2: ["breakCard"] }, spaces: { breakCard: 2 } },
            "setup.spaces.breakCard must be 1 at most, of 2 less one each of P2; not 2",
        ],
        [
            {
                owns: { 2: ["coupon", "points3", "workCard"] },
                meeples: [12, 11],
            },
            "setup.meeples[1] must be 10 at most, of 12 less one at each of coupon, points3; not 11",
        ],
    ])("%j", async (setup, line) => {
        expect(await setUp(setup)).toMatch(line)
    })

    test("three players own what has two spaces", async () => {
        const each = { 1: ["coupon"], 2: ["coupon"], 3: ["coupon"] }
        const picks = [
            [
                [1, 2, 7],
                [1, 2, 7],
                [1, 2, 7],
            ],
        ]
        expect(await stopsAt({ picks, setup: { owns: each } })).toBe(
            "setup.owns must be such that no more players own coupon than it has spaces, 2; not P1, P2, P3"
        )
    })

    test("as many own it as an owner's board has spaces, and no more", async () => {
        const setup = { owns: { 1: ["coupon"], 2: ["coupon"] } }
        const spaces = (coupon: number) =>
            [2, coupon].concat(new Array<number>(11).fill(2))
        const set = { grqSpaces: spaces(3) }
        const verdict = await referee({ picks: PICKS, setup, set })
        expect(verdict.spaces["coupon"]).toBe(1)
        const small = { grqSpaces: spaces(1) }
        expect(await stopsAt({ picks: PICKS, setup, set: small })).toBe(
            "setup.owns must be such that no more players own coupon than it has spaces, 1; not P1, P2"
        )
        const more = { ...setup, spaces: { coupon: 2 } }
        expect(await stopsAt({ picks: PICKS, setup: more, set })).toBe(
            "setup.spaces.coupon must be 1 at most, of 3 less one each of P1, P2; not 2"
        )
    })

    test("options, of which it has none", () => {
        const options = { target: 50_000 }
        const json = { game: "get-rich-quick", players: 2, options }
        expect(() => readCase(json)).toThrow(
            /^options of get-rich-quick: there are none; target is unknown$/
        )
    })

    test("picks of a game that has none", () => {
        const json = { game: "rich-uncle", players: 3, picks: [] }
        expect(() => readCase(json)).toThrow(/picks is unknown/)
    })

    test("no picks left for a turn", async () => {
        expect(await stopsAt({ picks: PICKS, turns: 2 })).toBe(
            "picks[1][0] is missing: 3 cards"
        )
    })
})

describe("choices", () => {
    const shopping = (choices: string[]) => ({
        picks: [
            [
                [1, 6, 7],
                [1, 3, 7],
            ],
        ],
        setup: { money: [7000, 0] },
        choices,
    })

    test.each([
        ["HappyGoLucky $5,000", "happyGoLucky"],
        ["Bubble Burst $8,000", "bubbleBurst"],
        ["2 points", "points2"],
        ["work card", "workCard"],
    ])("%s is as the shop on the screen has it", async (label, item) => {
        const { owns } = await referee(shopping([label]))
        expect(owns["1"]).toEqual([item])
    })

    test("nobody leaves in a case: the game would be over", async () => {
        expect(await stopsAt(shopping(["P2 leaves"]))).toMatch(
            /^turn 1, player 1, shop: choice P2 leaves is none of Leave the shop, /
        )
    })
})

describe("how many turns", () => {
    const WORK_AND_BREAK = [
        [1, 3, 7],
        [1, 4, 7],
    ]
    const picks = [WORK_AND_BREAK, WORK_AND_BREAK, WORK_AND_BREAK]

    test("as many as there are picks for", async () => {
        const { turns, points, unusedPicks } = await referee({ picks })
        expect([turns, points, unusedPicks]).toEqual([3, [3, 3], 0])
    })

    test("or fewer: whose picks are left over is counted", async () => {
        const { turns, points, unusedPicks } = await referee({
            picks,
            turns: 1,
        })
        // two turns of two players
        expect([turns, points, unusedPicks]).toEqual([1, [1, 1], 4])
    })

    test("the game's end leaves picks over too", async () => {
        const verdict = await referee({ picks, setup: { points: [24, 0] } })
        expect([verdict.winner, verdict.unusedPicks]).toEqual([1, 4])
    })

    test("one without any: the first pick is missing", async () => {
        const json = { game: "get-rich-quick", players: 2 }
        await expect(judge(readCase(json))).rejects.toThrow(
            "picks[0][0] is missing: 3 cards"
        )
    })
})
