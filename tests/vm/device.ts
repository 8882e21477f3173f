import * as ds from "@devicescript/core"
import { I2C } from "@devicescript/i2c"
import { describe, expect, test } from "@devicescript/test"
import {
    Buttons,
    ROLL,
    ROLL_HOLD,
    SELECT,
    SELECT_HOLD,
} from "../../src/device/buttons"
import { Clock, COMMANDS } from "../../src/device/clock"
import { Spans } from "../../src/device/display"
import { Oled } from "../../src/device/oled"
import { SeedSource } from "../../src/device/random"
import { MAX_VALUE, Store } from "../../src/device/store"

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
    test("takes other kinds", async () => {
        await fresh()
        expect(buttons.post(9)).toBe(true)
        expect(await queued()).toBe(9)
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

/** A clock whose commands are counted and whose time is set by hand. */
class FakeClock {
    spent = 0
    time = 0
    private callback: ds.Callback

    async spend(): Promise<void> {
        this.spent++
    }

    now(): number {
        return this.time
    }

    onSample(callback: ds.Callback): void {
        this.callback = callback
    }

    async sample(time: number): Promise<void> {
        this.time = time
        await this.callback()
    }
}

const pace = new FakeClock()
const store = new Store(pace as any)

/** The message of the error that saving `size` bytes throws, or "no error". */
async function saveFailure(key: string, size: number): Promise<string> {
    try {
        await store.save(key, Buffer.alloc(size))
    } catch (e: any) {
        return e.message
    }
    return "no error"
}

describe("Store", () => {
    test("gives back what it was given", async () => {
        const bytes = Buffer.alloc(MAX_VALUE)
        bytes[0] = 7
        bytes[MAX_VALUE - 1] = 9
        pace.spent = 0
        await store.save("thirteen.char", bytes)
        const back = await store.load("thirteen.char")
        expect(back.toString("hex")).toBe(bytes.toString("hex"))
        await store.erase("thirteen.char")
        expect(await store.load("thirteen.char")).toBe(undefined)
        expect(await store.load("never.written")).toBe(undefined)
        expect(pace.spent).toBe(5)
    })
    test("refuses sizes, naming key and size", async () => {
        expect(await saveFailure("k", 193)).toBe(
            "setting k: 193 bytes, not 1 to 192"
        )
        expect(await saveFailure("k", 0)).toBe(
            "setting k: 0 bytes, not 1 to 192"
        )
        expect(await saveFailure("fourteen chars", 5)).toBe(
            "setting fourteen chars: key of 14 characters, not 1 to 13"
        )
        expect(await saveFailure("", 5)).toBe(
            "setting : key of 0 characters, not 1 to 13"
        )
    })
})

/** A bus with a panel that can be taken away. */
class FakeBus extends I2C {
    present = true
    writes = 0
    last: Buffer

    override async xfer(
        devAddr: number,
        writeBuf: Buffer,
        numRead?: number
    ): Promise<Buffer> {
        if (!this.present) throw new Error("no acknowledge")
        expect(devAddr).toBe(0x3c)
        this.writes++
        this.last = writeBuf
        return Buffer.alloc(numRead || 0)
    }
}

/** Where page and column of the frame are in a transfer of the whole screen, column after column. */
function sent(bus: FakeBus, page: number, x: number): number {
    return bus.last[1 + x * 8 + page]
}

const whole = new Spans()
whole.add(2, 10, 11)

describe("Oled", () => {
    test("sends the frame", async () => {
        const bus = new FakeBus()
        const oled = new Oled(pace as any, bus)
        oled.frame[2 * 128 + 10] = 0x81
        await oled.start()
        oled.frame[2 * 128 + 10] = 0xa5
        await oled.show(whole)
        expect(bus.last.length).toBe(1025)
        expect(bus.last[0]).toBe(0x40)
        expect(sent(bus, 2, 10)).toBe(0xa5)
        expect(sent(bus, 2, 11)).toBe(0)
    })
    test("goes on without a panel, and finds it again", async () => {
        const bus = new FakeBus()
        bus.present = false
        const oled = new Oled(pace as any, bus)
        pace.time = 5000
        await oled.start()
        oled.frame[2 * 128 + 10] = 0x42
        await oled.show(whole)
        bus.present = true
        await pace.sample(5900)
        expect(bus.writes).toBe(0)
        await pace.sample(6000)
        expect(bus.writes > 30).toBe(true)
        await oled.show(whole)
        expect(sent(bus, 2, 10)).toBe(0x42)
    })
    test("notices a panel that goes, and initializes it anew", async () => {
        const bus = new FakeBus()
        const oled = new Oled(pace as any, bus)
        pace.time = 0
        await oled.start()
        const init = bus.writes
        bus.present = false
        oled.frame[2 * 128 + 10] = 0x11
        await oled.show(whole)
        await pace.sample(1000)
        await pace.sample(1500)
        bus.present = true
        bus.writes = 0
        await oled.show(whole)
        await pace.sample(1999)
        expect(bus.writes).toBe(0)
        await pace.sample(2000)
        expect(bus.writes).toBe(init)
        await pace.sample(4000)
        expect(bus.writes).toBe(init)
    })
})

describe("SeedSource", () => {
    test("gives three different words each time", () => {
        const seeds = new SeedSource()
        seeds.mix(1234)
        const a = seeds.words()
        const b = seeds.words()
        expect(a.length).toBe(3)
        for (let i = 0; i < 3; i++) {
            expect(a[i] === b[i]).toBe(false)
            expect(a[i] | 0).toBe(a[i])
        }
    })
})
