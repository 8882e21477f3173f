import {
    existsSync,
    mkdirSync,
    readFileSync,
    rmSync,
    utimesSync,
    writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { buildBytecode, isFresh } from "../../sim/build"
import { ROOT } from "../../sim/paths"
import { programHash, programProblem } from "../../sim/program"

const OUT = join(ROOT, "built", "tests", "build")
const MAGIC = Buffer.from("DevS\n")

afterAll(() => rmSync(OUT, { recursive: true, force: true }))

const build = (name: string, out = name) =>
    buildBytecode(`tests/sim/fixtures/${name}.ts`, join(OUT, `${out}.devs`))

test("builds run side by side and get each their own program", async () => {
    await Promise.all([build("echo"), build("draw"), build("echo", "again")])
    const [echo, draw, again] = ["echo", "draw", "again"].map(name =>
        readFileSync(join(OUT, `${name}.devs`))
    )
    expect(echo?.subarray(0, 5)).toEqual(MAGIC)
    expect(echo?.length).toBe(again?.length)
    expect(echo?.length).not.toBe(draw?.length)
    expect(
        JSON.parse(readFileSync(join(OUT, "echo.devs-dbg.json"), "utf8"))
    ).toHaveProperty("functions")
    expect(programProblem(new Uint8Array(echo ?? []))).toBeUndefined()
}, 120_000)

test("a program that does not compile says where, and leaves the next build alone", async () => {
    await expect(build("broken")).rejects.toMatchObject({
        message: "tests/sim/fixtures/broken.ts does not compile",
        output: expect.stringMatching(/broken\.ts.*\b2\b[^]*not assignable/),
    })
    await build("draw")
    await expect(build("missing")).rejects.toThrow(
        "no such file: tests/sim/fixtures/missing.ts"
    )
}, 120_000)

test("folders of builds that were killed are removed, not those of builds under way", async () => {
    const [old, young] = ["old", "young"].map(name =>
        join(ROOT, "built", `.build-test-${name}`)
    )
    for (const folder of [old, young])
        mkdirSync(folder ?? "", { recursive: true })
    utimesSync(old ?? "", 0, 0)
    await build("draw")
    expect([old, young].map(folder => existsSync(folder ?? ""))).toEqual([
        false,
        true,
    ])
    rmSync(young ?? "", { recursive: true })
}, 120_000)

test("what is older than its sources is not fresh", async () => {
    const out = join(OUT, "fresh")
    expect(await isFresh(out, [])).toBe(false)
    writeFileSync(out, "")
    expect(await isFresh(out, ["tests/sim/fixtures"])).toBe(true)
    const source = join(OUT, "source")
    await new Promise(resolve => setTimeout(resolve, 20))
    writeFileSync(source, "")
    expect(await isFresh(out, ["built/tests/build"])).toBe(false)
})

test("the program's hash is FNV-1a", () => {
    expect(programHash(new TextEncoder().encode("foobar"))).toBe(0xbf9cf968)
})
