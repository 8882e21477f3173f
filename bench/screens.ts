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
        name: "dice result, told",
        before: "rS",
        keys: "r",
        shows: /\$5,200/,
    },
    { name: "Bugle page", before: "rr", keys: "r", shows: /ATTIC FIND/ },
]

/** In another session: in Table mode there is nothing to tell of a roll but the dice. */
const IN_TABLE_MODE: Change[] = [
    {
        name: "dice result",
        before: "rssssrrsr",
        keys: "r",
        shows: /\$3,200/,
        aim: 700,
    },
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
    aim: number | undefined
}

const reader = screenReader()

/** Measures all. */
export async function measureScreens(): Promise<ScreenResult[]> {
    const programs = await handhelds()
    const drawn = await program("canvas")
    const drawing = { ours: drawn, stock: drawn, common: drawn }
    const [boot, ...changes] = await session(programs, CHANGES)
    const [, ...inTableMode] = await session(programs, IN_TABLE_MODE)
    const [, ...drawings] = await session(drawing, DRAWN, CANVASES)
    const all = [boot, ...changes, ...inTableMode, ...drawings]
    return all.filter(result => result !== undefined)
}

/** The boot, and changes made in one session that begins with some keys. */
async function session(
    programs: Record<Way, Uint8Array>,
    changes: Change[],
    keys?: Record<Way, string>
): Promise<ScreenResult[]> {
    const run: Run = async (way, countsSteps) => {
        const bench = await powerOn(GAME, way, programs[way], countsSteps)
        const costs = [bootCost(bench)]
        if (keys) await bench.robot.keys(keys[way])
        for (const change of changes) costs.push(await make(bench, change, way))
        bench.robot.host.powerOff()
        return costs
    }
    const [boot, ...costs] = await compare(run, RUNS)
    if (!boot) throw new Error("nothing was measured")
    const made = changes.flatMap(({ name, aim }, i) =>
        costs.slice(i, i + 1).map(cost => ({ name, aim, ...cost }))
    )
    return [{ name: "boot menu", aim: undefined, ...boot }, ...made]
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
