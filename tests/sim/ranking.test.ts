/** The ranking after a win, when others hold as much as the winner, or more: a written save is taken up. */
import { expect, test } from "vitest"
import { HeadlessFace, keepNothing, newJournal } from "../../sim/engine/run"
import { ROLLS } from "../../src/engine/cells"
import { RECORD, SavedRecord } from "../../src/engine/journal"
import { POOL } from "../../src/engine/ledger"
import { Session } from "../../src/engine/session"
import { SIZE, TARGET } from "../../src/games/rich-uncle/position"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import {
    FORMAT,
    lengthOf,
    press,
    screenOf,
    startRobot,
    turnRecords,
} from "./support"

const WINNER = 2

/** Rewrites a new game's save: a total of $10,000, these sums, and the winner was asked to announce. */
function rewrite(save: Uint8Array, cash: number[]): void {
    const game = new RichUncle()
    const face = new HeadlessFace(() => 0)
    const session = new Session(game, face, keepNothing, newJournal())
    const length = lengthOf(save)
    expect(session.resume(save, length, new Uint8Array(), 0)).toBe(0)
    const { position } = game
    const { cells } = session.table
    cells[TARGET] = 10_000
    position.noteAsked(WINNER, true)
    cash.forEach((amount, i) => {
        const more = amount - position.cash(i + 1)
        if (more > 0) position.ledger.move(POOL, i + 1, more)
        else position.ledger.move(i + 1, POOL, -more)
    })
    const record = new SavedRecord(new Uint8Array(RECORD))
    // a setting keeps its length: the rolls made take up what the total has left
    for (const rolls of [1, 1 << 7, 1 << 14]) {
        cells[ROLLS] = rolls
        record.pack(cells, SIZE, FORMAT)
        if (record.length === length) break
    }
    expect(record.length).toBe(length)
    for (let i = 0; i < length; ++i) save[i] = record.bytes[i] ?? 0
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
    const saves = turnRecords(flash)
    expect(saves).toHaveLength(1)
    saves.forEach(save => rewrite(save, cash))
    robot = await startRobot({}, flash)
    // goes on with the saved game, then Announce a win in its table menu
    await press(robot, "r")
    await press(robot, "Ssssssr")
    expect(screenOf(robot).slice(0, 2)).toEqual([
        "[Who announces?    1/1]",
        `→ Player ${WINNER}`,
    ])
    await press(robot, "rr")
    expect(screenOf(robot).slice(0, 4)).toEqual([
        "[P2 has won!          ]",
        ...ranking,
    ])
})
