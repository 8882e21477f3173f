/** Pay Day in both languages, pressed alike, as `rich-uncle.test.ts` does it. */
import { expect, test } from "vitest"
import { Both } from "./both"

const GAME = { game: "pay-day", players: 3, seed: 7 }
/** Set-up's answers: months, who starts, the mode. */
const DIE_ALONE = [0, 0, 1]
const ACCOUNTS = [0, 0, 2]

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

test("all that the table menu leads to", async () => {
    const both = await Both.start(GAME)
    await both.take("set-up", "r")
    await both.take("set-up, other answers", "srsrsrsr")
    await both.take("set-up, the last mode", "r")
    await both.press("S")
    await both.setUp()
    // cards are held after a while
    await both.play("told billsPaid", false)
    await both.take("a hold", "S")
    await both.take("bills and cards", "sr")
    await both.take("bills and cards of the next", "s")
    for (const view of ["the month", "accounts", "why"])
        await both.take(view, "Ssr")
    await both.take("about", "Sssr")
    for (const page of ["the second", "the third", "the fourth", "the fifth"])
        await both.take(`about, ${page}`, "s")
    await expect(both.art()).toMatchFileSnapshot("pay-day-menu.art")
})

test("Table mode: the die alone", async () => {
    const both = await Both.start(GAME)
    await both.setUp(DIE_ALONE)
    await both.take("the die")
    await both.take("a roll", "r")
    await both.take("table menu", "S")
    await expect(both.art()).toMatchFileSnapshot("pay-day-die.art")
})

test("Table mode with accounts", async () => {
    const both = await Both.start(GAME)
    await both.setUp(ACCOUNTS)
    for (const what of ["roll", "pay", "get", "bill", "bank", "end", "fix"])
        await both.take(what, what === "roll" ? "" : "s")
    await both.take("fix: whose", "r")
    await both.take("fix: to what", "sr")
    await both.take("fix: sure?", "rssrrrr")
    await both.take("fix: no", "s")
    await both.take("fixed", "sr")
    await both.take("pay: who", "sr")
    await both.take("pay: whom", "r")
    await both.take("pay: the Pot, how much", "sr")
    await both.take("pay: sure?", "rrsrrr")
    await both.take("paid", "r")
    await both.take("get: who", "ssr")
    await both.take("get: from whom", "r")
    await both.take("get: how much", "r")
    await both.take("get: sure?", "rrsrrr")
    await both.take("got", "r")
    await both.take("bill: whose", "sssr")
    await both.take("bill: how much", "r")
    await both.take("bill: sure?", "rrsrrr")
    await both.take("billed", "r")
    await both.take("bank: whose", "ssssr")
    await both.take("bank: how much", "r")
    await both.take("bank: what it costs", "rrsr")
    await both.take("lent", "r")
    await both.take("end: whose", "sssssr")
    await both.take("end: salary", "r")
    await both.take("end: sure?", "r")
    await both.take("end: settled", "r")
    for (const line of ["second", "third", "fourth"])
        await both.take(`end: the ${line} line`, "r")
    await both.take("table menu", "S")
    await expect(both.art()).toMatchFileSnapshot("pay-day-accounts.art")
})
