/** The font has a glyph of its own for every character that words in either language, and names, can hold. */
import { expect, test } from "vitest"
import { ENGLISH, SPANISH } from "../../src/engine/language"
import { GAMES } from "../../src/games/list"
import {
    ASK_LANGUAGE,
    englishStrings,
    LANGUAGE_CHOICES,
    letterRows,
} from "../../src/ui/strings"
import { spanishStrings } from "../../src/ui/strings-es"
import { readFont } from "../../sim/tools/font"

const LETTERS = "áéíóúüñÁÉÍÓÚÜÑ¿¡"

const shown = [
    ASK_LANGUAGE,
    LANGUAGE_CHOICES,
    ...letterRows(),
    ...Object.values(englishStrings()),
    ...Object.values(spanishStrings()),
    ...GAMES.flatMap(({ make, name }) => [
        name,
        ...[ENGLISH, SPANISH].flatMap(language =>
            Object.values(make().words(language))
        ),
    ]),
].join("")

test("every character that is shown has one", () => {
    const font = readFont()
    const characters = new Set(shown.replace(/[\n ]/g, "") + LETTERS)
    expect(
        [...characters].filter(c => !font.get(c)?.join("").includes("#"))
    ).toEqual([])
    // the Spanish ones are among them, each another picture
    const pictures = [...LETTERS].map(c => font.get(c)?.join("\n"))
    expect(new Set(pictures).size).toBe(LETTERS.length)
    for (const c of "áéíóúñ¿¡Ñ") expect(characters).toContain(c)
})
