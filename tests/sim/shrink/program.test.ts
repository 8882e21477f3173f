// A whole program: as DeviceScript's own compiler leaves it, and as it is flashed.
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildBytecode } from "../../../sim/build"
import { ROOT } from "../../../sim/paths"
import { decode, type Operation } from "../../../sim/shrink/code"
import { type DebugInfo, shrink } from "../../../sim/shrink/shrink"

const ENTRY = "src/main-richest.ts"
const FOLDER = join(ROOT, "built", "tests", "shrink")
const OURS = join(FOLDER, "ours.devs")

interface Program {
    image: Buffer
    dbg: DebugInfo
    functions: Operation[][]
}

let stock: Program
let ours: Program

function read(image: string, debug: string): Program {
    const bytes = readFileSync(image)
    const table = bytes.readUInt32LE(32)
    const count = bytes.readUInt32LE(36) / 16
    const functions = Array.from({ length: count }, (_, i) => {
        const start = bytes.readUInt32LE(table + 16 * i)
        const length = bytes.readUInt32LE(table + 16 * i + 4)
        return decode(bytes.subarray(start, start + length))
    })
    const dbg = JSON.parse(readFileSync(debug, "utf8")) as DebugInfo
    return { image: bytes, dbg, functions }
}

beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    for (const name of ["package.json", "devsconfig.json"])
        cpSync(join(ROOT, name), join(FOLDER, name))
    for (const name of ["node_modules", "src", "boards"])
        symlinkSync(join(ROOT, name), join(FOLDER, name), "junction")
    const devs = join(ROOT, "node_modules", ".bin", "devs")
    execFileSync(devs, ["--ci", "build", "--no-verify", ENTRY], {
        cwd: FOLDER,
    })
    const bin = join(FOLDER, ".devicescript", "bin")
    stock = read(join(bin, "bytecode.devs"), join(bin, "bytecode-dbg.json"))
    await buildBytecode(ENTRY, OURS)
    ours = read(OURS, `${OURS}-dbg.json`)
}, 120_000)

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** A function's operations, a jump's aim as which of them it is. */
const shape = (code: Operation[]) =>
    code.map(({ op, value, target }) =>
        target ? [op, "to", code.indexOf(target)] : [op, value]
    )

test("every function does what the compiler wrote, in fewer bytes", () => {
    expect(ours.functions.map(shape)).toEqual(stock.functions.map(shape))
    const length = (program: Program) => program.image.readUInt32LE(44)
    expect(length(ours)).toBeLessThan(0.96 * length(stock))
})

/** A section's offset and length, by its place in the directory. */
const sectionOf = ({ image }: Program, index: number) => ({
    start: image.readUInt32LE(32 + 8 * index),
    length: image.readUInt32LE(36 + 8 * index),
})

/** The texts of ASCII, in the order of their numbers. */
function textsOf(program: Program): string[] {
    const { image } = program
    const table = sectionOf(program, 4)
    const data = sectionOf(program, 7).start
    return Array.from({ length: table.length / 2 }, (_, i) => {
        const at = data + image.readUInt16LE(table.start + 2 * i)
        return image.toString("latin1", at, image.indexOf(0, at))
    })
}

test("every text that the code uses is as it was; names of functions are gone", () => {
    const used = new Set(
        stock.functions
            .flat()
            .filter(({ op }) => op === 27 || op === 37)
            .map(({ value }) => value)
    )
    const [before, after] = [textsOf(stock), textsOf(ours)]
    expect(used.size).toBeGreaterThan(500)
    expect(after.filter((_, i) => used.has(i))).toEqual(
        before.filter((_, i) => used.has(i))
    )
    const gone = before.filter((text, i) => text && !after[i])
    expect(gone).toContain("takeUpLanguage")
    expect(before.filter((text, i) => text && text === after[i]).length).toBe(
        before.filter(text => text).length - gone.length
    )
})

test("other texts, buffers and specifications are the same", () => {
    const data = (program: Program) => {
        const { image } = program
        const { start } = sectionOf(program, 7)
        const first = image.readUInt32LE(sectionOf(program, 5).start)
        const end = sectionOf(program, 8).start
        const specs = sectionOf(program, 9).start
        return [
            image.subarray(start + first, end),
            image.subarray(end, specs),
        ].map(part => part.toString("hex"))
    }
    expect(data(ours)).toEqual(data(stock))
    const placed = (program: Program, index: number, size: number) => {
        const { start, length } = sectionOf(program, index)
        const first = program.image.readUInt32LE(sectionOf(program, 5).start)
        return Array.from(
            { length: length / size },
            (_, i) => program.image.readUInt32LE(start + size * i) - first
        )
    }
    for (const [index, size] of [
        [5, 4],
        [6, 8],
    ] as const)
        expect(placed(ours, index, size)).toEqual(placed(stock, index, size))
})

/** Which operation of the program begins at each place, or next behind it; functions one after another. */
function numbersOf({ image, functions }: Program, places: number[]): number[] {
    const table = image.readUInt32LE(32)
    const begins = new Set(
        functions.flatMap((code, i) => {
            const start = image.readUInt32LE(table + 16 * i)
            return code.map(({ at }) => start + at)
        })
    )
    let next = begins.size
    const numbers = new Array<number>(image.length)
    for (let place = image.length; place-- > 0;) {
        if (begins.has(place)) next--
        numbers[place] = next
    }
    return places.map(place => numbers[place] ?? -1)
}

function places({ dbg }: Program): number[] {
    let place = 0
    return dbg.srcmap.filter((_, i) => i % 3 === 2).map(step => (place += step))
}

test("debug information tells the same of the same operations", () => {
    const numbers = numbersOf(ours, places(ours))
    expect(numbers).toEqual(numbersOf(stock, places(stock)))
    expect(new Set(numbers).size).toBeGreaterThan(4000)
    const starts = (program: Program) =>
        numbersOf(
            program,
            program.dbg.functions.map(({ startpc }) => startpc)
        )
    expect(starts(ours)).toEqual(starts(stock))
    expect(ours.dbg.binary.hex).toBe(ours.image.toString("hex"))
})

test("what is short already stays as it is", () => {
    const binary = new Uint8Array(ours.image)
    const again = shrink({ binary, dbg: ours.dbg })
    expect(Buffer.from(again.binary).equals(ours.image)).toBe(true)
    expect(again.dbg).toEqual(ours.dbg)
})
