/** How much goes to the panel: on a cursor move, a dice result, and over a whole game. Addresses count as bytes too. */
import { expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import type { OledChip } from "../../sim/chips/oled"
import { Bot } from "../../sim/engine/bot"
import { playOn, press, startRobot } from "./support"

/** One frame: what is sent at one moment. */
interface Frame {
    bytes: number
    data: number
    changed: number
}

/** A write of one byte only asks whether the panel is there. */
const LEAST_BYTES = 2

/** Listens to a robot's panel from now on. */
function listen(robot: Robot): () => Frame[] {
    const panel: OledChip = robot.panel
    const frames: Frame[] = []
    const take = panel.write.bind(panel)
    let picture = panel.picture()
    let time = -1
    const close = () => {
        const frame = frames.at(-1)
        const now = panel.picture()
        if (frame) frame.changed = now.filter((b, i) => b !== picture[i]).length
        picture = now
    }
    panel.write = bytes => {
        if (bytes.length >= LEAST_BYTES && robot.host.now !== time) {
            close()
            frames.push({ bytes: 0, data: 0, changed: 0 })
            time = robot.host.now
        }
        const before = panel.dataBytes
        take(bytes)
        const frame = frames.at(-1)
        if (!frame || bytes.length < LEAST_BYTES) return
        frame.bytes += bytes.length + 1
        frame.data += panel.dataBytes - before
    }
    return () => {
        close()
        return frames
    }
}

test("a cursor that moves: at most 60 bytes", async () => {
    const robot = await startRobot()
    await press(robot, "rrS")
    for (let move = 0; move < 5; ++move) {
        const frames = listen(robot)
        await press(robot, "s")
        const [frame] = frames()
        expect(frame?.bytes).toBeLessThanOrEqual(60)
        expect(frame?.bytes).toBeGreaterThan(20)
    }
})

test("a dice result: at most 700 bytes, 3 data bytes for one that changes", async () => {
    const robot = await startRobot()
    await press(robot, "rr")
    const frames = listen(robot)
    await press(robot, "r")
    const result = frames().at(-1)
    expect(result?.bytes).toBeLessThanOrEqual(700)
    expect(result?.data).toBeLessThanOrEqual(3 * (result?.changed ?? 0))
})

test.each([3, 5])(
    "a game of %i: at most 1.8 data bytes for one that changes",
    async players => {
        const robot = await startRobot({ players })
        const frames = listen(robot)
        await robot.setUp()
        await playOn(robot, new Bot(players))
        const sum = (key: keyof Frame) =>
            frames().reduce((total, frame) => total + frame[key], 0)
        expect(sum("changed")).toBeGreaterThan(10_000)
        expect(sum("data") / sum("changed")).toBeLessThanOrEqual(1.8)
    }
)
