/**
 * Compiles the program with the DeviceScript command line. Run as a program (`npm run build`) it makes
 * `built/pocket_pico.devs`; tests use `buildBytecode` for programs of their own.
 */
import { spawn } from "node:child_process"
import {
    copyFile,
    mkdir,
    readdir,
    readFile,
    rm,
    stat,
    writeFile,
} from "node:fs/promises"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath, pathToFileURL } from "node:url"

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url))

/** The program that is flashed, and run by the simulator. */
export const PROGRAM = join(ROOT, "built", "pocket_pico.devs")

const COMPILER = join(ROOT, "node_modules", ".bin", "devs")
const OUTPUT = join(ROOT, ".devicescript", "bin")
const LOCK = join(ROOT, "built", ".lock")
const SHARED = ["boards", "package-lock.json", "devsconfig.json"]

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
 * The compiler always writes to the same place, so builds wait for each other, those of other processes included.
 * Throws `BuildError`.
 */
export function buildBytecode(entry: string, out: string): Promise<void> {
    const build = queue.then(() => locked(() => compile(entry, out)))
    queue = build.catch(() => undefined)
    return build
}

let queue: Promise<void> = Promise.resolve()

/** Builds the program unless it is newer than all its sources; true when it was built. Throws `BuildError`. */
export async function buildProgram(): Promise<boolean> {
    if (await isFresh(PROGRAM, ["src"])) return false
    await buildBytecode("src/main.ts", PROGRAM)
    return true
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

async function compile(entry: string, out: string): Promise<void> {
    if (!existsSync(COMPILER))
        throw new BuildError(
            "the DeviceScript compiler is not installed; run: npm ci"
        )
    if (!existsSync(join(ROOT, entry)))
        throw new BuildError(`no such file: ${entry}`)
    const bytecode = join(OUTPUT, "bytecode.devs")
    // what an earlier build left must not pass for this one's
    await rm(bytecode, { force: true })
    const { code, output } = await run(COMPILER, [
        "--ci",
        "--no-colors",
        "build",
        entry,
    ])
    if (code !== 0 || !existsSync(bytecode))
        throw new BuildError(`${entry} does not compile`, output)
    await mkdir(dirname(out), { recursive: true })
    await copyFile(join(OUTPUT, "bytecode-dbg.json"), `${out}-dbg.json`)
    await copyFile(bytecode, out)
}

function run(
    command: string,
    args: string[]
): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, {
            cwd: ROOT,
            stdio: ["ignore", "pipe", "pipe"],
        })
        let output = ""
        child.stdout.on("data", (text: Buffer) => (output += text.toString()))
        child.stderr.on("data", (text: Buffer) => (output += text.toString()))
        child.on("error", reject)
        child.on("close", code => resolve({ code, output }))
    })
}

async function locked(work: () => Promise<void>): Promise<void> {
    await mkdir(dirname(LOCK), { recursive: true })
    while (!(await takeLock())) await delay(100)
    try {
        await work()
    } finally {
        await rm(LOCK, { force: true })
    }
}

/** Takes the lock, or removes it when the process that took it is gone; true when it is ours. */
async function takeLock(): Promise<boolean> {
    try {
        await writeFile(LOCK, String(process.pid), { flag: "wx" })
        return true
    } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
        const owner = Number(await readFile(LOCK, "utf8").catch(() => ""))
        if (owner && !isAlive(owner)) await rm(LOCK, { force: true })
        return false
    }
}

function isAlive(pid: number): boolean {
    try {
        return process.kill(pid, 0)
    } catch (error) {
        return (error as NodeJS.ErrnoException).code === "EPERM"
    }
}

async function main(): Promise<void> {
    try {
        const built = await buildProgram()
        console.log(`${PROGRAM} ${built ? "built" : "is up to date"}`)
    } catch (error) {
        if (!(error instanceof BuildError)) throw error
        if (error.output) process.stderr.write(error.output)
        process.stderr.write(`${error.message}\n`)
        process.exitCode = 1
    }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main()
