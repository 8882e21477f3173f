/** The same seed and choices give the same game on Node and on the virtual machine. */
import { expect, test } from "vitest"
import { playAuto } from "../../sim/auto"
import { buildBytecode } from "../../sim/build"
import { Bot } from "../../sim/engine/bot"
import { replay } from "../../sim/engine/replay"
import { hex32, playGame } from "../../sim/engine/run"
import { parseCode } from "../../sim/engine/share-code"
import { startHost } from "../../sim/node"
import { RichUncle } from "../../src/games/rich-uncle/rules"
import { isTranscript } from "./support"

const SEEDS = 50
const HEADLESS = "built/tests/headless.devs"

/** Seed by seed, what the fixture prints: the transcript, then the hash. */
async function gamesOnVm(): Promise<string[][]> {
    await buildBytecode("tests/sim/fixtures/headless.ts", HEADLESS)
    const games: string[][] = []
    const lines: string[] = []
    const host = await startHost({
        bytecode: HEADLESS,
        clock: "faked",
        onConsole: line => {
            lines.push(line)
            if (line.startsWith("game ")) games.push([])
            else games.at(-1)?.push(line)
        },
    })
    while (lines.at(-1) !== "done") host.advance(10_000)
    host.powerOff()
    return games
}

async function gameOnNode(seed: number): Promise<string[]> {
    const bot = new Bot(seed, 1)
    const lines: string[] = []
    const setup = {
        players: 3 + (seed % 3),
        options: [50_000, 0, 0, 0],
        seed: bot.seedWords(),
    }
    const result = await playGame(
        new RichUncle(),
        setup,
        ({ key, count }) => bot.choose(key, count),
        line => lines.push(line)
    )
    return [...lines, `end ${parseInt(result.hash, 16) | 0}`]
}

test("50 seeds: one transcript on Node and on the virtual machine", async () => {
    const games = await gamesOnVm()
    expect(games).toHaveLength(SEEDS)
    games.at(-1)?.pop() // the fixture's "done"
    for (let seed = 1; seed <= SEEDS; ++seed) {
        const lines = games[seed - 1] ?? []
        expect(lines.length).toBeGreaterThan(20)
        expect(lines).toEqual(await gameOnNode(seed))
    }
})

test.each([3, 4, 5])(
    "a whole game of %i pressed through the two buttons replays on Node",
    async players => {
        const pressed: string[] = []
        const result = await playAuto({
            game: "rich-uncle",
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
        expect(again.cash).toEqual(result.cash)
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
