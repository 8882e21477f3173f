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

test("what lies behind the code is the same", () => {
    const rest = ({ image }: Program) => {
        const start = image.readUInt32LE(40) + image.readUInt32LE(44)
        const last = 32 + 8 * 9
        const end = image.readUInt32LE(last) + image.readUInt32LE(last + 4)
        return image.subarray(start, end)
    }
    // the version's text has the time of the build in it
    const changed = [...rest(ours)].filter((byte, i) => byte !== rest(stock)[i])
    expect(rest(ours).length).toBe(rest(stock).length)
    expect(changed.length).toBeLessThan(32)
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
