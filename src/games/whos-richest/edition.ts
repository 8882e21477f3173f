/**
 * The nine cards, in the order of their pictures: their ids in written positions and on the choices for a trump. The circle
 * is printed, the others are house (WTR-14).
 */
export const SHAPES = [
    "circle",
    "square",
    "triangle",
    "star",
    "heart",
    "diamond",
    "cross",
    "crescent",
    "hexagon",
]

/** Most turns that can be agreed for each: up to 8 printed, beyond that house (WTR-02). */
export const MOST_TURNS = 12
/** How many are proposed first: house. */
export const USUAL_TURNS = 3

/** Kinds of notes: of $400, $300, $200 and $100. */
export const NOTE_KINDS = 4
/** How many of each kind everyone gets, printed for 1 to 8 turns (WTR-03). */
const NOTES = "0024 2121 3222 4323 5335 6436 7456 8557"
const PRINTED_TURNS = 8
const ZERO = 48

/** How many notes of a kind everyone gets for so many turns; house beyond the table: its last row and that of the rest. */
export function notes(turns: number, kind: number): number {
    if (turns > PRINTED_TURNS)
        return notes(PRINTED_TURNS, kind) + notes(turns - PRINTED_TURNS, kind)
    return NOTES.charCodeAt((turns - 1) * (NOTE_KINDS + 1) + kind) - ZERO
}
