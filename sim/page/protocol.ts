/** What the page and the worker with the virtual machine say to each other. */
import type { ButtonName } from "../host"
import type { I2cWrite } from "../host-options"

/** The virtual machine, as `splitVm` has it but compiled. */
export interface Vm {
    text: string
    code: WebAssembly.Module
}

/** From the page to the worker. */
export type Order =
    /** What is needed to run anything. */
    | ({ kind: "load" } & Vm)
    /** The program that runs from the next start on. */
    | { kind: "program"; bytes: Uint8Array }
    | {
          kind: "power-on"
          /** Counts the starts; reports carry it, so that those of an earlier start are known. */
          run: number
          flash: Uint8Array | undefined
          /** Settings to be written before the program starts; undefined deletes. */
          settings: [key: string, value: Uint8Array | undefined][]
      }
    | { kind: "power-off" }
    | { kind: "press"; button: ButtonName; down: boolean }
    | { kind: "speed"; factor: number }

/** What happened in one step of the machine, in the order in which the page should take it up. */
export interface Step {
    kind: "step"
    run: number
    console: string[]
    writes: I2cWrite[]
    /** Rules of the chip that the program broke, a line each. */
    failures: string[]
    /** The last complete flash, where it was written. */
    flash: Uint8Array | undefined
    /** When the last I2C write was made, in milliseconds of the wall clock. */
    at: number
}

/** From the worker to the page. */
export type Report =
    | Step
    /** Nothing runs any more: the program stopped by an error, or could not start. */
    | { kind: "stopped"; run: number; message: string }

/** Milliseconds of the wall clock, in page and worker alike. */
export function wallClock(): number {
    return performance.timeOrigin + performance.now()
}
