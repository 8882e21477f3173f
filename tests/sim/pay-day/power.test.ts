/** Power cuts and undo in Pay Day, on the virtual machine through the two buttons. */
import { expect, test } from "vitest"
import { numbersOf } from "../../../sim/auto"
import { Bot } from "../../../sim/engine/bot"
import { isDone, playOn, press, screenOf, startRobot } from "../support"
import { standAt } from "./support"

/** One month of two players. */
const GAME = { game: "pay-day", players: 2, seed: 11, turns: 8 }

async function begin() {
    const robot = await startRobot(GAME)
    await robot.setUp()
    return robot
}

/** What the console says at the end of its turns when nothing comes between: how many, the hash, the money. */
async function straight(): Promise<number[]> {
    const robot = await begin()
    await playOn(robot, new Bot(GAME.seed), GAME.turns)
    robot.host.powerOff()
    return numbersOf(robot.last.get("turn"))
}

test("a game cut at every choice goes on to the same turns, with the same screens", async () => {
    const end = await straight()
    const bot = new Bot(GAME.seed)
    let robot = await begin()
    let cuts = 0
    while (!isDone(robot, GAME.turns)) {
        const before = robot.last.get("code+")
        await robot.step(bot)
        if (robot.last.get("code+") === before || isDone(robot, GAME.turns))
            continue
        const { flash } = robot.host
        const screen = screenOf(robot)
        robot.host.powerOff()
        robot = await startRobot(GAME, flash)
        cuts++
        expect(screenOf(robot)[0]).toBe("[A game is saved   1/2]")
        await press(robot, "r")
        expect(screenOf(robot).at(-1)).toBe(screen.at(-1))
    }
    expect(cuts).toBeGreaterThan(5)
    expect(numbersOf(robot.last.get("turn"))).toEqual(end)
    robot.host.powerOff()
})

test("a choice taken back by a hold and a press is asked again, and the dice are the same", async () => {
    const robot = await begin()
    await press(robot, "r")
    const [month, dice] = [screenOf(robot), robot.last.get("dice")]
    for (let i = 0; i < 3; ++i) {
        await press(robot, "Sr")
        expect(screenOf(robot).slice(-2)).toEqual([
            "Dice had been seen.",
            "[SELECT:next ROLL:roll]",
        ])
        await press(robot, "r")
        expect(screenOf(robot)).toEqual(month)
        expect(robot.last.get("dice")).toBe(dice)
    }
    robot.host.powerOff()
})

test("PD-15 the most loans that a turn has outlast a cut", async () => {
    const robot = await standAt({ players: 2, setup: { day: [13, 4] } })
    const nine = "sssssssssr"
    for (let loans = 0; loans < 20; ++loans)
        await press(robot, `sr${nine.repeat(3)}r`)
    // 325 and 20 times 99,900; there is nothing left but to roll
    expect(screenOf(robot)[0]).toBe("P1 $1,998,325  [Day 13]")
    expect(screenOf(robot).at(-1)).toBe("[hold:menu   ROLL:roll]")
    const { flash } = robot.host
    robot.host.powerOff()
    const again = await startRobot(
        { game: "pay-day", players: 2, seed: 7 },
        flash
    )
    expect(screenOf(again)[0]).toBe("[A game is saved   1/2]")
    await press(again, "r")
    expect(screenOf(again)[0]).toBe("P1 $1,998,325  [Day 13]")
    again.host.powerOff()
})
