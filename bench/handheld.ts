/** A handheld on the bench: our program or the stock one, with a recorder at its panel. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Robot, type AutoOptions } from "../sim/auto"
import { buildBytecode, buildProgram, isFresh } from "../sim/build"
import { fileOf, ROOT } from "../sim/paths"
import { MAIN } from "../sim/programs"
import { Ssd1306 } from "../sim/chips/ssd1306"
import { Meter } from "./meter"
import { Recorder } from "./recorder"

/** Our way to the panel, the stock one, and what both have in common: all but the panel. */
export type Way = "ours" | "stock" | "common"

export const WAYS: readonly Way[] = ["ours", "stock", "common"]

/** Of the panel that is listened to; see `bench/vm/stock-canvas.ts`. */
const ADDRESSES: Record<Way, number | undefined> = {
    ours: 0x3c,
    stock: 0x3d,
    common: undefined,
}

/** Their programs in `bench/vm`; ours is the handheld's own. */
const PROGRAMS = { stock: "stock", common: "blank" }

/** The bytecode of `bench/vm/<name>.ts`, built where it is not up to date. */
export async function program(name: string): Promise<Uint8Array> {
    const out = join(ROOT, "built", "bench", `${name}.devs`)
    if (!(await isFresh(out, ["src", "bench/vm"])))
        await buildBytecode(`bench/vm/${name}.ts`, out)
    return new Uint8Array(readFileSync(out))
}

/** The bytecode of the handheld with one way to the panel. */
export async function handheld(way: Way): Promise<Uint8Array> {
    if (way !== "ours") return await program(PROGRAMS[way])
    await buildProgram(MAIN)
    return new Uint8Array(readFileSync(fileOf(MAIN)))
}

/** The handheld's bytecode with each of the ways. */
export async function handhelds(): Promise<Record<Way, Uint8Array>> {
    return {
        ours: await handheld("ours"),
        stock: await handheld("stock"),
        common: await handheld("common"),
    }
}

/** A handheld that runs, and what is measured of it. */
export interface Bench {
    robot: Robot
    meter: Meter
    recorder: Recorder
}

/** Powers a handheld on. `countsSteps` slows the machine down, so that its time says nothing. */
export async function powerOn(
    options: AutoOptions,
    way: Way,
    bytecode: Uint8Array,
    countsSteps: boolean
): Promise<Bench> {
    const meter = new Meter(countsSteps)
    const recorder = new Recorder(meter, new Ssd1306(), ADDRESSES[way])
    const robot = await Robot.start(options, {
        unchecked: true,
        host: {
            bytecode,
            instantiate: meter.instantiate,
            onLog: line => recorder.log(line),
            onI2c: write => recorder.write(write),
            onFrame: bytes => recorder.frame(bytes),
        },
    })
    return { robot, meter, recorder }
}
