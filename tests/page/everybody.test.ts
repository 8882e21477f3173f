/** The page for everybody: keyboard, screen reader, phone, dark and light, offline; and its pictures for the README. */
import { withCheck } from "../../sim/engine/share-code"
import AxeBuilder from "axe-core"
import { copyFileSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { ROOT } from "../../sim/paths"
import { spokenRow } from "../../sim/page/announce"
import { MAIN_MENU, MENU_OPTIONS, ON_SECOND } from "../sim/menu"
import { SITE } from "./build"
import { StaticHost } from "./static-host"
import {
    artOf,
    expectRow,
    key,
    loadCode,
    unfocus,
    useBrowser,
    visit,
} from "./support"

useBrowser()

const PICTURES = join(ROOT, "built", "pictures")
const WIDE = { width: 1440, height: 1000 }
const NARROW = { width: 360, height: 740 }

/** A game in full swing, for pictures. */
const GAME = withCheck(
    "rich-uncle.1.4.50000.0.0.0.11.22.33.16.0000010000000200000"
)

async function inPlay(options: Parameters<typeof visit>[0]): Promise<Page> {
    const page = await visit(options)
    await loadCode(page, GAME)
    await expectRow(page, 0, /A game is saved/)
    await unfocus(page)
    await key(page, "roll")
    await expectRow(page, 7, /ROLL:/)
    await key(page, "roll")
    await expect.poll(() => page.locator(".uplot").count()).toBe(3)
    return page
}

interface Finding {
    id: string
    impact: string
    nodes: { html: string }[]
}

async function findings(page: Page): Promise<string[]> {
    await page.addScriptTag({ content: AxeBuilder.source })
    const violations = await page.evaluate(
        async () =>
            (
                await (
                    window as unknown as {
                        axe: { run(): Promise<{ violations: Finding[] }> }
                    }
                ).axe.run()
            ).violations
    )
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join(" ")}`)
}

describe.each(["light", "dark"] as const)("in %s", colorScheme => {
    test.each([WIDE, NARROW])(
        "axe finds nothing serious, $width wide",
        async viewport => {
            const page = await inPlay({ viewport, colorScheme })
            await page.getByLabel("Show bytes and frames").check()
            await unfocus(page)
            await key(page, "select")
            expect(await findings(page)).toEqual([])
        }
    )
})

test("nothing scrolls sideways on a phone, and both buttons are in view at once", async () => {
    const page = await inPlay({ viewport: NARROW, hasTouch: true })
    await page.getByLabel("Show bytes and frames").check()
    const width = await page.evaluate(
        () => document.documentElement.scrollWidth
    )
    expect(width).toBe(NARROW.width)
    await page.evaluate(() => scrollTo(0, 0))
    for (const id of ["screen", "select", "roll"]) {
        const box = await page.locator(`#${id}`).boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(NARROW.height)
    }
})

test("by keyboard alone: everything is reached, in order, and can be seen to be", async () => {
    const page = await visit({ viewport: WIDE })
    const reached: string[] = []
    for (let i = 0; i < 24; ++i) {
        await page.keyboard.press("Tab")
        reached.push(
            await page.evaluate(() => {
                const element = document.activeElement as HTMLElement
                const name = element.id || element.dataset.csv
                return (
                    name || element.getAttribute("name") || element.textContent
                )
            })
        )
    }
    const wanted = [
        "power",
        "select",
        "roll",
        "speed",
        "transcript",
        "balances",
        "price",
        "tally",
        "code",
        "Load",
        "save-flash",
        "load-flash",
        "clear-flash",
        "bus",
    ]
    expect(reached.filter(name => wanted.includes(name ?? ""))).toEqual(
        expect.arrayContaining(wanted)
    )
    await page.getByRole("button", { name: "SELECT, key S" }).focus()
    await page.keyboard.press("Enter", { delay: 40 })
    await expectRow(page, 2, ON_SECOND)
})

test("the screen is read out, and can be looked up", async () => {
    const page = await visit()
    const live = () => page.locator("[aria-live=polite]").textContent()
    await expect
        .poll(live)
        .toBe(
            `${spokenRow(MAIN_MENU)}. selected: ${MENU_OPTIONS.join(". ")}. SELECT:next ROLL:ok`
        )
    await key(page, "select")
    await expect.poll(live).toBe(spokenRow(ON_SECOND))
    expect(await page.locator("#screen-text li").nth(2).textContent()).toBe(
        spokenRow(ON_SECOND)
    )
    await expect
        .poll(() => page.getByRole("button", { name: "SELECT, key S" }).count())
        .toBe(1)
})

test("offline once loaded", async () => {
    const host = await StaticHost.start(SITE, "/gone/")
    const page = await visit({}, host.address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const screen = await artOf(page)
    await host.stop()
    await page.context().setOffline(true)
    await page.reload()
    await expect.poll(() => artOf(page)).toBe(screen)
    await expect.poll(() => page.locator("h1").textContent()).toBeTruthy()
    await key(page, "roll")
    await expectRow(page, 0, "New game")
})

test.each([
    ["wide", WIDE],
    ["narrow", NARROW],
])("pictures: %s", async (name, viewport) => {
    const page = await inPlay({ viewport, deviceScaleFactor: 1 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(500)
    mkdirSync(PICTURES, { recursive: true })
    const path = join(PICTURES, `page-${name}.png`)
    await page.screenshot({ path })
    // the tree stays clean unless somebody wants new ones
    if (process.env.PAGE_PICTURES)
        copyFileSync(path, join(ROOT, "docs", `page-${name}.png`))
})
