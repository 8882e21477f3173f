/** Wraps a function of a WebAssembly module so that its calls are counted. */

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

const TYPES = 1
const IMPORTS = 2
const FUNCTIONS = 3
const EXPORTS = 7
const CODE = 10

const I32 = 0x7f
const LOCAL_GET = 0x20
const CALL_IMPORT = [0x10, 0]
const END = 0x0b

/** Global 0 becomes one more. */
const COUNT = [0x23, 0, 0x41, 1, 0x6a, 0x24, 0]

/** Import 0, "m" "f", is a function of type 0, import 1, "m" "n", a mutable global of type i32. */
const IMPORTED = [2, 1, 0x6d, 1, 0x66, 0, 0, 1, 0x6d, 1, 0x6e, 3, I32, 1]

/** The function of the module itself is exported as "f". */
const EXPORTED = [1, 1, 0x66, 0, 1]

/** A function that counts each call in `counter` and makes it; `call` takes 32-bit integers and gives nothing. */
export function countCalls(
    call: WebAssembly.ExportValue & { length: number },
    counter: WebAssembly.Global
): unknown {
    const imports = { m: { f: call, n: counter } }
    const module = moduleOf(call.length)
    return new WebAssembly.Instance(module, imports).exports["f"]
}

const modules = new Map<number, WebAssembly.Module>()

/** The module for functions of so many parameters. */
function moduleOf(parameters: number): WebAssembly.Module {
    let module = modules.get(parameters)
    if (!module) {
        module = new WebAssembly.Module(Uint8Array.from(bytesOf(parameters)))
        modules.set(parameters, module)
    }
    return module
}

function bytesOf(parameters: number): number[] {
    const each = Array.from({ length: parameters }, (_, i) => i)
    const type = [1, 0x60, parameters, ...each.map(() => I32), 0]
    const load = each.flatMap(i => [LOCAL_GET, i])
    const body = [0, ...COUNT, ...load, ...CALL_IMPORT, END]
    return [
        ...HEADER,
        ...section(TYPES, type),
        ...section(IMPORTS, IMPORTED),
        ...section(FUNCTIONS, [1, 0]),
        ...section(EXPORTS, EXPORTED),
        ...section(CODE, [1, body.length, ...body]),
    ]
}

/** All sizes here are below 128, and so one byte. */
function section(id: number, content: number[]): number[] {
    return [id, content.length, ...content]
}
