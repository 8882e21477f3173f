// The spaces of an owner's own board, in place of the house's (GRQ-14).
import { describe, expect, test } from "vitest"
import { Session } from "../../../src/engine/session"
import { GetRichQuick } from "../../../src/games/get-rich-quick/rules"
import { HeadlessFace, keepNothing, newJournal } from "../../../sim/engine/run"
import { referee } from "./support"

describe("a board with other spaces", () => {
    const SPACES = [1, 2, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 1]

    test("has those of its owner", async () => {
        const { spaces } = await referee({
            picks: [
                [
                    [1, 2, 7],
                    [1, 2, 7],
                ],
            ],
            setup: { owns: { 1: ["points10"] } },
            set: { grqSpaces: SPACES },
        })
        expect(spaces).toMatchObject({
            shopaholic: 1,
            coupon: 2,
            points2: 5,
            points10: 0,
            workCard: 2,
        })
    })

    test.each([
        [undefined, false],
        [SPACES, true],
    ])("is told from the house's, whatever is taken", (set, own) => {
        const game = new GetRichQuick()
        const face = new HeadlessFace(() => 0)
        const session = new Session(game, face, keepNothing, newJournal())
        session.start(2, [0, 0, 0, 0], [1, 2, 3], set)
        game.position.buy(1, 0)
        expect(game.hasOwnSet()).toBe(own)
    })
})
