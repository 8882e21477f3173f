/** The log that all beside the handheld is drawn from, against the virtual machine and the rules. */
import { describe, expect, test } from "vitest"
import { Robot } from "../../../sim/auto"
import { Bot } from "../../../sim/engine/bot"
import { replay } from "../../../sim/engine/replay"
import { parseCode } from "../../../sim/engine/share-code"
import { GameLog } from "../../../sim/page/game-log"
import { codeOf } from "../../../sim/page/series"
import { isDone, isTranscript, press } from "../../sim/support"

const GAME = { game: "rich-uncle", players: 3, seed: 21 }

async function start(log: GameLog, flash?: Uint8Array): Promise<Robot> {
    const options = { ...GAME, log: (line: string) => log.take(line) }
    return await Robot.start(options, flash ? { host: { flash } } : {})
}

/** What the rules make of the log's share code, as a transcript. */
async function retold(log: GameLog): Promise<string[]> {
    const lines: string[] = []
    await replay(parseCode(codeOf(log.lines) ?? ""), line => lines.push(line))
    return lines
}

function isChoice(line: string): boolean {
    return line.startsWith("choice ")
}

/** The log's transcript, but for what tells of an undo: the rules know of none. */
function told(log: GameLog): string[] {
    return log.lines.filter(
        line => isTranscript(line) && !line.startsWith("tell takenBack ")
    )
}

test("a game with power cuts, undos and quits is told once, as the rules tell it", async () => {
    let log = new GameLog()
    let robot = await start(log)
    const bot = new Bot(GAME.seed)
    await robot.setUp()
    const mishaps: [number, number, number] = [0, 0, 0]
    for (let step = 1; !isDone(robot, 12); ++step) {
        await robot.step(bot)
        if (isDone(robot)) break
        // rare enough for long turns to come to their end
        if (step % 17 === 0) {
            mishaps[0]++
            const { flash } = robot.host
            robot.host.powerOff()
            // and the page is loaded anew
            log = new GameLog(structuredClone(log.save()))
            robot = await start(log, flash)
            await robot.roll()
        } else if (step % 13 === 0) {
            mishaps[1]++
            await press(robot, "Sr")
        } else if (step % 19 === 0) {
            mishaps[2]++
            await press(robot, "Ssssssssrsrrr")
        }
        const rules = await retold(log)
        const page = told(log)
        // either can be ahead: the rules stop where a button would have to be pressed, the page where one was not
        const both = Math.min(rules.length, page.length)
        expect(rules.slice(0, both)).toEqual(page.slice(0, both))
        expect(rules.filter(isChoice)).toEqual(page.filter(isChoice))
    }
    expect(Math.min(...mishaps)).toBeGreaterThan(1)
    expect(log.lines.filter(line => line.startsWith("turn "))).toHaveLength(
        new Set(log.lines.filter(line => line.startsWith("turn "))).size
    )
})

const BEGUN = [
    "code rich-uncle.2.3.50000.0.0.0.1.2.3",
    "turn 0 -5 10000 10000 10000",
    "ask 1 turn 5",
    "choice 1 turn 0",
    "code+ 0 1 0",
    "roll 42",
]

function logOf(...lines: string[]): GameLog {
    const log = new GameLog()
    for (const line of lines) log.take(line)
    return log
}

describe("a game that goes on", () => {
    test("is told anew from its last choice on", () => {
        const log = logOf(...BEGUN, "resume rich-uncle 0 -5 1")
        expect(log.lines).toEqual(BEGUN.slice(0, 5))
    })

    test("without a choice that the flash had not taken, that choice is open again", () => {
        const log = logOf(...BEGUN, "resume rich-uncle 0 -5 0")
        expect(log.lines).toEqual(BEGUN.slice(0, 2))
    })

    test.each([
        ["another game", "resume rich-uncle 0 77 1"],
        ["more choices than were seen", "resume rich-uncle 0 -5 2"],
        ["a later turn", "resume rich-uncle 3 -5 0"],
    ])(
        "of which the beginning was not seen has no share code: %s",
        (_, line) => {
            const log = logOf(...BEGUN, line)
            expect(log.lines).toEqual([])
            log.take("roll 11")
            expect(codeOf(log.lines)).toBeUndefined()
            expect(log.lines).toEqual(["roll 11"])
        }
    )

    test("leaves other games alone", () => {
        const other = "code pay-day.1.2.0.0.0.0.1.2.3"
        const log = logOf(...BEGUN, other, "turn 0 9 100 100")
        expect(log.lines[0]).toBe(other)
        log.take("resume rich-uncle 0 -5 1")
        expect(log.lines).toEqual(BEGUN.slice(0, 5))
    })
})

describe("an undo", () => {
    const LATER = ["turn 1 7 1 2 3", "roll 21", "ask 2 turn 4"]

    test("of an early end opens the prompt again, and what led there is told again", () => {
        const end = ["code. 1 0", "over 1 8 1 2 3"]
        const log = logOf(...BEGUN, ...LATER, ...end)
        expect(codeOf(log.lines)).toContain(".1+0.0.")
        log.take("turn 1 7 1 2 3")
        log.take("code+ 1 0 -1")
        expect(log.lines).toEqual([...BEGUN, LATER[0]])
    })

    test("goes back over turns", () => {
        const log = logOf(...BEGUN, ...LATER)
        log.take("turn 0 -5 10000 10000 10000")
        log.take("code+ 0 0 -1")
        expect(log.lines).toEqual(BEGUN.slice(0, 2))
    })

    test("keeps what stands between earlier prompts, those with a single answer too", () => {
        const kept = [...BEGUN, "ask 2 roll 1"]
        const log = logOf(
            ...kept,
            ...[
                "roll 33",
                "ask 2 mayBuy 3",
                "choice 2 mayBuy 1",
                "code+ 0 2 1",
            ],
            ...["tell buys 2 12 5000 0", "turn 0 -5 10000 10000 10000"],
            "code+ 0 1 -1"
        )
        expect(log.lines).toEqual(kept)
    })
})

describe("choices in secret", () => {
    const SECRET = [
        "code get-rich-quick.1.2.0.0.0.0.1.2.3",
        "turn 0 -5 0 0",
        "choice 1 pick 14",
        "code+ 0 1 14",
        "choice 2 pick 20",
        "code+ 0 2 20",
    ]
    const SHOP = ["tell reveals 1 0 0 0 0 2 4 6", "ask 1 shop 17 6"]

    test("stay when a choice after their reveal is taken back", () => {
        const bought = ["choice 1 shop 1", "code+ 0 3 1", "tell buys 1 0 8 3"]
        const log = logOf(...SECRET, ...SHOP, ...bought, "turn 0 -5 0 0")
        log.take("code+ 0 2 -1")
        expect(log.lines).toEqual(SECRET)
    })

    test("go together when their reveal is taken back", () => {
        const log = logOf(...SECRET, ...SHOP, "turn 0 -5 0 0")
        log.take("code+ 0 0 -1")
        expect(log.lines).toEqual(SECRET.slice(0, 2))
        expect(codeOf(log.lines)).toContain(".0..")
    })

    test("that a power cut found not revealed are told with the rest", () => {
        const log = logOf(...SECRET.slice(0, 2), "resume get-rich-quick 0 -5 0")
        expect(log.lines).toEqual(SECRET.slice(0, 2))
    })
})

test("lines of other kinds change nothing", () => {
    const log = logOf(...BEGUN)
    expect(["next", ""].map(line => log.take(line))).toEqual([false, false])
    expect(log.lines).toEqual(BEGUN)
})
