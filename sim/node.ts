/** Starts the simulated handheld from files. Node only. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "./paths"
import { parseEnv, type Settings } from "./env"
import { Host, type HostOptions } from "./host"
import { checkOwnerSettings } from "./owner-settings"
import { ScreenReader } from "./reader"
import { readVmSource } from "./vm/extract"

/** As `HostOptions`, but the virtual machine comes from the installed package and `bytecode` can be a file's path. */
export interface NodeHostOptions extends Omit<
    HostOptions,
    "vmSource" | "bytecode"
> {
    bytecode: Uint8Array | string
}

/** Powers a handheld on; see `Host.start`. Throws `VmSourceError` when the virtual machine is not the one we know. */
export async function startHost({
    bytecode,
    ...options
}: NodeHostOptions): Promise<Host> {
    const program =
        typeof bytecode === "string"
            ? new Uint8Array(readFileSync(bytecode))
            : bytecode
    return Host.start({
        ...options,
        bytecode: program,
        vmSource: readVmSource(),
    })
}

/** Reads screens in the font and pictures of the project's `src/ui`. */
export function screenReader(): ScreenReader {
    const ui = join(ROOT, "src", "ui")
    const source = readFileSync(join(ui, "font.ts"), "utf8")
    const month = readFileSync(join(ui, "month", "pictures.ts"), "utf8")
    return new ScreenReader(source, month)
}

/** The settings of the project's `.env.defaults` and `.env.local`, where they exist; throws one line as `parseEnv`. */
export function readSettings(folder = ROOT): Settings {
    const files = [".env.defaults", ".env.local"].map(name =>
        join(folder, name)
    )
    const settings = parseEnv(
        ...files.map(file =>
            existsSync(file) ? readFileSync(file, "utf8") : undefined
        )
    )
    checkOwnerSettings(settings)
    return settings
}
