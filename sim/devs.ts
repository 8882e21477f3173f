/**
 * `npm run devs -- COMMAND`: the DeviceScript command line, whose compiler makes programs with short jumps. All that compiles
 * a program of ours goes through here (`npm run build`, a bundle for a chip), so a program is the same bytes everywhere. Our
 * programs do not all fit the machine as the compiler leaves them: see `shrink/shrink.ts`.
 */
import { readFileSync } from "node:fs"
import Module, { createRequire } from "node:module"
import { dirname } from "node:path"
import { type Compiled, shrink } from "./shrink/shrink"
import { bundlePath, VmSourceError } from "./vm/extract"

/** Where the compiler has made the program, and has not yet written it; it stands in the bundle once for each of its users. */
const MADE = "({ binary, dbg } = this.serialize());"
const SHRUNK = "({ binary, dbg } = globalThis.shrinkProgram(this.serialize()));"

declare global {
    /** Called by the command line with each program it compiles. */
    var shrinkProgram: (program: Compiled) => Compiled
}

interface CommandLine {
    mainCli(): void
}

/** The command line with our step behind its compiler; throws `VmSourceError` where there is no such place in it. */
function patched(path: string): CommandLine {
    const source = readFileSync(path, "utf8")
    if (!source.includes(MADE))
        throw new VmSourceError(
            `the compiler in ${path} is not the one of 2.16.4; run: npm ci`
        )
    const module = new Module(path)
    module.filename = path
    module.paths = createRequire(path).resolve.paths("x") ?? [dirname(path)]
    const compiled = module as Module & {
        _compile(source: string, path: string): void
    }
    compiled._compile(source.replaceAll(MADE, SHRUNK), path)
    return module.exports as CommandLine
}

globalThis.shrinkProgram = shrink
try {
    patched(bundlePath()).mainCli()
} catch (error) {
    if (!(error instanceof VmSourceError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
}
