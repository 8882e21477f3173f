/** Nobody confuses two of the cards' pictures: they differ even when blurred, and moved about. */
import { expect, test } from "vitest"
import { cardPictures } from "../../sim/tools/font"

const NAMES =
    "back circle square triangle star heart diamond cross crescent hexagon cursor".split(
        " "
    )

/** How far a pixel's light spreads. On a 0.96" panel a pixel at arm's length is an arc minute: somebody with half the sharpness of good eyes sees two as one. */
const BLUR = 1.5
/** Pixels around a picture into which it spreads, and by which the other is moved. */
const MARGIN = 6
const SHIFT = 2
const SIDE = 16 + 2 * MARGIN

/** What has to be left of the difference, as a share of both pictures' light. A circle and a hexagon filled alike have 0.006. */
const LEAST = 0.09

type Light = number[][]

/** The picture as weak eyes have it. */
function blurred(rows: string[]): Light {
    const weights = Array.from({ length: 2 * MARGIN + 1 }, (_, i) =>
        Math.exp(-((i - MARGIN) ** 2) / (2 * BLUR ** 2))
    )
    const all = weights.reduce((sum, weight) => sum + weight)
    const spread = (line: number[]) =>
        line.map(
            (_, at) =>
                weights.reduce(
                    (sum, weight, i) =>
                        sum + weight * (line[at + i - MARGIN] ?? 0),
                    0
                ) / all
        )
    const square = Array.from({ length: SIDE }, (_, y) =>
        Array.from({ length: SIDE }, (_, x) =>
            rows[y - MARGIN]?.[x - MARGIN] === "#" ? 1 : 0
        )
    )
    const turned = (light: Light) =>
        light.map((_, i) => light.map(line => line[i] ?? 0))
    return turned(turned(square.map(spread)).map(spread))
}

/** The sum over all pixels of the product of two pictures, the other moved by (dx, dy). */
function product(one: Light, other: Light, dx = 0, dy = 0): number {
    return one.reduce(
        (sum, line, y) =>
            line.reduce(
                (part, light, x) =>
                    part + light * (other[y + dy]?.[x + dx] ?? 0),
                sum
            ),
        0
    )
}

/** The least share of their light in which two pictures differ, wherever one is put over the other. */
function difference(one: Light, other: Light): number {
    const [mine, its] = [product(one, one), product(other, other)]
    let most = 0
    for (let dy = -SHIFT; dy <= SHIFT; ++dy)
        for (let dx = -SHIFT; dx <= SHIFT; ++dx)
            most = Math.max(most, product(one, other, dx, dy))
    return (mine + its - 2 * most) / Math.sqrt(mine * its)
}

/** All cards, and a closed one under the cursor. */
const pictures = cardPictures()
const closed = (pictures[0] ?? []).map(row =>
    row.replace(/[.#]/g, pixel => (pixel === "#" ? "." : "#"))
)
const seen = [...pictures, closed].map(blurred)

const pairs = seen.flatMap((one, i) =>
    seen.slice(0, i).map((other, j) => ({
        names: `${NAMES[j]} and ${NAMES[i]}`,
        left: difference(one, other),
    }))
)

test("there are nine cards, their back and the cursor", () => {
    expect(seen).toHaveLength(NAMES.length)
})

test.each(pairs)("WTR-14: $names", ({ left }) => {
    expect(left).toBeGreaterThan(LEAST)
})
