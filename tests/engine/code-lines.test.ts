import { describe, expect, test } from "vitest"
import { ENDED, TURN } from "../../src/engine/cells"
import {
    checked,
    CODE_CHOICES,
    CodeBook,
    FROM_CELLS,
    FROM_SET_UP,
    SYMBOLS,
} from "../../src/engine/code-book"
import { departure, TAKEN_BACK, type TurnEntry } from "../../src/engine/journal"
import { END, UNDO } from "../../src/engine/table"
import { parseShared } from "../../sim/engine/any-code"
import { parsePages } from "../../sim/engine/code-lines"
import { isConsole, parseConsole } from "../../sim/engine/console-code"
import { checksOf } from "../../sim/engine/line-check"
import { replay } from "../../sim/engine/replay"
import { resultOf } from "../../sim/engine/run"
import { UsageError } from "../../sim/usage-error"
import {
    leave,
    Memory,
    pick,
    Seat,
    type Setting,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

/** Of Rich Uncle. */
const FORMAT = 2

function newBook(): CodeBook {
    return new CodeBook(length => new Uint8Array(length))
}

function pagesOf(book: CodeBook): string {
    const lines = Array.from({ length: book.lines() }, (_, i) =>
        book.line(i + 1)
    )
    return lines.join("\n")
}

/** What a handheld prints and shows of a game, as `SavedGame` does. */
class Device extends Memory {
    seat!: Seat
    lines: string[] = []
    readonly book = newBook()

    begin({ players, options, seed }: Setting): void {
        const values = [players, ...options, ...seed]
        this.book.begin(
            "rich-uncle",
            FORMAT,
            FROM_SET_UP,
            values,
            values.length
        )
        this.lines.push(
            checked(`code rich-uncle.${FORMAT}.${values.join(".")}`)
        )
    }

    resume(): void {
        const { session, table } = this.seat
        const { cells } = table
        const made = session.choicesMade()
        this.book.begin("rich-uncle", FORMAT, FROM_CELLS, cells, cells.length)
        for (const choice of session.choices().slice(0, made))
            this.book.add(choice, cells[TURN] ?? 0)
        this.lines.push(`resume rich-uncle ${cells[TURN]} 1 ${made}`)
        for (const line of pagesOf(this.book).split("\n"))
            this.lines.push(`code= ${line}`)
    }

    override turnBegins(): void {
        this.lines.push(`turn ${this.seat.table.cells[TURN]} 1 2 3 4`)
    }

    override choiceMade(entry: TurnEntry, choice: number): void {
        const turn = this.seat.table.cells[TURN] ?? 0
        const total = this.seat.session.choicesInAll()
        if (total > this.book.count) this.book.add(choice, turn)
        else if (total < this.book.count) this.book.drop()
        this.lines.push(
            "ask 1 turn 3",
            checked(`code+ ${turn} ${entry.count} ${choice} ${total}`)
        )
    }

    end(): void {
        const { cells, asked } = this.seat.table
        const turn = cells[TURN] ?? 0
        const early = this.seat.state() === ENDED
        this.book.close(turn, early ? asked : -1)
        if (early)
            this.lines.push(
                checked(`code. ${turn} ${asked} ${this.book.count}`)
            )
    }
}

/** Plays a game on a device; undoes at about one prompt in `undoes`, and ends it early at prompt number `end`. */
async function played(setting: Setting, undoes = 0, end = -1) {
    const device = new Device()
    let prompts = 0
    let undone = 0
    const seat = new Seat(table => {
        const prompt = prompts++
        if (prompt === end) leave(END)
        if (undoes > 0 && undone < 100 && pick(undoes, prompt, 3) === 0) {
            undone++
            leave(UNDO)
        }
        return untilTurn(
            setting.turns,
            steadyAnswer(setting.answers + undone)
        )(table)
    }, device)
    device.seat = seat
    device.begin(setting)
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    device.end()
    return { seat, device, console: device.lines.join("\n") }
}

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

describe.each(SETTINGS)("either form: $name", setting => {
    test("replays to the same end, after undos too", async () => {
        for (const undoes of [0, 7]) {
            const { seat, device, console } = await played(setting, undoes)
            const result = resultOf(seat.session)
            expect(await replay(parseShared(console))).toEqual(result)
            expect(device.book.isWhole()).toBe(true)
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
        const seat = new Seat(
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
            FORMAT,
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
        expect([book.count, book.isWhole()]).toEqual([512, true])
        for (let i = 0; i < 3; ++i) book.add(1, 0)
        expect([book.count, book.isWhole()]).toEqual([515, false])
        for (let i = 0; i < 3; ++i) book.drop()
        book.close(9, -1)
        expect([book.count, book.isWhole()]).toEqual([512, true])
        const { choices } = parsePages(pagesOf(book))
        expect(choices).toEqual(Array.from({ length: 512 }, (_, i) => i % 8))
    })

    test("has room for 512 choices of Table mode, each sixth the largest amount, after the most cells", () => {
        const book = newBook()
        const cells = new Array<number>(177).fill(-1)
        book.begin("rich-uncle", FORMAT, FROM_CELLS, cells, cells.length)
        for (let i = 0; i < CODE_CHOICES; ++i)
            book.add(i % 6 === 4 ? 999_999 : 5, 0)
        book.close(100_000, -1)
        expect(book.isWhole()).toBe(true)
        expect(book.lines()).toBeLessThan(1000)
    })
})

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
        const code = checked("code rich-uncle.2.3.50000.1.0.0.1.2.3")
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
