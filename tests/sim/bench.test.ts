/** That the benchmark measures what it says; never how fast anything is. */
import { beforeAll, describe, expect, test } from "vitest"
import { handheld, powerOn, program } from "../../bench/handheld"
import { Meter, type Effort } from "../../bench/meter"
import { Recorder } from "../../bench/recorder"
import { measureSizes } from "../../bench/sizes"
import { PROGRAMS } from "../../sim/programs"
import { Robot } from "../../sim/auto"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { startHost } from "../../sim/node"
import { filled } from "./chip"
import { fixture } from "./fixture"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }

let ours: Uint8Array

beforeAll(async () => {
    ours = await handheld("ours")
})

describe("a meter", () => {
    async function run(countsSteps: boolean) {
        const lines: string[] = []
        const meter = new Meter(countsSteps)
        const robot = await Robot.start(
            { ...GAME, log: line => lines.push(line) },
            { host: { bytecode: ours, instantiate: meter.instantiate } }
        )
        meter.heap.locate()
        await robot.keys("rrr")
        return { meter, robot, lines, effort: meter.effort }
    }

    test("counts the same steps again, and what it watches runs as without it", async () => {
        const [one, other, without] = [
            await run(true),
            await run(true),
            await run(false),
        ]
        expect(one.effort.steps).toBeGreaterThan(10_000)
        expect(other.effort.steps).toBe(one.effort.steps)
        expect(without.effort.steps).toBe(0)
        expect(without.effort.allocations).toBe(one.effort.allocations)
        expect(without.lines).toEqual(one.lines)
        expect(without.effort.ms).toBeGreaterThan(0)
    })

    test("counts to where the runtime takes a program for an endless loop", async () => {
        const meter = new Meter(true)
        const host = await startHost({
            bytecode: await fixture("misuse"),
            clock: "faked",
            instantiate: meter.instantiate,
        })
        host.down("roll")
        await host.wait(600)
        const { steps } = meter.effort
        host.up("roll")
        await expect(host.wait(20)).rejects.toThrow("InfiniteLoop")
        // besides the loop there is what led there
        const looped = meter.effort.steps - steps
        expect(looped).toBeGreaterThan(131_070)
        expect(looped).toBeLessThan(131_071 + 500)
    })

    test("sees the heap: what is used grows until it is collected", async () => {
        const { meter, robot } = await run(false)
        const { heap } = meter
        const before = heap.use()
        expect(before.size).toBe(65524)
        expect(before.used + before.largestFree).toBeLessThanOrEqual(
            before.size
        )
        const { allocations } = heap
        await robot.host.wait(130)
        expect(heap.allocations).toBeGreaterThan(allocations)
        heap.collectAlways(true)
        await robot.host.wait(130)
        heap.collectAlways(false)
        expect(heap.use().used).toBeLessThan(before.used)
    })

    test("sees of the heap what the runtime itself says when it is full", async () => {
        const log: string[] = []
        const meter = new Meter(false)
        // the heap as it is when the statistics are printed
        let use = ""
        const start = Robot.start(GAME, {
            unchecked: true,
            host: {
                bytecode: await program("ballast-pocket_pico"),
                settings: new Map([["ballast", Uint8Array.of(0, 0x80)]]),
                instantiate: meter.instantiate,
                onLog: line => {
                    const stats = /stats: .*?(\d+) B used, .*\((\d+) B max/
                    const [, used, free] = stats.exec(line) ?? []
                    if (used === undefined) return
                    log.push(`${used} ${free}`)
                    meter.heap.locate()
                    const { used: ownUsed, largestFree } = meter.heap.use()
                    use = `${ownUsed} ${largestFree}`
                },
            },
        })
        await expect(start).rejects.toThrow("panic 60004")
        expect(log).toEqual([use])
    })
})

describe("a recorder", () => {
    const effort: Effort = { steps: 0, ms: 0, allocations: 0 }
    let recorder: Recorder
    let enter: () => void

    beforeAll(() => {
        const meter = new Meter(false)
        Object.defineProperty(meter, "effort", {
            get: () => ({ ...effort }),
        })
        meter.heap = { locate: () => undefined } as typeof meter.heap
        const panel = new Ssd1306({ chance: filled(0) })
        recorder = new Recorder(meter, panel, 0x3c)
        enter = () => meter.onEnter()
    })

    function write(address: number, ...bytes: number[]): void {
        recorder.write({ address, bytes: Uint8Array.from(bytes) })
    }

    test("counts from where the machine is entered to the last write, pauses left out", () => {
        effort.steps = 100
        enter()
        effort.steps = 110
        recorder.frame(Uint8Array.of(1))
        effort.steps = 120
        recorder.frame(Uint8Array.of(1))
        expect(recorder.now.steps).toBe(110)
        effort.steps = 150
        recorder.frame(Uint8Array.of(2))
        // none is open: it counts for nothing
        recorder.frame(Uint8Array.of(2))
        write(0x3c, 0x00, 0x20, 0x00, 0xa1, 0xc8)
        effort.steps = 160
        write(0x3c, 0x40, 0x00, 0x0f, 0x00)
        effort.steps = 170
        write(0x3d, 0x40, 0x01)
        write(0x3c, 0x00)
        recorder.frame(Uint8Array.of(0))
        expect(recorder.frames).toEqual([
            {
                steps: 20,
                ms: 0,
                allocations: 0,
                bytes: 6 + 5,
                transactions: 2,
                data: 3,
                changed: 1,
            },
        ])
    })
})

test("the stock way redraws all and sends 1,044 bytes in 7 transactions, however little changes", async () => {
    const bytecode = await handheld("stock")
    const { robot, recorder } = await powerOn(GAME, "stock", bytecode, false)
    expect(recorder.panel.on).toBe(true)
    await robot.keys("rrS")
    const before = recorder.panel.picture()
    recorder.frames.length = 0
    await robot.keys("s")
    expect(recorder.frames).toMatchObject([
        { bytes: 1044, transactions: 7, data: 1024 },
    ])
    const after = recorder.panel.picture()
    expect(before.some((byte, i) => byte !== after[i])).toBe(true)
})

test.each(PROGRAMS)("all bytes of $name are accounted for", async program => {
    const { total, codeEnd, codeLeft, sections, modules } =
        await measureSizes(program)
    const sum = (sizes: Record<string, number>) =>
        Object.values(sizes).reduce((all, size) => all + size, 0)
    expect(sum(sections)).toBe(total)
    expect(sum(modules)).toBe(sections["code"])
    expect(codeEnd + codeLeft).toBe(65_536)
    expect(modules["src/app.ts"]).toBeGreaterThan(500)
    expect(Object.values(modules).every(size => size > 0)).toBe(true)
})
