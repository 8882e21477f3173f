/** For lessons: the I2C writes as they pass, in bytes, in words, and the frames that come of them. */
import type { I2cWrite } from "../host-options"
import { BusReader } from "./bus-words"

/** Rows that stay in view. */
const ROWS = 80

/** Bytes of a write that are shown. */
const SHOWN = 12

/** A bit in ms at 400 kHz; a byte takes nine, the acknowledge included. */
const BIT_MS = 1 / 400

/** The list of writes; costs nothing while it is switched off. */
export class BusView {
    private reader = new BusReader()
    private writes = 0
    private bytes = 0
    private on = false

    /** `picture` gives what the panel shows now. */
    constructor(
        private readonly list: HTMLElement,
        private readonly total: HTMLElement,
        private readonly picture: () => ImageData
    ) {}

    /** Starts to show what passes from now on, or stops. */
    show(on: boolean): void {
        this.on = on
        this.list.replaceChildren()
        this.reader = new BusReader()
        this.writes = this.bytes = 0
        this.tell()
    }

    /** Takes the writes of one step, after they are on the panel. */
    take(writes: readonly I2cWrite[]): void {
        if (!this.on || !writes.length) return
        const rows = writes.slice(-ROWS).map(write => this.rowOf(write))
        rows.at(-1)?.append(this.frame())
        this.list.append(...rows)
        while (this.list.childElementCount > ROWS)
            this.list.firstElementChild?.remove()
        this.list.scrollTop = this.list.scrollHeight
        for (const { bytes } of writes) this.bytes += bytes.length
        this.writes += writes.length
        this.tell()
    }

    private rowOf({ address, bytes }: I2cWrite): HTMLElement {
        const row = document.createElement("li")
        const words = document.createElement("span")
        words.textContent = this.reader.say(bytes)
        const raw = document.createElement("code")
        const shown = [address, ...bytes.subarray(0, SHOWN)].map(hex).join(" ")
        raw.textContent = bytes.length > SHOWN ? `${shown} \u2026` : shown
        row.append(raw, words)
        return row
    }

    private frame(): HTMLElement {
        const canvas = document.createElement("canvas")
        const picture = this.picture()
        canvas.width = picture.width
        canvas.height = picture.height
        canvas.getContext("2d")?.putImageData(picture, 0, 0)
        canvas.setAttribute("role", "img")
        canvas.setAttribute("aria-label", "The screen after these writes")
        return canvas
    }

    private tell(): void {
        // the address is a byte on the bus too
        const ms = (this.bytes + this.writes) * 9 * BIT_MS
        this.total.textContent = `${this.writes} writes, ${this.bytes.toLocaleString("en-US")} bytes: ${ms.toFixed(1)} ms on a bus of 400 kHz`
    }
}

function hex(byte: number): string {
    return byte.toString(16).toUpperCase().padStart(2, "0")
}
