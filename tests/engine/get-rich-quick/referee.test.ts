/** Cases of Get Rich Quick: the one in the documentation, and those that can't be read. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { ROOT } from "../../../sim/paths"
import { referee, stopsAt, type Written } from "./support"

function documented(): Written {
    const page = readFileSync(join(ROOT, "docs", "referee.md"), "utf8")
    const [, section = ""] = page.split("## Get Rich Quick")
    const lines = section.split("\n").filter(line => line.startsWith("    "))
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
            "setup.owns must be such that coupon has the spaces"
        )
    })

    test("picks of a game that has none", async () => {
        const json = { game: "rich-uncle", players: 3, picks: [] }
        const { readCase } = await import("../../../sim/engine/case")
        expect(() => readCase(json)).toThrow(/picks is unknown/)
    })

    test("no picks left for a turn", async () => {
        const { judge } = await import("../../../sim/engine/referee")
        const { readCase } = await import("../../../sim/engine/case")
        const json = {
            game: "get-rich-quick",
            players: 2,
            picks: PICKS,
            turns: 2,
        }
        await expect(judge(readCase(json))).rejects.toThrow(
            "picks[1][0] is missing: 3 cards"
        )
    })
})
