import { describe, expect, test } from "vitest"
import { ENDED, PLAYING, TURN, WON } from "../../src/engine/cells"
import { placeOf } from "../../src/engine/session"
import { END, QUIT } from "../../src/engine/table"
import type { Answer } from "../../sim/engine/run"
import {
    ALL_SETTINGS,
    claimants,
    leave,
    Memory,
    promptOf,
    Seat,
    seatOf,
    type Setting,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

/** A whole game, and how long the transcript was at each write of its save. */
async function whole(setting: Setting, answer: Answer) {
    const seat = seatOf(setting, answer)
    const linesAt: number[] = []
    seat.memory.onWrite = () => linesAt.push(seat.lines.length)
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    return { seat, linesAt }
}

/** What is left on the flash when the power is cut right after write number `fuse`. */
async function cut(setting: Setting, answer: Answer, fuse: number) {
    const seat = seatOf(setting, answer)
    seat.memory.fuse = fuse
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    seat.memory.fuse = Infinity
    return seat.memory
}

describe.each(ALL_SETTINGS)("a power cut: $name", setting => {
    const answer = untilTurn(setting.turns, steadyAnswer(setting.answers))

    test("after any write the game goes on as if nothing had been", async () => {
        const { seat: full, linesAt } = await whole(setting, answer)
        expect(linesAt.length).toBeGreaterThan(30)
        for (let write = 1; write <= linesAt.length; ++write) {
            const memory = await cut(setting, answer, write)
            const seat = seatOf(setting, answer, memory)
            expect(await seat.resume()).toBe(0)
            await seat.run()
            expect(seat.cells()).toEqual(full.cells())
            expect(seat.lines).toEqual(full.lines.slice(linesAt[write - 1]))
        }
    })
})

test("once a game is won nobody may claim any more (RU-24)", async () => {
    const [setting] = SETTINGS
    const { seat } = await whole(setting, steadyAnswer(setting.answers))
    expect(seat.state()).toBe(WON)
    expect(claimants(seat.table)).toEqual([])
})

describe("quit and resume", () => {
    const [setting] = SETTINGS

    test("on the same session, at every prompt", async () => {
        const answer = steadyAnswer(setting.answers)
        const { seat: full } = await whole(setting, answer)
        const left = new Set<string>()
        const seat = new Seat(table => {
            const prompt = promptOf(table)
            if (left.has(prompt)) return answer(table)
            left.add(prompt)
            return leave(QUIT)
        })
        seat.start(setting.players, setting.options, setting.seed)
        while ((await seat.run()) === QUIT) expect(await seat.resume()).toBe(0)
        expect(seat.cells()).toEqual(full.cells())
        expect(left.size).toBeGreaterThan(100)
    })

    test("asks the prompt again at which it was left", async () => {
        const prompts: string[] = []
        const seat = new Seat(table => {
            prompts.push(promptOf(table))
            return leave(QUIT)
        })
        seat.start(4, [50_000, 1, 0, 0], [1, 2, 3])
        expect(await seat.run()).toBe(QUIT)
        expect(await seat.resume()).toBe(0)
        expect(await seat.run()).toBe(QUIT)
        expect(prompts[1]).toBe(prompts[0])
        expect(seat.lines).toEqual([])
    })
})

describe("the end by common consent", () => {
    /** Ends at prompt number `at`, from 0; goes on as `then` says. */
    function endingAt(at: number, then: Answer) {
        let asked = 0
        const prompts: string[] = []
        const seat = new Seat(table => {
            prompts.push(promptOf(table))
            return asked++ === at ? leave(END) : then(table)
        })
        return { seat, prompts }
    }

    test("END gives ENDED, with nobody the winner", async () => {
        const { seat } = endingAt(12, steadyAnswer(1))
        seat.start(3, [50_000, 1, 0, 0], [1, 2, 3])
        expect(await seat.run()).toBe(0)
        expect(seat.state()).toBe(ENDED)
    })

    test("taken back, at any prompt, it is asked again and no choice is lost", async () => {
        const [setting] = SETTINGS
        const answer = steadyAnswer(setting.answers)
        const { seat: full } = await whole(setting, answer)
        for (let at = 0; at < 60; ++at) {
            const { seat, prompts } = endingAt(at, answer)
            seat.start(setting.players, setting.options, setting.seed)
            await seat.run()
            expect(seat.state()).toBe(ENDED)
            await seat.session.takeBack()
            expect(seat.state()).toBe(PLAYING)
            await seat.run()
            expect(prompts[at + 1]).toBe(prompts[at])
            expect(seat.cells()).toEqual(full.cells())
            expect(seat.state()).toBe(WON)
        }
    })

    test("a power cut after it leads back to the prompt", async () => {
        const { seat, prompts } = endingAt(7, steadyAnswer(1))
        seat.start(3, [50_000, 1, 0, 0], [1, 2, 3])
        await seat.run()
        expect(await seat.resume()).toBe(0)
        seat.answer = table => {
            // what followed the last choice comes again
            if (!table.isChoice()) return 0
            prompts.push(promptOf(table))
            return leave(QUIT)
        }
        await seat.run()
        expect(prompts[8]).toBe(prompts[7])
    })
})

describe("placeOf", () => {
    /** Ranks players by cash; those named by number are bankrupt. */
    function places(cash: number[], bankrupt: number[] = []): number[] {
        const seat = new Seat(() => 0)
        seat.start(cash.length, [50_000, 1, 0, 0], [1, 2, 3])
        const { position } = seat.game
        cash.forEach((amount, i) => {
            position.ledger.move(i + 1, 0, position.cash(i + 1))
            position.ledger.move(0, i + 1, amount)
        })
        for (const player of bankrupt) position.retire(player)
        return cash.map((_, i) => placeOf(seat.table, i + 1))
    }

    test.each([
        [[100, 300, 200], [], [3, 1, 2]],
        [[200, 300, 200], [], [2, 1, 2]],
        [[300, 300, 200, 100], [], [1, 1, 3, 4]],
        [[0, 0, 0], [], [1, 1, 1]],
        // a solvent player without a dollar comes before the bankrupt
        [[0, 0, 500], [1], [3, 2, 1]],
        [
            [0, 400, 0, 0, 900],
            [1, 3],
            [4, 2, 4, 3, 1],
        ],
    ])("cash %j, bankrupt %j: places %j", (cash, bankrupt, expected) => {
        expect(places(cash, bankrupt)).toEqual(expected)
    })
})

test("a session starts anew with nothing left of the game before", async () => {
    const [setting] = SETTINGS
    const answer = steadyAnswer(setting.answers)
    const { seat: full } = await whole(setting, answer)
    const seat = new Seat(answer, new Memory())
    for (const players of [5, setting.players]) {
        seat.lines.length = 0
        seat.start(players, setting.options, setting.seed)
        await seat.run()
    }
    expect(seat.lines).toEqual(full.lines)
    expect(seat.table.cells[TURN]).toBe(full.table.cells[TURN])
})
