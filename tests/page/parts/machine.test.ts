/** The handheld of the page's worker, its clock tied to the wall clock. */
import { readFileSync } from "node:fs"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { buildProgram } from "../../../sim/build"
import { fileOf } from "../../../sim/paths"
import { MAIN } from "../../../sim/programs"
import { Ssd1306 } from "../../../sim/chips/ssd1306"
import { Machine } from "../../../sim/page/machine"
import type { Report } from "../../../sim/page/protocol"
import { readVmSource } from "../../../sim/vm/extract"
import { splitVm } from "../../../sim/vm/load"
import { ON_SECOND } from "../../sim/menu"
import { readScreen } from "../../sim/support"

const { text, wasm } = splitVm(readVmSource())
const code = new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>)

let machine: Machine
let reports: Report[]
let panel: Ssd1306

beforeEach(async () => {
    await buildProgram(MAIN)
    reports = []
    panel = new Ssd1306()
    vi.useFakeTimers({ toFake: ["setInterval", "performance"] })
    machine = machineWith(new Uint8Array(readFileSync(fileOf(MAIN))))
})

afterEach(() => {
    machine.take({ kind: "power-off" })
    vi.useRealTimers()
})

function machineWith(program: Uint8Array): Machine {
    const machine = new Machine(report => {
        reports.push(report)
        if (report.kind === "step")
            for (const { bytes } of report.writes) panel.write(bytes)
    })
    machine.take({ kind: "load", text, code })
    machine.take({ kind: "program", bytes: program })
    return machine
}

async function powerOn(run = 1, bytes?: Uint8Array): Promise<void> {
    machine.take({ kind: "power-on", run, flash: bytes, settings: [] })
    await vi.waitUntil(() => reports.some(report => report.run === run))
}

/** Lets time pass outside, and gives the screen. */
function after(ms: number): string[] {
    vi.advanceTimersByTime(ms)
    return readScreen(panel)
}

function press(down: boolean): void {
    machine.take({ kind: "press", button: "select", down })
}

test("starts without waiting, and follows the wall clock", async () => {
    await powerOn()
    expect(after(0)[1]).toBe("→ Rich Uncle")
    after(200)
    press(true)
    after(60)
    press(false)
    expect(after(300)[2]).toBe(ON_SECOND)
})

test("a click too short for the firmware's samples counts", async () => {
    await powerOn()
    after(200)
    press(true)
    press(false)
    expect(after(300)[2]).toBe(ON_SECOND)
})

test("on a fast clock half a second held is half a second", async () => {
    await powerOn()
    machine.take({ kind: "speed", factor: 8 })
    after(200)
    press(true)
    // a hold would take the cursor back
    expect(after(420)[2]).toBe(ON_SECOND)
    expect(after(300)[1]).toBe("→ Rich Uncle")
    press(false)
})

test("a fast clock passes what the program waits for in an eighth of the time", async () => {
    const tap = () => {
        machine.take({ kind: "press", button: "roll", down: true })
        after(40)
        machine.take({ kind: "press", button: "roll", down: false })
    }
    await powerOn()
    for (let i = 0; i < 2; ++i) {
        after(400)
        tap()
    }
    expect(after(400)[1]).toMatch(/your turn/)
    machine.take({ kind: "speed", factor: 8 })
    tap()
    // the dice tumble for a quarter of a second at least
    expect(after(10)[7]).not.toMatch(/ROLL:next/)
    expect(after(200)[7]).toMatch(/ROLL:next/)
})

test("a start that a power cut overtakes says nothing", async () => {
    machine.take({ kind: "power-on", run: 1, flash: undefined, settings: [] })
    machine.take({ kind: "power-off" })
    // longer than a start takes
    await new Promise(resolve => setTimeout(resolve, 400))
    after(500)
    expect(reports).toEqual([])
    await powerOn(2)
    after(500)
    expect(new Set(reports.map(({ run }) => run))).toEqual(new Set([2]))
})

test("a program that does not load is told", async () => {
    const broken = machineWith(new Uint8Array(500))
    broken.take({ kind: "power-on", run: 1, flash: undefined, settings: [] })
    await vi.waitUntil(() => reports.length > 0)
    expect(reports).toEqual([
        {
            kind: "stopped",
            run: 1,
            message: "the program is not compiled by DeviceScript",
        },
    ])
})
