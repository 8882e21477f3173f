/** What Get Rich Quick tells beside five dice has one row there. */
import { expect, test } from "vitest"
import { fillWords } from "../../sim/engine/words"
import { look } from "../../src/engine/game"
import { englishWords } from "../../src/games/get-rich-quick/words"

const COLUMNS = 21
/** A player's name of six letters, in place of `P1`. */
const NAME = "SAMUEL"

test.each([
    ["alike", [1, 30_000, 5]],
    ["luckyThree", [1, 4000, 2]],
    ["noPrize", []],
])("%s", (key, args: number[]) => {
    const words = look(englishWords().told, key) ?? ""
    expect(words).not.toBe("")
    const text = fillWords(words.replace("{p0}", NAME), args)
    expect(text.length).toBeLessThanOrEqual(COLUMNS)
})
