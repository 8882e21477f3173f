/** The screens on a panel of 32 rows: the rows about the cursor, or three at a time of those that are not blank. */
import { afterEach, beforeEach, expect, test } from "vitest"
import { buildProgram } from "../../sim/build"
import { fileOf } from "../../sim/paths"
import { MAIN } from "../../sim/programs"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { parseEnv } from "../../sim/env"
import type { Host } from "../../sim/host"
import { startHost } from "../../sim/node"
import { seededRandom } from "../../sim/random"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import { TO_ABOUT } from "./menu"
import { readScreen, rows } from "./support"

const HOLD_MS = 600
const TAP_MS = 50
const SHORT_ROWS = 4

let panel: Ssd1306
let host: Host

beforeEach(async () => {
    await buildProgram(MAIN)
    panel = new Ssd1306({ height: 32 })
    host = await startHost({
        bytecode: fileOf(MAIN),
        clock: "faked",
        random: seededRandom(7),
        settings: parseEnv("display=128x32"),
        onI2c: write => panel.write(write.bytes),
    })
    await host.idle()
})

afterEach(() => {
    expect(host.failures).toEqual([])
    host.powerOff()
})

async function expectScreen(keys: string, drawing: string): Promise<void> {
    for (const key of keys) {
        const button = key.toLowerCase() === "s" ? "select" : "roll"
        await host.press(button, key === "S" ? HOLD_MS : TAP_MS)
        await host.idle()
    }
    expect(readScreen(panel).slice(0, SHORT_ROWS)).toEqual(rows(drawing))
}

test("a list shows its title and the cursor's option", async () => {
    await expectScreen(
        "rsss",
        `
        |[New game          4/5]
        |  Total $50,000
        |→ Starts: by lot
        |[SELECT:next   ROLL:ok]`
    )
    await expectScreen(
        "ss",
        `
        |[New game          1/5]
        |→ Start
        |  Players 3
        |[SELECT:next   ROLL:ok]`
    )
})

test("a prompt in a turn shows the header too", async () => {
    await expectScreen(
        "rrss",
        `
        |P3 $10,000     [$7,000]
        |[P3: your turn     3/5]
        |→ Sell 51
        |[SELECT:next ROLL:sell]`
    )
})

test("dice are text, and SELECT goes on through what was told, then back", async () => {
    const first = `
        |P3 $3,000      [$7,000]
        |■5 □2    $5,200
        |P3 buys 52 from the
        |[hold:menu   ROLL:next]`
    await expectScreen("rrr", first)
    await expectScreen(
        "s",
        `
        |■5 □2    $5,200
        |P3 buys 52 from the
        |Pool for $7,000.
        |[hold:menu   ROLL:next]`
    )
    await expectScreen("s", first)
    // the menu's hold began with a SELECT that went on
    await expectScreen("SS", first)
})

test("pages of text: SELECT goes through a page, then to the next", async () => {
    const pages = 1 + new RichUncle().words().about.trim().split("\n").length
    await expectScreen(
        `${TO_ABOUT}r`,
        `
        |[About             1/${pages}]
        |Pocket Treasurer is
        |dice, bank and
        |[SELECT:next   ROLL:ok]`
    )
    await expectScreen(
        "ss",
        `
        |[About             2/${pages}]
        |Rich Uncle, HOUSE and
        |not printed: Bugles,
        |[SELECT:next   ROLL:ok]`
    )
})

test("an amount shows its title and its digits", async () => {
    await expectScreen(
        "rssssrrsrrsrrssssrrsssr",
        `
        |P1 $10,000     [$7,000]
        |[P1: how much?        ]
        |$ 03,[0]00
        |[SELECT:+1   ROLL:next]`
    )
})
