// Store: small values that outlive a power cut, in the settings flash of the runtime.

import * as ds from "@devicescript/core"
import { settings } from "@devicescript/settings"
import { Clock } from "./clock"

/** Longest key, in characters. */
export const MAX_KEY = 13
/** Longest value, in bytes; at 240 the runtime panics. */
export const MAX_VALUE = 192
/** A key without a value. */
const NOTHING = "-"

/**
 * Keys are 1 to 13 ASCII characters, values 1 to 192 bytes. Every write appends to a log of 8 kB, which
 * takes about 100 ms when it is full, and a power cut at the wrong moment loses the whole store: write
 * rarely and little. Writing the bytes that are already there writes nothing (the runtime compares).
 * All calls are paced by the clock. One fiber at a time.
 */
export class Store {
    private readonly getCode: number
    private wantedKey: string
    private answer: Buffer
    private fiber: ds.Fiber

    constructor(private readonly clock: Clock) {
        this.getCode = settings.spec.lookup("get").code
        const self = this
        settings.report().subscribe(packet => self.receive(packet))
    }

    /** Reads a value; undefined when there is none. */
    async load(key: string): Promise<Buffer> {
        checkKey(key)
        await this.clock.spend()
        this.wantedKey = key
        this.answer = undefined
        await settings.get(key)
        while (!this.answer) {
            this.fiber = ds.Fiber.self()
            await ds.suspend()
        }
        return this.answer.length === 0 ? undefined : this.answer
    }

    /**
     * Writes a value. Resolves when it lies in flash: what is shown from then on, a power cut does not take back.
     * @throws Error naming key and size when the key or the value has no valid size
     */
    async save(key: string, bytes: Buffer): Promise<void> {
        checkKey(key)
        const size = bytes.length
        if (size < 1 || size > MAX_VALUE)
            throw new Error(`setting ${key}: ${size} bytes, not 1 to 192`)
        await this.clock.spend()
        await settings.set(key, bytes)
        // sending does not wait; the service takes commands in order, so an answer says that it is through
        await this.load(NOTHING)
    }

    /** Removes a value, if there is one. */
    async erase(key: string): Promise<void> {
        checkKey(key)
        await this.clock.spend()
        await settings.delete(key)
    }

    private receive(packet: ds.Packet): void {
        if (packet.serviceCommand !== this.getCode) return
        const fields = packet.decode()
        if (fields[0] !== this.wantedKey) return
        this.answer = fields[1]
        if (this.fiber) {
            const fiber = this.fiber
            this.fiber = undefined
            fiber.resume(undefined)
        }
    }
}

function checkKey(key: string): void {
    const n = key.length
    if (n < 1 || n > MAX_KEY)
        throw new Error(`setting ${key}: key of ${n} characters, not 1 to 13`)
}
