import { beforeAll, describe, expect, test } from "vitest"
import { parseEnv } from "../../sim/env"
import type { Host } from "../../sim/host"
import { startHost, type NodeHostOptions } from "../../sim/node"
import { seededRandom } from "../../sim/random"
import { fixture } from "./fixture"

let echo: Uint8Array
let misuse: Uint8Array
let memory: Uint8Array

beforeAll(async () => {
    echo = await fixture("echo")
    misuse = await fixture("misuse")
    memory = await fixture("memory")
}, 120_000)

interface Run {
    host: Host
    /** What was printed and written, in order, each with the time since the host came up. */
    log: string[]
}

async function start(
    bytecode: Uint8Array,
    options: Partial<NodeHostOptions> = {}
): Promise<Run> {
    const log: string[] = []
    const host = await startHost({
        bytecode,
        clock: "faked",
        random: seededRandom(1),
        onConsole: line => log.push(line),
        onI2c: ({ address, bytes }) =>
            log.push(
                `i2c ${address.toString(16)}: ${bytes.length} bytes, last ${bytes.at(-1)}`
            ),
        ...options,
    })
    return { host, log }
}

describe("buttons", () => {
    test("each role gets its own button, and a press is down and up with its length", async () => {
        const { host, log } = await start(echo)
        await host.press("select")
        await host.press("roll", 120)
        expect(log).toEqual([
            "ready",
            "select down -1",
            "i2c 3c: 2 bytes, last 1",
            expect.stringMatching(/^select up (45|54)$/),
            "i2c 3c: 2 bytes, last 2",
            "roll down -1",
            "i2c 3c: 2 bytes, last 1",
            expect.stringMatching(/^roll up (117|126)$/),
            "i2c 3c: 2 bytes, last 2",
        ])
    })

    test("no role is crossed, even for a moment", async () => {
        const lines: string[] = []
        await start(echo, { onLog: line => lines.push(line) })
        expect(lines.filter(line => line.startsWith("set role"))).toEqual([
            "set role roll[int:1] -> BD55:1",
            "set role select[int:0] -> BD55:2",
        ])
    })

    test("holds come at 500 ms and every 500 ms after, at the next sample", async () => {
        const { host, log } = await start(echo)
        host.down("select")
        host.advance(499)
        expect(log.filter(line => line.includes("hold"))).toEqual([])
        host.advance(1100)
        host.up("select")
        host.advance(20)
        expect(log.filter(line => line.includes("hold"))).toEqual([
            "select hold 504",
            "select hold 1008",
            "select hold 1503",
        ])
    })

    test("a reading stream comes every 100 ms, or sooner when the library renews it", async () => {
        const { host, log } = await start(echo)
        await host.press("select", 520)
        host.advance(30_000)
        const times = log
            .flatMap(line => /^reading [^ ]+ (\d+)$/.exec(line)?.[1] ?? [])
            .map(Number)
        const steps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
        expect(steps.length).toBeGreaterThan(290)
        expect(Math.max(...steps)).toBe(100)
        expect(host.failures).toEqual([])
    })
})

test("an I2C write of a whole frame arrives in one piece, and bytes are counted", async () => {
    const { host, log } = await start(echo)
    await host.press("roll", 520)
    expect(log).toContain("i2c 3d: 1025 bytes, last 1")
    expect(host.i2c).toEqual({ transactions: 4, bytes: 3 * 2 + 1025 })
})

describe("what a program must not do", () => {
    test("five commands at once are a failure", async () => {
        const { host } = await start(misuse)
        await host.press("select")
        expect(host.failures).toEqual([
            expect.stringMatching(
                /^5 Jacdac commands between two clock samples/
            ),
        ])
        expect(host.commands).toBe(5)
    })

    test("four are none, but four and soon four more are", async () => {
        const { host } = await start(misuse)
        host.down("select")
        host.advance(515)
        expect([host.commands, host.failures]).toEqual([4, []])
        host.up("select")
        host.advance(20)
        expect(host.failures.length).toBeGreaterThan(0)
    })

    test("an exception rejects with its text, and the host stays stopped", async () => {
        const stops: string[] = []
        const { host } = await start(misuse, {
            onStop: error => stops.push(error.name),
        })
        await expect(host.press("roll")).rejects.toThrow(
            /rolled off the table[^]*at inline/
        )
        await expect(host.idle()).rejects.toThrow("rolled off the table")
        expect(() => host.advance(1)).toThrow("rolled off the table")
        expect(stops).toEqual(["ProgramStopped"])
    })

    test("an endless loop rejects", async () => {
        const { host } = await start(misuse)
        await expect(host.press("roll", 600)).rejects.toThrow(
            /panic 60001[^]*InfiniteLoop/
        )
    })

    test("an unknown twin message is a failure", async () => {
        const { host } = await start(misuse)
        host.down("roll")
        host.advance(20)
        expect(host.failures).toEqual(["twin message with unknown topic spi/0"])
    })

    test("a file that is no program does not start", async () => {
        await expect(start(new Uint8Array(640))).rejects.toThrow(
            "the program is not compiled by DeviceScript"
        )
        const damaged = echo.slice(0, 1024)
        await expect(start(damaged)).rejects.toThrow(
            /does not load: error -\d+/
        )
        const large = new Uint8Array(120_000)
        large.set(echo)
        await expect(start(large)).rejects.toThrow(
            "120000 bytes long, the flash takes 110464"
        )
    })
})

describe("flash", () => {
    test("settings survive a power cut, and the program starts from flash as the chip does", async () => {
        const first = await start(memory, { settings: parseEnv("PLAYERS=4") })
        await first.host.press("select")
        await first.host.press("select")
        first.host.powerOff()
        expect(() => first.host.down("roll")).toThrow("the power is off")
        const before = first.host.now
        const second = await start(memory, { flash: first.host.flash })
        expect(second.log).toEqual(
            expect.arrayContaining(["count=02", "PLAYERS=34"])
        )
        expect(second.host.now - before).toBeGreaterThan(500)
    })

    test("the power can go at the moment of a write: what is not written then is lost", async () => {
        let writes = 0
        const { host } = await start(memory, {
            onFlash: (_, host) => {
                if (++writes === 6) host.powerOff()
            },
        })
        expect(writes).toBe(4)
        await host.press("select")
        await expect(host.press("select")).rejects.toThrow("the power is off")
        const next = await start(memory, { flash: host.flash })
        expect(next.log).toContain("count=02")
        await expect(next.host.press("select")).resolves.toBeUndefined()
    })

    test("of several writes at once, those after the cut are lost too", async () => {
        let writes = 0
        let atCut: Uint8Array | undefined
        const { host } = await start(misuse, {
            onFlash: (flash, host) => {
                if (++writes !== 6) return
                atCut = flash
                host.powerOff()
            },
        })
        await expect(host.press("select")).rejects.toThrow("the power is off")
        expect([writes, host.flash]).toEqual([6, atCut])
    })

    test("a cut between a setting and its entry makes the chip format its flash, program and all", async () => {
        const flash = (await start(memory)).host.flash
        // data grows down from the end of the directory's two pages
        flash[2 * 4096 - 20] = 0
        const lines: string[] = []
        await start(memory, { flash, onLog: line => lines.push(line) })
        expect(lines).toEqual(
            expect.arrayContaining([
                "fstor: mount failure: non ff",
                expect.stringContaining("deploy"),
            ])
        )
    })

    test("a new chip has no settings", async () => {
        const { log } = await start(memory)
        expect(log).toEqual(expect.arrayContaining(["count=", "PLAYERS="]))
    })
})

describe("time and chance", () => {
    async function play(seed: number): Promise<string[]> {
        const lines: string[] = []
        const options = {
            onLog: (line: string) => lines.push(line),
            random: seededRandom(seed),
        }
        const { host } = await start(memory, options)
        for (let i = 0; i < 20; i++) {
            await host.press("select", 20 + 7 * i)
            await host.idle()
        }
        return [...lines, `${host.now} ${host.commands}`]
    }

    test("two runs are the same, line for line; another seed gives another", async () => {
        const first = await play(3)
        expect(first.filter(line => line.startsWith("> count "))).toHaveLength(
            20
        )
        expect(await play(3)).toEqual(first)
        expect(await play(4)).not.toEqual(first)
    })

    test("an idle hour passes in no time", async () => {
        const { host, log } = await start(echo)
        const begin = Date.now()
        host.advance(3_600_000)
        expect(Date.now() - begin).toBeLessThan(5_000)
        log.length = 0
        await host.press("roll")
        expect(log[0]).toBe("roll down -1")
    })

    test("idle gives up on a program that is never quiet", async () => {
        const { host } = await start(echo)
        await host.press("select", 520)
        await expect(host.idle(250, 2_000)).rejects.toThrow(
            "still busy after 2000 ms"
        )
    })

    test("on the wall clock presses take their time", async () => {
        const { host, log } = await start(echo, { clock: "real" })
        const begin = Date.now()
        await host.press("roll", 60)
        await host.idle(50)
        host.powerOff()
        expect(Date.now() - begin).toBeGreaterThanOrEqual(110)
        expect(log).toEqual(
            expect.arrayContaining([
                "roll down -1",
                expect.stringMatching(/^roll up \d+$/),
            ])
        )
        expect(() => host.advance(1)).toThrow()
    })
})
