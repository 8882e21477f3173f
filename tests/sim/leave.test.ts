/** Somebody who leaves in the middle of a game, or all who end it, through the two buttons. */
import { beforeEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { numbersOf } from "../../sim/auto"
import { parseShared } from "../../sim/engine/any-code"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { copyCode, playOn, press, rows, screenOf, startRobot } from "./support"

let robot: Robot

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** Whether a share code replays to where this game has ended. */
async function expectSameEnd(
    code: ReturnType<typeof parseShared>
): Promise<void> {
    const [, hash = 0] = numbersOf(robot.last.get("over"))
    const again = await replay(code)
    expect(again.hash).toBe((hash >>> 0).toString(16).padStart(8, "0"))
}

describe("a player leaves", () => {
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

    test("nobody leaves while others read: the menu says when; at the prompt it is done, and kept through a power cut", async () => {
        await press(robot, "r")
        const page = screenOf(robot)
        expect(page[7]).toBe("[hold:menu   ROLL:next]")
        await expectScreen(
            "Sssssssr",
            `
            |[A player leaves      ]
            |Go on first: who
            |leaves can say so
            |when somebody is
            |asked next.
            |
            |
            |[hold:back     ROLL:ok]`
        )
        await expectScreen("rS", page.map(row => `|${row}`).join("\n"))
        while (screenOf(robot)[7] === "[hold:menu   ROLL:next]")
            await press(robot, "r")
        await press(robot, "Sssssssrrsr")
        expect(screenOf(robot)[1]).toBe("P1 leaves. $10,000 go")
        const { flash } = robot.host
        robot.host.powerOff()
        robot = await startRobot({}, flash)
        await press(robot, "r")
        expect(screenOf(robot)[1]).toBe("P1 leaves. $10,000 go")
        await playOn(robot, new Bot(3))
        expect(screenOf(robot)[3]).toBe("3. P1              $0")
        const code = parseShared(await copyCode(robot))
        expect(code.cells).toBeDefined()
        await expectSameEnd(code)
    })

    test("RU-25 while it is told that the last but one has left, the last can't: they win, in the share code too", async () => {
        await press(robot, "Sssssssrrsrr")
        await press(robot, "Sssssssrrsr")
        expect(screenOf(robot)[1]).toBe("P2 leaves. $10,000 go")
        await press(robot, "Sssssssr")
        expect(screenOf(robot)[0]).toBe("[A player leaves      ]")
        await press(robot, "rSrr")
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "[P3 has won!       1/2]",
            "1. P3         $10,000",
        ])
        await expectSameEnd(parseShared(robot.codes.code() ?? ""))
    })

    test("the game is not ended while others read, but at the prompt: the share code replays to that", async () => {
        await press(robot, "r")
        const page = screenOf(robot)
        await expectScreen(
            "Sssssssssrssr",
            `
            |[End now, rank all    ]
            |Go on first: the game
            |can be ended when
            |somebody is asked
            |next.
            |
            |
            |[hold:back     ROLL:ok]`
        )
        await expectScreen("rS", page.map(row => `|${row}`).join("\n"))
        while (screenOf(robot)[7] === "[hold:menu   ROLL:next]")
            await press(robot, "r")
        await press(robot, "Sssssssssrssr")
        expect(screenOf(robot)[0]).toMatch(/^\[Ended early/)
        await expectSameEnd(parseShared(robot.codes.code() ?? ""))
    })
})
