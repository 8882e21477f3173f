/** Each game is in one program, and that program's main menu has it. */
import { expect, test } from "vitest"
import { Robot } from "../../sim/auto"
import { PROGRAMS, programWith } from "../../sim/programs"
import { GAMES } from "../../src/games/list"
import { screenOf } from "./support"

test("each game is in exactly one program", () => {
    const games = PROGRAMS.flatMap(program => program.games)
    expect([...games].sort()).toEqual(GAMES.map(({ id }) => id).sort())
})

test.each(GAMES)("$name stands in the menu of its program", async game => {
    const { id, name, make } = game
    const players = make().minPlayers
    const robot = await Robot.start({ game: id, players, seed: 1 })
    const row = 1 + programWith(id).games.indexOf(id)
    expect(screenOf(robot)[row]?.slice(2)).toBe(name)
    await robot.setUp()
    expect(robot.codes.code()).toMatch(`${id}.`)
    robot.host.powerOff()
})
