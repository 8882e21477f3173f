/**
 * Starts virtual machines from the module's text, in Node, a page or a web worker alike. The text is evaluated in a
 * function whose parameters hide the globals it would use, so time and chance are the host's, every call gives an
 * independent machine, and nothing of the surrounding program is touched.
 */
import type { Clock } from "../clock"
import type { DevsVm, VmFactory } from "./types"

/** What a virtual machine takes from its surroundings. */
export interface VmScope {
    clock: Clock
    /** Gives `count` random bytes. */
    random: (count: number) => Uint8Array
    /** Starts the machine's code; the platform's own way by default. */
    instantiate?: Instantiate | undefined
}

/** What can be put in place of `WebAssembly.instantiate`, to measure what goes in and out. */
export type Instantiate = (
    module: WebAssembly.Module,
    imports: WebAssembly.Imports
) => Promise<{ exports: WebAssembly.Exports }>

const WASM = /data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)/

/** Compiled once per text: machines then share the optimized code. */
const compiled = new Map<string, Promise<WebAssembly.Module>>()

function compile(source: string): Promise<WebAssembly.Module> {
    let module = compiled.get(source)
    if (!module) {
        const { wasm } = splitVm(source)
        module = WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>)
        compiled.set(source, module)
    }
    return module
}

/** The virtual machine's text without its WebAssembly code, and that code. */
export function splitVm(source: string): { text: string; wasm: Uint8Array } {
    const text = WASM.exec(source)?.[1]
    if (!text)
        throw new Error("no WebAssembly code in the virtual machine's text")
    return {
        text: source.replace(text, ""),
        wasm: Uint8Array.from(atob(text), c => c.charCodeAt(0)),
    }
}

/** For who has `splitVm`'s text, and its code already compiled: `loadVm` then takes that text. */
export function provideCode(text: string, code: WebAssembly.Module): void {
    compiled.set(text, Promise.resolve(code))
}

/** The names the module sees instead of the globals. It takes itself to be in a page: that path needs no `require`. */
function scopeOf({ clock, random }: VmScope): Record<string, unknown> {
    const quiet = () => undefined
    return {
        Date: { now: () => clock.now() },
        setTimeout: (run: () => void, ms: number) => clock.setTimeout(run, ms),
        clearTimeout: (id: number) => clock.clearTimeout(id),
        setInterval: quiet,
        clearInterval: (id: number) => clock.clearTimeout(id),
        window: {
            crypto: {
                getRandomValues: (into: Uint8Array) =>
                    into.set(random(into.length)),
            },
        },
        console: { log: quiet, warn: quiet, error: quiet, debug: quiet },
        globalThis: {},
        document: undefined,
        importScripts: undefined,
        process: undefined,
        require: undefined,
        __filename: undefined,
        __dirname: undefined,
    }
}

/** A new virtual machine, ready but not started. `source` comes from `extractVm`. */
export async function loadVm(source: string, scope: VmScope): Promise<DevsVm> {
    const module = await compile(source)
    const { instantiate = WebAssembly.instantiate } = scope
    const names = scopeOf(scope)
    const exported: { exports: VmFactory | undefined } = { exports: undefined }
    const evaluate = new Function(
        "exports",
        "module2",
        ...Object.keys(names),
        source
    )
    evaluate({}, exported, ...Object.values(names))
    if (!exported.exports)
        throw new Error("the virtual machine's text exports nothing")
    return exported.exports({
        instantiateWasm: (
            imports: WebAssembly.Imports,
            receive: (instance: { exports: WebAssembly.Exports }) => void
        ) => {
            void instantiate(module, imports).then(receive)
            return {}
        },
    })
}
