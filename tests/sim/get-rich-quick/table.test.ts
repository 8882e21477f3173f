/** Get Rich Quick through the two buttons: what the table sees together. */
import { describe, expect, test } from "vitest"
import { parseShared } from "../../../sim/engine/any-code"
import { Bot } from "../../../sim/engine/bot"
import { playOn, press, screenOf, startRobot } from "../support"
import { begin, cardsOn, GAME, shows } from "./support"

describe("after the reveal", () => {
    const PICKS = [
        [2, 4, 6],
        [1, 2, 7],
        [1, 4, 6],
    ]

    test("everybody's cards together, then each card in order, before and after", async () => {
        const { robot } = await begin(...PICKS)
        await shows(
            robot,
            "",
            `
            |[Cards revealed       ]
            |P1     2  4  6
            |P2     1  2  7
            |P3     1  4  6
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |[1 Work               ]
            |P2 $5,000>6,000    0p
            |P3 $5,000>6,000    0p
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |[2 Penny Stocks pays  ]
            |P1 $5,000>7,000    0p
            |P2 $6,000>8,000    0p
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |[4 Start-Up busts     ]
            |P1 $7,000>4,000    0p
            |P3 $6,000>3,000    0p
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        // nobody has the money for anything: P3, who has the least, and then P1 leave
        await press(robot, "rrr")
        expect(screenOf(robot)[0]).toBe("P1 $4,000 0p")
        await shows(
            robot,
            "rr",
            `
            |[7 Break              ]
            |P2 0>1p        $8,000
            |
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
    })

    test("a page that is told is there again when the menu is closed", async () => {
        const { robot } = await begin(...PICKS)
        await press(robot, "rr")
        const before = screenOf(robot)
        await press(robot, "Ssr")
        expect(screenOf(robot)[0]).toBe("[Standings            ]")
        await press(robot, "SS")
        expect(screenOf(robot)).toEqual(before)
    })

    test("undo asks whether all agree; then all pick anew", async () => {
        const { robot, lines } = await begin(...PICKS)
        const question = `
            |Those choices were
            |revealed together. If
            |all agree, they are
            |made anew.
            |[All agree?        1/2]
            |→ No, leave them
            |  Yes, choose anew
            |[SELECT:next   ROLL:ok]`
        await shows(robot, "Sr", question)
        // no: back to the menu, and to the page
        await press(robot, "rS")
        expect(screenOf(robot)[0]).toBe("[Cards revealed       ]")
        await press(robot, "Srsr")
        expect(screenOf(robot)[1]).toBe("Pass this to P1.")
        expect(lines.at(-2)).toMatch(/^code\+ 0 0 -1 0 /)
        await press(robot, "r")
        expect(cardsOn(robot)).toEqual([])
        // the share code on the screen has none of them any more
        await press(robot, "S")
        while (!screenOf(robot).includes("→ Quit")) await press(robot, "s")
        await press(robot, "rssrs")
        const shown = screenOf(robot).filter(row => /^\d+ /.test(row))
        expect(parseShared(shown.join("\n")).choices).toEqual([])
    })
})

describe("the shop", () => {
    /** P1 and P3 go shopping, P1 with the gain of a Start-Up, and P3 comes first. */
    async function shopping() {
        const { robot } = await begin([1, 4, 6], [1, 2, 7], [1, 2, 6])
        await press(robot, "rrrr")
        return robot
    }

    test("all there is: price, spaces, what it does, and what can't be bought crossed out", async () => {
        const robot = await shopping()
        await shows(
            robot,
            "",
            `
            |P3 $8,000 0p
            |[P3: buy 1?       1/17]
            |→ Leave the shop
            |  Shopaholic $5,000
            | xCoupon $9,000
            |Go on without buying
            |anything more.
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "sssss",
            `
            |P3 $8,000 0p
            |[P3: buy 1?       6/17]
            |  Bubble Burst $8,000
            | xSidekick $10,000
            |→ Insurance $7,000
            |$1,000 back at a bust
            |Spaces free: 2
            |[SELECT:next   ROLL:ok]`
        )
    })

    test("ROLL on what can't be bought says why, and takes nothing", async () => {
        const robot = await shopping()
        await shows(
            robot,
            "ssr",
            `
            |[Can't be bought      ]
            |It costs more than
            |you have. GRQ-13
            |
            |
            |
            |
            |[hold:back     ROLL:ok]`
        )
        await press(robot, "r")
        expect(screenOf(robot)[4]).toBe("→xCoupon $9,000")
    })

    test("what is bought is told, owned, and gone from the next one's shop", async () => {
        const robot = await shopping()
        await shows(
            robot,
            "sr",
            `
            |P3 $3,000 0p
            |P3 buys Shopaholic
            |for $5,000 and has
            |$3,000.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await press(robot, "r")
        expect(screenOf(robot)[0]).toBe("P1 $13,000 0p")
        await press(robot, "s")
        expect(screenOf(robot).slice(3, 7)).toEqual([
            "→ Shopaholic $5,000",
            "  Coupon $9,000",
            "2 buys at each Shop.",
            "Spaces free: 1",
        ])
        // the menu: who owns what, of the player on turn first
        await press(robot, "Ssssr")
        await shows(
            robot,
            "ss",
            `
            |[P3 owns           3/3]
            |Meeples left       11
            |Shopah
            |Points
            |Cards
            |
            |
            |[SELECT:next   ROLL:ok]`
        )
    })
})

test("standings, the race and the stores", async () => {
    const { robot } = await begin([1, 4, 6], [1, 2, 7], [1, 2, 6])
    // P3 leaves; P1 buys 3 points for 9,000; then P2's Break
    await press(robot, `rrrrrr${"s".repeat(11)}rr`)
    await shows(
        robot,
        "Ssr",
        `
        |[Standings            ]
        |P1 $4,000        3 11
        |P2 $8,000        1 12
        |P3 $8,000        0 12
        |$, points, meeples
        |
        |
        |[hold:back     ROLL:ok]`
    )
    await shows(
        robot,
        "Ssr",
        `
        |[Race to 25           ]
        |P1     [ ]            3
        |P2                  1
        |P3                  0
        |
        |
        |
        |[hold:back     ROLL:ok]`
    )
    await shows(
        robot,
        "Sssr",
        `
        |[Full prices       1/3]
        |Shopaholic   $5,000 2
        |Coupon       $9,000 2
        |Bubble Burst $8,000 2
        |Sidekick    $10,000 2
        |Insurance    $7,000 2
        |Take Over   $12,000 2
        |[SELECT:next   ROLL:ok]`
    )
})

test("the cards revealed can be looked at again while they are resolved, and not while the next are picked", async () => {
    const { robot } = await begin([1, 2, 7], [1, 2, 7], [1, 2, 7])
    const menu = async () => {
        const seen: string[] = []
        await press(robot, "S")
        for (let i = 0; i < 12; ++i, await press(robot, "s"))
            seen.push(...screenOf(robot))
        await press(robot, "S")
        return seen.some(row => row.includes("Cards revealed"))
    }
    await press(robot, "r")
    expect(await menu()).toBe(true)
    await press(robot, "rrr")
    expect(screenOf(robot)[1]).toBe("Pass this to P1.")
    expect(await menu()).toBe(false)
})

test("a game that is over is gone back to, across a reveal when all agree", async () => {
    // the last choices of this game are picks
    const robot = await startRobot({ ...GAME, seed: 4 })
    await robot.setUp()
    await playOn(robot, new Bot(4))
    const ranking = screenOf(robot)
    expect(ranking[0]).toBe("[P2 has won!       1/5]")
    await press(robot, "S")
    expect(screenOf(robot)[4]).toBe("[All agree?        1/2]")
    await press(robot, "r")
    expect(screenOf(robot)).toEqual(ranking)
    await press(robot, "Ssr")
    expect(screenOf(robot)[1]).toBe("Pass this to P1.")
})
