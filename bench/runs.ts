/** Runs of the same thing on each way to the panel. */
import { WAYS, type Way } from "./handheld"
import type { Cost } from "./recorder"

/** What something takes on each way. */
export type Comparison = Record<Way, Cost>

/** One run; gives what each part of it takes. */
export type Run = (way: Way, countsSteps: boolean) => Promise<Cost[]>

/**
 * Steps and bytes are from one run on each way, the time is the least of several, which take turns: what else the computer
 * does only adds to it, and falls on all.
 */
export async function compare(run: Run, runs: number): Promise<Comparison[]> {
    const counted = new Map<Way, Cost[]>()
    for (const way of WAYS) counted.set(way, await run(way, true))
    const timed = new Map<Way, Cost[][]>(WAYS.map(way => [way, []]))
    for (let i = 0; i < runs; i++)
        for (const way of WAYS) timed.get(way)?.push(await run(way, false))
    const costOf = (way: Way, part: number): Cost => {
        const cost = counted.get(way)?.[part]
        if (!cost) throw new Error(`${way} has no part ${part}`)
        const times = timed.get(way)?.map(costs => costs[part]?.ms ?? 0) ?? []
        return { ...cost, ms: rounded(Math.min(...times)) }
    }
    return (counted.get("ours") ?? []).map((_, part) => ({
        ours: costOf("ours", part),
        stock: costOf("stock", part),
        common: costOf("common", part),
    }))
}

/** To microseconds. */
function rounded(ms: number): number {
    return Math.round(ms * 1000) / 1000
}
