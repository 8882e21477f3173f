/** A handheld on the bench, with a recorder at its panel: the real one, or a bare one with any way to the panel. */
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

/** The setting that stands for the set-up in `bench/vm/bare-game.ts`. */
const TABLE = "table"

/** The bytecode of `bench/vm/<name>.ts`, built where it is not up to date. */
export async function program(name: string): Promise<Uint8Array> {
    const out = join(ROOT, "built", "bench", `${name}.devs`)
    if (!(await isFresh(out, ["src", "bench/vm"])))
        await buildBytecode(`bench/vm/${name}.ts`, out)
    return new Uint8Array(readFileSync(out))
}

/** The bytecode of the real handheld with the benchmark's game. */
export async function handheld(): Promise<Uint8Array> {
    await buildProgram(MAIN)
    return new Uint8Array(readFileSync(fileOf(MAIN)))
}

/** The bytecode of a bare handheld that plays the same game with each of the ways; see `bench/vm/bare.ts`. */
export async function bareHandhelds(): Promise<Record<Way, Uint8Array>> {
    return {
        ours: await program("bare-ours"),
        stock: await program("bare-stock"),
        common: await program("bare-common"),
    }
}

/** A game that begins at power-on. */
export interface BareGame extends AutoOptions {
    /** To its questions at set-up, by their index, the first by default. */
    answers?: readonly number[]
}

/** A handheld that runs, and what is measured of it. */
export interface Bench {
    robot: Robot
    meter: Meter
    recorder: Recorder
}

/** Powers a bare handheld on. `countsSteps` slows the machine down, so that its time says nothing. */
export async function powerOn(
    game: BareGame,
    way: Way,
    bytecode: Uint8Array,
    countsSteps: boolean
): Promise<Bench> {
    const meter = new Meter(countsSteps)
    const recorder = new Recorder(meter, new Ssd1306(), ADDRESSES[way])
    const table = Uint8Array.of(game.players, ...(game.answers ?? []))
    const robot = await Robot.start(game, {
        unchecked: true,
        host: {
            bytecode,
            settings: new Map([[TABLE, table]]),
            instantiate: meter.instantiate,
            onLog: line => recorder.log(line),
            onI2c: write => recorder.write(write),
            onFrame: bytes => recorder.frame(bytes),
        },
    })
    return { robot, meter, recorder }
}
