/** Pay Day says the same in both languages, in letters that the font has. */
import { describe, expect, test } from "vitest"
import {
    DEAL_NAMES,
    DEALS,
    sumAt,
    VALUES,
} from "../../src/games/pay-day/edition"
import { englishWords } from "../../src/games/pay-day/words"
import { spanishWords } from "../../src/games/pay-day/words-es"
import { parsed } from "./parsed"

const english = Object.entries(englishWords()) as [string, string][]
const spanish = new Map(Object.entries(spanishWords()) as [string, string][])

/** A template's placeholders, whatever their order; a repeated one counts once. */
function placeholders(text: string): string[] {
    return [...new Set(text.match(/\{\w\d\}|\{\$\d\}/g))].sort()
}

describe.each(english)("%s", (kind, words) => {
    const inEnglish = parsed(words)
    const inSpanish = parsed(spanish.get(kind) ?? "")
    test("have the same keys", () => {
        expect(Object.keys(inSpanish)).toEqual(Object.keys(inEnglish))
    })
    test.each(Object.entries(inEnglish))(
        "%s has the same numbers",
        (key, text) => {
            const there = inSpanish[key] ?? ""
            expect(placeholders(there)).toEqual(placeholders(text))
            expect(there.includes("|")).toBe(text.includes("|"))
        }
    )
})

test.each([englishWords(), spanishWords()])(
    "PD-06 a Buyer's list has room for each Deal and what it brings",
    ({ labels, names }) => {
        const called = parsed(names)
        const sell = parsed(labels).sell ?? ""
        for (let deal = 0; deal < DEALS; ++deal) {
            const words = sell
                .replace("{w4}", called[DEAL_NAMES + deal] ?? "")
                .replace("{$5}", `$${sumAt(VALUES, deal)}`)
            expect(words).toMatch(/^\D+ \$\d{3}$/)
            // behind the cursor
            expect(words.length).toBeLessThanOrEqual(19)
        }
    }
)

test("Spanish words are in letters of the font", () => {
    for (const words of spanish.values())
        expect(words).toMatch(/^[ -~\náéíóúüñÁÉÍÓÚÜÑ¿¡]*$/)
})
