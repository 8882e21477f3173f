/** A whole game on both ways to the panel. */
import { numbersOf } from "../sim/auto"
import { Bot } from "../sim/engine/bot"
import { bareHandhelds, powerOn, type Bench, type Way } from "./handheld"
import { between, NONE, sum, type Effort } from "./meter"
import type { Cost, Recorder } from "./recorder"
import { compare, type Comparison } from "./runs"

/** Runs of which the shortest counts. */
const RUNS = 5

export const GAME = { game: "rich-uncle", players: 5, seed: 1 }

export interface GameResult extends Comparison {
    players: number
    turns: number
    presses: number
    frames: number
}

/** What a run came to. */
interface Played {
    /** The console's last line: turns, the hash of all cells, everybody's cash. */
    over: string
    presses: number
    frames: number
}

/** Measures it. The effort is from each press to the last transaction that follows it. */
export async function measureGame(): Promise<GameResult> {
    const programs = await bareHandhelds()
    const played = new Map<Way, Played>()
    const [costs] = await compare(async (way, countsSteps) => {
        const bench = await powerOn(GAME, way, programs[way], countsSteps)
        const cost = await play(bench)
        played.set(way, playedOn(bench))
        return [cost]
    }, RUNS)
    const ours = played.get("ours")
    if (!costs || !ours) throw new Error("no game was played")
    for (const { over } of played.values())
        if (over !== ours.over) throw new Error("the games were not the same")
    const { presses, frames } = ours
    const [turns = 0] = numbersOf(ours.over)
    return { players: GAME.players, turns, presses, frames, ...costs }
}

async function play(bench: Bench): Promise<Cost> {
    const { robot, recorder } = bench
    const before = { ...recorder.traffic }
    // the first screen follows no press
    recorder.frames.length = 0
    const presses = new Presses(recorder)
    robot.onPress = () => presses.next()
    await playOut(bench)
    presses.next()
    robot.host.powerOff()
    const { bytes, transactions, data, changed } = recorder.traffic
    return {
        ...presses.effort,
        bytes: bytes - before.bytes,
        transactions: transactions - before.transactions,
        data: data - before.data,
        changed: changed - before.changed,
    }
}

function playedOn({ robot, recorder }: Bench): Played {
    return {
        over: robot.last.get("over") ?? "",
        presses: robot.presses,
        frames: recorder.frames.length,
    }
}

/** Plays a game that has begun to its end. */
export async function playOut(
    { robot }: Pick<Bench, "robot">,
    bot = new Bot(GAME.seed)
): Promise<void> {
    while (!robot.last.has("over")) await robot.step(bot)
}

/** Adds up what lies between presses and the last transactions that follow them. */
class Presses {
    effort: Effort = NONE
    private from: Effort

    constructor(private readonly recorder: Recorder) {
        this.from = recorder.now
    }

    /** The next press, or the end. */
    next(): void {
        const { last } = this.recorder
        const took = between(this.from, last)
        // a press that changes nothing sends nothing
        if (took.ms > 0) this.effort = sum(this.effort, took)
        this.from = this.recorder.now
    }
}
