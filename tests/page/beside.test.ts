/** What is beside the handheld, in a real browser: story, charts, share code, saved game, bus. */
import { withCheck } from "../../sim/engine/share-code"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { FLASH_SIZE } from "../../sim/flash"
import { loadCode as play } from "../../sim/page/load-code"
import {
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

/** Five turns of `NEW_GAME`, nothing sold. */
/** A code's last dot and its check. */
const CHECK = 5
const FIVE_TURNS = withCheck("rich-uncle.2.3.50000.0.0.0.7.2.3.5.00000")

const story = (page: Page) => page.locator("#transcript li").allTextContents()
const status = (page: Page) => page.locator("#status").textContent()

async function loaded(code: string): Promise<Page> {
    const page = await visit()
    await loadCode(page, code)
    await expectRow(page, 0, /A game is saved/)
    await unfocus(page)
    return page
}

async function csv(page: Page, name: string): Promise<string[]> {
    const waiting = page.waitForEvent("download")
    await page.locator(`[data-csv=${name}]`).click()
    const path = await (await waiting).path()
    return readFileSync(path, "utf8").trimEnd().split("\r\n")
}

describe("a share code", () => {
    test("is loaded: the handheld continues where it ends, and gives it back", async () => {
        const page = await loaded(FIVE_TURNS)
        expect(await status(page)).toMatch(/^Loaded\./)
        const twin = await Twin.start(await play(FIVE_TURNS))
        await key(page, "roll")
        await twin.press("roll")
        await expect.poll(() => rowsOf(page)).toEqual(twin.rows)
        expect(await page.inputValue("#code")).toBe(FIVE_TURNS)
        expect((await story(page)).length).toBeGreaterThan(12)
        await page.reload()
        await expectRow(page, 0, /A game is saved/)
        await expect.poll(() => page.inputValue("#code")).toBe(FIVE_TURNS)
    })

    test("is copied", async () => {
        const page = await loaded(FIVE_TURNS)
        await page
            .context()
            .grantPermissions(["clipboard-read", "clipboard-write"])
        await page.getByRole("button", { name: "Copy" }).click()
        await expect.poll(() => status(page)).toBe("Share code copied.")
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect(copied).toBe(FIVE_TURNS)
    })

    test.each([
        ["nonsense", "share code has 1 parts, not 13: nonsense"],
        [
            withCheck(`${NEW_GAME.slice(0, -CHECK)}z`),
            "share code misfits the rules in turn 1: choice 35 does not fit turn",
        ],
    ])(
        "that is none is told in one line, and nothing is lost: %s",
        async (code, problem) => {
            const page = await loaded(FIVE_TURNS)
            await loadCode(page, code)
            await expect.poll(() => status(page)).toBe(problem)
            expect(await page.inputValue("#code")).toBe(FIVE_TURNS)
            await expectRow(page, 0, /A game is saved/)
        }
    )

    test("does not replace a game before a yes", async () => {
        const page = await loaded(FIVE_TURNS)
        await loadCode(page, NEW_GAME)
        await page.getByRole("button", { name: "Cancel" }).click()
        expect(await page.inputValue("#code")).toBe(FIVE_TURNS)
        await loadCode(page, NEW_GAME)
        await page.getByRole("button", { name: "Load the code" }).click()
        await expect.poll(() => page.inputValue("#code")).toBe(NEW_GAME)
    })
})

test("nothing is told before the table sees it", async () => {
    const page = await loaded(NEW_GAME)
    await key(page, "roll")
    await key(page, "roll")
    await expectRow(page, 7, /hold:menu/)
    const before = await story(page)
    // the dice and one message are on the screen; the rules know the next one already
    expect(before.slice(1)).toEqual([
        "The dice show 53.",
        "P2 collects $7,500: dividend on 53, times 3.",
    ])
    await key(page, "roll")
    await expect
        .poll(() => story(page))
        .toEqual([...before, "P2 pays P1 the fee, $500."])
})

test("an undo takes the story back", async () => {
    const page = await loaded(NEW_GAME)
    await key(page, "roll")
    await key(page, "roll")
    await expectRow(page, 7, /hold:menu/)
    await key(page, "select", 600)
    await expectRow(page, 0, /Table menu/)
    await key(page, "roll")
    await expectRow(page, 1, /A choice was taken/)
    await expect
        .poll(() => story(page))
        .toEqual([expect.stringMatching(/A choice was taken back/)])
    expect(await page.inputValue("#code")).toBe(NEW_GAME)
})

test("each chart is drawn and gives its numbers as CSV", async () => {
    const page = await loaded(FIVE_TURNS)
    await expect
        .poll(() => page.locator(".uplot canvas").count())
        .toBeGreaterThanOrEqual(3)
    const cash = await csv(page, "balances")
    expect(cash.slice(0, 2)).toEqual(["turns,P1,P2,P3", "0,10000,10000,10000"])
    expect(cash.length).toBe(7)
    const dice = await csv(page, "tally")
    expect(dice.length).toBe(37)
    const rolls = dice
        .slice(1)
        .reduce((sum, row) => sum + Number(row.split(",")[1]), 0)
    expect(await page.locator("#verdict").textContent()).toMatch(
        new RegExp(`^${rolls} readings, χ² = `)
    )
    expect((await csv(page, "price"))[1]).toMatch(/^0,\d+$/)
    expect(await csv(page, "transcript")).toContain(
        '1,"P2 pays P1 the fee, $500."'
    )
    const label = await page
        .locator("#balances-chart")
        .getAttribute("aria-label")
    expect(label).toMatch(/^Everyone’s cash after 5 turns: P1 \$\d+, P2/)
})

test("the bus shows bytes, words and frames, once switched on", async () => {
    const page = await visit()
    const list = page.locator("#bus-list li")
    expect(await list.count()).toBe(0)
    await page.getByLabel("Show bytes and frames").check()
    await unfocus(page)
    await key(page, "select")
    await expect.poll(() => list.count()).toBeGreaterThan(1)
    const said = (await list.allTextContents()).join("\n")
    expect(said).toMatch(/^3C /)
    expect(said).toMatch(/columns \d+ to \d+/)
    expect(said).toMatch(/bytes? of picture/)
    expect(await page.locator("#bus-list canvas").count()).toBeGreaterThan(0)
})

describe("the saved game", () => {
    const saved = async (page: Page) => {
        const waiting = page.waitForEvent("download")
        await page
            .getByRole("button", { name: "Download", exact: true })
            .click()
        return readFileSync(await (await waiting).path())
    }
    const offer = (page: Page, name: string, buffer: Buffer) =>
        page.locator("#load-flash").setInputFiles({
            name,
            mimeType: "application/octet-stream",
            buffer,
        })

    test("is downloaded, cleared, and loaded again", async () => {
        const page = await loaded(FIVE_TURNS)
        const file = await saved(page)
        expect(file.length).toBe(FLASH_SIZE)
        await page.getByRole("button", { name: "Clear" }).click()
        await page.getByRole("button", { name: "Clear" }).last().click()
        // as at first boot
        await expectRow(page, 0, /Language/)
        expect(await page.inputValue("#code")).toBe("")
        await page.reload()
        await expectRow(page, 0, /Language/)
        await offer(page, "game.bin", file)
        await expectRow(page, 0, /A game is saved/)
        await unfocus(page)
        await key(page, "roll")
        await expectRow(page, 1, /'s turn/)
    })

    test.each([
        ["short.bin", Buffer.alloc(7), `is 7 bytes long, not ${FLASH_SIZE}`],
        [
            "photo.png",
            Buffer.alloc(FLASH_SIZE),
            "does not hold a settings flash",
        ],
    ])(
        "a wrong file is told in one line, and nothing is lost: %s",
        async (name, content, problem) => {
            const page = await loaded(FIVE_TURNS)
            await offer(page, name, content)
            await expect
                .poll(() => status(page))
                .toBe(`${name} ${problem}. Nothing was changed.`)
            await page.reload()
            await expectRow(page, 0, /A game is saved/)
        }
    )
})
