/** How much heap a game needs, and whether it ever needs more. */
import { Robot, numbersOf, type AutoOptions } from "../sim/auto"
import { ProgramStopped } from "../sim/host"
import { programWith } from "../sim/programs"
import { GAMES } from "../src/games/list"
import { Endless } from "./cuts"
import { GAME, playOut } from "./game"
import { handheld, program } from "./handheld"
import { Meter } from "./meter"

/** The runtime's panic when the heap is full. */
const OUT_OF_MEMORY = "panic 60004"

/** To how many bytes the peak is found. */
const STEP = 16

/** A buffer's block: its header, length and attached properties. */
const BUFFER_HEADER = 12

/** Turns of the long game. */
const TURNS = 200

/** So many turns at the start and at the end of the long game are compared. */
const SAMPLE = 50

/** Longer than from one clock sample to the next. */
const COLLECT_MS = 130

export interface MemoryResult {
    /** Bytes of the heap; they are the same on the RP2040. */
    size: number
    /** Bytes that a whole game of each kind needs at once, by the largest buffer that can be held beside it. */
    peaks: Record<string, number>
    /** Bytes in use after a collection at the end of each turn of the long game. */
    turns: number[]
    /** The most in the last turns, less the most in the first. */
    growth: number
}

/** Measures all. */
export async function measureMemory(): Promise<MemoryResult> {
    const { size, turns } = await longGame()
    const first = Math.max(...turns.slice(0, SAMPLE))
    const last = Math.max(...turns.slice(-SAMPLE))
    const peaks: Record<string, number> = {}
    for (const { id, make } of GAMES) {
        const { maxPlayers } = make()
        const players = Math.min(maxPlayers, GAME.players)
        peaks[id] = await peak(size, { ...GAME, game: id, players })
    }
    return { size, peaks, turns, growth: last - first }
}

/** The largest ballast that lets a game end is found by halving. */
async function peak(size: number, game: AutoOptions): Promise<number> {
    const bytecode = await program(`ballast-${programWith(game.game).name}`)
    let fits = 0
    let tooMuch = size / STEP
    while (tooMuch - fits > 1) {
        const middle = (fits + tooMuch) >> 1
        if (await completes(game, bytecode, middle * STEP)) fits = middle
        else tooMuch = middle
    }
    return size - fits * STEP - BUFFER_HEADER
}

/** Whether a whole game can be played with so many bytes held. */
async function completes(
    game: AutoOptions,
    bytecode: Uint8Array,
    ballast: number
): Promise<boolean> {
    const setting = Uint8Array.of(ballast & 0xff, ballast >> 8)
    const settings = new Map([["ballast", setting]])
    try {
        const robot = await Robot.start(game, {
            unchecked: true,
            host: { bytecode, settings },
        })
        if (numbersOf(robot.last.get("ballast"))[0] !== ballast)
            throw new Error("the program holds another ballast than it should")
        await playOut({ robot })
        robot.host.powerOff()
        return true
    } catch (error) {
        const isFull =
            error instanceof ProgramStopped &&
            error.message.includes(OUT_OF_MEMORY)
        if (isFull) return false
        throw error
    }
}

/** Plays many turns, and sees what is in use after each. */
async function longGame(): Promise<{ size: number; turns: number[] }> {
    const meter = new Meter(false)
    const robot = await Robot.start(GAME, {
        unchecked: true,
        host: {
            bytecode: await handheld("ours"),
            instantiate: meter.instantiate,
        },
    })
    const { heap } = meter
    heap.locate()
    const bot = new Endless(GAME.seed)
    const turns: number[] = []
    await robot.setUp()
    while (turns.length < TURNS) {
        await robot.step(bot)
        if (robot.last.has("over")) throw new Error("the long game is over")
        const [finished = 0] = numbersOf(robot.last.get("turn"))
        if (finished <= turns.length) continue
        // the allocations at a clock sample collect what is garbage then
        heap.collectAlways(true)
        await robot.host.wait(COLLECT_MS)
        heap.collectAlways(false)
        turns.push(heap.use().used)
    }
    robot.host.powerOff()
    return { size: heap.use().size, turns }
}
