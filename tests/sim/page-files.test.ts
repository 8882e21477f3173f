// What the page's build takes up.
import {
    mkdirSync,
    readdirSync,
    readFileSync,
    rmSync,
    writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { inflateSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { packPrograms } from "../../sim/page/prepare"
import { fileOf, ROOT } from "../../sim/paths"
import { PROGRAMS } from "../../sim/programs"

const FOLDER = join(ROOT, "built", "tests", "page-files")

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

test("the programs lie packed beside the virtual machine, and no file of an older build", async () => {
    mkdirSync(FOLDER, { recursive: true })
    for (const name of ["vm.wasm", "vm.txt", "program.devs"])
        writeFileSync(join(FOLDER, name), name)
    await packPrograms(FOLDER)
    const packed = PROGRAMS.map(({ name }) => `${name}.devs.deflate`)
    expect(readdirSync(FOLDER).sort()).toEqual(
        [...packed, "vm.txt", "vm.wasm"].sort()
    )
    for (const program of PROGRAMS) {
        const file = join(FOLDER, `${program.name}.devs.deflate`)
        const bytes = inflateSync(readFileSync(file))
        expect(bytes.equals(readFileSync(fileOf(program)))).toBe(true)
    }
})
