/** What stands beside the cards fits there, in 6 rows of 11 columns, with names of six letters. */
import { describe, expect, test } from "vitest"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import { englishWords } from "../../../src/games/whos-richest/words"

const WIDTH = 11
const ROWS = 6
const { names, rows, titles, told } = englishWords()

/** Told while the cards are in view, and asked on them. */
const BESIDE = {
    ...pick(told, [
        ...["pickMisses", "pickEarns", "pickEven", "pickPays", "pickScores"],
        ...["right", "wrong", "sure", "sumOfTwo", "sum", "tied", "wins"],
    ]),
    ...pick(rows, ["trump", "toWin", "toNone", "toLose", "toScore"]),
}

function pick(words: Record<string, string>, keys: string[]) {
    return Object.fromEntries(keys.map(key => [key, words[key] ?? ""]))
}

/** A text with the widest of what can stand in it. */
function widest(text: string): string {
    return text
        .replace(/\{p\d\}/g, "ABCDEF")
        .replace(/\{w\d\}/g, "triangle")
        .replace(/\{\$\d\}/g, "$400")
        .replace(/\{s\d\}/g, "+48")
        .replace(/\{c\d\}/g, "50")
        .replace(/\{n\d\}/g, "9")
}

/** How many rows a text takes, broken at spaces. */
function rowsOf(text: string): number {
    let used = 1
    let column = 0
    for (const word of text.split(" ")) {
        if (column > 0 && column + 1 + word.length > WIDTH) {
            ++used
            column = 0
        }
        column += (column > 0 ? 1 : 0) + word.length
        expect(word.length).toBeLessThanOrEqual(WIDTH)
    }
    return used
}

test.each(Object.entries(BESIDE))("%s fits beside the cards", (_, text) => {
    expect(text).not.toBe("")
    expect(rowsOf(widest(text))).toBeLessThanOrEqual(ROWS)
})

describe("the shapes", () => {
    test("are named by the numbers of their pictures", () => {
        expect(names.slice(1)).toEqual(SHAPES)
    })

    test("every prompt has a title too, for a panel without room for cards", () => {
        for (const key of ["trump", "toWin", "toNone", "toLose", "toScore"])
            expect(widest(titles[key] ?? "").length).toBeGreaterThan(0)
    })
})
