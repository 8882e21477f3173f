/** What the owner of a handheld puts in: names, a set of numbers, the winners it remembers, and forgetting it all. */
import { describe, expect, test } from "vitest"
import { Robot } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { parseEnv, type Settings } from "../../sim/env"
import { readSetting } from "../../sim/fstor"
import { isDone, playOn, press, rows, screenOf } from "./support"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }
/** From power-on to the settings. */
const SETTINGS = "sr"
/** There, to the set of Rich Uncle, and to the About page. */
const SET = "sr"
const ABOUT = "ssssr"

/** The house's set in steps, 16 prices, six dividends, the Board, the Bugles. */
const HOUSE = [
    ...[4, 6, 8, 10, 12, 14, 14, 16, 18, 20, 22, 24],
    ...new Array<number>(4).fill(0),
    ...[5, 10, 15, 20, 25, 30],
    ...[-20, 30, 1],
]

interface Power {
    flash?: Uint8Array
    settings?: Settings
}

async function powerOn(host: Power = {}): Promise<Robot> {
    return await Robot.start(GAME, { host })
}

async function expectScreen(
    robot: Robot,
    keys: string,
    drawing: string
): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** The set that the code of a new game carries; undefined for the house's. */
async function setOfNewGame(robot: Robot): Promise<number[] | undefined> {
    await press(robot, "rr")
    return parseCode(robot.codes.code() ?? "").set
}

/** A setting damaged in one of its bytes. */
function damaged(flash: Uint8Array, key: string): Settings {
    const bytes = new Uint8Array(readSetting(flash, key) ?? [])
    expect(bytes.length).toBeGreaterThan(7)
    bytes[5] = (bytes[5] ?? 0) ^ 1
    return new Map([[key, bytes]])
}

test("the settings, two presses away", async () => {
    await expectScreen(
        await powerOn(),
        SETTINGS,
        `
        |[Settings          1/6]
        |→ Names
        |  Set: Rich Uncle
        |  Winners
        |  Display
        |  About
        |  Forget everything
        |[SELECT:next   ROLL:ok]`
    )
})

describe("names", () => {
    test("are spelled by the row of each letter, then the letter", async () => {
        const robot = await powerOn()
        await expectScreen(
            robot,
            `${SETTINGS}r`,
            `
            |[Names             1/8]
            |→ 1: P1
            |  2: P2
            |  3: P3
            |  4: P4
            |  5: P5
            |  6: P6
            |[SELECT:next   ROLL:ok]`
        )
        // of player 3, the row of G to L
        await expectScreen(
            robot,
            "ssrsr",
            `
            |[Name: P3          1/6]
            |→ G
            |  H
            |  I
            |  J
            |  K
            |  L
            |[SELECT:next   ROLL:ok]`
        )
        // I; then D: its row is the first, and it is the fourth there
        await expectScreen(
            robot,
            "ssrrsssr",
            `
            |[Name: ID          1/7]
            |→ ABCDEF
            |  GHIJKL
            |  MNOPQR
            |  STUVWX
            |  YZ
            |  Done
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            robot,
            "rrsssssr",
            `
            |[Names             3/8]
            |  1: P1
            |  2: P2
            |→ 3: IDA
            |  4: P4
            |  5: P5
            |  6: P6
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("end by themselves at six letters, and go letter by letter by holding SELECT or the last line", async () => {
        const robot = await powerOn()
        await press(robot, `${SETTINGS}rr`)
        await press(robot, "rr".repeat(6))
        expect(screenOf(robot)[1]).toBe("→ 1: AAAAAA")
        await press(robot, "rS")
        expect(screenOf(robot)[0]).toBe("[Name: AAAAA       1/7]")
        await press(robot, "ssssssr")
        expect(screenOf(robot)[0]).toBe("[Name: AAAA        1/7]")
        await press(robot, "SSSS")
        expect(screenOf(robot)[0]).toBe("[Name: P1          1/7]")
        // nothing is left to erase: back
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("→ 1: P1")
    })

    test("stand for the players in a game, and outlive a power cut", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}rss`)
        await press(robot, `r${"rr".repeat(6)}SS`)
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await powerOn({ flash })
        await press(robot, "rr")
        const [header, title] = screenOf(robot)
        expect(header).toMatch(/^AAAAAA \$10,000 /)
        expect(title).toBe("[AAAAAA's turn     1/5]")
        // the console has numbers
        expect(robot.last.get("ask")).toMatch(/^ask 3 turn /)
    })

    test("can be given at deploy", async () => {
        const settings = parseEnv("names=- Ben Ida")
        const robot = await powerOn({ settings })
        await press(robot, "rr")
        expect(screenOf(robot)[1]).toBe("[IDA's turn        1/5]")
    })

    test("that can't be read are told of, and count as none", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}rrrrsssssrSS`)
        const settings = damaged(robot.host.flash, "names.own")
        robot.host.powerOff()
        robot = await powerOn({ settings })
        await expectScreen(
            robot,
            "r",
            `
            |[names.own            ]
            |The names can't be
            |read: they are
            |damaged. Players have
            |numbers till names
            |are entered again.
            |
            |[hold:back     ROLL:ok]`
        )
        await press(robot, "rr")
        expect(screenOf(robot)[1]).toBe("[P3's turn         1/5]")
    })
})

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

describe("winners", () => {
    test("a game that is won is noted when its ranking is put away", async () => {
        const settings = parseEnv("names=Anna Ben Ida")
        const robot = await powerOn({ settings })
        await robot.setUp()
        await playOn(robot, new Bot(GAME.seed))
        expect(isDone(robot)).toBe(true)
        const [, , winner = "", cash = ""] = (
            robot.last.get("tell") ?? ""
        ).split(" ")
        const name = ["ANNA", "BEN", "IDA"][Number(winner) - 1] ?? ""
        const dollars = `$${Number(cash).toLocaleString("en-US")}`
        // what was told, then the ranking
        while (!screenOf(robot)[0]?.includes("Pocket")) await press(robot, "r")
        await press(robot, `${SETTINGS}ssr`)
        const gap = " ".repeat(19 - name.length - dollars.length)
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[Winners           1/1]",
            "Rich Uncle",
            `  ${name}${gap}${dollars}`,
        ])
    })

    test("there are none at first", async () => {
        const robot = await powerOn()
        await press(robot, `${SETTINGS}ssr`)
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "[Winners              ]",
            "No game has been won",
        ])
    })
})

describe("forget everything", () => {
    const FORGET = "sssssr"

    test("asks first", async () => {
        const robot = await powerOn()
        await expectScreen(
            robot,
            `${SETTINGS}${FORGET}`,
            `
            |Saved games, names,
            |sets, winners and
            |display settings go
            |for good.
            |[Forget all?       1/2]
            |→ No, keep it
            |  Yes, erase
            |[SELECT:next   ROLL:ok]`
        )
        await press(robot, "r")
        expect(screenOf(robot)[0]).toBe("[Settings          6/6]")
    })

    test("then all is as at the first boot", async () => {
        let robot = await powerOn()
        // a name, a price, a brighter picture, a game begun
        await press(robot, `${SETTINGS}rrrrsssssrS`)
        await press(robot, "srsrrsrrS")
        await press(robot, "ssrssrS")
        expect(robot.panel.contrast).toBe(255)
        await press(robot, "Srrr")
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await powerOn({ flash })
        expect(screenOf(robot)[0]).toBe("[A game is saved   1/2]")
        await press(robot, `S${SETTINGS}${FORGET}sr`)
        expect(screenOf(robot)[0]).toBe("[Pocket Treasurer  1/2]")
        expect(robot.panel.contrast).toBe(0x80)
        const after = robot.host.flash
        robot.host.powerOff()
        robot = await powerOn({ flash: after })
        expect(screenOf(robot)[0]).toBe("[Pocket Treasurer  1/2]")
        expect(await setOfNewGame(robot)).toBeUndefined()
        expect(screenOf(robot)[1]).toBe("[P3's turn         1/5]")
    })
})
