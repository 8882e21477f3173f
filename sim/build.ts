/**
 * Compiles the programs with the DeviceScript command line; `npm run build` does it for all of them. Tests use
 * `buildBytecode` for programs of their own.
 */
import { spawn } from "node:child_process"
import {
    copyFile,
    mkdir,
    mkdtemp,
    readdir,
    rename,
    rm,
    stat,
    symlink,
} from "node:fs/promises"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { fileOf, ROOT } from "./paths"
import { type Program, PROGRAMS } from "./programs"

/** Ours, behind DeviceScript's own: see there. */
const COMPILER = join(ROOT, "sim", "devs.ts")
const TSX = join(ROOT, "node_modules", ".bin", "tsx")
const BUILT = join(ROOT, "built")
const SHARED = [
    "boards",
    "package-lock.json",
    "devsconfig.json",
    "sim/devs.ts",
    "sim/shrink",
]

/** How the folders of builds under way are named, and from what age on they belong to one that was killed. */
const FOLDER = ".build-"
const ABANDONED_MS = 600_000

/** The files the compiler wants to see in the folder it runs in. */
const PROJECT_FILES = ["package.json", "devsconfig.json"]

/** A program did not compile; `output` is what the compiler said. */
export class BuildError extends Error {
    override name = "BuildError"

    constructor(
        message: string,
        readonly output = ""
    ) {
        super(message)
    }
}

/**
 * Compiles `entry` (a path from the project's folder) to `out`, with debug information beside it as `<out>-dbg.json`.
 * The compiler always writes to one place below the folder it runs in. So each build has a folder of its own, and builds
 * can run side by side. Throws `BuildError`.
 */
export async function buildBytecode(entry: string, out: string): Promise<void> {
    if (!existsSync(TSX))
        throw new BuildError(
            "the DeviceScript compiler is not installed; run: npm ci"
        )
    if (!existsSync(join(ROOT, entry)))
        throw new BuildError(`no such file: ${entry}`)
    await mkdir(BUILT, { recursive: true })
    await removeAbandoned()
    const folder = await mkdtemp(join(BUILT, FOLDER))
    try {
        await linkProject(folder)
        await compile(entry, folder, out)
    } finally {
        await rm(folder, { recursive: true, force: true })
    }
}

/** Builds a program unless it is newer than all its sources; true when it was built. Throws `BuildError`. */
export async function buildProgram(program: Program): Promise<boolean> {
    const file = fileOf(program)
    await checkWords()
    if (await isFresh(file, ["src"])) return false
    await buildBytecode(program.entry, file)
    return true
}

/** Builds all programs that are not up to date, side by side. Throws `BuildError`. */
export async function buildPrograms(): Promise<void> {
    await Promise.all(PROGRAMS.map(buildProgram))
}

/** Whether `out` is newer than the files `sources` (folders: all in them), the boards and the installed packages. */
export async function isFresh(
    out: string,
    sources: readonly string[]
): Promise<boolean> {
    if (!existsSync(out)) return false
    const changed = await Promise.all(
        [...sources, ...SHARED].map(name => newest(join(ROOT, name)))
    )
    return (await stat(out)).mtimeMs > Math.max(...changed)
}

async function newest(path: string): Promise<number> {
    if (!existsSync(path)) return 0
    const info = await stat(path)
    if (!info.isDirectory()) return info.mtimeMs
    const names = await readdir(path)
    return Math.max(
        info.mtimeMs,
        ...(await Promise.all(names.map(name => newest(join(path, name)))))
    )
}

async function removeAbandoned(): Promise<void> {
    for (const name of await readdir(BUILT)) {
        const folder = join(BUILT, name)
        if (!name.startsWith(FOLDER)) continue
        const info = await stat(folder).catch(() => undefined)
        if (info && Date.now() - info.mtimeMs > ABANDONED_MS)
            await rm(folder, { recursive: true, force: true })
    }
}

/** Makes `folder` look like the project's. */
async function linkProject(folder: string): Promise<void> {
    for (const item of await readdir(ROOT, { withFileTypes: true })) {
        const from = join(ROOT, item.name)
        const to = join(folder, item.name)
        if (PROJECT_FILES.includes(item.name)) await copyFile(from, to)
        else if (
            item.isDirectory() &&
            !item.name.startsWith(".") &&
            from !== BUILT
        )
            await symlink(from, to, "junction")
    }
}

/** What the compiler says of code that ends beyond 64 kB: the machine's program counter has 16 bits. */
const CODE_TOO_LONG = "verification failure: 1051"

async function compile(
    entry: string,
    folder: string,
    out: string
): Promise<void> {
    const { code, output } = await run(
        TSX,
        [COMPILER, "--ci", "--no-colors", "build", entry],
        folder
    )
    const bytecode = join(folder, ".devicescript", "bin", "bytecode.devs")
    if (code !== 0)
        throw new BuildError(
            output.includes(CODE_TOO_LONG)
                ? `${entry} has too much code, it must end within 64 kB: give its App fewer games (npm run -s bench on a smaller one says what takes how much)`
                : `${entry} does not compile`,
            output
        )
    await mkdir(dirname(out), { recursive: true })
    // a rename: who reads `out` meanwhile gets all of the old program or all of the new one
    await rename(
        join(dirname(bytecode), "bytecode-dbg.json"),
        `${out}-dbg.json`
    )
    await rename(bytecode, out)
}

function run(
    command: string,
    args: string[],
    cwd: string
): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, {
            cwd,
            stdio: ["ignore", "pipe", "pipe"],
        })
        let output = ""
        child.stdout.on("data", (text: Buffer) => (output += text.toString()))
        child.stderr.on("data", (text: Buffer) => (output += text.toString()))
        child.on("error", reject)
        child.on("close", code => resolve({ code, output }))
    })
}

/** A module; throws `BuildError` with the line that its text, or that of a module it needs, can't be read at. */
async function loaded<T>(module: Promise<T>): Promise<T> {
    return await module.catch((error: Error) => {
        const lines = error.message.split("\n")
        const where = lines.find(line => line.includes("ERROR")) ?? lines[0]
        throw new BuildError(`the sources do not load: ${where}`)
    })
}

/** Refuses tables of words that don't have the same entries: at play a missing one would stop the program. */
async function checkWords(): Promise<void> {
    const { problemOf, translations } = await loaded(import("./words-check"))
    for (const translation of translations()) {
        const problem = problemOf(translation)
        if (problem) throw new BuildError(problem)
    }
}

/** Refuses settings that the program would not understand: the command line puts them beside it. */
async function checkSettings(): Promise<void> {
    const { readSettings } = await loaded(import("./node"))
    try {
        readSettings()
    } catch (error) {
        throw new BuildError((error as Error).message)
    }
}

async function main(): Promise<void> {
    try {
        await checkSettings()
        for (const program of PROGRAMS) {
            const built = await buildProgram(program)
            const state = built ? "built" : "is up to date"
            const games = program.games.join(", ")
            console.log(`${fileOf(program)} ${state}: ${games}`)
        }
    } catch (error) {
        if (!(error instanceof BuildError)) throw error
        if (error.output) process.stderr.write(error.output)
        process.stderr.write(`${error.message}\n`)
        process.exitCode = 1
    }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main()
