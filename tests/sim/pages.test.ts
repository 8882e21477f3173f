/** What a page tells, and what Balances and the header say beside it: the same step of the game. */
import { describe, expect, test } from "vitest"
import { numbersOf, type Robot } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { press, rows, screenOf, startRobot } from "./support"

const POOL = 0

/** The sums on the page of balances, the Pool's first; the menu is closed again. */
async function balancesOf(robot: Robot, players: number): Promise<number[]> {
    await press(robot, "Ssr")
    const screen = screenOf(robot)
    await press(robot, "SS")
    expect(screen[0]).toBe("[Balances             ]")
    return [screen[players + 1], ...screen.slice(1, players + 1)].map(row =>
        Number((/-?\$[\d,]+$/.exec(row ?? "")?.[0] ?? "").replace(/[$,]/g, ""))
    )
}

/** Accounts that follow nothing but what is told, the Pool's first. */
class Told {
    readonly cash: number[]
    /** The line of the prompt or page that waits. */
    waits = ""
    moved = 0

    constructor(players: number) {
        this.cash = [
            -10_000 * players,
            ...new Array<number>(players).fill(10_000),
        ]
    }

    hear(line: string): void {
        const [word = "", key = "", ...numbers] = line.split(" ")
        if (word === "ask" || word === "next") this.waits = line
        if (word === "tell") this.settle(key, numbers.map(Number))
    }

    private settle(key: string, [a = 0, b = 0, c = 0]: number[]): void {
        if (key === "dividend" || key === "collects") this.move(POOL, a, b)
        else if (key === "sells") this.move(POOL, a, c)
        else if (key === "paysPool" || key === "bankrupt") this.move(a, POOL, b)
        else if (key === "buys") this.move(a, POOL, c)
        else if (key === "pays" || key === "fee") this.move(a, b, c)
    }

    private move(from: number, to: number, amount: number): void {
        this.moved++
        this.cash[from] = (this.cash[from] ?? 0) - amount
        this.cash[to] = (this.cash[to] ?? 0) + amount
    }
}

describe("the page never lags behind the cells", () => {
    test("a dividend is told: the fee that comes next is not yet paid", async () => {
        const robot = await startRobot()
        await press(robot, "rrrrrrrrrr")
        expect(robot.last.get("tell")).toBe("tell dividend 3 3000 64 1")
        // P3 bought 52 for 7,000, P1 collected 3,300 by a Bugle; then P3's dividend
        const drawing = `
            |[Balances             ]
            |P1            $13,300
            |P2            $10,000
            |P3             $6,000
            |Pool         -$29,300
            |
            |
            |[hold:back     ROLL:ok]`
        await press(robot, "Ssr")
        expect(screenOf(robot)).toEqual(rows(drawing))
        // back, and on to the fee of 500
        await press(robot, "SSr")
        expect(robot.last.get("tell")).toBe("tell fee 3 2 500 0")
        expect(await balancesOf(robot, 3)).toEqual([
            -29_300, 13_300, 10_500, 5500,
        ])
    })

    test.each([
        [3, 7],
        [4, 21],
        [5, 3],
    ])(
        "%i players, seed %i: at every page and prompt Balances are what was told so far",
        async (players, seed) => {
            const told = new Told(players)
            const log = (line: string) => told.hear(line)
            const robot = await startRobot({ players, seed, log })
            await robot.setUp()
            const bot = new Bot(seed)
            for (let i = 0; i < 120 && !robot.last.has("over"); ++i) {
                const at = `${told.waits} after ${robot.last.get("tell")}`
                const [, player, cash = ""] =
                    /^P(\d) (\$[\d,]+)/.exec(screenOf(robot)[0] ?? "") ?? []
                expect({
                    at,
                    header: Number(cash.replace(/[$,]/g, "")),
                    balances: await balancesOf(robot, players),
                }).toEqual({
                    at,
                    header: told.cash[Number(player)],
                    balances: told.cash,
                })
                const [word, , key = "", count = "1"] = told.waits.split(" ")
                const choice = word === "ask" ? bot.choose(key, +count) : 0
                await press(robot, `${"s".repeat(choice)}r`)
            }
            expect(told.moved).toBeGreaterThan(20)
        }
    )
})

describe("who must sell sees the debt, and their own cash", () => {
    /** Rolls, never sells before it, until somebody must sell. */
    async function untilDebt(seed: number): Promise<Robot> {
        const robot = await startRobot({ seed })
        await robot.setUp()
        while (!robot.last.get("ask")?.includes(" mustSell "))
            await press(robot, "r")
        return robot
    }

    test("at another's turn", async () => {
        const robot = await untilDebt(58)
        // P1 rolled doubles, and all pay for sandbags; P3 rolls 43 and has 3,000
        expect(robot.last.get("roll")).toBe("roll 43")
        expect(numbersOf(robot.last.get("turn")).slice(2)).toEqual([
            10_000, 10_000, 3000,
        ])
        const [header, title, first] = screenOf(robot)
        expect(header).toMatch(/^P3 \$3,000 +\[\$[\d,]+\]$/)
        expect(title).toBe("[Owes $4,300       1/5]")
        expect(first).toMatch(/^→ Sell \d\d$/)
        // after that the page is the roller's again
        await press(robot, "r")
        expect(screenOf(robot)[0]).toMatch(/^P1 \$10,000 /)
    })

    test("at their own turn", async () => {
        const robot = await untilDebt(4)
        // P2 rolls 32, which lies in the Pool, and has 4,000 of the price
        expect(robot.last.get("roll")).toBe("roll 32")
        const [header, title] = screenOf(robot)
        expect(header).toBe("P2 $4,000      [$6,000]")
        expect(title).toBe("[Owes $6,000       1/5]")
    })

    test("the debt stays as it was while one card after another is sold", async () => {
        const robot = await untilDebt(144)
        // P2's guest rolled 55, and the price of a card is 2,000: 1,000 + 3 x 2,000 are enough for 5,500
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "P2 $1,000      [$2,000]",
            "[Owes $5,500       1/5]",
        ])
        await press(robot, "rr")
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "P2 $3,000      [$2,000]",
            "[Owes $5,500       1/4]",
        ])
        await press(robot, "rr")
        expect(screenOf(robot).slice(0, 2)).toEqual([
            "P2 $5,000      [$2,000]",
            "[Owes $5,500       1/3]",
        ])
        await press(robot, "rr")
        expect(robot.last.get("tell")).toMatch(/^tell pays 2 \d 5500 /)
        // P1 is asked next: whoever is asked is in the first row
        expect(robot.last.get("ask")).toMatch(/^ask 1 roll /)
        expect(screenOf(robot)[0]).toBe("P1 $10,500     [$2,000]")
    })
})
