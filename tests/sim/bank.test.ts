/** Money moved by hand, somebody who leaves, and the share code on the screen, through the two buttons. */
import { beforeEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { numbersOf } from "../../sim/auto"
import { parseShared } from "../../sim/engine/any-code"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { playOn, press, rows, screenOf, startRobot } from "./support"

let robot: Robot

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** Everybody's balance as the console has them at the start of the turn. */
function balances(): number[] {
    return numbersOf(robot.last.get("turn")).slice(2)
}

/** All pages of the share code, copied as a person would: the rows between title and last row. */
async function copyCode(): Promise<string> {
    const pages = Number(/\/(\d+)\]$/.exec(screenOf(robot)[0] ?? "")?.[1])
    const lines: string[] = []
    for (let page = 2; page <= pages; ++page) {
        await press(robot, "s")
        expect(screenOf(robot)[0]).toMatch(
            new RegExp(`^\\[Share code +${page}/${pages}\\]$`)
        )
        lines.push(...screenOf(robot).slice(1, -1))
    }
    return lines.join("\n")
}

describe("Table mode with balances", () => {
    beforeEach(async () => {
        robot = await startRobot()
        await press(robot, "rssssrrsr")
    })

    test("a player pays another in steps of $500; both are named before it is done", async () => {
        await expectScreen(
            "sssrsrsrsrsssssss",
            `
            |P2 $10,000     [$7,000]
            |[P2: how much?        ]
            |
            |$3,500
            |
            |At most $10,000
            |
            |[SELECT:more   ROLL:ok]`
        )
        const before = balances()
        await expectScreen(
            "r",
            `
            |Rack           [$7,000]
            |P2 pays P3 $3,500?
            |
            |
            |
            |
            |
            |[SELECT:next  ROLL:yes]`
        )
        expect(balances()).toEqual(before)
        await expectScreen(
            "r",
            `
            |Rack           [$7,000]
            |P2 pays $3,500 to P3.
            |
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        expect(balances()).toEqual([10_000, 6500, 13_500])
    })

    test("a hold of SELECT while it is counted adds nothing", async () => {
        await press(robot, "srsrsrssSS")
        expect(screenOf(robot)[3]).toBe("$1,000")
        await press(robot, "rr")
        expect(balances()).toEqual([10_000, 9000, 10_000])
    })

    test("a dice roll is one press, the price card four and one", async () => {
        await press(robot, "r")
        expect(robot.last.has("roll")).toBe(true)
        await press(robot, "ssssr")
        expect(screenOf(robot)[0]).toBe("Rack          [$11,000]")
        expect(screenOf(robot)[7]).toBe("[SELECT:next ROLL:roll]")
    })

    test("no moves nothing", async () => {
        await press(robot, "srrrs")
        expect(screenOf(robot).slice(6)).toEqual([
            "Nothing is moved",
            "[SELECT:next   ROLL:no]",
        ])
        await press(robot, "r")
        expect(balances()).toEqual([10_000, 10_000, 10_000])
    })

    test("a movement that is not the last is taken back", async () => {
        // P2 pays P3 the price, P1 collects it
        await press(robot, "sssrsrsrrr")
        await press(robot, "ssrrrr")
        expect(balances()).toEqual([17_000, 3000, 17_000])
        await expectScreen(
            "sssssrss",
            `
            |Rack           [$7,000]
            |[Take back?        3/3]
            |  None
            |  $7,000 Pool>P1
            |→ $7,000 P2>P3
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "r",
            `
            |Rack           [$7,000]
            |P3 pays P2 $7,000?
            |
            |
            |
            |
            |
            |[SELECT:next  ROLL:yes]`
        )
        await press(robot, "r")
        expect(balances()).toEqual([17_000, 10_000, 10_000])
    })

    test("a player drops out, in the middle of a dialog", async () => {
        await expectScreen(
            "srrSssssrsr",
            `
            |[P2 leaves?        1/2]
            |→ No, stays
            |  Yes, all to Pool
            |
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "sr",
            `
            |Rack           [$7,000]
            |P2 leaves. $10,000 go
            |to the Pool.
            |
            |
            |
            |
            |[SELECT:next ROLL:roll]`
        )
        expect(balances()).toEqual([10_000, 0, 10_000])
        await expectScreen(
            "sr",
            `
            |Rack           [$7,000]
            |[Who pays?         1/2]
            |→ Player 1
            |  Player 3
            |
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("a code beyond 512 choices is on the console", async () => {
        while (Number((robot.last.get("code+") ?? "").split(" ")[4] ?? 0) < 513)
            await press(robot, "r")
        await press(robot, "Sssssssrssr")
        expect(screenOf(robot)[0]).toBe("[Ended early       1/2]")
        await expectScreen(
            "s",
            `
            |[Share code        2/2]
            |The 513 choices of
            |this game are too
            |many for the screen.
            |Its share code is on
            |the console.
            |
            |[SELECT:next ROLL:done]`
        )
    })
})

describe("a whole game", () => {
    beforeEach(async () => {
        robot = await startRobot()
        await robot.setUp()
    })

    test("a player leaves by the table menu, after a question; undo brings them back", async () => {
        const before = screenOf(robot)
        await expectScreen(
            "SssssssrssrSS",
            before.map(row => `|${row}`).join("\n")
        )
        await press(robot, "Sssssssrssrsr")
        expect(screenOf(robot).slice(1)).toEqual(
            rows(`
            |P3 leaves. $10,000 go
            |to the Pool.
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`)
        )
        await press(robot, "r")
        expect(screenOf(robot)).toEqual(before)
        await expectScreen(
            "Ssr",
            `
            |[Balances             ]
            |P1            $10,000
            |P2            $10,000
            |P3                out
            |Pool         -$20,000
            |
            |
            |[hold:back     ROLL:ok]`
        )
        await press(robot, "rSSr")
        await press(robot, "Ssr")
        expect(screenOf(robot)[3]).toBe("P3            $10,000")
    })

    test("who leaves while others read leaves at the next prompt; the game survives a power cut", async () => {
        await press(robot, "r")
        expect(screenOf(robot)[7]).toBe("[hold:menu   ROLL:next]")
        await press(robot, "Sssssssrrsr")
        while (!/^code\+ \d+ \d+ -/.test(robot.last.get("code+") ?? ""))
            await press(robot, "r")
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await startRobot({}, flash)
        await press(robot, "r")
        await playOn(robot, new Bot(3))
        const [, hash] = numbersOf(robot.last.get("over"))
        const code = parseShared(await copyCode())
        expect(code.cells).toBeDefined()
        const again = await replay(code)
        expect(again.hash).toBe(
            ((hash ?? 0) >>> 0).toString(16).padStart(8, "0")
        )
    })

    test("the share code is behind the ranking, page by page, and replays to the same end", async () => {
        await playOn(robot, new Bot(7))
        expect(screenOf(robot)[0]).toMatch(/^\[P\d has won! +1\/\d\]$/)
        const [, , ...cash] = numbersOf(robot.last.get("over"))
        const code = parseShared(await copyCode())
        expect(code).toEqual(parseShared(robot.codes.code() ?? ""))
        expect((await replay(code)).cash).toEqual(cash)
        await press(robot, "s")
        expect(screenOf(robot)[0]).toMatch(/has won! +1/)
        await press(robot, "S")
        expect(screenOf(robot)[0]).not.toMatch(/has won/)
    })
})
