/** Each game is in one program, and that program's main menu has it; what a game alone needs is in no other. */
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { Robot } from "../../sim/auto"
import { buildPrograms } from "../../sim/build"
import { fileOf } from "../../sim/paths"
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

test("only programs with a game of secrets have the code for them", async () => {
    await buildPrograms()
    const having = PROGRAMS.filter(program => {
        const text = readFileSync(`${fileOf(program)}-dbg.json`, "utf8")
        const { functions } = JSON.parse(text) as {
            functions: { name: string }[]
        }
        const names = functions.map(({ name }) => name)
        return ["SecretTable", "SecretHandheld", "Several", "veil"].some(name =>
            names.includes(name)
        )
    })
    expect(having.map(({ games }) => games)).toEqual([["get-rich-quick"]])
})
