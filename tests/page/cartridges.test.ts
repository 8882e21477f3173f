/** The programs that can be in the handheld, in a real browser. */
import { expect, test } from "vitest"
import { expectRow, loadCode, NEW_GAME, useBrowser, visit } from "./support"

useBrowser()

test("another program brings its games, stays over a reload, and a share code brings its own", async () => {
    const page = await visit()
    await expectRow(page, 1, /→ Rich Uncle/)
    await page.getByLabel("Who's the Richest").check()
    await expectRow(page, 1, /→ Who's the Richest/)
    expect(await page.locator("#status").textContent()).toBe(
        "Now on the handheld: Who's the Richest."
    )
    await page.reload()
    await expectRow(page, 1, /→ Who's the Richest/)
    expect(await page.getByLabel("Who's the Richest").isChecked()).toBe(true)
    await loadCode(page, NEW_GAME)
    await expectRow(page, 0, /A game is saved/)
    expect(await page.getByLabel("Rich Uncle").isChecked()).toBe(true)
})
