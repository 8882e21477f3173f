/** The same seed and choices give the same game on Node and on the virtual machine. */
import { expect, test } from "vitest"
import { playAuto, setUpOf } from "../../sim/auto"
import { buildBytecode } from "../../sim/build"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { hex32, playGame } from "../../sim/engine/run"
import { gameNamed, parseCode } from "../../sim/engine/share-code"
import { startHost } from "../../sim/node"
import { GAMES } from "../../src/games/list"
import { isTranscript } from "./support"

const SEEDS = 50

/** Seed by seed, what the fixture of a game prints: what is played, the transcript, then the hash. */
async function gamesOnVm(id: string): Promise<string[][]> {
    const bytecode = `built/tests/headless-${id}.devs`
    await buildBytecode(`tests/sim/fixtures/headless-${id}.ts`, bytecode)
    const games: string[][] = []
    const lines: string[] = []
    const host = await startHost({
        bytecode,
        clock: "faked",
        onConsole: line => {
            lines.push(line)
            if (line.startsWith("game ")) games.push([line])
            else games.at(-1)?.push(line)
        },
    })
    while (lines.at(-1) !== "done") host.advance(10_000)
    host.powerOff()
    return games
}

/** The same of a game whose first line the fixture has printed. */
async function gameOnNode(first: string, seed: number): Promise<string[]> {
    const [, id = "", ...numbers] = first.split(" ")
    const [players = 0, ...rest] = numbers.map(Number)
    const bot = new Bot(seed, 1)
    const lines: string[] = []
    const setup = { players, options: rest.slice(0, 4), seed: bot.seedWords() }
    expect(rest.slice(4)).toEqual(setup.seed)
    const result = await playGame(
        gameNamed(id),
        setup,
        table => bot.chooseAny(table),
        line => lines.push(line)
    )
    return [first, ...lines, `end ${parseInt(result.hash, 16) | 0}`]
}

test.each(GAMES.map(({ id }) => id))(
    "50 seeds of %s: one transcript on Node and on the virtual machine",
    async id => {
        const games = await gamesOnVm(id)
        games.at(-1)?.pop() // the fixture's "done"
        const played = games.map(([first = ""]) => first.split(" ")[1])
        expect(played).toEqual(new Array<string>(SEEDS).fill(id))
        for (const [i, lines] of games.entries()) {
            expect(lines.length).toBeGreaterThan(10)
            const [first = ""] = lines
            expect(lines).toEqual(await gameOnNode(first, i + 1))
        }
    }
)

test.each([
    ["rich-uncle", 3, ["cash"]],
    ["rich-uncle", 4, ["cash"]],
    ["rich-uncle", 5, ["cash"]],
    ["whos-richest", 2, ["cash"]],
    ["whos-richest", 8, ["cash"]],
    ["get-rich-quick", 2, ["points", "money"]],
    ["get-rich-quick", 5, ["points", "money"]],
    ["pay-day", 2, ["cash"]],
    ["pay-day", 4, ["cash"]],
])(
    "a whole game of %s, %i players, pressed through the two buttons replays on Node, with everybody's %j",
    async (game, players, kinds) => {
        const pressed: string[] = []
        const result = await playAuto({
            game,
            players,
            seed: players,
            log: line => isTranscript(line) && pressed.push(line),
        })
        expect(result.over).toBe(true)
        const replayed: string[] = []
        const again = await replay(parseCode(result.code), line =>
            replayed.push(line)
        )
        expect(replayed).toEqual(pressed)
        for (const kind of ["cash", "points", "money"] as const) {
            const there = kinds.includes(kind) ? players : undefined
            expect([kind, result[kind]?.length]).toEqual([kind, there])
            expect(again[kind]).toEqual(result[kind])
        }
        expect(again.hash).toBe(result.hash)
        expect(again.winner).toBe(result.winner)
    }
)

test("the first turns of a game replay to where they stopped", async () => {
    const setup = { game: "rich-uncle", players: 4, seed: 2, turns: 6 }
    const result = await playAuto(setup)
    expect(result).toMatchObject({ over: false, turns: 6 })
    const again = await replay(parseCode(result.code))
    expect(again).toMatchObject({ turns: 6, cash: result.cash })
    expect(again.hash).toBe(result.hash)
    expect(result.hash).not.toBe(hex32(0))
})

test.each([
    ["pay-day", 2, { months: 1, first: 2 }, [1, 2, 0, 0]],
    ["pay-day", 3, { months: 2 }, [2, 0, 0, 0]],
    ["pay-day", 4, { mode: "accounts" }, [3, 0, 2, 0]],
    ["rich-uncle", 3, { target: 60_000, mode: "rack" }, [60_000, 0, 1, 0]],
    [
        "whos-richest",
        3,
        { mode: "group", classroom: true, turns: 1, score: "points" },
        // the money's or points' cell counts the Classroom too
        [1, 1, 3, 0],
    ],
])("a game of %s, %i players, is agreed by %j", async (...row) => {
    const [game, players, options, cells] = row
    const setup = { game, players, seed: 3, turns: 3, options }
    const { code } = await playAuto(setup)
    expect(parseCode(code).options).toEqual(cells)
    expect((await setUpOf(setup)).options).toEqual(cells)
})
