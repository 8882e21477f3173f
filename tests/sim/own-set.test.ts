/** The numbers of a printed box, put in through the two buttons or at deploy. */
import { describe, expect, test } from "vitest"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { parseEnv } from "../../sim/env"
import {
    damaged,
    expectScreen,
    GAME,
    powerOn,
    setOfNewGame,
    SETTINGS,
} from "./owner"
import { playOn, press, screenOf } from "./support"

/** From the settings to the set of Rich Uncle, and to the About page. */
const SET = "sr"
const ABOUT = "sssssr"

/** The house's set in steps, 16 prices, six dividends, the Board, the Bugles. */
const HOUSE = [
    ...[4, 6, 8, 10, 12, 14, 14, 16, 18, 20, 22, 24],
    ...new Array<number>(4).fill(0),
    ...[5, 10, 15, 20, 25, 30],
    ...[-20, 30, 1],
]

describe("my set", () => {
    test("a price in steps of $500, digit by digit", async () => {
        const robot = await powerOn()
        await press(robot, `${SETTINGS}${SET}`)
        await expectScreen(
            robot,
            "srrsssss",
            `
            |[Price $2,000         ]
            |
            |
            |$ 0[7],000
            |
            |$500 to $20,000
            |
            |[SELECT:+1   ROLL:next]`
        )
        await expectScreen(
            robot,
            "rs",
            `
            |[Price $2,000         ]
            |
            |
            |$ 07,[5]00
            |
            |$500 to $20,000
            |
            |[SELECT:+1   ROLL:next]`
        )
        await expectScreen(
            robot,
            "r",
            `
            |[My set           2/23]
            |  How many: 12
            |→ Price $7,500
            |  Price $3,000
            |  Price $4,000
            |  Price $5,000
            |  Price $6,000
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("more cards begin as the house's last, those that are too many go; dividends, Board and Bugles follow", async () => {
        const robot = await powerOn()
        // 14 of them
        await press(robot, `${SETTINGS}${SET}rrssr`)
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "[My set           1/25]",
            "→ How many: 14",
        ])
        await expectScreen(
            robot,
            "s".repeat(24),
            `
            |[My set          25/25]
            |  OILS $2,500
            |  BLUE C $3,000
            |  At 22: -$2,000
            |  At 66: $3,000
            |  Bugles: house
            |→ Erase my set
            |[SELECT:next   ROLL:ok]`
        )
        // back to 22: it collects $2,100; the Bugles are the box's
        await press(robot, "s".repeat(22))
        await expectScreen(
            robot,
            "r",
            `
            |[At 22: -$2,000       ]
            |
            |
            |$[-]02,000
            |
            |-$20,000 to $20,000
            |
            |[SELECT:+1   ROLL:next]`
        )
        await press(robot, "srrrsr")
        expect(screenOf(robot)[6]).toBe("→ At 22: $2,100")
        await press(robot, "ssr")
        expect(screenOf(robot)[6]).toBe("→ Bugles: printed")
        const set = [...HOUSE]
        set.splice(12, 2, 24, 24)
        set[22] = 21
        set[24] = 0
        await press(robot, "SS")
        expect(await setOfNewGame(robot)).toEqual(set)
    })

    test("a game carries it: its share code replays to the same balances", async () => {
        const settings = parseEnv(
            "ruPrices=500 1000",
            "ruDividends=5000, 5100, 5200, 5300, 5400, 10000"
        )
        const robot = await powerOn({ settings })
        await robot.setUp()
        const bot = new Bot(GAME.seed)
        await playOn(robot, bot, 6)
        const shared = parseCode(robot.codes.code() ?? "")
        expect(shared.set?.slice(0, 3)).toEqual([1, 2, 0])
        expect(shared.set?.slice(16, 22)).toEqual([50, 51, 52, 53, 54, 100])
        const { cash } = await replay(shared)
        const [, , ...told] = (robot.last.get("turn") ?? "").split(" ").slice(1)
        expect(cash).toEqual(told.map(Number))
    })

    test("is told of on the About page, and can be erased", async () => {
        const settings = parseEnv("ruBugles=0")
        const robot = await powerOn({ settings })
        await press(robot, `${SETTINGS}${ABOUT}sss`)
        expect(screenOf(robot)[1]).toBe("Numbers in play: my")
        await press(robot, "rSS")
        const other = await powerOn()
        await press(other, `${SETTINGS}${SET}srrsrrSS${SETTINGS}${ABOUT}sss`)
        expect(screenOf(other)[1]).toBe("Numbers in play: my")
        await press(other, `rS${SETTINGS}${SET}${"s".repeat(22)}r`)
        await expectScreen(
            other,
            "s",
            `
            |Then the numbers are
            |those of the house
            |again, or of
            |.env.local.
            |[Erase my set?     2/2]
            |  No, keep it
            |→ Yes, erase
            |[SELECT:next   ROLL:ok]`
        )
        await press(other, "rSS")
        expect(await setOfNewGame(other)).toBeUndefined()
    })

    test("a game says by its own numbers, in its table menu, whose they are", async () => {
        // the fourth page of About, which stands eighth
        const page = "rrSsssssssrsss"
        const robot = await powerOn({ settings: parseEnv("ruBoard=0 3000") })
        await press(robot, page)
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[About             4/4]",
            "Numbers in play: my",
            "set.",
        ])
        const other = await powerOn()
        await press(other, page)
        expect(screenOf(other)[2]).toBe("house.")
    })

    test("that can't be read is told of, and the house's numbers are played", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}${SET}srrsrrSS`)
        const settings = damaged(robot.host.flash, "rich-uncle.s")
        robot.host.powerOff()
        robot = await powerOn({ settings })
        await press(robot, "rr")
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[rich-uncle.s         ]",
            "My set can't be read:",
            "it is damaged. Till",
        ])
        await press(robot, "r")
        expect(parseCode(robot.codes.code() ?? "").set).toBeUndefined()
    })

    test("a line of .env.local that is not understood is told of by its key", async () => {
        const settings = parseEnv("ruPrices=2000 2100", "ruBugles=0")
        const robot = await powerOn({ settings })
        await expectScreen(
            robot,
            "rr",
            `
            |[ruPrices             ]
            |This line of
            |.env.local is not
            |understood and not
            |used.
            |
            |
            |[hold:back     ROLL:ok]`
        )
        await press(robot, "r")
        expect(parseCode(robot.codes.code() ?? "").set).toBeUndefined()
    })
})
