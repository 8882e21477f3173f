/** The handheld as the page sees it: a power switch, two buttons, and what comes out of it. */
import type { ButtonName } from "../host"
import type { Order, Report, Step, Vm } from "./protocol"
import VmWorker from "./worker?worker&inline"

/** What a `Device` tells. */
export interface DeviceEvents {
    step(step: Step): void
    /** The program has stopped by an error; the power is off. */
    stopped(message: string): void
}

/** A handheld in a worker of its own. */
export class Device {
    private readonly worker: Worker = new VmWorker()
    private powered = false
    private run = 0
    private events: DeviceEvents | undefined
    private settle: () => void = () => {}
    /** Fulfilled when the first screen is drawn, or there will be none. */
    readonly settled = new Promise<void>(resolve => {
        this.settle = resolve
    })
    /** What came before anybody listened. */
    private readonly early: Report[] = []

    constructor() {
        this.worker.onmessage = ({ data }: MessageEvent<Report>) =>
            this.take(data)
        this.worker.onerror = ({ message }) =>
            this.take({
                kind: "stopped",
                run: this.run,
                message: message || "the simulator did not load",
            })
    }

    /** Tells `events` what happens, and what has happened so far. */
    listen(events: DeviceEvents): void {
        this.events = events
        for (const report of this.early.splice(0)) this.take(report)
    }

    /** Hands the virtual machine to the worker; once, before anything runs. */
    load(vm: Vm): void {
        this.order({ kind: "load", ...vm })
    }

    /** Hands a program to the worker, which runs it from the next start on. */
    insert(bytes: Uint8Array): void {
        this.order({ kind: "program", bytes })
    }

    /** The virtual machine or the program can't be had. */
    fail(message: string): void {
        this.take({ kind: "stopped", run: this.run, message })
    }

    /** Whether the switch is on. */
    get isOn(): boolean {
        return this.powered
    }

    /** Switches on, with this flash in the chip; `settings` are written into it before the program starts. */
    powerOn(
        flash: Uint8Array | undefined,
        settings: [string, Uint8Array | undefined][] = []
    ): void {
        this.powered = true
        this.order({ kind: "power-on", run: ++this.run, flash, settings })
    }

    /** Cuts the power at once. */
    powerOff(): void {
        this.powered = false
        this.order({ kind: "power-off" })
    }

    /** Presses a button, or lets it go. */
    press(button: ButtonName, down: boolean): void {
        if (this.powered) this.order({ kind: "press", button, down })
    }

    /** How many times faster than the wall clock the handheld's clock runs. */
    setSpeed(factor: number): void {
        this.order({ kind: "speed", factor })
    }

    private take(report: Report): void {
        // what was on its way when the power was cut never happened
        if (!this.powered || report.run !== this.run) return
        const { events } = this
        if (!events) {
            this.early.push(report)
            return
        }
        if (report.kind === "step") events.step(report)
        else {
            this.powered = false
            events.stopped(report.message)
        }
        this.settle()
    }

    private order(order: Order): void {
        this.worker.postMessage(order)
    }
}
