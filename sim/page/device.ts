/** The handheld as the page sees it: a power switch, two buttons, and what comes out of it. */
import type { ButtonName } from "../host"
import type { Order, Report, Step } from "./protocol"
import VmWorker from "./worker?worker"

/** What a `Device` tells. */
export interface DeviceEvents {
    /** The program's first lines have run. */
    on(): void
    step(step: Step): void
    /** The program has stopped by an error; the power is off. */
    stopped(message: string): void
}

/** A handheld in a worker of its own. */
export class Device {
    private readonly worker: Worker = new VmWorker()
    private powered = false
    private run = 0

    constructor(events: DeviceEvents) {
        this.worker.onmessage = ({ data }: MessageEvent<Report>) => {
            // what was on its way when the power was cut never happened
            if (!this.powered || data.run !== this.run) return
            if (data.kind === "step") events.step(data)
            else if (data.kind === "on") events.on()
            else {
                this.powered = false
                events.stopped(data.message)
            }
        }
        this.worker.onerror = event => {
            this.powered = false
            events.stopped(event.message || "the simulator did not load")
        }
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

    private order(order: Order): void {
        this.worker.postMessage(order)
    }
}
