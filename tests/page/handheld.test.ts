/** The handheld on the page, in a real browser. */
import { describe, expect, test } from "vitest"
import { loadCode as play } from "../../sim/page/load-code"
import { MAIN_MENU, MENU_OPTIONS, ON_SECOND } from "../sim/menu"
import {
    artOf,
    click,
    expectRow,
    key,
    loadCode,
    NEW_GAME,
    rowsOf,
    Twin,
    unfocus,
    useBrowser,
    visit,
} from "./support"

useBrowser()

const MENU = [
    MAIN_MENU,
    ...Array.from({ length: 6 }, (_, i) =>
        `${i ? " " : "\u2192"} ${MENU_OPTIONS[i] ?? ""}`.trimEnd()
    ),
    "[SELECT:next   ROLL:ok]",
]

test("starts with the main menu", async () => {
    const page = await visit()
    expect(await rowsOf(page)).toEqual(MENU)
})

test("a new game by clicking: set-up, the first turn, and its transcript", async () => {
    const page = await visit()
    await click(page, "roll")
    await expectRow(page, 0, "New game")
    await click(page, "roll")
    await expectRow(page, 1, /^\[P\d: your turn +1\/5\]$/)
    await click(page, "select")
    await expectRow(page, 1, /2\/5/)
    await expectRow(page, 3, /^→ Sell/)
    await click(page, "roll")
    await expectRow(page, 1, /sells \d\d to/)
    await expect
        .poll(() => page.locator("#transcript li").allTextContents())
        .toEqual([
            expect.stringMatching(/^1P\d: Sell \d\d$/),
            expect.stringMatching(
                /^P\d sells \d\d to the Pool and collects \$/
            ),
        ])
    expect(await page.inputValue("#code")).toMatch(
        /^rich-uncle\.1\.3\..*\.1\.[0-9a-z]{4}$/
    )
})

test("pixel for pixel what the virtual machine in Node draws, by clicks and by keys", async () => {
    const page = await visit()
    const twin = await Twin.start(await play(NEW_GAME))
    await loadCode(page, NEW_GAME)
    await expectRow(page, 0, /A game is saved/)
    await unfocus(page)
    for (const [i, button] of Array.from("rsrrrrrsrr").entries()) {
        const name = button === "s" ? "select" : "roll"
        await (i % 2 ? click(page, name) : key(page, name))
        await twin.press(name)
        await expect.poll(() => artOf(page)).toBe(twin.art)
    }
})

test("Space rolls, unless the focus is on something that it presses", async () => {
    const page = await visit()
    await page.waitForTimeout(200)
    await page.keyboard.press("Space", { delay: 40 })
    await expectRow(page, 0, "New game")
    await page.locator("#power").focus()
    await page.keyboard.press("Space", { delay: 40 })
    await expect.poll(() => artOf(page)).not.toContain("#")
    await page.keyboard.press("Enter")
    await expectRow(page, 0, "Pocket Treasurer")
})

test("letters typed into a field press nothing", async () => {
    const page = await visit()
    await page.getByLabel("Share code to load").focus()
    await page.keyboard.type("srsr", { delay: 60 })
    await page.waitForTimeout(300)
    expect(await rowsOf(page)).toEqual(MENU)
})

describe("holding SELECT", () => {
    for (const speed of ["Normal", "Fast"])
        test(`fills its ring for half a second, then opens the menu: ${speed}`, async () => {
            const page = await visit()
            await page.getByLabel(speed).check()
            await unfocus(page)
            await key(page, "roll")
            await key(page, "roll")
            await expectRow(page, 1, /your turn/)
            const held = () =>
                page
                    .locator(".key:first-child .ring")
                    .evaluate(ring =>
                        Number(
                            getComputedStyle(ring).getPropertyValue("--held")
                        )
                    )
            await page.keyboard.down("s")
            await page.waitForTimeout(200)
            expect(await held()).toBeGreaterThan(0.1)
            expect(await held()).toBeLessThan(0.95)
            expect((await rowsOf(page))[0]).not.toMatch(/menu/)
            await expectRow(page, 0, /Table menu/)
            expect(await held()).toBe(1)
            await page.keyboard.up("s")
            expect(await held()).toBe(0)
        })
})

test("a tap of a finger is one press", async () => {
    const page = await visit({ hasTouch: true, isMobile: true })
    await page.waitForTimeout(200)
    await page.evaluate(() => {
        const counts = { presses: 0 }
        Object.assign(window, { counts })
        document
            .querySelector("#select")
            ?.addEventListener("button-press", () => counts.presses++)
    })
    await page.locator("#select").tap()
    await expectRow(page, 2, ON_SECOND)
    await page.waitForTimeout(400)
    await expectRow(page, 2, ON_SECOND)
    // a second one could come while the program is blind
    const presses = await page.evaluate(
        () => (window as unknown as { counts: { presses: number } }).counts
    )
    expect(presses).toEqual({ presses: 1 })
})

test("what is held is let go when the page loses the focus", async () => {
    const page = await visit()
    await page.waitForTimeout(200)
    await page.keyboard.down("s")
    await page.evaluate(() => dispatchEvent(new Event("blur")))
    await expectRow(page, 2, ON_SECOND)
    // held on it would have gone back to the menu's first line
    await page.waitForTimeout(800)
    await expectRow(page, 2, ON_SECOND)
})

test("a reload continues the game, and what is beside it", async () => {
    const page = await visit()
    for (let i = 0; i < 3; ++i) await key(page, "roll")
    await expectRow(page, 7, /hold:menu/)
    const screen = await rowsOf(page)
    const code = await page.inputValue("#code")
    const story = await page.locator("#transcript li").allTextContents()
    await page.reload()
    await expectRow(page, 0, /A game is saved/)
    await key(page, "roll")
    await expectRow(page, 0, screen[0]?.slice(0, 2) ?? "")
    await expect.poll(() => rowsOf(page)).toEqual(screen)
    expect(await page.inputValue("#code")).toBe(code)
    await expect
        .poll(() => page.locator("#transcript li").allTextContents())
        .toEqual(story)
})

test("a cut of power in mid-turn: the screen is dark, and the game goes on with the same dice", async () => {
    const page = await visit()
    await key(page, "roll")
    await key(page, "roll")
    await key(page, "roll")
    await expectRow(page, 7, /hold:menu/)
    const screen = await rowsOf(page)
    const power = page.getByRole("switch", { name: "Power" })
    await power.click()
    expect(await artOf(page)).not.toContain("#")
    expect(await power.getAttribute("aria-checked")).toBe("false")
    await unfocus(page)
    await key(page, "roll")
    expect(await artOf(page)).not.toContain("#")
    await power.click()
    await expectRow(page, 0, /A game is saved/)
    await unfocus(page)
    await key(page, "roll")
    await expect.poll(() => rowsOf(page)).toEqual(screen)
})
