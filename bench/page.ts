/**
 * `npm run bench:page [-- --json]`: what the page costs whoever opens it, measured in a real browser: bytes over the wire,
 * time to the first lit screen next to that of loading the virtual machine alone, a frame's time, and axe's findings.
 */
import axe from "axe-core"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { build } from "vite"
import { ROOT } from "../sim/paths"
import { readArguments } from "../sim/cli/args"
import { runCli } from "../sim/cli/game-options"
import { preparePage, VITE_CONFIG } from "../sim/page/prepare"
import { readVmSource } from "../sim/vm/extract"
import { launch } from "../tests/page/chromium"
import { StaticHost } from "../tests/page/static-host"

const SITE = join(ROOT, "built", "page-bench")
const ALONE = join(ROOT, "built", "page-bench-alone")

/** Loads of each page, by turns, each with empty caches; the median counts. */
const LOADS = 15
/** Presses while frames are timed. */
const PRESSES = 40
const PRESS_MS = 40
const PAUSE_MS = 350

const AIMS = { wireBytes: 600_000, litRatio: 1.5, frameMs: 1000 / 60 }

/** Notes when the first pixel was lit, and how long each frame took. Runs in the page before its own scripts. */
function watchFrames(): void {
    const frames: number[] = []
    const notes = { lit: 0, frames }
    Object.assign(window, { notes })
    new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries()) {
            frames.push(duration)
            const canvas = document
                .querySelector("wokwi-ssd1306")
                ?.shadowRoot?.querySelector("canvas")
            const data = canvas?.getContext("2d")?.getImageData(0, 0, 128, 64)
            const lit = data?.data.some((part, i) => i % 4 < 3 && part > 64)
            if (lit) notes.lit ||= startTime + duration
        }
    }).observe({ entryTypes: ["measure"] })
}

interface Notes {
    lit: number
    frames: number[]
}

async function notesOf(page: Page): Promise<Notes> {
    return await page.evaluate(
        () => (window as unknown as { notes: Notes }).notes
    )
}

async function open(browser: Browser, address: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(watchFrames)
    await page.goto(address)
    return page
}

async function timeToLit(browser: Browser, address: string): Promise<number> {
    const page = await open(browser, address)
    await page.waitForFunction(
        () => (window as unknown as { notes: Notes }).notes.lit > 0
    )
    const { lit } = await notesOf(page)
    await page.context().close()
    return lit
}

async function timeToReady(browser: Browser, address: string): Promise<number> {
    const page = await open(browser, address)
    const ready = await page.waitForFunction(
        () => performance.getEntriesByName("ready")[0]?.startTime
    )
    const ms = await ready.jsonValue()
    await page.context().close()
    return ms ?? NaN
}

async function frameTimes(browser: Browser, address: string) {
    const page = await open(browser, address)
    await page.waitForTimeout(1_000)
    await page.evaluate(() =>
        Object.assign((window as unknown as { notes: Notes }).notes.frames, {
            length: 0,
        })
    )
    for (let i = 0; i < PRESSES; ++i) {
        await page.keyboard.press(i % 4 === 3 ? "s" : "r", { delay: PRESS_MS })
        await page.waitForTimeout(PAUSE_MS)
    }
    const { frames } = await notesOf(page)
    await page.addScriptTag({ content: axe.source })
    const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
            axe: { run(): Promise<{ violations: { impact: string }[] }> }
        }
        return (await axe.run()).violations.map(({ impact }) => impact)
    })
    await page.context().close()
    const sorted = frames.sort((a, b) => a - b)
    return {
        frames: sorted.length,
        frameMedianMs: round(at(sorted, 0.5)),
        frame95Ms: round(at(sorted, 0.95)),
        frameMostMs: round(at(sorted, 1)),
        axe: found,
    }
}

/** Bytes of the first load: until the charts are there and the service worker has everything. */
async function wireBytes(browser: Browser): Promise<number> {
    const host = await StaticHost.start(SITE, "/")
    const page = await open(browser, host.address)
    await page.waitForSelector(".uplot")
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().close()
    await host.stop()
    return host.sent
}

function at(sorted: readonly number[], part: number): number {
    return sorted[Math.round((sorted.length - 1) * part)] ?? NaN
}

function round(value: number): number {
    return Number(value.toFixed(2))
}

async function buildPages(): Promise<void> {
    await preparePage()
    // as it lies in the package
    mkdirSync(join(ROOT, "built", "page-vm"), { recursive: true })
    writeFileSync(join(ROOT, "built", "page-vm", "vm.txt"), readVmSource())
    const quiet = { configFile: VITE_CONFIG, logLevel: "warn" as const }
    await build({ ...quiet, build: { outDir: SITE } })
    await build({
        ...quiet,
        root: join(ROOT, "bench", "vm-alone"),
        publicDir: false,
        build: { outDir: ALONE },
    })
}

async function measure() {
    const browser = await launch()
    const page = await StaticHost.start(SITE, "/")
    const alone = await StaticHost.start(ALONE, "/")
    const lit: number[] = []
    const ready: number[] = []
    for (let i = 0; i < LOADS; ++i) {
        lit.push(await timeToLit(browser, page.address))
        ready.push(await timeToReady(browser, alone.address))
    }
    const median = (times: number[]) =>
        at(
            times.sort((a, b) => a - b),
            0.5
        )
    const [litMs, readyMs] = [median(lit), median(ready)]
    const result = {
        wireBytes: await wireBytes(browser),
        firstLitMs: round(litMs),
        vmAloneMs: round(readyMs),
        litRatio: round(litMs / readyMs),
        ...(await frameTimes(browser, page.address)),
    }
    await browser.close()
    await page.stop()
    await alone.stop()
    return result
}

await runCli(async () => {
    const { flags } = readArguments({ flags: ["json"] })
    await buildPages()
    const result = await measure()
    if (flags.has("json")) return console.log(JSON.stringify(result))
    console.log(`| the page | measured | aim |
| --- | --- | --- |
| first load over the wire, compressed | ${result.wireBytes} bytes | ${AIMS.wireBytes} |
| navigation to the first lit screen | ${result.firstLitMs} ms | |
| the virtual machine alone | ${result.vmAloneMs} ms | |
| first lit screen / virtual machine alone | ${result.litRatio} | ${AIMS.litRatio} |
| last I2C byte to the drawn pixels, median of ${result.frames} frames | ${result.frameMedianMs} ms | ${round(AIMS.frameMs)} |
| the same, 95 % stay below / most | ${result.frame95Ms} / ${result.frameMostMs} ms | |
| axe | ${result.axe.join(", ") || "no finding"} | none serious |`)
})
