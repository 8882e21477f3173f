import * as ds from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { Oled } from "../../src/device/oled"
import { PanelSettings } from "../../src/device/panel/settings"
import { FakeBus, FakeClock, FakeStore } from "./fakes/panel"

const NO_PANEL = 255

async function settingsOf(panel = NO_PANEL): Promise<PanelSettings> {
    // many steps: a real wait keeps the runtime from taking them for an endless loop
    await ds.sleep(1)
    const store = new FakeStore()
    const record = Buffer.from([panel, 0, 2, 1, 1, 0])
    if (panel !== NO_PANEL) store.values["panel"] = record
    const settings = new PanelSettings(store as any)
    await settings.load()
    return settings
}

let clock: FakeClock
let bus: FakeBus
let oled: Oled

/** A panel that has been started at time 0. */
async function started(panel = 0, noise = -1): Promise<void> {
    clock = new FakeClock()
    bus = new FakeBus()
    bus.noise = noise
    oled = new Oled(clock as any, await settingsOf(panel), bus)
    oled.choose()
    await oled.start()
}

/** Shows one window, and gives the transaction it took. */
async function showOne(
    page: number,
    below: number,
    from: number,
    to: number
): Promise<string> {
    oled.windows.add(page, below, from, to)
    await oled.show()
    return bus.last ? bus.last.toString("hex") : ""
}

describe("Oled", () => {
    test("sends a window in one transaction, its end repeated", async () => {
        await started()
        for (let i = 0; i < 5; i++) oled.frame[2 * 128 + 7 + i] = 0x11 * (i + 1)
        const before = bus.transactions
        expect(await showOne(2, 3, 7, 12)).toBe(
            "802180078" + "00b80228002800240" + "1122334455112233"
        )
        expect(bus.transactions - before).toBe(1)
        expect(oled.windows.size).toBe(0)
    })
    test("sends several pages as one window, and large ones in parts", async () => {
        await started()
        for (let i = 0; i < 6; i++) oled.frame[3 * 128 + 1 + i] = i + 1
        for (let i = 0; i < 6; i++) oled.frame[4 * 128 + 1 + i] = i + 7
        expect(await showOne(3, 5, 1, 7)).toBe(
            "802180018006802280038004400102030405060708090a0b0c"
        )
        const before = bus.transactions
        await showOne(0, 8, 0, 128)
        expect(bus.transactions - before).toBe(2)
    })
    test("shows the whole frame before it switches an SSD1306 on", async () => {
        await started()
        expect(bus.on).toBe(true)
        expect(bus.bytes >= 1024 + 2 * 13).toBe(true)
    })
    test("sends pages of an SH1106 with its offset, padded with neighbors", async () => {
        await started(1)
        expect(bus.on).toBe(true)
        oled.frame[7 * 128 + 120] = 0xaa
        oled.frame[7 * 128 + 127] = 0x55
        expect(await showOne(7, 8, 125, 128)).toBe(
            "80b7800a801740" + "aa00000000000055"
        )
        const before = bus.transactions
        await showOne(2, 5, 0, 4)
        expect(bus.transactions - before).toBe(3)
    })
    test("takes chip, height and address from the settings", async () => {
        clock = new FakeClock()
        bus = new FakeBus()
        bus.address = 0x3d
        oled = new Oled(clock as any, await settingsOf(6), bus)
        oled.choose()
        await oled.start()
        expect(bus.on).toBe(true)
        expect(oled.pages).toBe(4)
        expect(oled.windows.tall).toBe(true)
    })
})

describe("Oled without its panel", () => {
    test("goes on, and finds it again within a second", async () => {
        clock = new FakeClock()
        bus = new FakeBus()
        bus.present = false
        oled = new Oled(clock as any, await settingsOf(), bus)
        oled.choose()
        clock.time = 5000
        await oled.start()
        await showOne(2, 3, 10, 11)
        bus.present = true
        await clock.sample(5900)
        expect(bus.transactions).toBe(0)
        await clock.sample(6000)
        expect(bus.on).toBe(true)
        expect(bus.bytes > 1024).toBe(true)
    })
    test("notices that it goes, and sets it up anew", async () => {
        await started()
        bus.present = false
        bus.on = false
        await showOne(2, 3, 10, 11)
        await clock.sample(1000)
        bus.present = true
        bus.bytes = 0
        await showOne(2, 3, 10, 11)
        await clock.sample(1999)
        expect(bus.bytes).toBe(0)
        await clock.sample(2000)
        expect(bus.on).toBe(true)
        expect(bus.bytes > 1024).toBe(true)
    })
    test("notices a loss of power between two frames", async () => {
        for (const panel of [0, 1]) {
            await started(panel)
            await clock.sample(900)
            bus.on = false
            bus.bytes = 0
            await clock.sample(1000)
            expect(bus.on).toBe(true)
            expect(bus.bytes > 1024).toBe(true)
        }
    })
    test("asks with one byte, once a second", async () => {
        await started()
        bus.transactions = 0
        bus.bytes = 0
        for (let time = 100; time <= 5000; time += 100) await clock.sample(time)
        expect(bus.transactions).toBe(5)
        expect(bus.bytes).toBe(5)
    })
    test("does not go by a status that says nothing", async () => {
        for (const noise of [0x00, 0xff]) {
            await started(0, noise)
            bus.bytes = 0
            bus.reads = 0
            for (let time = 1000; time <= 5000; time += 1000)
                await clock.sample(time)
            expect(bus.bytes).toBe(5)
            expect(bus.reads).toBe(0)
        }
    })
    test("asks nothing while it rests, and shows the whole frame when it wakes", async () => {
        await started()
        await oled.rest()
        expect(bus.on).toBe(false)
        bus.bytes = 0
        await clock.sample(7000)
        await clock.sample(8000)
        expect(bus.bytes).toBe(0)
        await oled.wake()
        expect(bus.on).toBe(true)
        expect(bus.bytes > 1024).toBe(true)
    })
})
