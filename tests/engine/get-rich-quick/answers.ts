import { TURN } from "../../../src/engine/cells"
import type { Answer } from "../../../sim/engine/run"
import { pick } from "../support"

/** Any answer that fits, by the prompt's place in the game and nothing else. */
export function anyAnswer(seed: number): Answer {
    return table => {
        const place = [seed, table.cells[TURN] ?? 0, table.asked]
        const all = Array.from({ length: table.answers() }, (_, i) => i)
        const fits = table.take > 0 ? all : all.filter(i => table.isOpen(i))
        return fits[pick(fits.length, ...place)] ?? 0
    }
}
