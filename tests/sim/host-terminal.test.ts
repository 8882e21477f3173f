import { EventEmitter } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, test } from "vitest"
import { FLASH_SIZE, padFlash } from "../../sim/flash"
import { loadFlash, saveFlash } from "../../sim/flash-file"
import {
    changes,
    Terminal,
    terminalProblem,
    type Streams,
} from "../../sim/terminal"

/** A terminal that remembers what it was sent, and how its keyboard is set. */
class FakeTerminal extends EventEmitter {
    isTTY = true
    columns = 20
    rows = 4
    sent = ""
    raw = false
    write = (text: string) => (this.sent += text)
    setRawMode = (on: boolean) => (this.raw = on)
    resume = () => undefined
    pause = () => undefined
}

const SIZE = { columns: 20, rows: 4 }
const before = new Map(
    [
        "exit",
        "SIGTERM",
        "SIGHUP",
        "SIGINT",
        "uncaughtException",
        "unhandledRejection",
    ].map(listened)
)

function listened(name: string): [string, unknown[]] {
    return [name, process.listeners(name as NodeJS.Signals)]
}

function open(): {
    fake: FakeTerminal
    terminal: Terminal
    keys: (string | undefined)[]
} {
    const fake = new FakeTerminal()
    const keys: (string | undefined)[] = []
    const streams = { input: fake, output: fake } as unknown as Streams
    const terminal = Terminal.open(streams, SIZE, key =>
        keys.push(key.shift ? `shift-${key.name}` : key.name)
    )
    return { fake, terminal, keys }
}

/** Takes off what `open` hung onto the process. */
function release(): void {
    for (const [name, kept] of before) {
        for (const listener of process.listeners(name as NodeJS.Signals)) {
            if (!kept.includes(listener)) process.removeListener(name, listener)
        }
    }
}

afterEach(release)

describe("what is sent to the terminal", () => {
    test("only the part of a line that changed, at its place", () => {
        expect(changes(["abcdef", "same"], ["abXYef", "same"])).toBe(
            "\u001b[1;3HXY"
        )
        expect(changes(["abc"], ["a"])).toBe("\u001b[1;2H  ")
        expect(changes([], ["", "  ", "x "])).toBe("\u001b[3;1Hx")
        expect(changes(["a", "b"], ["a", "b"])).toBe("")
    })

    test("a hint while the window is too small, everything again when it is large enough", () => {
        const { fake, terminal } = open()
        terminal.show(["one", "two"])
        Object.assign(fake, { columns: 10, sent: "" })
        fake.emit("resize")
        expect(fake.sent).toBe("\u001b[2J\u001b[1;1HPocket Tre")
        Object.assign(fake, { columns: 20, sent: "" })
        fake.emit("resize")
        expect(fake.sent).toBe("\u001b[2J\u001b[1;1Hone\u001b[2;1Htwo")
    })
})

describe("the terminal", () => {
    test("is left as it was found, once, and shows nothing after", () => {
        const { fake, terminal } = open()
        expect([fake.raw, fake.sent]).toEqual([
            true,
            "\u001b[?1049h\u001b[?25l\u001b[2J",
        ])
        fake.sent = ""
        terminal.close()
        terminal.close()
        terminal.show(["late"])
        expect([fake.raw, fake.sent]).toEqual([
            false,
            "\u001b[?25h\u001b[?1049l",
        ])
    })

    test("is left on the ways out that are not ours", () => {
        for (const name of before.keys()) {
            const added = () =>
                process.listeners(name as NodeJS.Signals).length -
                (before.get(name)?.length ?? 0)
            expect([name, added()]).toEqual([name, 0])
            open()
            expect([name, added()]).toEqual([name, 1])
            release()
        }
    })

    test("gives keys, but nothing of an arrow's sequence as letters", () => {
        const { fake, keys } = open()
        for (const text of ["s", "S", " ", "\r", "\u001b[D"])
            fake.emit("data", Buffer.from(text))
        expect(keys).toEqual(["s", "shift-s", "space", "return", "left"])
    })

    test("must be one, and large enough", () => {
        const fake = new FakeTerminal()
        const streams = { input: fake, output: fake } as unknown as Streams
        expect(terminalProblem(streams, SIZE)).toBeUndefined()
        fake.rows = 3
        expect(terminalProblem(streams, SIZE)).toBe(
            "needs a terminal with at least 20 columns and 4 rows; this one has 20 and 3"
        )
        fake.isTTY = false
        expect(terminalProblem(streams, SIZE)).toMatch(
            /; this is not a terminal$/
        )
    })
})

describe("a flash file", () => {
    const folder = mkdtempSync(join(tmpdir(), "pocket-treasurer-"))
    afterAll(() => rmSync(folder, { recursive: true }))

    test("keeps the flash; where there is none, there is none", () => {
        const file = join(folder, "new", "flash.bin")
        expect(loadFlash(file)).toBeUndefined()
        const flash = padFlash(
            Uint8Array.of(0x46, 0x53, 0x54, 0x52, 0x0a, 0xea, 0xec, 0x6b)
        )
        saveFlash(file, flash)
        expect(loadFlash(file)).toEqual(flash)
        expect(readFileSync(file).length).toBe(FLASH_SIZE)
    })

    test("that is none, or cannot be written, is named", () => {
        const file = join(folder, "bad.bin")
        writeFileSync(file, "bad")
        expect(() => loadFlash(file)).toThrow(
            `${file} is 3 bytes long, not 131072; delete it for a new start`
        )
        writeFileSync(file, new Uint8Array(FLASH_SIZE))
        expect(() => loadFlash(file)).toThrow(
            `${file} does not hold a settings flash; delete it`
        )
        expect(() => loadFlash(folder)).toThrow(`${folder} cannot be used: `)
        expect(() =>
            saveFlash(join(file, "flash.bin"), new Uint8Array(1))
        ).toThrow("flash.bin cannot be used: ")
    })
})
