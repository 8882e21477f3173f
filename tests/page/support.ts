/** What the tests of the page share: the page on a static host, a browser, and the screen as it is drawn. */
import { withCheck } from "../../sim/engine/share-code"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { fileOf } from "../../sim/paths"
import { MAIN } from "../../sim/programs"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import type { ButtonName, Host } from "../../sim/host"
import { startHost } from "../../sim/node"
import type { LoadedGame } from "../../sim/page/load-code"
import { type Panel, textArt } from "../../sim/screen"
import { readScreen } from "../sim/support"
import { SITE } from "./build"
import { launch } from "./chromium"
import { StaticHost } from "./static-host"

/** A game of three before its first choice; its first roll, by P1, is a 53, for which P2 collects and P1 gets the fee. */
export const NEW_GAME = withCheck("rich-uncle.1.3.50000.0.0.0.7.2.3.0.")

/** A path below which the page is served: it must not matter. */
const PATH = "/class/of/1946/"

let browser: Browser
let host: StaticHost
const pages: Page[] = []
/** What must not be there at the end of a test: console messages, and requests to anywhere else. */
let faults: string[] = []

/** To be called by each file: starts host and browser, and looks after every page that is opened. */
export function useBrowser(): void {
    beforeAll(async () => {
        browser = await launch()
        host = await StaticHost.start(SITE, PATH)
    })
    afterEach(async () => {
        const found = faults
        faults = []
        for (const page of pages.splice(0)) await page.context().close()
        expect(found).toEqual([])
    })
    afterAll(async () => {
        await browser.close()
        await host.stop()
    })
}

/** A page as a new visitor sees it, the handheld's first screen lit; from another address than the host's if given. */
export async function visit(
    options: BrowserContextOptions = {},
    address = host.address
): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    pages.push(page)
    page.on("console", message => {
        if (["error", "warning"].includes(message.type()))
            faults.push(`console: ${message.text()}`)
    })
    page.on("pageerror", error => faults.push(String(error)))
    const { origin } = new URL(address)
    context.on("request", request => {
        const url = request.url()
        if (!url.startsWith(origin) && !/^(blob|data):/.test(url))
            faults.push(`request: ${url}`)
    })
    await page.goto(address)
    await expectRow(page, 7, /ROLL:/)
    return page
}

/** The pixels of the page's screen. */
export async function panelOf(page: Page): Promise<Panel> {
    const lit = await page.evaluate(() => {
        const element = document.querySelector("wokwi-ssd1306")
        const canvas = element?.shadowRoot?.querySelector("canvas")
        const copy = new OffscreenCanvas(128, 64).getContext("2d", {
            willReadFrequently: true,
        })
        if (canvas) copy?.drawImage(canvas, 0, 0)
        const data = copy?.getImageData(0, 0, 128, 64).data
        return Array.from({ length: 128 * 64 }, (_, i) =>
            (data?.[4 * i] ?? 0) > 64 ? 1 : 0
        )
    })
    return {
        width: 128,
        height: 64,
        pixel: (x, y) => lit[y * 128 + x] === 1,
    }
}

/** The page's screen, a character a pixel. */
export async function artOf(page: Page): Promise<string> {
    return textArt(await panelOf(page))
}

/** The page's screen, row by row, as in `tests/sim/`. */
export async function rowsOf(page: Page): Promise<string[]> {
    return readScreen(await panelOf(page))
}

/** Waits until a row of the screen says that. */
export async function expectRow(
    page: Page,
    row: number,
    text: RegExp | string
): Promise<void> {
    await expect
        .poll(async () => (await rowsOf(page))[row], { timeout: 15_000 })
        .toMatch(text)
}

const KEYS: Record<ButtonName, string> = { select: "s", roll: "r" }

/** Presses a button by its key, once the program, which is blind for a moment after a new prompt, will see it. */
export async function key(
    page: Page,
    button: ButtonName,
    heldMs = 40
): Promise<void> {
    await page.waitForTimeout(BLIND_MS)
    await page.keyboard.down(KEYS[button])
    await page.waitForTimeout(heldMs)
    await page.keyboard.up(KEYS[button])
    await page.waitForTimeout(SETTLE_MS)
}

/** Presses a button by the mouse. */
export async function click(
    page: Page,
    button: ButtonName,
    heldMs = 40
): Promise<void> {
    await page.waitForTimeout(BLIND_MS)
    await page.locator(`#${button}`).click({ delay: heldMs })
    await page.waitForTimeout(SETTLE_MS)
}

/** See `BLIND` in `src/device/buttons.ts`. */
const BLIND_MS = 180
/** Dice tumble for so long. */
const SETTLE_MS = 300

/** Loads a share code, answering the question that may come. */
export async function loadCode(page: Page, code: string): Promise<void> {
    await page.getByLabel("Share code to load").fill(code)
    await page.getByRole("button", { name: "Load", exact: true }).click()
}

/** Lets go of the field that has the focus, so that keys reach the handheld. */
export async function unfocus(page: Page): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
}

/** The same handheld on the virtual machine in Node, for comparison. */
export class Twin {
    readonly panel = new Ssd1306()
    private host!: Host

    static async start({ settings }: LoadedGame): Promise<Twin> {
        const twin = new Twin()
        twin.host = await startHost({
            bytecode: fileOf(MAIN),
            clock: "faked",
            settings: new Map(settings),
            onI2c: ({ bytes }) => twin.panel.write(bytes),
        })
        await twin.host.idle()
        return twin
    }

    async press(button: ButtonName, heldMs = 50): Promise<void> {
        await this.host.press(button, heldMs)
        await this.host.idle()
    }

    get art(): string {
        return textArt(this.panel)
    }

    get rows(): string[] {
        return readScreen(this.panel)
    }
}
