import fc from "fast-check"
import { expect, test } from "vitest"
import { optionsOf, wayOf, waysToTake } from "../../src/engine/several"

test.each([
    [7, 3, 35],
    [8, 3, 56],
    [10, 4, 210],
    [7, 7, 1],
    [5, 1, 5],
])("of %i options %i can be taken in %i ways", (count, take, ways) => {
    expect(waysToTake(count, take)).toBe(ways)
})

test.each([
    [3, 7],
    [3, 10],
    [4, 7],
    [4, 10],
])("the ways to take %i of %i are numbered without gaps", (take, count) => {
    const masks: number[] = []
    for (let way = 0; way < waysToTake(count, take); ++way) {
        const mask = optionsOf(way, count, take)
        expect(wayOf(mask)).toBe(way)
        masks.push(mask)
    }
    expect(new Set(masks).size).toBe(masks.length)
    const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length
    expect(masks.every(mask => bits(mask) === take && mask < 1 << count)).toBe(
        true
    )
})

test("the first and the last of them", () => {
    expect(optionsOf(0, 7, 3)).toBe(0b111)
    expect(optionsOf(34, 7, 3)).toBe(0b1110000)
})

test("there and back, for any options", () => {
    const property = fc.property(fc.integer({ min: 1, max: 0xffff }), mask => {
        const take = mask.toString(2).replaceAll("0", "").length
        expect(optionsOf(wayOf(mask), 16, take)).toBe(mask)
    })
    fc.assert(property, { seed: 1946 })
})
