/** The Lottery's chances, exactly: all throws of five dice, against what counting by hand gives. */
import { expect, test } from "vitest"
import { mostAlike } from "../../../src/games/get-rich-quick/actions"
import { PRIZES } from "../../../src/games/get-rich-quick/edition"

const THROWS = 6 ** 5

/** How many of all throws have so many alike at most. */
function counts(): number[] {
    const found = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < THROWS; ++n) {
        const faces = [0, 1, 2, 3, 4].map(i => (Math.floor(n / 6 ** i) % 6) + 1)
        const alike = mostAlike(faces)
        found[alike] = (found[alike] ?? 0) + 1
    }
    return found
}

test("of 7,776 throws 1,500 are three of a kind, 150 four, 6 five (GRQ-10)", () => {
    expect(THROWS).toBe(7776)
    // three: which dice (10), their face (6), the other two anything else (25), full houses among them
    const three = 10 * 6 * 25
    const four = 5 * 6 * 5
    const five = 6
    // no two alike: 6 * 5 * 4 * 3 * 2; the rest has a pair, or two
    const none = 720
    expect(counts()).toEqual([
        0,
        none,
        THROWS - none - three - four - five,
        three,
        four,
        five,
    ])
})

test("a Lottery card pays back 987.65 dollars of 1,000 on average (GRQ-10)", () => {
    const paid = counts().reduce(
        (sum, n, alike) => sum + n * (PRIZES[alike] ?? 0),
        0
    )
    // 1,500 x 4,000 + 150 x 10,000 + 6 x 30,000
    expect(paid).toBe(7_680_000)
    expect(paid / THROWS).toBeCloseTo(987.654, 3)
})
