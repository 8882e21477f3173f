/** Get Rich Quick through the two buttons: cards are picked, and nobody else sees them (GRQ-03). */
import { describe, expect, test } from "vitest"
import { parseShared } from "../../../sim/engine/any-code"
import { replay } from "../../../sim/engine/replay"
import { parseCode } from "../../../sim/engine/share-code"
import { press, screenOf, startRobot } from "../support"
import { begin, cardsOn, GAME, picking, shows } from "./support"

test("set-up says that Real Estate can't pay with two (GRQ-01)", async () => {
    const robot = await startRobot(GAME)
    while (!screenOf(robot).includes("→ Get Rich Quick"))
        await press(robot, "s")
    await shows(
        robot,
        "r",
        `
        |[New game          1/3]
        |→ Start
        |  Players 2
        |  Estate never pays
        |
        |
        |
        |[SELECT:next   ROLL:ok]`
    )
    await press(robot, "sr")
    expect(screenOf(robot)[3]).toBe("  Goal: 25 points")
})

describe("picking in secret (GRQ-03)", () => {
    test("the device is passed, cards are marked, seen, and laid down", async () => {
        const { robot } = await begin()
        await shows(
            robot,
            "",
            `
            |P1 $5,000 0p
            |Pass this to P1.
            |Nobody else looks.
            |
            |
            |
            |
            |[hold:menu  ROLL:ready]`
        )
        await shows(
            robot,
            "rsrssr",
            `
            |P1 $5,000 0p
            |[P1: pick 1        4/7]
            | *2 Penny -$1,000
            |  3 Estate -$2,000
            |→*4 Start-Up -$3,000
            |Earns $10,000 if
            |nobody else plays it.
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "ssr",
            `
            |P1 $5,000 0p
            |[P1: these?           ]
            |  2 Penny -$1,000
            |  4 Start-Up -$3,000
            |  6 Shop
            |
            |
            |[SELECT:back  ROLL:lay]`
        )
        await shows(
            robot,
            "r",
            `
            |P2 $5,000 0p
            |Pass this to P2.
            |Nobody else looks.
            |
            |
            |
            |
            |[hold:menu  ROLL:ready]`
        )
    })

    test("ROLL takes a mark away, and so does Undo, the last first", async () => {
        const { robot } = await begin()
        await press(robot, "rrsr")
        expect(cardsOn(robot)).toEqual(["1", "2"])
        await press(robot, "r")
        expect(cardsOn(robot)).toEqual(["1"])
        await press(robot, "sr")
        expect(cardsOn(robot)).toEqual(["1", "3"])
        await press(robot, "Sr")
        expect(screenOf(robot)[1]).toBe("[P1: pick 2        3/7]")
        expect(cardsOn(robot)).toEqual([])
        // from the page that shows them, too, and so does SELECT there
        await press(robot, "rsrSr")
        expect(screenOf(robot)[1]).toBe("[P1: pick 1        4/7]")
        expect(cardsOn(robot)).toEqual(["3"])
        await press(robot, "r")
        expect(screenOf(robot)[1]).toBe("[P1: these?           ]")
        // held, SELECT opens the menu and takes nothing back
        await press(robot, "S")
        expect(screenOf(robot)[0]).toMatch("Table menu")
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("[P1: these?           ]")
        await press(robot, "s")
        expect(screenOf(robot)[1]).toBe("[P1: pick 1        4/7]")
        expect(cardsOn(robot)).toEqual(["3"])
    })

    test("nobody can undo what another has laid down", async () => {
        const { robot } = await begin([2, 4, 6])
        const passed = screenOf(robot)
        const note = `
            |[Undo                 ]
            |What others chose in
            |secret stays so. Only
            |your own can be taken
            |back now.
            |
            |
            |[hold:back     ROLL:ok]`
        await shows(robot, "Sr", note)
        await press(robot, "SS")
        expect(screenOf(robot)).toEqual(passed)
        await press(robot, "r")
        expect(cardsOn(robot)).toEqual([])
        await shows(robot, "Sr", note)
    })

    test("a power cut leaves what is laid down, and nothing of what is only marked", async () => {
        const { robot } = await begin([2, 4, 6])
        await press(robot, "rrsr")
        expect(cardsOn(robot)).toEqual(["1", "2"])
        const { flash } = robot.host
        robot.host.powerOff()
        const lines: string[] = []
        const log = (line: string) => lines.push(line)
        const again = await startRobot({ ...GAME, log }, flash)
        await press(again, "r")
        // nor is it in the share code that the console has from here on
        const code = parseShared(lines.join("\n"))
        expect(code).toMatchObject({ choices: [], turns: 0 })
        expect(screenOf(again).slice(0, 2)).toEqual([
            "P2 $5,000 0p",
            "Pass this to P2.",
        ])
        await press(again, "r")
        expect(cardsOn(again)).toEqual([])
        expect(
            lines.filter(line => /^(choice|code\+|tell)/.test(line))
        ).toEqual([])
        // what was laid down before the cut is revealed with the rest
        await press(again, picking([1, 2, 7]).slice(1) + picking([1, 4, 6]))
        expect(screenOf(again).slice(1, 4)).toEqual([
            "P1     2  4  6",
            "P2     1  2  7",
            "P3     1  4  6",
        ])
        expect(lines.filter(line => line.startsWith("choice"))).toEqual([
            "choice 1 pick 14",
            "choice 2 pick 20",
            "choice 3 pick 13",
        ])
        expect(parseShared(lines.join("\n")).choices).toEqual([14, 20, 13])
    })

    test("nothing is printed of a pick until all are revealed, in any turn; a share code ends before them", async () => {
        const lines: string[] = []
        const log = (line: string) => lines.push(line)
        const robot = await startRobot({ ...GAME, log })
        await robot.setUp()
        let secrets = 0
        for (let turn = 0; turn < 4; ++turn) {
            for (let player = 1; player <= 3; ++player) {
                const begun = lines.findLastIndex(l => l.startsWith("turn "))
                expect(lines[begun]).toMatch(`turn ${turn} `)
                const since = lines.slice(begun + 1).map(l => l.split(" ")[0])
                expect(new Set(since)).toEqual(new Set(["secret"]))
                const code = parseCode(robot.codes.code() ?? "")
                expect(code.turns).toBe(turn)
                expect(await replay(code)).toMatchObject({ turns: turn })
                await press(robot, picking([1, 2, 3 + player]))
                secrets++
            }
            while (!/^Pass/.test(screenOf(robot)[1] ?? ""))
                await press(robot, "r")
        }
        expect(secrets).toBe(12)
    })

    test("ended in the middle, it ranks by what all know, and can be gone back to", async () => {
        const { robot, lines } = await begin([2, 4, 6])
        await press(robot, "rr")
        await press(robot, "S")
        while (!screenOf(robot).includes("→ Quit")) await press(robot, "s")
        await press(robot, "rssr")
        expect(screenOf(robot).slice(0, 4)).toEqual([
            "[Ended early       1/2]",
            "1. P1 $5,000       0p",
            "1. P2 $5,000       0p",
            "1. P3 $5,000       0p",
        ])
        const end = lines.find(line => line.startsWith("code."))
        expect(end).toMatch(/^code\. 0 0 0 /)
        expect(lines.join("\n")).not.toMatch(/choice|code\+/)
        // nor is a pick in the share code on the screen
        await press(robot, "s")
        const shown = screenOf(robot).filter(row => /^\d+ /.test(row))
        const code = parseShared(shown.join("\n"))
        expect(code).toMatchObject({ choices: [], turns: 0, prompts: 0 })
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("Pass this to P2.")
    })
})
