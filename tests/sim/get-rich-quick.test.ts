/** Get Rich Quick through the two buttons: what the screen shows, and what it keeps to itself. */
import { describe, expect, test } from "vitest"
import { playAuto, type Robot } from "../../sim/auto"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { isTranscript, press, rows, screenOf, startRobot } from "./support"

const GAME = { game: "get-rich-quick", players: 3, seed: 7 }

/** Keys by which a player takes the device, marks cards of a hand without extra ones, and lays them down. */
function picking(cards: number[]): string {
    let at = 1
    let keys = "r"
    for (const card of cards) {
        keys += `${"s".repeat(card - at)}r`
        at = card
    }
    return `${keys}r`
}

/** A game of three whose first players have picked; and what it has printed. */
async function begin(...picks: number[][]) {
    const lines: string[] = []
    const robot = await startRobot({ ...GAME, log: line => lines.push(line) })
    await robot.setUp()
    for (const cards of picks) await press(robot, picking(cards))
    return { robot, lines }
}

async function shows(robot: Robot, keys: string, drawing: string) {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** The cards that a screen shows as picked or marked. */
function cardsOn(robot: Robot): string[] {
    return screenOf(robot).flatMap(row => /^[→ ]\*(\d)/.exec(row)?.[1] ?? [])
}

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
        |  2: Estate can't pay
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
            |[P1: pick 3        4/7]
            |  1 Work: get $1k
            | *2 Penny 1k, get 3k
            |  3 Estate 2k, get 6k
            |→*4 Start 3k, get 10k
            |if you are alone
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "ssr",
            `
            |P1 $5,000 0p
            |[P1: these?           ]
            |  2 Penny 1k, get 3k
            |  4 Start 3k, get 10k
            |  6 Shop
            |
            |
            |[hold:menu    ROLL:lay]`
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
        expect(cardsOn(robot)).toEqual(["1"])
        // from the page that shows them, too
        await press(robot, "rsrSr")
        expect(cardsOn(robot)).toEqual(["1", "3"])
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
            "[Ended early          ]",
            "1. P1 $5,000       0p",
            "1. P2 $5,000       0p",
            "1. P3 $5,000       0p",
        ])
        expect(lines).toContain("code. 0 0")
        expect(lines.join("\n")).not.toMatch(/choice/)
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("Pass this to P2.")
    })
})

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
            |P2 $5>6k           0p
            |P3 $5>6k           0p
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
            |[2 Penny Stocks       ]
            |P1 $5>7k           0p
            |P2 $6>8k           0p
            |2 in: it pays.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await shows(
            robot,
            "r",
            `
            |[4 Start-Up           ]
            |P1 $7>4k           0p
            |P3 $6>3k           0p
            |2 in: it busts.
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
            |P2 $8k           0>1p
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
        expect(lines.at(-2)).toBe("code+ 0 0 -1")
        await press(robot, "r")
        expect(cardsOn(robot)).toEqual([])
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
            |  Shopaholic $5k 2
            | xCoupon $9k 2
            |  BubbleBurst $8k 2
            |Price, then spaces
            |[SELECT:next   ROLL:ok]`
        )
        await shows(
            robot,
            "sssss",
            `
            |P3 $8,000 0p
            |[P3: buy 1?       6/17]
            | xCoupon $9k 2
            |  BubbleBurst $8k 2
            | xSidekick $10k 2
            |→ Insurance $7k 2
            |1k back for a bust
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
        expect(screenOf(robot)[4]).toBe("→xCoupon $9k 2")
    })

    test("what is bought is told, owned, and gone from the next one's shop", async () => {
        const robot = await shopping()
        await shows(
            robot,
            "sr",
            `
            |P3 $3,000 0p
            |P3 buys Shopaholic:
            |$8,000, now $3,000.
            |
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await press(robot, "r")
        expect(screenOf(robot)[0]).toBe("P1 $13,000 0p")
        expect(screenOf(robot)[3]).toBe("  Shopaholic $5k 1")
        // the menu: who owns what, of the player on turn first
        await press(robot, "Ssssr")
        await shows(
            robot,
            "ss",
            `
            |[P3: 11 meeples    3/3]
            |2xShop
            |Points
            |Cards
            |
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
        |[Stores            1/3]
        |Shopaholic       $5k 2
        |Coupon           $9k 2
        |Bubble Burst     $8k 2
        |Sidekick        $10k 2
        |Insurance        $7k 2
        |Take Over       $12k 2
        |[SELECT:next   ROLL:ok]`
    )
})

test("five dice of the Lottery, and beside them what they win", async () => {
    const { robot, lines } = await begin([1, 5, 7], [1, 2, 7], [1, 2, 7])
    await press(robot, "rrr")
    expect(screenOf(robot).slice(0, 3)).toEqual([
        "P1 $5,000 0p",
        "P1 pays $1,000 and",
        "throws five dice.",
    ])
    await press(robot, "r")
    const thrown = lines.find(line => line.startsWith("dice "))
    expect(thrown).toMatch(/^dice( [1-6]){5}$/)
    expect(screenOf(robot)[6]).toMatch(/^(P1 wins nothing\.|\d alike: \$.*)$/)
    expect(screenOf(robot)[7]).toBe("[hold:menu   ROLL:next]")
})

test.each([2, 3, 5])(
    "a whole game of %i pressed through the two buttons replays on Node",
    async players => {
        const pressed: string[] = []
        const result = await playAuto({
            game: "get-rich-quick",
            players,
            seed: players,
            log: line => isTranscript(line) && pressed.push(line),
        })
        expect(result.over).toBe(true)
        const replayed: string[] = []
        const again = await replay(parseCode(result.code), line =>
            replayed.push(line)
        )
        expect(replayed).toEqual(pressed)
        expect(again.hash).toBe(result.hash)
        expect(again.winner).toBe(result.winner)
    }
)
