/** Gets ready what the page loads: the programs, and the virtual machine out of the installed package. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import { buildPrograms } from "../build"
import { fileOf, ROOT } from "../paths"
import { PROGRAMS } from "../programs"
import { splitVm } from "../vm/load"
import { readVmSource } from "../vm/extract"

const FOLDER = join(ROOT, "built", "page")

const VM_FILES = ["vm.txt", "vm.wasm"] as const

/** The configuration of Vite for the page. */
export const VITE_CONFIG = join(ROOT, "sim", "page", "vite.config.ts")

/** Builds the programs where needed. Throws `BuildError` or `VmSourceError`. */
export async function preparePage(): Promise<void> {
    await buildPrograms()
    await mkdir(FOLDER, { recursive: true })
    const { text, wasm } = splitVm(readVmSource())
    const [textFile, wasmFile] = VM_FILES
    await writeFile(join(FOLDER, textFile), text)
    await writeFile(join(FOLDER, wasmFile), wasm)
    await packPrograms(FOLDER)
}

/**
 * Puts the programs into `folder`, deflated, since hosts compress only what they know. Removes what else lies there but the
 * virtual machine: the page takes up every file.
 */
export async function packPrograms(folder: string): Promise<void> {
    const names = PROGRAMS.map(({ name }) => packedName(name))
    for (const name of await readdir(folder))
        if (!names.includes(name) && !VM_FILES.some(file => file === name))
            await rm(join(folder, name))
    for (const program of PROGRAMS)
        await writeFile(
            join(folder, packedName(program.name)),
            deflateSync(await readFile(fileOf(program)))
        )
}

const packedName = (name: string): string => `${name}.devs.deflate`
