/**
 * Meters for a virtual machine: the steps it runs, the time it takes, what it allocates. They sit at its borders, so it
 * runs the same program in the same way, only slower where steps are counted.
 */
import type { Instantiate } from "../sim/vm/load"
import { Heap } from "./heap"
import { countCalls } from "./wasm"

/** How far a machine has come, or how far it is from one moment to another. */
export interface Effort {
    /** Operations of the bytecode, small integer literals not counted; 0 unless they are metered. */
    steps: number
    /** Milliseconds in the machine's code, that of the host left out. */
    ms: number
    /** Blocks of the heap that were allocated; every call of a function takes one. */
    allocations: number
}

/** What the machine's operations are found by: a table of this many functions, one each and one for none. */
const OPERATIONS = 96

/** Calls out of the machine in which the host works. */
const CALLBACKS = [
    "em_send_frame",
    "em_send_large_frame",
    "em_print_dmesg",
    "em_flash_save",
]

type Call = (...args: unknown[]) => unknown

/** The meters of one machine. */
export class Meter {
    /** Called each time the machine is entered. */
    onEnter: () => void = () => undefined
    heap!: Heap
    private readonly counter = new WebAssembly.Global(
        { value: "i32", mutable: true },
        0
    )
    private total = 0
    private since: number | undefined

    /** `countsSteps` slows the machine down: then its time says nothing. */
    constructor(private readonly countsSteps: boolean) {}

    /** To be handed to the host. */
    readonly instantiate: Instantiate = async (module, imports) => {
        const { env = {} } = imports
        const metered = { ...env }
        for (const name of CALLBACKS)
            metered[name] = this.outside(env[name] as Call)
        const instance = await WebAssembly.instantiate(module, {
            ...imports,
            env: metered,
        })
        const { exports } = instance
        this.heap = new Heap(exports)
        if (this.countsSteps) this.countSteps(exports)
        const process = this.inside(exports["jd_em_process"] as Call)
        return { exports: { ...exports, jd_em_process: process } }
    }

    /** How far the machine has come; right in a callback too. */
    get effort(): Effort {
        return {
            steps: (this.counter.value as number) >>> 0,
            ms: this.total + this.running(),
            allocations: this.heap.allocations,
        }
    }

    private running(): number {
        return this.since === undefined ? 0 : performance.now() - this.since
    }

    private inside(call: Call): Call {
        return (...args) => {
            this.onEnter()
            this.since = performance.now()
            try {
                return call(...args)
            } finally {
                this.pause()
            }
        }
    }

    private outside(call: Call): Call {
        return (...args) => {
            const counts = this.pause()
            try {
                return call(...args)
            } finally {
                if (counts) this.since = performance.now()
            }
        }
    }

    /** Stops the watch; gives whether it was running. */
    private pause(): boolean {
        const counts = this.since !== undefined
        this.total += this.running()
        this.since = undefined
        return counts
    }

    /** Each operation of the bytecode is a function in a table: a counting one takes its place. */
    private countSteps(exports: WebAssembly.Exports): void {
        const table = exports["__indirect_function_table"] as WebAssembly.Table
        for (const index of operationsIn(exports, table.length))
            table.set(index, countCalls(table.get(index), this.counter))
    }
}

/** Where in the table of functions the operations are: the memory holds a list of them. */
function operationsIn(
    exports: WebAssembly.Exports,
    functions: number
): Set<number> {
    const { buffer } = exports["memory"] as WebAssembly.Memory
    const words = new Uint32Array(buffer)
    let run = 0
    for (let i = 0; i <= words.length; i++) {
        const word = words[i] ?? 0
        if (word > 0 && word < functions) run++
        else {
            if (run === OPERATIONS) return new Set(words.slice(i - run, i))
            run = 0
        }
    }
    throw new Error("the virtual machine's operations were not found")
}

/** What lies between two moments. */
export function between(from: Effort, to: Effort): Effort {
    return combined(to, from, -1)
}

/** Both together. */
export function sum(one: Effort, other: Effort): Effort {
    return combined(one, other, 1)
}

/** No effort. */
export const NONE: Effort = { steps: 0, ms: 0, allocations: 0 }

function combined(one: Effort, other: Effort, sign: number): Effort {
    return {
        steps: one.steps + sign * other.steps,
        ms: one.ms + sign * other.ms,
        allocations: one.allocations + sign * other.allocations,
    }
}
