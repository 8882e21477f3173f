/** Table mode with the dice and the rack alone, on the virtual machine. */
import { beforeEach, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { press, rows, screenOf, startRobot } from "./support"

let robot: Robot

beforeEach(async () => {
    robot = await startRobot()
    await press(robot, "rssssr")
    expect(screenOf(robot)[5]).toBe("→ Mode: dice+rack")
    await press(robot, "sr")
})

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

const BEFORE = `
    |Rack           [$5,000]
    |
    |
    |
    |
    |
    |
    |[SELECT:next ROLL:roll]`

const MENU = `
    |[Table menu        1/5]
    |→ Undo
    |  Market-Price
    |  Why?
    |  About
    |  Quit
    |
    |[SELECT:next   ROLL:ok]`

test("the table menu offers neither balances nor holdings nor a win", async () => {
    await expectScreen("", BEFORE)
    await expectScreen("S", MENU)
    // nor does it at a page, after a roll of doubles
    await press(robot, "Sr")
    expect(screenOf(robot)[7]).toBe("[hold:menu   ROLL:next]")
    await expectScreen("S", MENU)
})

test("nor is there an end with a ranking", async () => {
    await expectScreen(
        "Sssssr",
        `
        |[Stop playing?     1/2]
        |→ Play on
        |  Save and quit
        |
        |
        |
        |
        |[SELECT:next   ROLL:ok]`
    )
})

test("a roll is taken back by two presses, the price with it; the dice stay", async () => {
    // doubles: the price goes from 5,000 to 7,000
    await press(robot, "rr")
    expect(robot.last.get("roll")).toBe("roll 55")
    expect(screenOf(robot)[0]).toBe("Rack           [$7,000]")
    const rolled = screenOf(robot)
    await expectScreen(
        "Sr",
        `
        |Rack           [$5,000]
        |A choice was taken
        |back after dice were
        |seen. The dice stay.
        |
        |
        |
        |[SELECT:next ROLL:roll]`
    )
    robot.last.delete("roll")
    await press(robot, "rr")
    expect(robot.last.get("roll")).toBe("roll 55")
    expect(screenOf(robot)).toEqual(rolled)
})

test("a roll is taken back from its page of doubles too", async () => {
    await press(robot, "r")
    expect(screenOf(robot)[7]).toBe("[hold:menu   ROLL:next]")
    await press(robot, "Sr")
    expect(screenOf(robot)[0]).toBe("Rack           [$5,000]")
    expect(screenOf(robot)[1]).toBe("A choice was taken")
})

test("the card is turned by hand, without a roll, and taken back", async () => {
    await expectScreen(
        "s",
        `
        |Rack           [$5,000]
        |
        |
        |
        |
        |
        |Next price card
        |[SELECT:next ROLL:card]`
    )
    await expectScreen(
        "r",
        `
        |Rack           [$7,000]
        |New price $7,000.
        |
        |
        |
        |
        |
        |[SELECT:next ROLL:roll]`
    )
    expect(robot.last.has("roll")).toBe(false)
    await expectScreen("Sr", BEFORE)
})
