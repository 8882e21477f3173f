/** A console's share code whose game was begun with an owner's numbers. */
import { expect, test } from "vitest"
import { checked } from "../../src/engine/code-book"
import { houseSet } from "../../src/engine/set"
import { richUncleSet } from "../../src/games/rich-uncle/edition"
import { parseConsole } from "../../sim/engine/console-code"
import { formatSetUp } from "../../sim/engine/share-code"

test("is read, numbers and all", () => {
    const set = houseSet(richUncleSet())
    set[0] = 7
    const setUp = {
        game: "rich-uncle",
        players: 3,
        options: [50_000, 0, 0, 0],
        seed: [1, -2, 3],
        set,
    }
    const line = checked(`code ${formatSetUp(setUp)}`)
    expect(parseConsole(line)).toMatchObject(setUp)
})
