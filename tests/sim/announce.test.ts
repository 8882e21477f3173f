/** Announcing from the table menu, on the virtual machine. */
import { expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { parseCode } from "../../sim/engine/share-code"
import { isDone, press, screenOf, startRobot } from "./support"

const MENU_TO_ANNOUNCE = "Ssssssr"

/** Plays until a player is asked to announce. */
async function untilReached(robot: Robot): Promise<void> {
    const bot = new Bot(1)
    await robot.setUp()
    while (!isDone(robot) && !robot.last.get("ask")?.includes(" reached "))
        await robot.step(bot)
}

test("who declined can announce at a later prompt, by the table menu", async () => {
    const robot = await startRobot({ seed: 11 })
    await untilReached(robot)
    const player = robot.last.get("ask")?.split(" ")[1]
    expect(screenOf(robot)[1]).toBe(`[P${player}: announce?     1/2]`)
    // declines, then goes on to the next prompt
    await press(robot, "sr")
    while (!robot.last.get("ask")?.includes(" turn ")) await press(robot, "r")
    await press(robot, MENU_TO_ANNOUNCE)
    expect(screenOf(robot).slice(0, 2)).toEqual([
        "[Who announces?    1/1]",
        `→ Player ${player}`,
    ])
    await press(robot, "rr")
    expect(screenOf(robot)[0]).toContain(`P${player} has won!`)
    expect(screenOf(robot)[1]).toContain(`1. P${player}`)
    const again = await replay(parseCode(robot.codes.code() ?? ""))
    expect(again.winner).toBe(Number(player))
})

test("balances of five players at their most keep to the screen", async () => {
    const robot = await startRobot({ players: 5 })
    // five players, Table mode with balances
    await press(robot, "rsrrsssrrsr")
    for (let player = 1; player <= 5; ++player) {
        // fix, the player, then six nines, and yes
        await press(robot, "ssssssr")
        await press(robot, "s".repeat(player - 1) + "r")
        await press(robot, "sssssssssr".repeat(6) + "r")
    }
    await press(robot, "Ssr")
    expect(screenOf(robot)).toEqual([
        "[Balances             ]",
        "P1        $99,999,900",
        "P2        $99,999,900",
        "P3        $99,999,900",
        "P4        $99,999,900",
        "P5        $99,999,900",
        "Pool    -$499,999,500",
        "[hold:back     ROLL:ok]",
    ])
})
