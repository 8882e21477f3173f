/** The ranking after a win, when others hold as much as the winner, or more: a written save is taken up. */
import { expect, test } from "vitest"
import { RECORD, TurnEntry } from "../../src/engine/journal"
import { POOL } from "../../src/engine/ledger"
import { TARGET } from "../../src/games/rich-uncle/position"
import { type Memory, Seat } from "../engine/support"
import { press, savedIn, screenOf, startRobot } from "./support"

const WINNER = 2

/** A new game's save with a total of $10,000, these sums, and the winner asked to announce. */
async function rewrite(saved: Memory, cash: number[]): Promise<Memory> {
    const seat = new Seat(() => 0, saved)
    expect(await seat.resume()).toBe(0)
    const { position } = seat.game
    const { cells } = seat.table
    cells[TARGET] = 10_000
    position.noteAsked(WINNER, true)
    cash.forEach((amount, i) => {
        const more = amount - position.cash(i + 1)
        if (more > 0) position.ledger.move(POOL, i + 1, more)
        else position.ledger.move(i + 1, POOL, -more)
    })
    const entry = new TurnEntry(new Uint8Array(RECORD))
    entry.record.pack(cells, seat.game.size, seat.game.format)
    seat.save.begin()
    await seat.save.keepTurn(entry)
    return saved
}

test.each([
    [
        "as much as the winner",
        [10_000, 10_000, 10_000],
        [
            "1. P2         $10,000",
            "2. P1         $10,000",
            "2. P3         $10,000",
        ],
    ],
    [
        "as much, and another less",
        [8000, 10_000, 10_000],
        [
            "1. P2         $10,000",
            "2. P3         $10,000",
            "3. P1          $8,000",
        ],
    ],
    [
        "more, and another as much",
        [12_000, 10_000, 10_000],
        [
            "1. P2         $10,000",
            "2. P1         $12,000",
            "3. P3         $10,000",
        ],
    ],
])("others hold %s: the winner alone is first", async (_, cash, ranking) => {
    let robot = await startRobot()
    await press(robot, "rr")
    const { flash } = robot.host
    robot.host.powerOff()
    const saved = await rewrite(savedIn(flash), cash)
    robot = await startRobot({}, flash, saved)
    // goes on with the saved game, then Announce a win in its table menu
    await press(robot, "r")
    await press(robot, "Ssssssr")
    expect(screenOf(robot).slice(0, 2)).toEqual([
        "[Who announces?    1/1]",
        `→ Player ${WINNER}`,
    ])
    await press(robot, "rr")
    expect(screenOf(robot).slice(0, 4)).toEqual([
        "[P2 has won!       1/4]",
        ...ranking,
    ])
})
