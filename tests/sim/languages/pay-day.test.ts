/** Pay Day in both languages, pressed alike, as `rich-uncle.test.ts` does it. */
import { expect, test } from "vitest"
import { Both } from "./both"

const GAME = { game: "pay-day", players: 3, seed: 7 }

test("a game, and its table menu", async () => {
    const both = await Both.start(GAME)
    await both.take("set-up", "r")
    await both.press("S")
    await both.setUp()
    await both.take("the first prompt")
    await both.take("table menu", "S")
    await both.press("S")
    await both.play()
    await expect(both.art()).toMatchFileSnapshot("pay-day.art")
})
