/** Get Rich Quick through the two buttons: dice, and what is told beside them. */
import { describe, expect, test } from "vitest"
import { press, screenOf } from "../support"
import { begin, shows } from "./support"

describe("equal money at the shop (GRQ-11)", () => {
    test("who is equal, each one's die, and the order", async () => {
        // three in Real Estate: it busts, and all have $3,000
        const picks = [3, 6, 7]
        const { robot, lines } = await begin(picks, picks, picks)
        await shows(
            robot,
            "rr",
            `
            |P1 $3,000 0p
            |P1, P2, P3 have
            |$3,000 each. A die
            |for each: the highest
            |is first.
            |
            |
            |[hold:menu   ROLL:dice]`
        )
        for (const player of ["P1", "P2", "P3"]) {
            expect(screenOf(robot)[0]).toBe(`${player} $3,000 0p`)
            await press(robot, "r")
            const thrown = lines.findLast(line => line.startsWith("dice "))
            expect(thrown).toMatch(/^dice [1-6]$/)
            expect(screenOf(robot)[1]).toMatch(
                `${player} has ${thrown?.slice(5)}.`
            )
        }
    })
})

test("five dice of the Lottery, and beside them what they win", async () => {
    const { robot, lines } = await begin([1, 5, 7], [1, 2, 7], [1, 2, 7])
    await press(robot, "rrr")
    expect(screenOf(robot).slice(0, 2)).toEqual([
        "P1 $5,000 0p",
        "P1 pays $1,000.",
    ])
    await press(robot, "r")
    const thrown = lines.find(line => line.startsWith("dice "))
    expect(thrown).toMatch(/^dice( [1-6]){5}$/)
    expect(screenOf(robot)[6]).toMatch(/^(P1 wins nothing\.|\d alike: \$.*)$/)
    expect(screenOf(robot)[7]).toBe("[hold:menu   ROLL:next]")
})

test("the dice of one who has played the Lottery are gone before the next plays", async () => {
    const { robot, lines } = await begin([1, 5, 7], [1, 5, 7], [1, 2, 7])
    // cards, Work, Penny Stocks; P1 pays, throws, and is told
    await press(robot, "rrrr")
    expect(lines.at(-3)).toMatch(/^dice/)
    await shows(
        robot,
        "r",
        `
        |P2 $5,000 0p
        |P2 pays $1,000.
        |
        |
        |
        |
        |
        |[hold:menu   ROLL:dice]`
    )
})
