/** Cuts of power in every save of a game, and what becomes of the game. */
import {
    bootFrom,
    type Cut,
    cutsIn,
    flashOf,
    missing,
    type Outcome,
    type Played,
    playOn,
    type Position,
    readFlash,
    type SaveMade,
} from "./cuts"

/** Which saves to cut, by their number; from which of the states to boot: each so many. */
export interface Sample {
    saves?: readonly number[]
    every?: number
}

export interface Tally {
    saves: number
    /** States of the flash, no two the same. */
    cuts: number
    booted: number
    /** Boots after which the turn was played to its end, which came out as it had been. */
    playedOn: number
    outcomes: Record<Outcome, number>
    /** Of those that go on with a warning, how many lack the last choice. */
    short: number
    /** What is wrong, a line each; there must be none. */
    faults: string[]
}

/** Cuts a game's saves; reads every state with the engine, and boots the virtual machine from a sample. */
export async function sweep(
    played: Played,
    { saves, every = 1 }: Sample = {}
): Promise<Tally> {
    const tally: Tally = {
        saves: 0,
        cuts: 0,
        booted: 0,
        playedOn: 0,
        outcomes: { resumed: 0, warned: 0, none: 0, lost: 0 },
        short: 0,
        faults: [],
    }
    for (const [number, save] of played.saves.entries()) {
        if (saves && !saves.includes(number)) continue
        tally.saves++
        const seen = new Set<string>()
        for (const cut of cutsIn(save)) {
            const boots = tally.cuts++ % every === 0
            try {
                await check(played, save, cut, boots, seen, tally)
            } catch (error) {
                const { kind, landed } = cut
                const why = (error as Error).message
                tally.faults.push(`save ${number}, ${kind} ${landed}: ${why}`)
            }
        }
    }
    return tally
}

/** `seen` are the moments that a boot of this save has already gone on from. */
async function check(
    played: Played,
    save: SaveMade,
    cut: Cut,
    boots: boolean,
    seen: Set<string>,
    tally: Tally
): Promise<void> {
    const position = await readFlash(played, cut.areas)
    const { outcome } = position
    tally.outcomes[outcome]++
    const short = missing(played, save, position)
    if (short > 1 || (short > 0 && outcome !== "warned"))
        throw new Error(`${short} choices are missing`)
    tally.short += short
    if (!boots) return
    tally.booted++
    const booted = await bootFrom(played, flashOf(save, cut))
    try {
        if (wordsOf(booted) !== wordsOf(position))
            throw new Error(`${wordsOf(booted)}, not ${wordsOf(position)}`)
        if (outcome === "lost" || outcome === "none") return
        if (seen.size === seen.add(wordsOf(position)).size) return
        const hash = await playOn(played, booted)
        if (hash !== played.hashes[position.turn + 1])
            throw new Error(`turn ${position.turn} ends otherwise`)
        tally.playedOn++
    } finally {
        booted.robot.host.powerOff()
    }
}

function wordsOf({ outcome, turn, count, hash }: Position): string {
    return `${outcome} turn ${turn} choices ${count} hash ${hash}`
}
