import { hasFinished, Position } from "./position"

/** Everyone who has not finished, a bit a player. */
export function everyone(position: Position): number {
    let players = 0
    for (let seat = 1; seat <= position.table.players(); ++seat)
        if (!hasFinished(position, seat)) players |= 1 << seat
    return players
}

/**
 * Those of `players`, a bit each and at least one, roll in turn from `first`; the highest is given, those tied roll again
 * (PD-05, PD-14). One alone need not.
 */
export async function rollOff(
    position: Position,
    first: number,
    players: number
): Promise<number> {
    const table = position.table
    while ((players & (players - 1)) !== 0) {
        let best = 0
        let tied = 0
        let seat = first
        for (let seats = table.players(); seats > 0; --seats) {
            if ((players & (1 << seat)) !== 0) {
                await table.press(seat, "roll")
                const face = await table.throwDice(1)
                await table.tell("rolled", seat, face)
                if (face > best) tied = 0
                if (face >= best) tied |= 1 << seat
                best = Math.max(best, face)
            }
            seat = table.left(seat)
        }
        players = tied
        if ((tied & (tied - 1)) !== 0) await table.tell("tied", tied)
    }
    let winner = 1
    while (players >> winner !== 1) winner++
    return winner
}
