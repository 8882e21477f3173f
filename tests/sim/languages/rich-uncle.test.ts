/**
 * Rich Uncle in both languages, pressed alike: each kind of screen where it comes first, the table menu and all behind it, the
 * ranking. English at the left, Spanish at the right, in the files beside this one.
 */
import { expect, test } from "vitest"
import { parseEnv } from "../../../sim/env"
import { Both } from "./both"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }
/** Set-up's answers: the total, who starts, the mode. */
const RACK = [0, 1, 1]
const RACK_AND_BALANCES = [0, 1, 2]

test("a game, and its table menu", async () => {
    const both = await Both.start(GAME)
    await both.take("set-up", "r")
    await both.take("set-up, other answers", "srsrsrrsr")
    await both.take("set-up, the last mode", "r")
    await both.press("S")
    await both.setUp()
    await both.take("a turn")
    await both.take("a turn, a sale", "s")
    await both.take("table menu", "S")
    await both.take("undo", "r")
    for (const view of ["balances", "holdings", "price", "why", "claim"])
        await both.take(view, "Ssr")
    await both.take("who leaves", "Ssr")
    await both.take("leaves?", "r")
    await both.take("about", "SSsr")
    await both.take("table menu, its end", "Ss")
    await both.take("quit", "r")
    await both.press("SS")
    await both.take("read first, then claim", "rSsssssr")
    await both.take("read first, then leave", "Ssr")
    await both.take("read first, then end", "Sssrssr")
    await both.press("SS")
    await both.play()
    await both.take("share code", "s")
    await both.press("r")
    await both.take("winners", "srssr")
    await expect(both.art()).toMatchFileSnapshot("rich-uncle.art")
})

test("debts, and bankruptcy", async () => {
    // whoever rolls 22 or 66 owes more than all that can be sold
    const hard = parseEnv(
        "ruPrices=500",
        "ruBoard=-20000 -20000",
        "names=Ana Íñigo Núria"
    )
    const both = await Both.start(GAME, [hard, hard])
    await both.setUp()
    await both.play("told bankrupt")
    await expect(both.art()).toMatchFileSnapshot("rich-uncle-debts.art")
})

test("the Bugles of a printed box", async () => {
    const printed = parseEnv("ruBugles=0")
    const both = await Both.start(GAME, [printed, printed])
    await both.setUp()
    await both.play("ask printed")
    await both.take("the second", "s")
    await expect(both.art()).toMatchFileSnapshot("rich-uncle-printed.art")
})

test("Table mode: dice and rack", async () => {
    const both = await Both.start(GAME)
    await both.setUp(RACK)
    await both.take("the rack")
    await both.take("a roll", "r")
    await both.take("the next card", "sr")
    await both.take("table menu", "S")
    await expect(both.art()).toMatchFileSnapshot("rich-uncle-rack.art")
})

test("Table mode with balances", async () => {
    const both = await Both.start(GAME)
    await both.setUp(RACK_AND_BALANCES)
    for (const what of ["roll", "pay", "get", "give", "card", "back", "fix"])
        await both.take(what, what === "roll" ? "" : "s")
    await both.take("give: who pays", "ssssr")
    await both.take("give: who collects", "sr")
    await both.take("give: how much", "sr")
    await both.take("give: in steps", "srsss")
    await both.take("give: sure?", "r")
    await both.take("give: no", "s")
    await both.take("given", "sr")
    await both.take("get: who, exactly", "ssrrsssr")
    await both.take("get: sure?", "rrrrsrr")
    await both.take("got", "r")
    await both.take("pay: who, what was rolled", "rsrrr")
    await both.take("paid", "r")
    await both.take("back: which", "sssssr")
    await both.take("fix: whose", "rssssssr")
    await both.take("fix: to what", "r")
    await both.take("fixed", "srrrrrr")
    await expect(both.art()).toMatchFileSnapshot("rich-uncle-balances.art")
})
