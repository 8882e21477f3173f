import * as ds from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { Care } from "../../src/device/care"
import { Oled } from "../../src/device/oled"
import {
    BRIGHTNESS,
    DIM,
    OFF,
    PANEL,
    PanelSettings,
    RACK,
    TURNED,
} from "../../src/device/panel/settings"
import { FakeBus, FakeClock, FakeStore } from "./fakes/panel"

const stores = new FakeStore()

/** Settings as deployed by `text`, with a record as saved on the handheld. */
async function deployed(text: string, record?: Buffer): Promise<PanelSettings> {
    await ds.sleep(1)
    stores.values["display"] = text === "" ? undefined : Buffer.from(text)
    stores.values["panel"] = record
    const settings = new PanelSettings(stores as any)
    await settings.load()
    return settings
}

function panelOf(settings: PanelSettings): string {
    const chip = settings.isSh1106() ? "sh1106" : "ssd1306"
    return `${chip} ${settings.height()} ${settings.address()}`
}

describe("PanelSettings", () => {
    test("takes what is deployed, in any order", async () => {
        expect(panelOf(await deployed(""))).toBe("ssd1306 64 60")
        expect(panelOf(await deployed('"sh1106 128x64 0x3c"'))).toBe(
            "sh1106 64 60"
        )
        expect(panelOf(await deployed('"0x3D 128x32"'))).toBe("ssd1306 32 61")
        expect(panelOf(await deployed('"SH1106"'))).toBe("sh1106 64 60")
    })
    test("takes nothing of what it does not understand", async () => {
        for (const text of [
            '"ssd1309"',
            '"sh1106 128x48"',
            "7",
            '"sh1106sh1106"',
        ])
            expect(panelOf(await deployed(text))).toBe("ssd1306 64 60")
    })
    test("goes by what was chosen on the handheld", async () => {
        const settings = await deployed('"sh1106 0x3d"')
        settings.next(PANEL)
        expect(panelOf(settings)).toBe("ssd1306 32 61")
        settings.next(BRIGHTNESS)
        settings.next(TURNED)
        await settings.save()
        const record = stores.values["panel"]
        const again = await deployed('"sh1106 0x3c"', record)
        expect(panelOf(again)).toBe("ssd1306 32 61")
        expect(again.contrast()).toBe(255)
        expect(again.isTurned()).toBe(true)
    })
    test("follows what is deployed while no other panel is chosen", async () => {
        const settings = await deployed('"sh1106"')
        settings.next(RACK)
        await settings.save()
        const again = await deployed('"128x32"', stores.values["panel"])
        expect(panelOf(again)).toBe("ssd1306 32 60")
        expect(again.rackStays()).toBe(true)
    })
    test("leaves out a record that can't be", async () => {
        for (const record of [
            hex`01`,
            hex`08 00 02 01 01 00`,
            hex`01 02 02 01 01 00`,
            hex`01 00 02 01 05 00`,
            hex`01 00 02 01 01 00 00`,
        ]) {
            const settings = await deployed("", record)
            expect(panelOf(settings)).toBe("ssd1306 64 60")
            expect(settings.offAfter()).toBe(120000)
        }
    })
    test("has never as a choice, and begins anew after the last", async () => {
        const settings = await deployed("")
        expect(settings.dimAfter()).toBe(30000)
        settings.next(DIM)
        settings.next(DIM)
        expect(settings.dimAfter()).toBe(0)
        settings.next(DIM)
        expect(settings.dimAfter()).toBe(15000)
        for (let i = 0; i < 3; i++) settings.next(OFF)
        expect(settings.offAfter()).toBe(0)
    })
    test("tries every panel at both addresses", async () => {
        const settings = await deployed("")
        let all = ""
        for (let i = 0; i < 8; i++) {
            all += `${panelOf(settings)},`
            settings.nextPanel()
        }
        for (const chip of ["ssd1306", "sh1106"])
            for (const rest of ["64 60", "64 61", "32 60", "32 61"])
                expect(all.indexOf(`${chip} ${rest},`) >= 0).toBe(true)
        expect(panelOf(settings)).toBe("ssd1306 64 60")
    })
})

/** What a `Care` goes by. */
class FakeButtons {
    touched = 0
    asleep = false
    heldAtStart = 0
    signals = 0

    signal(): void {
        this.signals++
    }
}

let clock: FakeClock
let bus: FakeBus
let oled: Oled
let settings: PanelSettings
let buttons: FakeButtons
let care: Care

async function cared(): Promise<void> {
    clock = new FakeClock()
    bus = new FakeBus()
    settings = await deployed("")
    buttons = new FakeButtons()
    oled = new Oled(clock as any, settings, bus)
    care = new Care(clock as any, buttons as any, oled, settings)
    oled.choose()
    await oled.start()
}

/** What the panel was last told, as the contrast or -1 for off. */
async function attendAt(time: number): Promise<number> {
    buttons.signals = 0
    await clock.sample(time)
    if (buttons.signals > 0) await care.attend()
    return bus.on ? bus.last[bus.last.length - 1] : -1
}

describe("Care", () => {
    test("dims after 30 s, and brightens by a press", async () => {
        await cared()
        await clock.sample(29900)
        expect(buttons.signals).toBe(0)
        expect(await attendAt(30000)).toBe(1)
        expect(care.dimmed).toBe(true)
        buttons.touched = 31000
        clock.time = 31000
        await care.attend()
        expect(bus.last[bus.last.length - 1]).toBe(0x80)
        expect(care.dimmed).toBe(false)
    })
    test("switches off after 2 minutes, clock and all, and wakes", async () => {
        await cared()
        await attendAt(30000)
        expect(await attendAt(119900)).toBe(0)
        expect(await attendAt(120000)).toBe(-1)
        expect(clock.running).toBe(false)
        expect(buttons.asleep).toBe(true)
        buttons.touched = 500000
        clock.time = 500000
        bus.bytes = 0
        await care.attend()
        expect(bus.on).toBe(true)
        expect(bus.bytes > 1024).toBe(true)
        expect(clock.running).toBe(true)
        expect(buttons.asleep).toBe(false)
    })
    test("leaves the rack on if the owner says so, but dims it", async () => {
        await cared()
        care.steady = true
        expect(await attendAt(120000)).toBe(-1)
        await cared()
        settings.next(RACK)
        care.steady = true
        await attendAt(120000)
        expect(bus.on).toBe(true)
        expect(care.dimmed).toBe(true)
        care.steady = false
        expect(await attendAt(121000)).toBe(-1)
    })
    test("never does what is set to never", async () => {
        await cared()
        for (let i = 0; i < 2; i++) settings.next(DIM)
        for (let i = 0; i < 3; i++) settings.next(OFF)
        await clock.sample(3600000)
        expect(buttons.signals).toBe(0)
    })
    test("tries the next panel while ROLL is held since power-on", async () => {
        await cared()
        const seen: string[] = []
        for (let held = 1; held <= 9; held++) {
            buttons.heldAtStart = held
            await care.attend()
            await care.attend()
            seen.push(panelOf(settings))
        }
        expect(seen[0]).toBe("sh1106 64 60")
        expect(seen[3]).toBe("sh1106 64 60")
        expect(seen[4]).toBe("ssd1306 32 60")
        expect(seen[8]).toBe("sh1106 32 60")
        expect(stores.values["panel"][0]).toBe(3)
    })
})
