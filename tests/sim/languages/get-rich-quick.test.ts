/** Get Rich Quick in both languages, pressed alike, as `rich-uncle.test.ts` does it. */
import { expect, test } from "vitest"
import { Both } from "./both"

const GAME = { game: "get-rich-quick", players: 3, seed: 7 }

test("picking in secret, undo, and the table menu", async () => {
    const both = await Both.start(GAME)
    await both.take("set-up", "r")
    await both.press("S")
    await both.setUp()
    await both.take("passed on")
    await both.take("marked", "rsrssr")
    await both.take("these?", "ssr")
    await both.take("the next", "r")
    await both.take("others' secrets", "Sr")
    for (const view of ["standings", "race", "owned", "stores"])
        await both.take(view, "Ssr")
    await both.press("SS")
    // the others pick too, and all is revealed
    await both.press("rrsrssrr")
    await both.take("revealed", "rrsrsrr")
    await both.take("undo what was revealed", "Sr")
    await expect(both.art()).toMatchFileSnapshot("get-rich-quick-picking.art")
})

test("a game", async () => {
    const both = await Both.start(GAME)
    await both.setUp()
    await both.play()
    await expect(both.art()).toMatchFileSnapshot("get-rich-quick.art")
})
