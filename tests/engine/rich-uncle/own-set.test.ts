import { describe, expect, test } from "vitest"
import { HeadlessFace, keepNothing, newJournal } from "../../../sim/engine/run"
import { gameNamed } from "../../../sim/engine/share-code"
import { Session } from "../../../src/engine/session"
import { houseSet } from "../../../src/engine/set"
import { richUncleSet } from "../../../src/games/rich-uncle/edition"

describe("whose numbers a game is played with, by its cells", () => {
    const HOUSE = houseSet(richUncleSet())

    function isOwn(set: number[], mode = 0): boolean | undefined {
        const face = new HeadlessFace(() => 0)
        const game = gameNamed("rich-uncle")
        const session = new Session(game, face, keepNothing, newJournal())
        session.start(3, [50_000, 1, mode], [1, 2, 3], set)
        return game.hasOwnSet?.()
    }

    test.each([
        ["the house's, shuffled", HOUSE, false],
        ["a price", HOUSE.with(3, 11), true],
        ["a price twice, and another not at all", HOUSE.with(0, 6), true],
        ["a price more", HOUSE.with(12, 24), true],
        ["the first dividend", HOUSE.with(16, 6), true],
        ["the last dividend", HOUSE.with(21, 31), true],
        ["the Board at 22", HOUSE.with(22, 20), true],
        ["the Board at 66", HOUSE.with(23, -30), true],
        ["printed Bugles", HOUSE.with(24, 0), true],
    ])("%s", (_, set, own) => {
        expect(isOwn(set)).toBe(own)
    })

    test("in Table mode only the prices and the Bugles are in play", () => {
        expect(isOwn(HOUSE, 2)).toBe(false)
        expect(isOwn(HOUSE.with(16, 6), 2)).toBe(false)
        expect(isOwn(HOUSE.with(3, 11), 2)).toBe(true)
    })
})
