/** The spaces of an owner's own board: entered on the device, and played with. */
import { expect, test } from "vitest"
import { press, screenOf, startRobot } from "../support"
import { GAME, picking, shows } from "./support"

test("spaces entered in Settings are those of the next game", async () => {
    const robot = await startRobot(GAME)
    while (!screenOf(robot).includes("→ Settings")) await press(robot, "s")
    await press(robot, "r")
    while (!screenOf(robot).some(row => /^→ Set: Get/.test(row)))
        await press(robot, "s")
    await shows(
        robot,
        "r",
        `
        |[My set           1/14]
        |→ Shopaholic: 2
        |  Coupon: 2
        |  Bubble Burst: 2
        |  Sidekick: 2
        |  Insurance: 2
        |  Take Over: 2
        |[SELECT:next   ROLL:ok]`
    )
    await press(robot, "r")
    await press(robot, "ssr")
    expect(screenOf(robot)[1]).toBe("→ Shopaholic: 4")
    await press(robot, "SS")
    await robot.setUp()
    for (const cards of [
        [1, 2, 7],
        [1, 3, 7],
        [1, 4, 7],
    ])
        await press(robot, picking(cards))
    await press(robot, "Sssssr")
    expect(screenOf(robot).slice(0, 3)).toEqual([
        "[Full prices       1/3]",
        "Shopaholic   $5,000 4",
        "Coupon       $9,000 2",
    ])
})
