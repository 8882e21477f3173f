/** The panel must show the canvas after every frame: that a test fails when it does not. */
import { beforeEach, describe, expect, test } from "vitest"
import { Robot } from "../../sim/auto"
import { Sh1106 } from "../../sim/chips/sh1106"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { FrameCheck } from "../../sim/frame-check"
import * as on from "./chip"
import { fixture } from "./fixture"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }

describe("a frame", () => {
    let panel: Ssd1306
    let check: FrameCheck
    let failures: string[]
    const frame = Uint8Array.from({ length: 1024 }, (_, i) => i * 7)

    beforeEach(() => {
        panel = new Ssd1306()
        failures = []
        check = new FrameCheck(panel, line => failures.push(line))
        on.send(panel, 0x00, 0x8d, 0x14, 0xa1, 0xc8, 0x20, 0x00, 0xaf)
        on.send(panel, 0x40, ...frame)
    })

    test("that the panel shows is right, dimmed, inverted or off", () => {
        check.take(frame)
        on.send(panel, 0x00, 0x81, 0x00, 0xa7, 0xae)
        check.take(frame)
        expect([failures, check.frames]).toEqual([[], 2])
    })

    test("that differs is told with how much and where", () => {
        const other = frame.slice()
        other[3 * 128 + 5] = (other[3 * 128 + 5] ?? 0) ^ 0x81
        other[7 * 128 + 127] = (other[7 * 128 + 127] ?? 0) ^ 0x10
        check.take(other)
        expect(failures).toEqual([
            "frame 1: the panel differs from the canvas in 3 pixels, first in column 5 of page 3",
        ])
    })

    test("of too few pages is told", () => {
        check.take(frame.slice(0, 512))
        expect(failures).toEqual(["frame 1: 512 bytes, the panel shows 1024"])
    })

    test("is compared as far as a panel of 32 rows shows it", () => {
        panel = new Ssd1306({ height: 32 })
        check = new FrameCheck(panel, line => failures.push(line))
        on.send(panel, 0x00, 0xa1, 0xc8, 0x20, 0x00, 0xa8, 31, 0xda, 0x02)
        on.send(panel, 0x40, ...frame.slice(0, 512))
        check.take(frame)
        expect(failures).toEqual([])
        on.send(panel, 0x00, 0x40 | 1)
        check.take(frame)
        expect(failures.length).toBe(1)
    })

    test("on a panel that is turned is compared as its viewer sees it", () => {
        on.send(panel, 0x00, 0xa0, 0xc0)
        on.send(panel, 0x40, ...frame)
        check.take(frame)
        expect(failures).toEqual([])
        // the same memory, not turned, is upside down
        on.send(panel, 0x00, 0xa1, 0xc8)
        check.take(frame)
        expect(failures.length).toBe(1)
    })

    test("what the panel should not have been told is told once", () => {
        on.send(panel, 0x00, 0xff)
        check.take(frame)
        check.take(frame)
        expect(failures).toEqual(["frame 1: the panel was told command FFh"])
    })
})

/** Loses what one transaction writes into its memory. */
class Forgetful extends Ssd1306 {
    private changes = 0

    constructor(private readonly lost: number) {
        super()
    }

    override write(bytes: Uint8Array): void {
        const before = this.gddram.slice()
        super.write(bytes)
        const changed = before.some((byte, i) => byte !== this.gddram[i])
        if (changed && ++this.changes === this.lost) this.gddram.set(before)
    }
}

describe("a robot", () => {
    test.each([2, 5])(
        "fails when change %i of the memory does not arrive",
        async lost => {
            const play = async () => {
                const panel = new Forgetful(lost)
                const robot = await Robot.start(GAME, { panel })
                await robot.setUp()
            }
            await expect(play()).rejects.toThrow(
                /^frame \d+: the panel differs from the canvas in/
            )
        }
    )

    test("fails on a panel with another chip", async () => {
        const start = Robot.start(GAME, { panel: new Sh1106() })
        await expect(start).rejects.toThrow("the panel was told command 8Dh")
    })

    test("fails when no frame is compared", async () => {
        const host = { bytecode: await fixture("echo") }
        await expect(Robot.start(GAME, { host })).rejects.toThrow(
            "no frame was compared with the panel"
        )
    })

    test("asks for no frames where it is told not to", async () => {
        const robot = await Robot.start(GAME, { unchecked: true })
        expect(robot.host.twins.frames).toBe(0)
        expect(robot.panel.on).toBe(true)
    })
})
