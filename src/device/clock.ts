// Clock: time without timers, taken from the samples that a button's service streams.

import * as ds from "@devicescript/core"

/** Jacdac commands that may go out between two samples. */
export const COMMANDS = 4

// The runtime lets a command through at once while it owes less than 100 ms, at 20 ms a command; then
// it makes the fiber sleep.
const COST_MS = 20
const OWE_MS = 100

// The library itself asks for more samples each time the button's device announces itself: every
// 500 ms, and twice when the role is bound. One command of each interval is left to it.
const LIBRARY = 1
const OWN_MS = COST_MS * (COMMANDS - LIBRARY)

// Most samples that can be asked for at once, and after how many we ask again: should an announcement
// ever stay away, the clock goes on.
const SAMPLES = 199
const ASK_AGAIN = 100

// Fibers that may wait at the same time.
const WAITERS = 4

/**
 * On a battery a fiber that waits for a timer may never wake, since the RP2040 firmware can lose its one
 * alarm. So waiting means waiting for a sample, which the firmware's button service sends about every
 * 100 ms. How long it took is read from `millis()`; samples are never counted for that.
 */
export class Clock {
    private running = false
    // Commands since the last sample, and what the runtime counts for them: owed at the moment `paid`.
    private sent = 0
    private owed = 0
    private paid = 0
    private samples = 0
    private readonly waiting: ds.Fiber[] = []
    private waiters = 0
    private readonly callbacks: ds.Callback[] = []

    /** @param button the button whose samples are used; it may serve as a button as well */
    constructor(private readonly button: ds.Button) {
        for (let i = 0; i < WAITERS; i++) this.waiting.push(undefined)
    }

    /** Begins to stream samples. Does nothing when they are streaming. */
    async start(): Promise<void> {
        if (this.running) return
        this.running = true
        this.samples = 0
        // Binding the role may have the library send up to two commands: all others wait till they are paid.
        this.owed = OWE_MS
        this.paid = ds.millis()
        const self = this
        this.button.reading.subscribe(async () => await self.sample())
        await this.button.streamingSamples.write(SAMPLES)
    }

    /** Ends the stream, so that the chip can sleep. No fiber may be waiting for a sample. */
    async stop(): Promise<void> {
        if (!this.running) return
        await this.spend()
        this.running = false
        // Unsubscribing would leave the library asking for samples: what it goes by is this entry.
        delete (this.button as any)._changeHandlers["reading"]
        await this.button.streamingSamples.write(0)
    }

    /** Milliseconds since the start of the program. Stands still until the fiber really waits. */
    now(): number {
        return ds.millis()
    }

    /**
     * Waits for the next sample.
     * @throws Error when the clock is stopped, or too many fibers wait
     */
    async tick(): Promise<void> {
        if (!this.running) throw new Error("clock is stopped")
        if (this.waiters === WAITERS) throw new Error("too many wait")
        this.waiting[this.waiters] = ds.Fiber.self()
        this.waiters++
        await ds.suspend()
    }

    /** Waits at least `ms` milliseconds, up to one sample longer; not at all for 0 or less. */
    async wait(ms: number): Promise<void> {
        const until = ds.millis() + ms
        while (ds.millis() < until) await this.tick()
    }

    /** Has `callback` called at each sample, for ever. It must not wait. */
    onSample(callback: ds.Callback): void {
        this.callbacks.push(callback)
    }

    /**
     * To be awaited before each Jacdac command (a setting read or written, a register written): lets it
     * pass, or waits for the next sample when as many as may be have been sent since the last one. A
     * stopped clock is started for that time.
     */
    async spend(): Promise<void> {
        const stopped = !this.running
        while (!this.affords()) {
            await this.start()
            await this.tick()
        }
        if (stopped) await this.stop()
        this.charge()
    }

    /** Whether one more command can go out now. */
    private affords(): boolean {
        const now = ds.millis()
        this.owed = Math.max(0, this.owed - (now - this.paid))
        this.paid = now
        return this.sent < COMMANDS && this.owed + COST_MS <= OWN_MS
    }

    private charge(): void {
        this.sent++
        this.owed += COST_MS
    }

    private async sample(): Promise<void> {
        if (!this.running) return
        this.sent = LIBRARY
        const n = this.waiters
        this.waiters = 0
        for (let i = 0; i < n; i++) this.waiting[i].resume(undefined)
        for (let i = 0; i < this.callbacks.length; i++) {
            const callback = this.callbacks[i]
            await callback()
        }
        this.samples++
        if (this.samples === ASK_AGAIN) {
            this.samples = 0
            this.charge()
            await this.button.streamingSamples.write(SAMPLES)
        }
    }
}
