/**
 * All that is told or explained, as it stands on the screen: English at the left, Spanish at the right, in a file for each
 * game beside this one. Those of the device itself come last, in Rich Uncle's.
 */
import { expect, test } from "vitest"
import { Ssd1306 } from "../../../sim/chips/ssd1306"
import { speaking } from "../../../sim/env"
import { startHost } from "../../../sim/node"
import { GAMES } from "../../../src/games/list"
import { ENGLISH } from "../../../src/engine/language"
import { parsed } from "../../ui/parsed"
import { fixture } from "../fixture"
import { readScreen } from "../support"
import { besideEachOther } from "./both"

/** Every page of a language by its kind and key. */
async function pagesOf(game: string, code: "en" | "es") {
    const panel = new Ssd1306()
    const pages = new Map<string, string[]>()
    let page = ""
    const host = await startHost({
        bytecode: await fixture(`pages-${game}`),
        clock: "faked",
        settings: speaking(code),
        onI2c: ({ bytes }) => panel.write(bytes),
        onConsole: line => (page = line),
    })
    await host.idle()
    while (page !== "done") {
        expect(pages.has(page)).toBe(false)
        pages.set(page, readScreen(panel))
        await host.press("roll")
        await host.idle()
    }
    expect(host.failures).toEqual([])
    host.powerOff()
    return pages
}

test.each(GAMES)("$name", async ({ id, make }) => {
    const english = await pagesOf(id, "en")
    const spanish = await pagesOf(id, "es")
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
    const { told, stories, why } = make().words(ENGLISH)
    for (const [kind, words] of Object.entries({ told, story: stories, why }))
        for (const key of Object.keys(parsed(words)))
            expect([...english.keys()]).toContain(`page ${kind} ${key}`)
    const art = [...english]
        .filter(
            ([page]) => id === "rich-uncle" || !page.startsWith("page note")
        )
        .map(([page, rows]) => {
            const other = spanish.get(page) ?? []
            return `${page.slice("page ".length)}\n${besideEachOther(rows, other)}\n`
        })
    await expect(art.join("\n")).toMatchFileSnapshot(`pages-${id}.art`)
})
