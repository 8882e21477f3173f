import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ENDED, STATE, TURN } from "../../src/engine/cells"
import type { TurnEntry } from "../../src/engine/journal"
import { END, UNDO } from "../../src/engine/table"
import { UsageError } from "../../sim/usage-error"
import { CodeCollector } from "../../sim/engine/code-collector"
import { replay } from "../../sim/engine/replay"
import { type Answer, resultOf } from "../../sim/engine/run"
import {
    formatCode,
    parseCode,
    type SharedGame,
    withCheck,
} from "../../sim/engine/share-code"
import {
    ALL_SETTINGS,
    type GameSeat,
    leave,
    Memory,
    pick,
    Seat,
    seatOf,
    type Setting,
    SETTINGS,
    steadyAnswer,
    untilTurn,
} from "./support"

/** Tells a collector what a handheld prints as it saves. */
class Console extends Memory {
    seat!: GameSeat
    readonly collector = new CodeCollector()

    begin({ game, players, options, seed }: Setting): void {
        const numbers = [1, players, ...options, ...seed]
        this.collector.take(`code ${game}.${numbers.join(".")}`)
    }

    override turnBegins({ record }: TurnEntry): void {
        this.turnLine("turn", record.hash())
    }

    override choiceMade({ count }: TurnEntry, choice: number): void {
        const turn = this.seat.table.cells[TURN]
        this.collector.take(`code+ ${turn} ${count} ${choice}`)
        this.collector.take("ask 1 turn 3")
    }

    end(): void {
        const { cells, asked } = this.seat.table
        if (cells[STATE] === ENDED)
            this.collector.take(`code. ${cells[TURN]} ${asked}`)
        this.turnLine("over", this.seat.session.hashNow())
    }

    private turnLine(word: string, hash: number): void {
        const { table, game } = this.seat
        const cash = [1, 2, 3].map(player => game.balance(player))
        this.collector.take(
            `${word} ${table.cells[TURN]} ${hash} ${cash.join(" ")}`
        )
    }
}

/** Plays a game, its console heard; undoes at about one prompt in `undoes`, and then answers otherwise. */
async function heard(setting: Setting, undoes = 0) {
    const heard = new Console()
    let undone = 0
    let prompts = 0
    const play: Answer = table => {
        ++prompts
        const undo = undoes > 0 && pick(undoes, setting.answers, prompts) === 0
        if (undo && undone < 100) {
            undone++
            leave(UNDO)
        }
        const answer = steadyAnswer(setting.answers + undone)
        return untilTurn(setting.turns, answer)(table)
    }
    const seat = seatOf(setting, play, heard)
    heard.seat = seat
    heard.begin(setting)
    seat.start(setting.players, setting.options, setting.seed)
    await seat.run()
    if (seat.state() > 0) heard.end()
    return { seat, undone, code: heard.collector.code() ?? "" }
}

const BODY = "rich-uncle.1.3.50000.1.0.0.1.-2.3.2.01(12)z(10)"
// the FNV-1a hash of the body's characters modulo 36^4, in base 36; worked out in Python
const CODE = `${BODY}.rcr3`

const SHARED: SharedGame = {
    game: "rich-uncle",
    players: 3,
    options: [50_000, 1, 0, 0],
    seed: [1, -2, 3],
    turns: 2,
    prompts: -1,
    // (12) is 1 x 36 + 2, z is 35, (10) is 36
    choices: [0, 1, 38, 35, 36],
}

describe("the text of a share code", () => {
    test("is written part by part", () => {
        expect(formatCode(SHARED)).toBe(CODE)
    })

    test("is read part by part", () => {
        expect(parseCode(CODE)).toEqual(SHARED)
        expect(parseCode(`  ${CODE}\n`)).toEqual(SHARED)
    })

    test("of a game ended early says after how many prompts of its turn", () => {
        const ended = { ...SHARED, prompts: 12 }
        const body = BODY.replace(".2.01", ".2+12.01")
        expect(formatCode(ended)).toBe(`${body}.4tmx`)
        expect(parseCode(formatCode(ended))).toEqual(ended)
    })

    test("has a check of four digits, those of 0 in front too", () => {
        const body = "rich-uncle.1.3.50000.1.0.0.162.2.3.0."
        expect(withCheck(body)).toBe(`${body}.00sf`)
        expect(parseCode(`${body}.00sf`).seed).toEqual([162, 2, 3])
    })

    test("comes back as it was, whatever was chosen", () => {
        const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })
        const shared = fc
            .tuple(
                fc.integer({ min: 3, max: 5 }),
                fc.nat(15),
                fc.nat(3),
                fc.nat(2),
                fc.tuple(int32, int32, int32),
                fc.tuple(fc.nat(100_000), fc.nat(200)),
                fc.array(fc.nat(1_000_000))
            )
            .map(([players, total, first, mode, seed, end, choices]) => ({
                game: "rich-uncle",
                players,
                options: [50_000 + total * 10_000, first, mode, 0],
                seed,
                turns: end[0],
                prompts: end[1],
                choices,
            }))
        const property = fc.property(shared, game => {
            expect(parseCode(formatCode(game))).toEqual(game)
        })
        fc.assert(property, { seed: 1946, numRuns: 300 })
    })
})

describe("a code that can't be read", () => {
    const wrong = (part: number, text: string) => {
        const parts = BODY.split(".")
        parts[part] = text
        return withCheck(parts.join("."))
    }
    test.each([
        ["a part missing", "rich-uncle.1.3", "share code has 3 parts, not 13"],
        ["its check missing", BODY, "share code has 12 parts, not 13"],
        ["a part too many", `${CODE}.1`, "share code has 14 parts, not 13"],
        [
            "a part too many under its check",
            withCheck(`${BODY}.1`),
            "share code has 14 parts, not 13",
        ],
        ["an unknown game", wrong(0, "chess"), "unknown game chess; allowed: "],
        ["another format", wrong(1, "9"), "share code is of format 9"],
        ["too few players", wrong(2, "2"), "rich-uncle is for 3 to 5 players"],
        ["too many players", wrong(2, "6"), "rich-uncle is for 3 to 5 players"],
        ["a total not allowed", wrong(3, "55000"), "option 55000 is none of"],
        ["a starter who is not there", wrong(4, "4"), "option 4 is none of"],
        ["a mode not allowed", wrong(5, "3"), "option 3 is none of"],
        ["a seed that is no number", wrong(8, "x"), "x is no number"],
        ["an empty seed", wrong(8, ""), "nothing is no number"],
        ["half a turn", wrong(10, "2,5"), "2,5 is no turn"],
        ["turns below zero", wrong(10, "-1"), "-1 is no turn"],
        ["prompts without a number", wrong(10, "2+"), "2+ is no turn"],
        ["a seed beyond 32 bits", wrong(7, "4294967296"), "is no number"],
        ["an option that means nothing", wrong(6, "7"), "option 7 is none"],
        ["choices in capitals", wrong(11, "0A"), "choices can't be read: 0A"],
        ["a bracket open", wrong(11, "0(12"), "choices can't be read"],
        ["a bracket empty", wrong(11, "()"), "choices can't be read"],
    ])("%s", (_, code, message) => {
        expect(() => parseCode(code)).toThrow(UsageError)
        expect(() => parseCode(code)).toThrow(message)
        expect(() => parseCode(code)).toThrow(/^.{1,250}$/)
    })

    test.each(["", "hello"])("no dot at all: %j", code => {
        expect(() => parseCode(code)).toThrow(UsageError)
        expect(() => parseCode(code)).toThrow(/^share code has .{1,200}$/)
    })

    // fails as long as `parseCode` counts a part more where there is no dot
    test.each(["", "hello"])("no dot at all is one part: %j", code => {
        expect(() => parseCode(code)).toThrow("share code has 1 parts, not 13")
    })
})

describe.each(ALL_SETTINGS)("replay: $name", setting => {
    test("the code of the console gives the same cash and the same hash", async () => {
        const { seat, code } = await heard(setting)
        const result = await replay(parseCode(code))
        expect(result).toEqual(resultOf(seat.session))
        expect(seat.lines.length).toBeGreaterThan(40)
    })

    test("so does the code after undos that led to other choices", async () => {
        const { seat, code, undone } = await heard(setting, 7)
        expect(undone).toBeGreaterThan(5)
        expect(await replay(parseCode(code))).toEqual(resultOf(seat.session))
    })

    test("the transcript is the same, line for line", async () => {
        const { seat, code } = await heard(setting)
        const lines: string[] = []
        await replay(parseCode(code), line => lines.push(line))
        expect(lines).toEqual(seat.lines)
    })
})

describe("replay", () => {
    test("of a code that stops at a turn: as far as that", async () => {
        const [setting] = SETTINGS
        const { seat, code } = await heard({ ...setting, turns: 7 })
        const result = await replay(parseCode(code))
        expect(result).toEqual(resultOf(seat.session))
        expect([result.over, result.turns]).toEqual([false, 7])
    })

    test.each([
        ["beyond the options", "z"],
        ["a claim of somebody who has no total", "7"],
    ])(
        "of a choice that does not fit, %s: a line saying where",
        async (_, choice) => {
            const code = withCheck(
                `rich-uncle.1.3.50000.1.0.0.1.2.3.1.${choice}`
            )
            await expect(replay(parseCode(code))).rejects.toThrow(
                /^share code misfits the rules in turn 1: [^\n]+$/
            )
            await expect(replay(parseCode(code))).rejects.toThrow(UsageError)
        }
    )
})

describe("a code that was damaged on its way", () => {
    const DAMAGED =
        "share code was damaged on its way: its last four digits do not fit the rest"

    function expectDamaged(code: string): void {
        expect(() => parseCode(code)).toThrow(UsageError)
        expect(() => parseCode(code)).toThrow(DAMAGED)
    }

    test("its last character cut", () => {
        expectDamaged(CODE.slice(0, -1))
    })

    test("a character after its end", () => {
        expectDamaged(`${CODE}0`)
    })

    test("another turn", () => {
        const code = formatCode({ ...SHARED, turns: 31 })
        expect(parseCode(code).turns).toBe(31)
        expect(code).toContain(".31.")
        expectDamaged(code.replace(".31.", ".30."))
    })

    test("any single character changed", () => {
        const letters = "0123456789abcdefghijklmnopqrstuvwxyzRC.-+() "
        const taken: string[] = []
        for (let at = 0; at < CODE.length; ++at)
            for (const letter of letters) {
                const code = CODE.slice(0, at) + letter + CODE.slice(at + 1)
                if (code === CODE) continue
                try {
                    parseCode(code)
                    taken.push(code)
                } catch (error) {
                    expect(error).toBeInstanceOf(UsageError)
                }
            }
        expect(taken).toEqual([])
    })

    test("any single character left out or said twice", () => {
        for (let at = 0; at < CODE.length; ++at) {
            const cut = CODE.slice(0, at) + CODE.slice(at + 1)
            expect(() => parseCode(cut)).toThrow(UsageError)
            const twice = CODE.slice(0, at + 1) + CODE.slice(at)
            expect(() => parseCode(twice)).toThrow(UsageError)
        }
    })

    test("choices of a whole game cut off, or more of them", async () => {
        const { code } = await heard(SETTINGS[0])
        expect(() => parseCode(code.slice(0, -10))).toThrow(UsageError)
        expectDamaged(`${code}00`)
    })
})

describe("replay of a code whose check fits choices that don't", () => {
    const [setting] = SETTINGS

    /** A code of a whole game without its check. */
    async function bodyOf(game: Setting): Promise<string> {
        const { code } = await heard(game)
        const body = code.slice(0, code.lastIndexOf("."))
        expect(withCheck(body)).toBe(code)
        return body
    }

    test("choices cut off: not taken for a shorter game", async () => {
        const code = withCheck((await bodyOf(setting)).slice(0, -10))
        await expect(replay(parseCode(code))).rejects.toThrow(
            /^share code breaks off in turn \d+, before its end$/
        )
    })

    test("choices after the end: not left out", async () => {
        const code = withCheck(`${await bodyOf(setting)}00`)
        await expect(replay(parseCode(code))).rejects.toThrow(
            /^share code goes on after its game's end, turn \d+$/
        )
    })
})

test("a game ended early by common consent replays to the same prompt", async () => {
    const [setting] = SETTINGS
    const answer = steadyAnswer(setting.answers)
    for (let at = 1; at < 60; ++at) {
        const console = new Console()
        let prompts = 0
        const seat = new Seat(
            table => (prompts++ === at ? leave(END) : answer(table)),
            console
        )
        console.seat = seat
        console.begin(setting)
        seat.start(setting.players, setting.options, setting.seed)
        await seat.run()
        console.end()
        const code = console.collector.code() ?? ""
        const again = await replay(parseCode(code))
        expect({ at, ...again }).toEqual({ at, ...resultOf(seat.session) })
    }
})
