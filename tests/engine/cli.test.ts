import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { checked } from "../../src/engine/code-book"
import { withCheck } from "../../sim/engine/share-code"

const ROOT = fileURLToPath(new URL("../..", import.meta.url))
const TSX = join(ROOT, "node_modules/.bin/tsx")

interface Ended {
    status: number
    stdout: string
    stderr: string
}

let folder = ""

beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "treasurer-"))
})

afterAll(() => {
    rmSync(folder, { recursive: true })
})

function run(program: string, ...args: string[]): Promise<Ended> {
    const file = join(ROOT, `sim/cli/${program}.ts`)
    return new Promise(resolve => {
        execFile(TSX, [file, ...args], (error, stdout, stderr) => {
            resolve({ status: Number(error?.code ?? 0), stdout, stderr })
        })
    })
}

/** One line that names the thing, on stderr; nothing on stdout; status 1. */
function expectFailure({ status, stdout, stderr }: Ended, ...words: string[]) {
    expect(stderr).toMatch(/^[^\n]+\n$/)
    for (const word of words) expect(stderr).toContain(word)
    expect(stderr).not.toMatch(/ {4}at |\.ts:\d|Error:/)
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" })
}

/** Writes a case file and has it judged. */
function judged(name: string, written: unknown): Promise<Ended> {
    const file = join(folder, `${name}.json`)
    const text = typeof written === "string" ? written : JSON.stringify(written)
    writeFileSync(file, text)
    return run("referee", file)
}

const CASE = {
    game: "rich-uncle",
    players: 3,
    setup: { stocks: { 1: [14, 15] } },
    dice: [1, 4],
    choices: ["no"],
}

describe("referee", () => {
    test("a case: JSON on stdout, nothing on stderr, status 0", async () => {
        const { status, stdout, stderr } = await judged("good", CASE)
        expect([status, stderr]).toEqual([0, ""])
        // two cards of a color: 2 x 500
        expect(JSON.parse(stdout)).toMatchObject({
            cash: [11_000, 10_000, 10_000],
            winner: 0,
        })
    })

    test.each([
        ["game", { ...CASE, game: "chess" }, ["game chess", "rich-uncle"]],
        [
            "players",
            { ...CASE, players: 6 },
            ["players must be a whole number from 3 to 5, not 6"],
        ],
        [
            "card",
            { ...CASE, setup: { stocks: { 2: [33] } } },
            ["setup.stocks.2[0]", "33"],
        ],
        [
            "bugle",
            { ...CASE, setup: { bugle: ["tsunami"] } },
            ["setup.bugle[0]", "tsunami", "flood"],
        ],
        ["dice", { ...CASE, dice: [1] }, ["turn 1, player 1", "no dice left"]],
        [
            "choices",
            { ...CASE, choices: [] },
            ["turn 1, player 1", "no choices left", "Sell 14", "Sell 15"],
        ],
        [
            "ambiguous",
            { ...CASE, choices: ["sell"] },
            ["choice sell fits more than one", "Sell 14, Sell 15"],
        ],
        ["unreadable", "{ game: rich-uncle }", ["is no JSON"]],
    ])("%s: one line", async (name, written, words) => {
        expectFailure(await judged(name, written), `${name}.json`, ...words)
    })

    test("a missing file, no file at all, an option: one line", async () => {
        const file = join(folder, "nowhere.json")
        expectFailure(await run("referee", file), file, "ENOENT")
        expectFailure(await run("referee"), "missing argument: CASE.json")
        expectFailure(await run("referee", "--fast"), "--fast", "allowed")
    })
})

describe("engine", () => {
    const flags = (game: string, players: string, seed: string) => [
        ...["--game", game],
        ...["--players", players],
        ...["--seed", seed],
    ]
    test.each([
        ["game", flags("chess", "3", "1"), ["game chess", "rich-uncle"]],
        [
            "players",
            flags("rich-uncle", "6", "1"),
            ["--players must be a whole number from 3 to 5, not 6"],
        ],
        [
            "too few players",
            flags("rich-uncle", "2", "1"),
            ["--players must be a whole number from 3 to 5, not 2"],
        ],
        ["seed", flags("rich-uncle", "3", "x"), ["--seed", "not x"]],
        [
            "games",
            flags("rich-uncle", "3", "1"),
            ["missing option --games; allowed: 1 to 1000000"],
        ],
        ["no game", [], ["missing option --game; allowed: rich-uncle"]],
        [
            "no players",
            ["--game", "rich-uncle"],
            ["missing option --players; allowed: 3 to 5"],
        ],
        [
            "no seed",
            ["--game", "rich-uncle", "--players", "3"],
            // 2^48
            ["missing option --seed; allowed: 0 to 281474976710656"],
        ],
        [
            "options that are no JSON",
            [...flags("pay-day", "2", "1"), "--options", "{months:1}"],
            ["--options is no JSON"],
        ],
        [
            "options out of range",
            [...flags("pay-day", "2", "1"), "--options", '{"months":13}'],
            ["options.months must be a whole number from 1 to 12, not 13"],
        ],
        [
            "options of another game",
            [...flags("get-rich-quick", "2", "1"), "--options", '{"months":1}'],
            ["options of get-rich-quick: there are none; months is unknown"],
        ],
    ])("%s: one line", async (_, args, words) => {
        expectFailure(await run("engine", ...args), ...words)
    })
})

test("auto: a game without an end is one line", async () => {
    const named = ["--game", "pay-day", "--players", "2", "--seed", "3"]
    const args = [...named, "--options", '{"mode":"die"}', "--json"]
    const words = "the game has no end within 20000 turns"
    expectFailure(await run("auto", ...args), words)
})

describe("replay", () => {
    test("a code's transcript and result", async () => {
        const code = withCheck("rich-uncle.2.3.50000.1.0.0.1.2.3.0.")
        const { status, stdout, stderr } = await run("replay", code, "--json")
        expect([status, stderr]).toEqual([0, ""])
        // nothing was chosen yet
        expect(JSON.parse(stdout)).toMatchObject({
            turns: 0,
            cash: [10_000, 10_000, 10_000],
        })
    })

    test("balances as the screen has them: dollars with commas, or points", async () => {
        const begun = "rich-uncle.2.3.50000.1.0.0.1.2.3.0."
        const { stdout } = await run("replay", withCheck(begun))
        expect(stdout).toContain("\nP1 $10,000\n")
        const scored = withCheck("whos-richest.2.3.1.0.1.0.23757.-314187.3.0.")
        expect((await run("replay", scored)).stdout).toContain("\nP1 0\n")
    })

    test("points and money where a game has both, under their names", async () => {
        const code = withCheck("get-rich-quick.1.2.0.0.0.0.1.2.3.0.")
        const words = await run("replay", code)
        expect(words.stdout).toContain("\nP1 0 points, $5,000\n")
        const { stdout } = await run("replay", code, "--json")
        // as it begins, GRQ-02
        expect(JSON.parse(stdout)).toEqual({
            game: "get-rich-quick",
            players: 2,
            over: false,
            turns: 0,
            rolls: 0,
            winner: 0,
            points: [0, 0],
            money: [5000, 5000],
            hash: expect.stringMatching(/^[0-9a-f]{8}$/) as unknown,
        })
        const scored = withCheck("whos-richest.2.3.1.0.1.0.23757.-314187.3.0.")
        const points = await run("replay", scored, "--json")
        expect(JSON.parse(points.stdout)).toMatchObject({ points: [0, 0, 0] })
        expect(points.stdout).not.toMatch(/cash|money|bankrupt/)
    })

    test("lines of a console or of the screen, in a file", async () => {
        const folder = mkdtempSync(join(tmpdir(), "code-"))
        const file = join(folder, "lines.txt")
        const setUp = "code rich-uncle.2.3.50000.1.0.0.1.2.3"
        const lines = [checked(setUp), checked("code+ 0 1 0 1")]
        writeFileSync(file, lines.join("\n"))
        const { status, stdout } = await run("replay", file, "--json")
        expect(status).toBe(0)
        expect(JSON.parse(stdout)).toMatchObject({ players: 3, over: false })
        writeFileSync(file, lines.join("\n").replace("code+ 0 1", "code+ 0 7"))
        expectFailure(
            await run("replay", file),
            "line 2, character 9 is wrong: 7"
        )
        writeFileSync(file, "1 ABCDE FGHJK LMNPQ")
        expectFailure(await run("replay", file), "line 1 ")
        rmSync(folder, { recursive: true })
    })

    test.each([
        ["a word", "hello", ["share code has ", " parts, not 13: hello"]],
        ["two parts", "hello.3", ["share code has 2 parts, not 13: hello.3"]],
        [
            "damaged",
            withCheck("rich-uncle.2.3.50000.1.0.0.1.2.3.0.").slice(0, -1),
            ["share code was damaged on its way"],
        ],
        [
            "game",
            withCheck("chess.1.3.50000.1.0.0.1.2.3.0."),
            ["game chess", "rich-uncle"],
        ],
        [
            "players",
            withCheck("rich-uncle.2.9.50000.1.0.0.1.2.3.0."),
            ["3 to 5 players", "not 9"],
        ],
    ])("%s: one line", async (_, code, words) => {
        expectFailure(await run("replay", code), ...words)
    })
})
