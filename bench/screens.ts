/** The same changes of screens on both ways to the panel. */
import { screenReader } from "../sim/node"
import { between } from "./meter"
import { handhelds, powerOn, program, type Bench, type Way } from "./handheld"
import type { Cost } from "./recorder"
import { compare, type Comparison, type Run } from "./runs"

/** Runs of which the shortest counts. */
const RUNS = 11

const GAME = { game: "rich-uncle", players: 3, seed: 7 }

/** One change of the screen: the keys that lead to it, those that make it, and what our panel says then. */
interface Change {
    name: string
    before: string
    keys: string
    shows: RegExp
    /** I2C bytes that we want to stay within. */
    aim?: number
}

/** In this order, in one session of the handheld. */
const CHANGES: Change[] = [
    { name: "cursor move", before: "rrS", keys: "s", shows: /2\/8/, aim: 60 },
    { name: "balances", before: "", keys: "r", shows: /Balances[^]*Pool/ },
    {
        name: "dice result",
        before: "rS",
        keys: "r",
        shows: /\$5,200/,
        aim: 700,
    },
    { name: "Bugle page", before: "rr", keys: "r", shows: /ATTIC FIND/ },
]

/** In `bench/vm/canvas.ts`. */
const DRAWN: Change[] = [
    {
        name: "number in the header",
        before: "",
        keys: "s",
        shows: /\$10,500/,
        aim: 80,
    },
    {
        name: "whole repaint",
        before: "",
        keys: "s",
        shows: /\[FGHIJ/,
        aim: 1060,
    },
]

/** ROLL leads to its canvas there. */
const CANVASES: Record<Way, string> = { ours: "", stock: "r", common: "rr" }

export interface ScreenResult extends Comparison {
    name: string
    aim?: number
}

const reader = screenReader()

/** Measures all. */
export async function measureScreens(): Promise<ScreenResult[]> {
    const programs = await handhelds()
    const drawn = await program("canvas")
    const inUse: Run = (way, counts) => use(way, programs[way], counts)
    const drawing: Run = (way, counts) => draw(way, drawn, counts)
    const costs = [
        ...(await compare(inUse, RUNS)),
        ...(await compare(drawing, RUNS)),
    ]
    const names = [{ name: "boot menu" }, ...CHANGES, ...DRAWN].map(nameAndAim)
    return costs.map((cost, i) => ({ ...(names[i] ?? { name: "" }), ...cost }))
}

function nameAndAim({ name, aim }: { name: string; aim?: number }) {
    return aim === undefined ? { name } : { name, aim }
}

/** The boot, and the changes made in a session. */
async function use(
    way: Way,
    bytecode: Uint8Array,
    countsSteps: boolean
): Promise<Cost[]> {
    const bench = await powerOn(GAME, way, bytecode, countsSteps)
    const costs = [bootCost(bench)]
    for (const change of CHANGES) costs.push(await make(bench, change, way))
    bench.robot.host.powerOff()
    return costs
}

/** The changes that are drawn. */
async function draw(
    way: Way,
    bytecode: Uint8Array,
    countsSteps: boolean
): Promise<Cost[]> {
    const bench = await powerOn(GAME, way, bytecode, countsSteps)
    await bench.robot.keys(CANVASES[way])
    const costs: Cost[] = []
    for (const change of DRAWN) costs.push(await make(bench, change, way))
    bench.robot.host.powerOff()
    return costs
}

/** What the last frame of a change took. */
async function make(
    { robot, recorder }: Bench,
    { name, before, keys, shows }: Change,
    way: Way
): Promise<Cost> {
    await robot.keys(before)
    const frames = recorder.frames.length
    await robot.keys(keys)
    const text = reader.read(recorder.panel).join("\n")
    const cost = recorder.frames.at(-1)
    if (!cost || recorder.frames.length === frames)
        throw new Error(`${name}: no frame was sent`)
    if (way === "ours" && !shows.test(text))
        throw new Error(`${name}: the panel shows\n${text}`)
    return cost
}

/** All from the program's first line to the last transaction. */
function bootCost({ recorder }: Bench): Cost {
    return {
        ...between(recorder.started, recorder.last),
        ...recorder.traffic,
    }
}
