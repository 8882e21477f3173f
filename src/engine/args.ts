/** Sets the four numbers that words are filled with; in place, since nothing is allocated during play. */
export function setArgs(
    args: number[],
    a: number,
    b: number,
    c: number,
    d: number
): void {
    args[0] = a
    args[1] = b
    args[2] = c
    args[3] = d
}
