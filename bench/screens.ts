/** The same changes of screens on both ways to the panel. */
import { screenReader } from "../sim/node"
import { between } from "./meter"
import {
    bareHandhelds,
    powerOn,
    program,
    type BareGame,
    type Bench,
    type Way,
} from "./handheld"
import type { Cost } from "./recorder"
import { compare, type Comparison, type Run } from "./runs"

/** Runs of which the shortest counts. */
const RUNS = 11

/** Whoever has the seed rolls no doubles first, and the next one does: so both kinds of pages come early. */
const GAME: BareGame = { game: "rich-uncle", players: 3, seed: 20 }

/** Its third question is the mode; the third answer to that is Table mode with balances. */
const TABLE_MODE: BareGame = { ...GAME, answers: [0, 0, 2] }

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
    { name: "cursor move", before: "S", keys: "s", shows: /2\/9/, aim: 60 },
    { name: "balances", before: "", keys: "r", shows: /Balances[^]*Pool/ },
    { name: "dice result, told", before: "rS", keys: "r", shows: /\$3,600/ },
    { name: "Bugle page", before: "rr", keys: "r", shows: /A BANQUET/ },
]

/** In another session: in Table mode there is nothing to tell of a roll but the dice. */
const IN_TABLE_MODE: Change[] = [
    {
        name: "dice result",
        before: "",
        keys: "r",
        shows: /Rack[^]*\$1,200/,
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

/** Changes made one after the other from power-on, after the keys where there are some. */
interface Session {
    game: BareGame
    programs: Record<Way, Uint8Array>
    changes: Change[]
    keys?: Record<Way, string>
}

export interface ScreenResult extends Comparison {
    name: string
    aim: number | undefined
}

const reader = screenReader()

/** Measures all; the time is the least of so many runs. */
export async function measureScreens(runs = RUNS): Promise<ScreenResult[]> {
    const programs = await bareHandhelds()
    const drawn = await program("canvas")
    const drawing = { ours: drawn, stock: drawn, common: drawn }
    const [boot, ...told] = await measure(
        { game: GAME, programs, changes: CHANGES },
        runs
    )
    const [, ...inTableMode] = await measure(
        { game: TABLE_MODE, programs, changes: IN_TABLE_MODE },
        runs
    )
    const [, ...drawings] = await measure(
        { game: GAME, programs: drawing, changes: DRAWN, keys: CANVASES },
        runs
    )
    const all = [boot, ...told, ...inTableMode, ...drawings]
    return all.filter(result => result !== undefined)
}

/** Measures a session's boot and its changes. */
async function measure(
    { game, programs, changes, keys }: Session,
    runs: number
): Promise<ScreenResult[]> {
    const run: Run = async (way, countsSteps) => {
        const bench = await powerOn(game, way, programs[way], countsSteps)
        const costs = [bootCost(bench)]
        if (keys) await bench.robot.keys(keys[way])
        for (const change of changes) costs.push(await make(bench, change, way))
        bench.robot.host.powerOff()
        return costs
    }
    const [boot, ...costs] = await compare(run, runs)
    if (!boot) throw new Error("nothing was measured")
    const made = changes.flatMap(({ name, aim }, i) =>
        costs.slice(i, i + 1).map(cost => ({ name, aim, ...cost }))
    )
    return [{ name: "boot", aim: undefined, ...boot }, ...made]
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
