/** What is said of a saved game, and of settings that can't be read, in both languages, as `rich-uncle.test.ts` does it. */
import { expect, test } from "vitest"
import { parseEnv, type Settings } from "../../../sim/env"
import { TO_SETTINGS } from "../menu"
import { rehash } from "../../engine/saves"
import { damaged } from "../owner"
import { savedIn, settingsOf } from "../support"
import { Both } from "./both"

const GAME = { game: "rich-uncle", players: 3, seed: 7 }

/** What a handheld has saved, changed while it was off. */
function spoilt(
    flash: Uint8Array,
    change: (record: Uint8Array<ArrayBuffer>, slot: number) => void
): Settings {
    const saved = savedIn(flash)
    saved.slots.forEach((record, slot) => record && change(record, slot))
    return settingsOf(saved)
}

test("a saved game, whole or not", async () => {
    const first = await Both.start(GAME)
    await first.press("rrrr")
    const flashes = first.off()
    const album: string[] = []
    const show = async (
        name: string,
        change: (record: Uint8Array<ArrayBuffer>, slot: number) => void
    ) => {
        const settings = flashes.map(flash => spoilt(flash, change))
        const both = await Both.start(GAME, settings, flashes)
        album.push(`${name}\n${both.shown()}\n`)
        both.off()
    }
    await show("whole", () => undefined)
    await show("damaged", record => {
        record[20] = (record[20] ?? 0) ^ 1
    })
    await show("of another version", record => {
        record[0] = 99
        rehash(record)
    })
    await show("another game's", record => {
        record[2] = 0
        rehash(record)
    })
    await expect(album.join("\n")).toMatchFileSnapshot("saved.art")
})

test("lost saves", async () => {
    const lost: Settings = new Map([["lost", Uint8Array.of(1)]])
    const both = await Both.start(GAME, [lost, lost])
    expect(both.shown()).toMatchInlineSnapshot(`
      "|[Saves are lost       ]   |[Datos perdidos       ]
      |The power went in the     |La corriente se fue
      |middle of a save, and     |al guardar y se llevó
      |with it all that was      |todo lo guardado. Se
      |saved. New games can      |pueden jugar partidas
      |be played.                |nuevas.
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
})

test("names, winners and a set that can't be read, and a line of .env.local", async () => {
    const first = await Both.start(GAME)
    // a name of one letter, a price
    await first.press(`${TO_SETTINGS}rrrrssssssrS`)
    await first.press("srsrrsrrSS")
    const flashes = first.off()
    const settings = flashes.map(
        flash =>
            new Map([
                ...damaged(flash, "names.own"),
                ...damaged(flash, "rich-uncle.s"),
                ...parseEnv("winners=?"),
            ])
    )
    const both = await Both.start(GAME, settings, flashes)
    expect(await both.press(`${TO_SETTINGS}r`)).toMatchInlineSnapshot(`
      "|[names.own            ]   |[names.own            ]
      |The names can't be        |Los nombres están
      |read: they are            |dañados y no se leen.
      |damaged. Players have     |Hasta que se pongan
      |numbers till names        |otra vez hay números.
      |are entered again.        |
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
    expect(await both.press("rSsr")).toMatchInlineSnapshot(`
      "|[rich-uncle.s         ]   |[rich-uncle.s         ]
      |My set can't be read:     |Mis cifras están
      |it is damaged. Till       |dañadas y no se leen.
      |it is entered again,      |Hasta que se pongan
      |house numbers are         |otra vez valen las de
      |played.                   |la casa.
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
    expect(await both.press("rSsr")).toMatchInlineSnapshot(`
      "|[Winners              ]   |[Ganadores            ]
      |The list of winners       |La lista de ganadores
      |can't be read: it is      |está dañada y no se
      |damaged. The next         |lee. El próximo
      |winner begins a new       |empieza otra.
      |one.                      |
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
    const line = parseEnv("ruPrices=7")
    const other = await Both.start(GAME, [line, line])
    expect(await other.press(`${TO_SETTINGS}sr`)).toMatchInlineSnapshot(`
      "|[ruPrices             ]   |[ruPrices             ]
      |This line of              |Esta línea de
      |.env.local is not         |.env.local no se
      |understood and not        |entiende y no se usa.
      |used.                     |
      |                          |
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
})

test("an early end, then its share code", async () => {
    const both = await Both.start(GAME)
    await both.setUp()
    expect(await both.press("Sssssssssrssr")).toMatchInlineSnapshot(`
      "|[Ended early       1/2]   |[Acabada antes     1/2]
      |1. P1         $10,000     |1. J1         $10,000
      |1. P2         $10,000     |1. J2         $10,000
      |1. P3         $10,000     |1. J3         $10,000
      |                          |
      |                          |
      |                          |
      |[SELECT:next ROLL:done]   |[SELECT:más   ROLL:fin]"
    `)
})
