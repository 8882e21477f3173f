/** How much Pay Day's screens send over the bus: what has changed, and little more. */
import { expect, test } from "vitest"
import { press } from "../support"
import { standAt, type Stand } from "./support"

const ARRIVAL: Stand = {
    setup: { day: [30, 4], cash: [10, 200], loan: [300, 0] },
    dice: [1],
}

test.each<[string, Stand, string, number]>([
    ["the next option at a turn", {}, "", 200],
    [
        "a piece that steps to the next square, with the day's leaf and words",
        { setup: { day: [5, 7], mail: ["ad1"] }, dice: [1] },
        "r",
        500,
    ],
    ["a line of Pay Day", ARRIVAL, "rr", 200],
])("%s", async (what, stand, before, most) => {
    const robot = await standAt(stand)
    await press(robot, before)
    const sent = robot.host.i2c.bytes
    await press(robot, what.includes("option") ? "s" : "r")
    const bytes = robot.host.i2c.bytes - sent
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(50)
    robot.host.powerOff()
})
