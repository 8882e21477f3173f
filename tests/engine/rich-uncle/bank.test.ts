import { describe, expect, test } from "vitest"
import { SIZE } from "../../../src/games/rich-uncle/position"
import { RECORD } from "../../../src/engine/journal"
import { GameSeat, leave, rule, Seat, stopsAt, type Written } from "../support"
import { Bank } from "../../../src/games/rich-uncle/bank"
import { RichUncle } from "../../../src/games/rich-uncle/rules"
import { Treasurer } from "../../../src/games/rich-uncle/treasurer"
import { QUIT } from "../../../src/engine/table"
import { TURN } from "../../../src/engine/cells"

const MOST = 99_999_900

/** Table mode with balances, turn after turn. */
function bank(turns: (number | string)[][], written: Written = {}) {
    return rule({
        options: { mode: "balances" },
        setup: { cash: [10_000, 8000, 6000], market: [5000, 7000] },
        choices: turns.flat(),
        turns: turns.length,
        ...written,
    })
}

const P2_PAYS_P3 = ["give", "player 2", "player 3", "price", "yes"]

describe("RU-26 every movement names both sides before it is done", () => {
    test.each([
        [["pay", "player 2", "price"], "P2 pays the Pool $5,000?"],
        [["get", "player 1", "price"], "The Pool pays P1 $5,000?"],
        [["give", "player 2", "player 3", "price"], "P2 pays P3 $5,000?"],
        [["fix", "player 1", 12_300], "The Pool pays P1 $2,300?"],
        [["fix", "player 3", 0], "P3 pays the Pool $6,000?"],
    ])("RU-26 %j", async (choices, question) => {
        const { log, cash } = await bank([[...choices, "no"]])
        expect(log).toContain(question)
        expect(log.at(-1)).toBe("The table: no")
        expect(cash).toEqual([10_000, 8000, 6000])
    })

    test("RU-26 an answer moves it, and says so", async () => {
        const { log, cash } = await bank([P2_PAYS_P3])
        expect(log.slice(-3)).toEqual([
            "P2 pays P3 $5,000?",
            "The table: yes",
            "P2 pays $5,000 to P3.",
        ])
        expect(cash).toEqual([10_000, 3000, 11_000])
    })

    test("RU-26 who has nothing pays nothing", async () => {
        const { log, cash } = await bank([["pay", "player 1"]], {
            setup: { cash: [0, 8000, 6000] },
        })
        expect(log.at(-1)).toBe("There is nothing to pay with.")
        expect(cash).toEqual([0, 8000, 6000])
    })
})

describe("RU-26 amounts", () => {
    test.each([
        ["rolled", [], 5300],
        ["price", [], 5000],
        ["steps $500", [3500], 3500],
        ["steps $1,000", [3000], 3000],
        ["exact", [100], 100],
    ])("RU-26 %s", async (how, amount, dollars) => {
        const { cash } = await bank(
            [["roll"], ["pay", "player 2", how, ...amount, "yes"]],
            { dice: [5, 3] }
        )
        expect(cash).toEqual([10_000, 8000 - dollars, 6000])
    })

    test("RU-26 steps are whole, and go no further than the cash", async () => {
        const choices = ["pay", "player 3", "steps $1,000"]
        const options = { mode: "balances" }
        const setup = { cash: [0, 0, 6900] }
        for (const wrong of [500, 7000])
            expect(
                await stopsAt({ options, setup, choices: [...choices, wrong] })
            ).toContain(
                `needs dollars from 0 to 6000 in steps of 1000, not ${wrong}`
            )
    })

    test("RU-26 an amount of 0 moves nothing, and is not asked about", async () => {
        const { cash } = await bank([["pay", "player 2", "exact", 0]])
        expect(cash).toEqual([10_000, 8000, 6000])
    })
})

describe("RU-26 the last 20 movements, each of which can be taken back", () => {
    test("RU-26 are listed, newest first", async () => {
        const stopped = await stopsAt({
            options: { mode: "balances" },
            setup: { cash: [10_000, 8000, 6000], market: [5000] },
            choices: [
                ...P2_PAYS_P3,
                ...["get", "player 1", "exact", 700, "yes"],
                ...["pay", "player 3", "exact", 1200, "yes"],
                ...["fix", "player 2", 0, "yes"],
                "back",
            ],
            turns: 5,
        })
        expect(stopped).toContain(
            "the options are None, $3,000 P2>Pool, $1,200 P3>Pool, $700 Pool>P1, $5,000 P2>P3"
        )
    })

    test("RU-26 not the last alone: by a movement the other way, which names both sides", async () => {
        const { cash, log } = await bank([
            P2_PAYS_P3,
            ["get", "player 1", "exact", 700, "yes"],
            ["back", "$5,000", "yes"],
        ])
        expect(log.slice(-3)).toEqual([
            "P3 pays P2 $5,000?",
            "The table: yes",
            "P3 pays $5,000 to P2.",
        ])
        expect(cash).toEqual([10_700, 8000, 6000])
    })

    test("RU-26 none, or no to the question: nothing is moved", async () => {
        const { cash } = await bank([
            P2_PAYS_P3,
            ["back", "none"],
            ["back", "$5,000", "no"],
        ])
        expect(cash).toEqual([10_000, 3000, 11_000])
    })

    test("RU-26 once only; what took it back can itself be taken back", async () => {
        const { cash, log } = await bank([
            P2_PAYS_P3,
            ["back", 1, "yes"],
            // behind the movement that took it back
            ["back", 2],
            ["back", 1, "yes"],
        ])
        expect(log).toContain("That was taken back already.")
        expect(cash).toEqual([10_000, 3000, 11_000])
    })

    test("RU-26 nobody is brought below zero: it says who lacks what", async () => {
        const { cash, log } = await bank([
            P2_PAYS_P3,
            ["pay", "player 3", "exact", 10_000, "yes"],
            ["back", "$5,000"],
        ])
        expect(log.at(-1)).toBe("P3 has $1,000, not $5,000.")
        expect(cash).toEqual([10_000, 3000, 1000])
    })

    test("RU-26 nobody is brought beyond what the screen shows", async () => {
        const { cash } = await bank(
            [
                ["pay", "player 1", "exact", 500, "yes"],
                ["get", "player 1", "exact", 200, "yes"],
                ["back", "$500"],
            ],
            { setup: { cash: [MOST, 0, 0] } }
        )
        expect(cash[0]).toBe(MOST - 300)
    })

    test("RU-26 20 of them: the 21st is forgotten", async () => {
        const turns = Array.from({ length: 22 }, (_, i) => [
            ...["get", "player 1", "exact", (i + 1) * 100, "yes"],
        ])
        const stopped = await stopsAt({
            options: { mode: "balances" },
            choices: [...turns.flat(), "back"],
            turns: 23,
        })
        const listed = stopped.split("None, ")[1]?.split(", ") ?? []
        expect(listed).toHaveLength(20)
        expect([listed[0], listed[19]]).toEqual([
            "$2,200 Pool>P1",
            "$300 Pool>P1",
        ])
    })
})

describe("RU-26 a player who drops out", () => {
    test("RU-26 leaves the balance to the Pool, and is asked for no more", async () => {
        const { cash, pool, bankrupt, log } = await bank([
            ["P2 leaves"],
            ["give", "player 1", "price", "yes"],
        ])
        expect(cash).toEqual([5000, 0, 11_000])
        expect([pool, bankrupt]).toEqual([8000, [2]])
        expect(log).toContain("P2 leaves. $8,000 go to the Pool.")
        const stopped = await stopsAt({
            options: { mode: "balances" },
            choices: ["P2 leaves", "pay", "player 2"],
            turns: 2,
        })
        expect(stopped).toContain("is none of Player 1, Player 3")
    })

    test("RU-26 in the middle of a dialog: which is closed", async () => {
        const { cash } = await bank([
            ["give", "player 2", "player 3", "P3 leaves"],
            ["pay", "player 2", "price", "yes"],
        ])
        expect(cash).toEqual([10_000, 3000, 0])
    })

    test("RU-26 is back when that is taken back", async () => {
        const { cash, bankrupt } = await bank([
            ["P2 leaves"],
            ["back", "$8,000", "yes"],
        ])
        expect([cash, bankrupt]).toEqual([[10_000, 8000, 6000], []])
    })

    test("RU-26 not the last of all", async () => {
        const stopped = await stopsAt({
            options: { mode: "balances" },
            choices: ["P2 leaves", "P3 leaves", "P1 leaves"],
            turns: 3,
        })
        expect(stopped).toContain(
            "choice P1 leaves is none of roll, pay, get, card, back, fix"
        )
    })

    test("RU-26 of the rack alone there is nothing to leave", async () => {
        const stopped = await stopsAt({
            options: { mode: "rack" },
            choices: ["P2 leaves"],
        })
        expect(stopped).toContain("is none of roll, card")
    })
})

test("RU-26 the largest balances and 20 of the largest movements fit in a save of 192 bytes", async () => {
    // everybody is set to the most, by turns up and down, as often as there are movements kept
    let step = 0
    const seat: Seat = new Seat(table => {
        if ((table.cells[TURN] ?? 0) >= 25) leave(QUIT)
        const label = table.labels[0]
        if (table.key === "rack") return table.count - 1
        if (table.key === "whoseBalance") return step++ % table.count
        if (table.key === "newBalance")
            return seat.game.balance(table.who) === 0 ? MOST / 100 : 0
        expect([table.key, label]).toEqual(["sure", "sure"])
        return 0
    })
    // nobody is on turn in Table mode; the largest total, and a generator of large numbers
    seat.start(5, [200_000, 0, 2, 0], [-1, -1, -1])
    const { cells } = seat.table
    for (let i = 6; i < 10; ++i) cells[i] = -0x80000000
    cells[TURN] = 0
    let longest = 0
    seat.memory.turnBegins = entry => {
        longest = Math.max(longest, entry.record.length)
    }
    await seat.run()
    expect(seat.game.position.history.look(19)).toBe(true)
    // now the worst at once
    const { history, ledger } = seat.game.position
    for (let i = 0; i < 20; ++i) history.add(5, 4, MOST)
    for (let player = 1; player <= 5; ++player)
        ledger.move(0, player, MOST - ledger.balance(player))
    cells[TURN] = 1_000_000
    cells[3] = 1_000_000
    cells[16] = 66
    const writes: number[] = []
    seat.memory.onWrite = slot =>
        writes.push(seat.memory.slots[slot]?.length ?? 0)
    seat.answer = table =>
        (table.cells[TURN] ?? 0) > 1_000_001 ? leave(QUIT) : 0
    seat.table.rng.seed(0, 0, 0)
    for (let i = 6; i < 10; ++i) cells[i] = -0x80000000
    await seat.run()
    const most = Math.max(...writes, longest)
    console.log(
        `the largest save of Table mode: ${most} bytes of ${SIZE} cells`
    )
    expect(most).toBeGreaterThan(150)
    expect(most).toBeLessThanOrEqual(RECORD)
})

describe("RU-22 money of a printed card, moved by hand in a whole game", () => {
    /** A game whose turns are one dialog of the bank each. */
    class ByHand extends RichUncle {
        action = "rackPay"
        override async turn(): Promise<void> {
            const treasurer = new Treasurer(this.position)
            await new Bank(this.position, treasurer).carryOut(this.action)
        }
    }

    async function byHand(action: string, answers: number[]) {
        const game = new ByHand()
        game.action = action
        const seat = new GameSeat(game, table => {
            if ((table.cells[TURN] ?? 0) > 0) leave(QUIT)
            return table.isChoice() ? (answers.shift() ?? leave(QUIT)) : 0
        })
        seat.start(3, [50_000, 1, 0, 0], [1, 2, 3])
        const { ledger, market, stocks } = game.position
        for (let player = 1; player <= 3; ++player) stocks.giveAll(player, 0)
        stocks.give(14, 1)
        market.arrange([3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
        ledger.move(1, 0, 9000)
        await seat.run()
        const cash = [1, 2, 3].map(player => game.balance(player))
        return { cash, out: game.isOut(1), lines: seat.lines }
    }

    test("RU-22 a debt is paid by selling cards", async () => {
        // P1 has $1,000 and a card, which fetches $5,000; P1, the price, yes
        const { cash, lines } = await byHand("rackPay", [0, 0, 0])
        expect(lines).toContain("tell askPaysPool 1 5000 0 0")
        expect(lines).toContain("tell sells 1 14 5000 0")
        expect(cash).toEqual([1000, 10_000, 10_000])
    })

    test("RU-23 or not at all: who can't is bankrupt", async () => {
        // P1 pays P2 in steps of $1,000, nine of them
        const { cash, out } = await byHand("rackTransfer", [0, 0, 2, 9, 0])
        expect(out).toBe(true)
        expect(cash).toEqual([0, 10_000, 10_000])
    })

    test("RU-18 the Pool pays", async () => {
        const { cash } = await byHand("rackCollect", [1, 0, 0])
        expect(cash).toEqual([1000, 15_000, 10_000])
    })
})
