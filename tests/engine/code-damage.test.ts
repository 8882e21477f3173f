import { describe, expect, test } from "vitest"
import { checked, SYMBOLS } from "../../src/engine/code-book"
import { TAKEN_BACK } from "../../src/engine/journal"
import { parseShared } from "../../sim/engine/any-code"
import { parsePages } from "../../sim/engine/code-lines"
import { isConsole, parseConsole } from "../../sim/engine/console-code"
import { UsageError } from "../../sim/usage-error"
import { pagesOf, played } from "./code-device"
import { SETTINGS } from "./support"

describe("lines of the screen that were damaged", () => {
    let pages: string[]

    async function lines(): Promise<string[]> {
        pages ??= pagesOf((await played(SETTINGS[0])).device.book).split("\n")
        return pages
    }

    function expectError(text: string, message: string | RegExp): void {
        expect(() => parsePages(text)).toThrow(UsageError)
        expect(() => parsePages(text)).toThrow(message)
    }

    /** Where symbol `at` of a line stands in it. */
    function placeOf(line: string, at: number): number {
        const start = line.indexOf(" ") + 1
        return start + at + Math.floor(at / 5)
    }

    test("any character of any line changed: line and character are named, and what fits", async () => {
        const all = await lines()
        let tried = 0
        for (const [i, line] of all.entries())
            for (let at = 0; at < 15; ++at)
                for (const shift of [1, 7, 30]) {
                    const place = placeOf(line, at)
                    const right = line[place] ?? ""
                    const wrong =
                        SYMBOLS[(SYMBOLS.indexOf(right) + shift) % 32] ?? ""
                    const damaged = [...all]
                    damaged[i] =
                        line.slice(0, place) + wrong + line.slice(place + 1)
                    expectError(
                        damaged.join("\n"),
                        `line ${i + 1}, character ${at + 1} is wrong: ${wrong}, where ${right} fits`
                    )
                    tried++
                }
        console.log(
            `${tried} damaged characters in ${all.length} lines, each named`
        )
        expect(tried).toBe(all.length * 45)
    })

    test("a character that no code has", async () => {
        const all = await lines()
        const damaged = all.join("\n").replace(/\n2 (.)/, "\n2 O")
        expectError(damaged, "line 2, character 1 is wrong: no code holds O")
    })

    test("a character left out, or said twice: named, or one alike beside it", async () => {
        const all = await lines()
        const [line = ""] = all
        for (let at = 0; at < 15; ++at) {
            const place = placeOf(line, at)
            const cut = line.slice(0, place) + line.slice(place + 1)
            const rest = all.slice(1).join("\n")
            expectError(
                `${cut}\n${rest}`,
                /line 1, character \d+ is wrong: . is missing; it has 14/
            )
            const twice = line.slice(0, place + 1) + line.slice(place)
            expectError(
                `${twice}\n${rest}`,
                /line 1, character \d+ is wrong: one too many; it has 16/
            )
        }
    })

    test("two neighbors that have changed places: the first is named", async () => {
        const all = await lines()
        let swapped = 0
        for (const [i, line] of all.entries())
            for (let at = 0; at < 11; ++at) {
                const one = placeOf(line, at)
                const other = placeOf(line, at + 1)
                if (line[one] === line[other]) continue
                const letters = [...line]
                letters[one] = line[other] ?? ""
                letters[other] = line[one] ?? ""
                const damaged = [...all]
                damaged[i] = letters.join("")
                expectError(
                    damaged.join("\n"),
                    `line ${i + 1}, character ${at + 1} is wrong: it and the next have changed places`
                )
                swapped++
            }
        expect(swapped).toBeGreaterThan(20)
    })

    test("a line left out, twice, or under another number", async () => {
        const all = await lines()
        expectError(all.toSpliced(1, 1).join("\n"), "line 2 is missing")
        expectError(
            all.slice(0, -1).join("\n"),
            `line ${all.length} is missing`
        )
        expect(parsePages([...all, all[0]].join("\n"))).toEqual(
            parsePages(all.join("\n"))
        )
        const [first = "", second = ""] = all
        expectError(
            [second.replace(/^2/, "1"), second, ...all.slice(2)].join("\n"),
            "line 1: its number is wrong"
        )
        expect(first).not.toBe(second)
    })

    test("copied with small letters and in any order", async () => {
        const all = await lines()
        const text = [...all].reverse().join("\r\n").toLowerCase()
        expect(parseShared(text)).toEqual(parsePages(all.join("\n")))
    })
})

describe("lines of the console that were damaged", () => {
    let known: string[]

    async function lines(): Promise<string[]> {
        const [setting] = SETTINGS
        known ??= (await played({ ...setting, turns: 8 }, 0)).device.lines
        return known
    }

    function expectError(text: string, message: string | RegExp): void {
        expect(() => parseConsole(text)).toThrow(UsageError)
        expect(() => parseConsole(text)).toThrow(message)
    }

    test("any character of any code line changed: line and character are named", async () => {
        const all = await lines()
        let tried = 0
        for (const [i, line] of all.entries()) {
            if (!line.startsWith("code")) continue
            for (let at = 0; at < line.length; ++at)
                for (const other of "38-kQ") {
                    // small letters will do in a check
                    if (line[at]?.toUpperCase() === other.toUpperCase())
                        continue
                    const damaged = [...all]
                    damaged[i] = line.slice(0, at) + other + line.slice(at + 1)
                    // what is like it in the last five bits is not told apart by the check, but fits nowhere
                    const text = damaged.join("\n")
                    expectError(
                        text,
                        new RegExp(
                            `^line ${i + 1}, character ${at + 1} is wrong`
                        )
                    )
                    tried++
                }
        }
        console.log(`${tried} damaged characters of console lines, each named`)
        expect(tried).toBeGreaterThan(500)
    })

    test("a character left out or said twice is named", async () => {
        const all = await lines()
        const i = all.findIndex(line => line.startsWith("code+"))
        const line = all[i] ?? ""
        for (let at = 6; at < line.length - 4; ++at)
            for (const text of [
                line.slice(0, at) + line.slice(at + 1),
                line.slice(0, at + 1) + line.slice(at),
            ])
                expectError(
                    all.toSpliced(i, 1, text).join("\n"),
                    new RegExp(`^line ${i + 1}, character \\d+ is wrong`)
                )
    })

    test("a line left out is missed", async () => {
        const all = await lines()
        const choices = all.flatMap((line, i) =>
            line.startsWith("code+") ? [i] : []
        )
        for (const [nth, i] of choices.slice(0, -1).entries())
            expectError(
                all.toSpliced(i, 1).join("\n"),
                `choice ${nth + 1} is missing before line `
            )
        expectError(
            all.slice(1).join("\n"),
            "no line before it says how the game began"
        )
    })

    test("a text without code lines is no console", () => {
        expect(isConsole("ask 1 turn 3\nroll 53")).toBe(false)
    })

    test("a line taken back twice counts down", () => {
        const code = checked("code rich-uncle.1.3.50000.1.0.0.1.2.3")
        const lines = [
            code,
            checked("code+ 0 1 0 1"),
            checked("code+ 1 1 2 2"),
            checked(`code+ 1 0 ${TAKEN_BACK} 1`),
            checked(`code+ 0 0 ${TAKEN_BACK} 0`),
            checked("code+ 0 1 1 1"),
        ]
        expect(parseConsole(lines.join("\n")).choices).toEqual([1])
    })
})
