/** Gets ready what the page loads: the programs, and the virtual machine out of the installed package. */
import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buildPrograms } from "../build"
import { fileOf, ROOT } from "../paths"
import { PROGRAMS } from "../programs"
import { splitVm } from "../vm/load"
import { readVmSource } from "../vm/extract"

const FOLDER = join(ROOT, "built", "page")

/** The configuration of Vite for the page. */
export const VITE_CONFIG = join(ROOT, "sim", "page", "vite.config.ts")

/** Builds the programs where needed. Throws `BuildError` or `VmSourceError`. */
export async function preparePage(): Promise<void> {
    await buildPrograms()
    await mkdir(FOLDER, { recursive: true })
    const { text, wasm } = splitVm(readVmSource())
    await writeFile(join(FOLDER, "vm.txt"), text)
    await writeFile(join(FOLDER, "vm.wasm"), wasm)
    for (const program of PROGRAMS)
        await copyFile(fileOf(program), join(FOLDER, `${program.name}.devs`))
}
