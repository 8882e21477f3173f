/** Measures what a program does to bring a frame onto its panel. */
import type { OledChip } from "../sim/chips/oled"
import type { I2cWrite } from "../sim/host"
import { between, NONE, sum, type Effort, type Meter } from "./meter"

/** What one frame took, or several. */
export interface Cost extends Effort {
    /** On the bus, each transaction's address included. */
    bytes: number
    transactions: number
    /** Bytes for the panel's memory. */
    data: number
    /** Bytes in which the panel's memory really changed: less can't be sent. */
    changed: number
}

/** What programs for comparison say in frames of one byte; see `bench/vm/bench-canvas.ts`. */
const PAUSE = 1
const RESUME = 2

/** A write of less than a control byte and another brings nothing: it only asks whether the panel answers. */
const LEAST_BYTES = 2

/** Listens to one panel of one machine, or to none: then only to the frames. */
export class Recorder {
    /** What each frame took, from when the machine was entered to the last transaction, or to where that would begin. */
    readonly frames: Cost[] = []
    /** What all took since the program started. */
    readonly traffic = { bytes: 0, transactions: 0, data: 0, changed: 0 }
    /** When the last transaction was. */
    last: Effort = NONE
    /** When the program started. */
    started: Effort = NONE
    private uncounted = NONE
    /** Since when nothing counts; undefined while all does. */
    private pausedAt: Effort | undefined
    private begun = NONE
    private before = { bytes: 0, transactions: 0, data: 0, changed: 0 }
    private picture: Uint8Array

    constructor(
        private readonly meter: Meter,
        readonly panel: OledChip,
        private readonly address: number | undefined
    ) {
        this.picture = panel.picture()
        meter.onEnter = () => (this.begun = this.now)
    }

    /** How far the machine is, without what was paused. */
    get now(): Effort {
        return between(this.uncounted, this.pausedAt ?? this.meter.effort)
    }

    /** Takes a line of the machine's log. */
    log(line: string): void {
        if (line.startsWith("* start:")) this.started = this.now
    }

    /** Takes an I2C write that the panel has not taken yet. */
    write({ address, bytes }: I2cWrite): void {
        if (address !== this.address || bytes.length < LEAST_BYTES) return
        this.reach()
        const data = this.panel.dataBytes
        this.panel.write(bytes)
        this.traffic.transactions++
        this.traffic.bytes += bytes.length + 1
        this.traffic.data += this.panel.dataBytes - data
    }

    /** Takes a frame, or what stands for one. */
    frame(bytes: Uint8Array): void {
        const [word] = bytes
        const isFrame = bytes.length > 1
        if (!isFrame && word === PAUSE) this.pausedAt ??= this.meter.effort
        else if (!isFrame && word === RESUME) this.resume()
        else this.complete()
    }

    private resume(): void {
        if (!this.pausedAt) return
        const paused = between(this.pausedAt, this.meter.effort)
        this.uncounted = sum(this.uncounted, paused)
        this.pausedAt = undefined
    }

    private reach(): void {
        this.meter.heap.locate()
        this.last = this.now
    }

    private complete(): void {
        if (this.address === undefined) this.reach()
        const picture = this.panel.picture()
        const changed = picture.filter((byte, i) => byte !== this.picture[i])
        this.picture = picture
        this.traffic.changed += changed.length
        const effort = between(this.begun, this.last)
        this.frames.push({ ...effort, ...this.trafficSince() })
        this.before = { ...this.traffic }
        this.begun = this.last
    }

    private trafficSince(): Omit<Cost, keyof Effort> {
        const { traffic, before } = this
        return {
            bytes: traffic.bytes - before.bytes,
            transactions: traffic.transactions - before.transactions,
            data: traffic.data - before.data,
            changed: traffic.changed - before.changed,
        }
    }
}
