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
