// What the panel's tests put in place of clock, settings flash and bus.

import * as ds from "@devicescript/core"
import { I2C } from "@devicescript/i2c"

/** A clock whose time is set by hand. */
export class FakeClock {
    time = 0
    running = true
    private callbacks: ds.Callback[] = []

    async start(): Promise<void> {
        this.running = true
    }

    async stop(): Promise<void> {
        this.running = false
    }

    now(): number {
        return this.time
    }

    onSample(callback: ds.Callback): void {
        this.callbacks.push(callback)
    }

    async sample(time: number): Promise<void> {
        this.time = time
        for (const callback of this.callbacks) await callback()
    }
}

/** Settings in memory, as texts. */
export class FakeStore {
    readonly values: any = {}

    async load(key: string): Promise<Buffer> {
        return this.values[key]
    }

    async save(key: string, bytes: Buffer): Promise<void> {
        this.values[key] = bytes
    }
}

/** A bus with a panel: it can be taken away, lose its power, and tell its status or not. */
export class FakeBus extends I2C {
    address = 0x3c
    present = true
    on = false
    /** What is read instead of the status; -1 for none. */
    noise = -1
    transactions = 0
    bytes = 0
    reads = 0
    last: Buffer

    override async xfer(
        devAddr: number,
        writeBuf: Buffer,
        numRead?: number
    ): Promise<Buffer> {
        if (!this.present || devAddr !== this.address)
            throw new Error("no acknowledge")
        this.transactions++
        this.bytes += writeBuf.length
        this.last = writeBuf
        const command = writeBuf[writeBuf.length - 1]
        const isCommand = (writeBuf[0] & 0x7f) === 0 && writeBuf.length === 2
        if (isCommand && (command === 0xae || command === 0xaf))
            this.on = command === 0xaf
        else if (writeBuf[0] === 0 && writeBuf[1] === 0xae) this.on = false
        if (!numRead) return hex``
        this.reads++
        const answer = Buffer.alloc(numRead)
        answer[0] = this.noise >= 0 ? this.noise : this.on ? 0x03 : 0x43
        return answer
    }
}
