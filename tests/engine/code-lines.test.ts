import { describe, expect, test } from "vitest"
import {
    checked,
    CODE_CHOICES,
    CodeBook,
    FROM_CELLS,
    FROM_SET_UP,
    SYMBOLS,
} from "../../src/engine/code-book"
import { departure } from "../../src/engine/journal"
import { parseShared } from "../../sim/engine/any-code"
import { parsePages } from "../../sim/engine/code-lines"
import { checksOf } from "../../sim/engine/line-check"
import { replay } from "../../sim/engine/replay"
import { resultOf } from "../../sim/engine/run"
import { Device, newBook, pagesOf, played } from "./code-device"
import {
    ALL_SETTINGS,
    seatOf,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

describe("the check of a line", () => {
    test("are the sums of all symbols, times 1, x and x squared", () => {
        // x^5 = x^2 + 1: by hand, 16 x = 37 - 32 = 5; 3 at distance 2: 3 x^2 = 12, 3 x^4 = 48 = 48 ^ 37 = 21
        expect(checksOf([3, 0, 16])).toEqual([19, 12 ^ 16, 21 ^ 16])
    })

    test("a line of the console has three symbols for each 31 characters", () => {
        expect(checked("code+ 0 1 2 1")).toMatch(/^code\+ 0 1 2 1 \S{3}$/)
        expect(checked("x".repeat(31)).length).toBe(31 + 1 + 3)
        expect(checked("x".repeat(32)).length).toBe(32 + 1 + 6)
    })

    test("no symbol is taken for another by eye: no 0 and O, no 1, I and l", () => {
        expect(new Set(SYMBOLS).size).toBe(32)
        expect(SYMBOLS).not.toMatch(/[01IOa-z]/)
    })
})

describe.each(ALL_SETTINGS)("either form: $name", setting => {
    test("replays to the same end, after undos too", async () => {
        for (const undoes of [0, 7]) {
            const { seat, device, console } = await played(setting, undoes)
            const result = resultOf(seat.session)
            expect(await replay(parseShared(console))).toEqual(result)
            expect(device.book.kept === device.book.count).toBe(true)
            const pages = pagesOf(device.book)
            expect(await replay(parseShared(pages))).toEqual(result)
            expect(pages.split("\n").every(line => line.length <= 21)).toBe(
                true
            )
        }
    })

    test("of a game that was taken up: from its cells on", async () => {
        const { memory } = (await played({ ...setting, turns: 5 })).seat
        const device = new Device()
        const seat = seatOf(
            setting,
            untilTurn(
                Math.min(setting.turns, 30),
                steadyAnswer(setting.answers)
            ),
            device
        )
        memory.slots.forEach((slot, i) => (device.slots[i] = slot))
        device.seat = seat
        expect(await seat.resume()).toBe(0)
        device.resume()
        await seat.run()
        device.end()
        const result = resultOf(seat.session)
        expect(result.turns).toBeGreaterThan(5)
        const text = device.lines.join("\n")
        expect(await replay(parseShared(text))).toEqual(result)
        expect(await replay(parseShared(pagesOf(device.book)))).toEqual(result)
    })
})

test("a game ended early replays to the same prompt from either", async () => {
    const [setting] = SETTINGS
    for (let end = 1; end < 60; end += 7) {
        const { seat, device, console } = await played(setting, 0, end)
        const result = resultOf(seat.session)
        expect(await replay(parseShared(console))).toEqual(result)
        expect(await replay(parseShared(pagesOf(device.book)))).toEqual(result)
    }
})

describe("a code book", () => {
    function begun(): CodeBook {
        const book = newBook()
        book.begin(
            "rich-uncle",
            1,
            FROM_SET_UP,
            [3, 50_000, 1, 0, 0, 1, 2, 3],
            8
        )
        return book
    }
    const shared = {
        game: "rich-uncle",
        players: 3,
        options: [50_000, 1, 0, 0],
        seed: [1, 2, 3],
    }

    test("holds small and large choices, and who left", () => {
        const book = begun()
        const choices = [0, 5, 63, 64, 999_999]
        for (const choice of choices) book.add(choice, 2)
        book.add(departure(7, 3), 12)
        book.close(14, -1)
        expect(parsePages(pagesOf(book))).toEqual({
            ...shared,
            turns: 14,
            prompts: -1,
            choices: [...choices, { turn: 12, prompt: 7, player: 3 }],
        })
    })

    test("drops the last, and the end with it", () => {
        const book = begun()
        for (const choice of [1, 100, 999_999]) book.add(choice, 0)
        book.close(0, 4)
        book.drop()
        book.drop()
        book.add(2, 0)
        book.close(1, -1)
        const { choices, turns, prompts } = parsePages(pagesOf(book))
        expect({ choices, turns, prompts }).toEqual({
            choices: [1, 2],
            turns: 1,
            prompts: -1,
        })
    })

    test("is whole up to 512 choices, and again after as many were dropped", () => {
        const book = begun()
        for (let i = 0; i < CODE_CHOICES; ++i) book.add(i % 8, 0)
        expect([book.count, book.kept === book.count]).toEqual([512, true])
        for (let i = 0; i < 3; ++i) book.add(1, 0)
        expect([book.count, book.kept === book.count]).toEqual([515, false])
        for (let i = 0; i < 3; ++i) book.drop()
        book.close(9, -1)
        expect([book.count, book.kept === book.count]).toEqual([512, true])
        const { choices } = parsePages(pagesOf(book))
        expect(choices).toEqual(Array.from({ length: 512 }, (_, i) => i % 8))
    })

    test("has room for 512 choices of Table mode, each sixth the largest amount, after the most cells", () => {
        const book = newBook()
        const cells = new Array<number>(177).fill(-1)
        book.begin("rich-uncle", 1, FROM_CELLS, cells, cells.length)
        for (let i = 0; i < CODE_CHOICES; ++i)
            book.add(i % 6 === 4 ? 999_999 : 5, 0)
        book.close(100_000, -1)
        expect(book.kept === book.count).toBe(true)
        expect(book.lines()).toBeLessThan(1000)
    })
})
