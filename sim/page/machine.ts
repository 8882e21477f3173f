/**
 * A handheld whose clock follows the wall clock, or runs ahead of it. The host's clock is the faked one: a start-up takes
 * no longer than the computing it needs, and a faster clock speeds everything up that the program waits for. While a
 * button is down time runs as it does for the person who holds it: half a second held is half a second.
 */
import { Host, type ButtonName } from "../host"
import { provideCode } from "../vm/load"
import type { Order, Report, Step, Vm } from "./protocol"
import { wallClock } from "./protocol"

/** How often the clock is set, in ms. */
const PACE_MS = 8

/** A gap longer than this, as when the computer slept, does not count. */
const MAX_GAP_MS = 250

/** The firmware looks at its buttons every 9 ms: shorter clicks, such as an assistive tool makes, are stretched. */
const MIN_PRESS_MS = 30

/**
 * The clock runs ahead for what a press sets going, this long in the handheld's time: one that is only looked at would be
 * dimmed after a few seconds.
 */
const AHEAD_MS = 5_000

/** The first screen stands when nothing has happened for so long, or is not waited for any more, in the handheld's time. */
const FIRST_QUIET_MS = 250
const FIRST_LIMIT_MS = 2_000

/** One handheld after another, each from power-on to power-off. */
export class Machine {
    private host: Host | undefined
    private run = 0
    private speed = 1
    private readonly held = new Map<ButtonName, number>()
    private pressed = 0
    private last = 0
    private fraction = 0
    private step = emptyStep(0)
    private load: (vm: Vm) => void = () => {}
    private readonly vm = new Promise<Vm>(resolve => {
        this.load = resolve
    })
    private setProgram: (bytes: Uint8Array) => void = () => {}
    private program = new Promise<Uint8Array>(resolve => {
        this.setProgram = resolve
    })

    constructor(private readonly report: (report: Report) => void) {
        setInterval(() => this.guard(() => this.keepTime()), PACE_MS)
    }

    /** Carries an order out. */
    take(order: Order): void {
        if (order.kind === "load") this.load(order)
        else if (order.kind === "program") this.takeProgram(order.bytes)
        else if (order.kind === "power-on") void this.powerOn(order)
        else if (order.kind === "power-off") this.powerOff()
        else if (order.kind === "press")
            this.guard(() => this.press(order.button, order.down))
        else this.setSpeed(order.factor)
    }

    private takeProgram(bytes: Uint8Array): void {
        this.setProgram(bytes)
        this.program = Promise.resolve(bytes)
    }

    private async powerOn(
        order: Extract<Order, { kind: "power-on" }>
    ): Promise<void> {
        this.powerOff()
        const { run } = order
        this.run = run
        const step = (this.step = emptyStep(run))
        try {
            const { text, code } = await this.vm
            const program = await this.program
            provideCode(text, code)
            const host = await Host.start({
                vmSource: text,
                bytecode: program,
                flash: order.flash,
                settings: new Map(order.settings),
                clock: "faked",
                onConsole: line => void step.console.push(line),
                onI2c: write => {
                    step.writes.push(write)
                    step.at = wallClock()
                },
                onFlash: flash => (step.flash = flash),
            })
            // the first screen, which the program draws between its first waits
            await host.idle(FIRST_QUIET_MS, FIRST_LIMIT_MS).catch(() => {})
            // overtaken by another start, or by a power cut
            if (run !== this.run) return host.powerOff()
            this.host = host
            this.pressed = host.now
            this.last = performance.now()
            this.flush()
        } catch (error) {
            if (run === this.run) this.stopped(error)
        }
    }

    /** Cuts the power at once. */
    private powerOff(): void {
        this.run = 0
        this.host?.powerOff()
        this.host = undefined
        this.held.clear()
    }

    private press(button: ButtonName, down: boolean): void {
        const host = this.host
        if (!host || down === this.held.has(button)) return
        this.keepTime()
        if (down) {
            this.held.set(button, host.now)
            host.down(button)
            return
        }
        const heldMs = host.now - (this.held.get(button) ?? 0)
        if (heldMs < MIN_PRESS_MS) host.advance(MIN_PRESS_MS - heldMs)
        this.held.delete(button)
        this.pressed = host.now
        host.up(button)
    }

    private setSpeed(factor: number): void {
        this.guard(() => this.keepTime())
        this.speed = factor
    }

    /** Lets as much time pass for the handheld as has passed outside. */
    private keepTime(): void {
        const now = performance.now()
        const gap = Math.min(now - this.last, MAX_GAP_MS)
        this.last = now
        if (!this.host) return
        const waits = this.host.now - this.pressed > AHEAD_MS
        const factor = this.held.size || waits ? 1 : this.speed
        // the virtual machine counts whole milliseconds
        const due = this.fraction + gap * factor
        const whole = Math.floor(due)
        this.fraction = due - whole
        if (whole) this.host.advance(whole)
        this.flush()
    }

    private flush(): void {
        const failures = this.host?.failures.splice(0) ?? []
        const step = this.step
        const { console, writes, flash } = step
        if (!console.length && !writes.length && !flash && !failures.length)
            return
        this.report({ ...step, failures })
        // the host's callbacks hold on to the step: it is emptied, not replaced
        Object.assign(step, emptyStep(step.run))
    }

    private guard(work: () => void): void {
        try {
            work()
        } catch (error) {
            this.flush()
            this.stopped(error)
            this.powerOff()
        }
    }

    private stopped(error: unknown): void {
        const message = error instanceof Error ? error.message : String(error)
        this.report({ kind: "stopped", run: this.run, message })
    }
}

function emptyStep(run: number): Step {
    return {
        kind: "step",
        run,
        console: [],
        writes: [],
        failures: [],
        flash: undefined,
        at: 0,
    }
}
