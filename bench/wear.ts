/** What saving takes of the flash, and what a cut of power in a save can take. */
import { formatted, mount, pagesOf, stepsBetween } from "../sim/fstor"
import { cutsIn, type Played } from "./cuts"

/** Erases that a sector stands, as makers of flash chips have it. */
export const ERASES = 100_000
/** Milliseconds for which a page is programmed on a W25Q16JV, typical and at most. */
export const PAGE_MS = [0.4, 3] as const

export interface Wear {
    turns: number
    choices: number
    /** Settings written, and how often that took moving a full log. */
    writes: number
    moves: number
    /** Bytes programmed, moves included; pages programmed while a setting is written, when a cut loses the store. */
    bytes: number
    pages: number
    erases: number
    /** Turns until a sector has been erased `ERASES` times. */
    lifetime: number
}

/** Of a game that was played. */
export function wearOf({ saves, choices }: Played): Wear {
    const wear = { writes: 0, moves: 0, bytes: 0, pages: 0, erases: 0 }
    let free = 0
    let room = 0
    for (const { before, after } of saves) {
        const steps = stepsBetween(before, after)
        const moved = steps[0]?.kind === "erase"
        if (moved) wear.moves++
        else wear.writes++
        for (const { kind, bytes } of steps)
            if (kind === "erase") wear.erases++
            else wear.bytes += bytes.length
        if (!moved) wear.pages += pagesOf(before, steps).length
        // what a log takes up until it is full, from the last that was moved
        if (moved) room = mount(after)?.free ?? 0
        else free += (mount(before)?.free ?? 0) - (mount(after)?.free ?? 0)
    }
    const turns = choices.length - 1
    // both areas are used by turns, so a sector is erased with every second move
    const lifetime = Math.floor((2 * ERASES * room) / (free / turns))
    return { turns, choices: choices.flat().length, ...wear, lifetime }
}

export interface Odds {
    /** Moments of a save, a byte each, and those at which a cut loses the store. */
    moments: number
    fatal: number
    /** Of the latter, by what the next boot but one finds: as new, an older save, or a store that is lost again and again. */
    fresh: number
    older: number
    stuck: number
}

/** Of a cut at any byte of any save. */
export function oddsOf({ saves }: Played): Odds {
    const odds = { moments: 0, fatal: 0, fresh: 0, older: 0, stuck: 0 }
    for (const save of saves)
        for (const { areas } of cutsIn(save)) {
            odds.moments++
            if (mount(areas)) continue
            odds.fatal++
            const next = mount(formatted(areas))
            if (!next) odds.stuck++
            else if (next.generation > 1) odds.older++
            else odds.fresh++
        }
    return odds
}
