/** Where the bytes of the program go: by the compiler's debug information, and the image's own directory. */
import { readFileSync } from "node:fs"
import { buildProgram } from "../sim/build"
import { fileOf } from "../sim/paths"
import type { Program } from "../sim/programs"
import { CODE, section, viewOf } from "../sim/shrink/image"

/** What of the compiler's `-dbg.json` is read. */
interface DebugInfo {
    sources: { path: string; length: number }[]
    /** Three numbers an entry: place in the joined sources, length there, place in the image; first and third as differences. */
    srcmap: number[]
}

export interface Sizes {
    /** The program's, and its games'. */
    name: string
    games: readonly string[]
    /** The whole file. */
    total: number
    /** Where its code ends, and what of the 64 kB is left in which it must. */
    codeEnd: number
    codeLeft: number
    /** Its parts, as the image's directory has them. */
    sections: Record<string, number>
    /** Code by source file; libraries as one. */
    modules: Record<string, number>
}

/** The machine's program counter has 16 bits. */
const CODE_LIMIT = 0x10000
const SECTIONS = [
    "functions",
    "code",
    "floats",
    "initial roles",
    "strings, ASCII",
    "strings, UTF-8",
    "buffers",
    "data of strings and buffers",
    "service specs",
    "configuration",
]

const LIBRARY = /^node_modules\/(@[^/]+\/[^/]+)\//

/** Measures a program as it is flashed. */
export async function measureSizes(program: Program): Promise<Sizes> {
    await buildProgram(program)
    const file = fileOf(program)
    const image = readFileSync(file)
    const debug = JSON.parse(
        readFileSync(`${file}-dbg.json`, "utf8")
    ) as DebugInfo
    const code = section(viewOf(image), CODE)
    const codeEnd = code.start + code.length
    return {
        name: program.name,
        games: program.games,
        total: image.length,
        codeEnd,
        codeLeft: CODE_LIMIT - codeEnd,
        sections: sectionsOf(image),
        modules: modulesOf(debug, codeEnd),
    }
}

function sectionsOf(image: Buffer): Record<string, number> {
    const sections: Record<string, number> = {}
    let rest = image.length
    SECTIONS.forEach((name, i) => {
        const { length } = section(viewOf(image), i)
        sections[name] = length
        rest -= length
    })
    return { ...sections, "header and padding": rest }
}

/** Each stretch of code belongs to the statement that the source map names last before it. */
function modulesOf(
    { sources, srcmap }: DebugInfo,
    end: number
): Record<string, number> {
    const modules = new Map<string, number>()
    const entries = placesOf(srcmap)
    entries.forEach(({ position, pc }, i) => {
        const name = moduleAt(sources, position)
        const size = (entries[i + 1]?.pc ?? end) - pc
        modules.set(name, (modules.get(name) ?? 0) + size)
    })
    const sorted = [...modules].sort((one, other) => other[1] - one[1])
    return Object.fromEntries(sorted)
}

function placesOf(srcmap: number[]): { position: number; pc: number }[] {
    let position = 0
    let pc = 0
    const places = []
    for (let i = 0; i < srcmap.length; i += 3) {
        position += srcmap[i] ?? 0
        pc += srcmap[i + 2] ?? 0
        places.push({ position, pc })
    }
    return places
}

function moduleAt(sources: DebugInfo["sources"], position: number): string {
    let start = 0
    for (const { path, length } of sources) {
        start += length
        if (position < start) return LIBRARY.exec(path)?.[1] ?? path
    }
    throw new Error(`the source map points behind the sources: ${position}`)
}
