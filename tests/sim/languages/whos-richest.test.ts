/**
 * Who's the Richest in both languages, pressed alike, as `rich-uncle.test.ts` does it: money for one player and for the group,
 * points with Classroom's questions.
 */
import { expect, test } from "vitest"
import { Both } from "./both"

const GAME = { game: "whos-richest", players: 3, seed: 7 }
/** Set-up's answers: turns each, who picks, what is won, who starts. */
const MONEY = [0, 0, 0, 0]
const GROUP = [0, 1, 1, 1]
const CLASSROOM = [0, 0, 2, 1]
const POINTS_CLASSROOM = [1, 0, 3, 1]

test("money, and the table menu", async () => {
    const both = await Both.start(GAME)
    await both.take("set-up", "r")
    await both.take("set-up, other answers", "ssrsrsrsr")
    await both.press("S")
    await both.setUp(MONEY)
    await both.take("notes to start")
    await both.play("ask trump")
    await both.take("table menu", "S")
    for (const view of ["first", "second", "third"])
        await both.take(
            `table menu, ${view} view`,
            view === "first" ? "sr" : "Ssr"
        )
    await both.press("SS")
    await both.play()
    await expect(both.art()).toMatchFileSnapshot("whos-richest.art")
})

test("points for the group", async () => {
    const both = await Both.start(GAME)
    await both.setUp(GROUP)
    await both.play()
    await expect(both.art()).toMatchFileSnapshot("whos-richest-group.art")
})

test("money in class", async () => {
    const both = await Both.start({ ...GAME, players: 2 })
    await both.setUp(CLASSROOM)
    await both.play()
    await expect(both.art()).toMatchFileSnapshot("whos-richest-class.art")
})

test("points in class, for one turn", async () => {
    const both = await Both.start({ ...GAME, players: 8 })
    await both.setUp(POINTS_CLASSROOM)
    await both.play("told right")
    await both.play("told sum")
    await both.take("table menu", "S")
    await both.take("right answers", "ssr")
    await expect(both.art()).toMatchFileSnapshot("whos-richest-points.art")
})
