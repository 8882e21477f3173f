import * as ds from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import {
    Buttons,
    ROLL,
    ROLL_HOLD,
    SELECT,
    SELECT_HOLD,
    SIGNAL,
} from "../../src/device/buttons"
import { Clock, COMMANDS } from "../../src/device/clock"

/** One event or register of a button: remembers who subscribed. */
class Source {
    private handlers: ds.Callback[] = []

    subscribe(handler: ds.Callback): void {
        this.handlers.push(handler)
    }

    async fire(): Promise<void> {
        for (const handler of this.handlers) await handler()
    }

    clear(): void {
        this.handlers = []
    }
}

/** What a clock and the buttons use of a `ds.Button`, fired by hand. */
class FakeButton {
    readonly down = new Source()
    readonly hold = new Source()
    readonly up = new Source()
    readonly reading = new Source()
    readonly streamingSamples: FakeButton
    readonly _changeHandlers: any = { reading: this.reading }
    readonly writes: number[] = []

    constructor() {
        this.streamingSamples = this
    }

    async write(samples: number): Promise<void> {
        this.writes.push(samples)
    }
}

const select = new FakeButton()
const roll = new FakeButton()
const buttons = new Buttons(select as any, roll as any)

let got = 0
async function take(): Promise<void> {
    got = await buttons.next()
}

/** What is in the queue, or 0 when `next` waits. */
async function queued(): Promise<number> {
    got = 0
    const fiber = take.start()
    await ds.sleep(5)
    if (got === 0) fiber.terminate()
    // The terminated fiber must not be resumed.
    ;(buttons as any).waiting = undefined
    return got
}

async function fresh(): Promise<void> {
    await select.up.fire()
    await roll.up.fire()
    buttons.opened()
    await ds.sleep(130)
}

describe("Buttons", () => {
    test("reports presses in order", async () => {
        await fresh()
        await roll.down.fire()
        await roll.up.fire()
        await select.down.fire()
        expect(await queued()).toBe(ROLL)
        expect(await queued()).toBe(SELECT)
        expect(await queued()).toBe(0)
    })
    test("wakes the fiber that waits, and tells when", async () => {
        await fresh()
        got = 0
        take.start()
        await ds.sleep(20)
        const now = ds.millis()
        await select.down.fire()
        await ds.sleep(5)
        expect(got).toBe(SELECT)
        expect(buttons.moment).toBe(now)
    })
    test("counts the first hold of a press only", async () => {
        await fresh()
        await roll.down.fire()
        await roll.hold.fire()
        await roll.hold.fire()
        await roll.up.fire()
        await roll.down.fire()
        await roll.hold.fire()
        expect(await queued()).toBe(ROLL)
        expect(await queued()).toBe(ROLL_HOLD)
        expect(await queued()).toBe(ROLL)
        expect(await queued()).toBe(ROLL_HOLD)
        expect(await queued()).toBe(0)
    })
    test("drops what was pressed before a prompt, and its hold", async () => {
        await fresh()
        await select.down.fire()
        buttons.opened()
        await ds.sleep(130)
        await select.hold.fire()
        expect(await queued()).toBe(0)
        await select.up.fire()
        await select.down.fire()
        expect(await queued()).toBe(SELECT)
    })
    test("drops the hold of a press taken before the prompt", async () => {
        await fresh()
        await select.down.fire()
        expect(await queued()).toBe(SELECT)
        buttons.opened()
        await ds.sleep(130)
        await select.hold.fire()
        expect(await queued()).toBe(0)
    })
    test("is blind for 120 ms after a prompt opens", async () => {
        await fresh()
        buttons.opened()
        await ds.sleep(60)
        await roll.down.fire()
        await ds.sleep(80)
        await roll.hold.fire()
        expect(await queued()).toBe(0)
    })
    test("keeps eight presses, drops the newest and its hold", async () => {
        await fresh()
        for (let i = 0; i < 8; i++) await select.down.fire()
        await roll.down.fire()
        expect(await queued()).toBe(SELECT)
        await roll.hold.fire()
        for (let i = 0; i < 7; i++) expect(await queued()).toBe(SELECT)
        expect(await queued()).toBe(0)
    })
    test("holds keep apart from the other button's", async () => {
        await fresh()
        await select.down.fire()
        await roll.down.fire()
        await select.hold.fire()
        expect(await queued()).toBe(SELECT)
        expect(await queued()).toBe(ROLL)
        expect(await queued()).toBe(SELECT_HOLD)
    })
    test("signals, after the presses that wait, and once", async () => {
        await fresh()
        await select.down.fire()
        buttons.signal()
        buttons.signal()
        expect(await queued()).toBe(SELECT)
        expect(await queued()).toBe(SIGNAL)
        expect(await queued()).toBe(0)
    })
    test("keeps a signal when a prompt opens", async () => {
        await fresh()
        buttons.signal()
        buttons.opened()
        expect(await queued()).toBe(SIGNAL)
    })
    test("asleep, only signals, and drops the press and its hold", async () => {
        await fresh()
        buttons.asleep = true
        await roll.down.fire()
        buttons.asleep = false
        await roll.hold.fire()
        await roll.up.fire()
        expect(await queued()).toBe(SIGNAL)
        expect(await queued()).toBe(0)
    })
    test("knows when a button last moved", async () => {
        await fresh()
        await ds.sleep(50)
        expect(ds.millis() - buttons.touched >= 50).toBe(true)
        await select.up.fire()
        expect(buttons.touched).toBe(ds.millis())
    })
})

describe("ROLL held at power-on", () => {
    test("is reported each half second until it is let go", async () => {
        const held = new FakeButton()
        const other = new Buttons(new FakeButton() as any, held as any)
        await held.hold.fire()
        await held.hold.fire()
        expect(other.heldAtStart).toBe(2)
        await held.up.fire()
        await held.down.fire()
        await held.hold.fire()
        expect(other.heldAtStart).toBe(2)
    })
    test("is told from a hold that comes later, of a press that did not count", async () => {
        const held = new FakeButton()
        const other = new Buttons(new FakeButton() as any, held as any)
        await ds.sleep(1500)
        await held.hold.fire()
        expect(other.heldAtStart).toBe(0)
    })
    test("is told from a press that counts", async () => {
        const held = new FakeButton()
        const other = new Buttons(new FakeButton() as any, held as any)
        await ds.sleep(130)
        await held.down.fire()
        await held.hold.fire()
        expect(other.heldAtStart).toBe(0)
    })
})

let spent = 0
async function spendFive(clock: Clock): Promise<void> {
    for (let i = 0; i < 5; i++) {
        await clock.spend()
        spent++
    }
}

let waited = -1
async function waitFor(clock: Clock, ms: number): Promise<void> {
    const start = clock.now()
    waited = -1
    await clock.wait(ms)
    waited = clock.now() - start
}

describe("Clock", () => {
    test("lets out few commands between two samples", async () => {
        const button = new FakeButton()
        const clock = new Clock(button as any)
        await clock.start()
        expect(button.writes.length).toBe(1)
        expect(button.writes[0]).toBe(199)
        spent = 0
        spendFive.start(clock)
        await ds.sleep(5)
        expect(spent).toBe(0)
        await ds.sleep(100)
        await button.reading.fire()
        await ds.sleep(5)
        // One of the four is the library's.
        expect(spent).toBe(COMMANDS - 1)
        await ds.sleep(100)
        // Time alone lets nothing out, even to a fiber that asks only now.
        const late = spendFive.start(clock)
        await ds.sleep(5)
        expect(spent).toBe(COMMANDS - 1)
        late.terminate()
        ;(clock as any).waiters = 1
        await button.reading.fire()
        await ds.sleep(5)
        expect(spent).toBe(5)
    })
    test("lets out few commands when samples come quickly", async () => {
        const button = new FakeButton()
        const clock = new Clock(button as any)
        await clock.start()
        await ds.sleep(100)
        await button.reading.fire()
        spent = 0
        spendFive.start(clock)
        await ds.sleep(2)
        await button.reading.fire()
        await ds.sleep(2)
        expect(spent).toBe(COMMANDS - 1)
    })
    test("waits by the time, not by the samples", async () => {
        const button = new FakeButton()
        const clock = new Clock(button as any)
        await clock.start()
        waitFor.start(clock, 50)
        await ds.sleep(5)
        for (let i = 0; i < 5; i++) await button.reading.fire()
        await ds.sleep(5)
        expect(waited).toBe(-1)
        await ds.sleep(60)
        expect(waited).toBe(-1)
        await button.reading.fire()
        await ds.sleep(5)
        expect(waited >= 50).toBe(true)
        waitFor.start(clock, 0)
        await ds.sleep(5)
        expect(waited).toBe(0)
    })
    test("calls back, asks for more samples, and stops", async () => {
        const button = new FakeButton()
        const clock = new Clock(button as any)
        let calls = 0
        clock.onSample(() => {
            calls++
        })
        await clock.start()
        await clock.start()
        for (let i = 0; i < 150; i++) await button.reading.fire()
        expect(calls).toBe(150)
        expect(button.writes.length).toBe(2)
        await ds.sleep(100)
        await clock.stop()
        expect(button.writes[2]).toBe(0)
        expect(button._changeHandlers["reading"]).toBe(undefined)
        await button.reading.fire()
        expect(calls).toBe(150)
        let message = ""
        try {
            await clock.tick()
        } catch (e: any) {
            message = e.message
        }
        expect(message).toBe("clock is stopped")
    })
})
