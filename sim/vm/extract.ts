/**
 * Takes the DeviceScript virtual machine out of the command line bundle that npm installs. Node only: everything else
 * under `sim/vm/` also runs in a page or a web worker.
 */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

const PACKAGE = "@devicescript/cli"
const VERSION = "2.16.4"
const BUNDLE = `${PACKAGE}/built/devicescript-cli.cjs`
const START =
    '"runtime/devicescript-vm/built/devicescript-vm.js"(exports, module2) {\n'
const END = "\n  }\n});\n"

/** SHA-256 of the module's text in version 2.16.4. */
const SHA256 =
    "7b2c6f18a6a74eb5005aa7e625805520ffd050abeee4ea2794786d698684ff89"

/** The bundle is missing, or does not hold the virtual machine we know. The message is one line. */
export class VmSourceError extends Error {
    override name = "VmSourceError"
}

/** Path of the installed command line bundle; throws `VmSourceError` when the package is not installed. */
export function bundlePath(): string {
    try {
        return createRequire(import.meta.url).resolve(BUNDLE)
    } catch {
        throw new VmSourceError(`${PACKAGE} is not installed; run: npm ci`)
    }
}

/** The virtual machine's CommonJS text within `bundle`; throws `VmSourceError` when it is not the one of 2.16.4. */
export function extractVm(bundle: string): string {
    const marker = bundle.indexOf(START)
    const start = marker + START.length
    const end = bundle.indexOf(END, start)
    if (marker < 0 || end < 0)
        throw new VmSourceError(
            `no virtual machine in ${BUNDLE}; ${PACKAGE} must be ${VERSION}`
        )
    const source = bundle.slice(start, end)
    const hash = createHash("sha256").update(source).digest("hex")
    if (hash !== SHA256) {
        throw new VmSourceError(
            `the virtual machine in ${BUNDLE} is not the one of ${VERSION}: its SHA-256 is ${hash}`
        )
    }
    return source
}

let cached: string | undefined

/** The virtual machine's text from the installed bundle, read once; throws `VmSourceError`. */
export function readVmSource(): string {
    cached ??= extractVm(readFileSync(bundlePath(), "utf8"))
    return cached
}
