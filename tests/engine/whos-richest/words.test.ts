import { expect, test } from "vitest"
import { look } from "../../../src/engine/game"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import { englishWords } from "../../../src/games/whos-richest/words"

const { names, titles } = englishWords()

test("the shapes are named by the numbers of their pictures (WTR-14)", () => {
    expect(SHAPES.map((_, i) => look(names, String(i + 1)))).toEqual(SHAPES)
})

test.each(["trump", "toWin", "toNone", "toLose", "toScore"])(
    "%s has a title, for a panel without room for the cards",
    key => {
        expect(look(titles, key)).toMatch(/^\{[pw]/)
    }
)
