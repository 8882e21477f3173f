import * as ds from "@devicescript/core"
import { I2C } from "@devicescript/i2c"
import { describe, expect, test } from "@devicescript/test"
import { Spans } from "../../src/device/display"
import { Oled } from "../../src/device/oled"
import { SeedSource } from "../../src/device/random"
import { MAX_VALUE, Store } from "../../src/device/store"

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
