/** A bot that plays on the virtual machine through the two buttons. */
import { buildProgram } from "./build"
import { speaking } from "./env"
import type { OledChip } from "./chips/oled"
import { Ssd1306 } from "./chips/ssd1306"
import { answersTo } from "./engine/agreed"
import type { Bot } from "./engine/bot"
import { CodeCollector } from "./engine/code-collector"
import { type Balances, nameBalances } from "./engine/balances"
import { gameNamed, parseCode, type SharedGame } from "./engine/share-code"
import { playAhead } from "./engine/play-ahead"
import { hex32 } from "./engine/run"
import type { ButtonName, Host } from "./host"
import { optionsOf, waysToTake } from "../src/engine/several"
import { startHost, type NodeHostOptions } from "./node"
import { fileOf } from "./paths"
import { promptOf } from "./prompt-line"
import { programWith } from "./programs"
import { seededRandom } from "./random"

const TAP_MS = 50
const HOLD_MS = 600

export interface AutoOptions {
    game: string
    players: number
    /** A whole number: fills the program's random source, and drives the bot. */
    seed: number
    /** What is agreed, as JSON has it in a case's `options`; what the handheld offers first by default. */
    options?: unknown
    /** Turns after which to stop; the whole game by default. */
    turns?: number
    /** Hears each console line. */
    log?: (line: string) => void
}

export interface AutoResult extends Balances {
    game: string
    players: number
    seed: number
    over: boolean
    turns: number
    presses: number
    /** The winner's number; 0 for none. */
    winner: number
    i2cBytes: number
    i2cTransactions: number
    code: string
    hash: string
}

/** What a handheld under test is made of, where it is not the usual. */
export interface RobotParts {
    /** An SSD1306 of 64 rows by default. */
    panel?: OledChip
    /** Of its host: another program, a flash, settings. */
    host?: Partial<NodeHostOptions>
    /** Asks for no frames, as on a chip, and so compares none. */
    unchecked?: boolean
}

/** A handheld under test: its host, its panel, and what it prints. After every frame its panel must show the canvas. */
export class Robot {
    readonly codes = new CodeCollector()
    /** The console line that came last of each first word. */
    readonly last = new Map<string, string>()
    presses = 0
    /** Called before each press. */
    onPress: () => void = () => undefined
    host!: Host
    /** The line of the prompt that waits: `ask ...` or `next`. */
    private prompt = ""

    private constructor(
        private readonly options: AutoOptions,
        readonly panel: OledChip
    ) {}

    /**
     * Powers a handheld on, its clock faked, and waits for its first screen. It is given English as its language, unless the
     * settings of `parts` give another, or take that away: then it asks.
     */
    static async start(
        options: AutoOptions,
        parts: RobotParts = {}
    ): Promise<Robot> {
        const panel = parts.panel ?? new Ssd1306()
        const robot = new Robot(options, panel)
        const program = programWith(options.game)
        await buildProgram(program)
        robot.host = await startHost({
            bytecode: fileOf(program),
            clock: "faked",
            random: seededRandom(options.seed),
            ...(parts.unchecked
                ? { onI2c: write => panel.write(write.bytes) }
                : { panel }),
            onConsole: line => robot.hear(line),
            ...parts.host,
            settings: new Map([
                ...speaking("en"),
                ...(parts.host?.settings ?? []),
            ]),
        })
        await robot.host.idle()
        if (!parts.unchecked && robot.host.twins.frames === 0)
            robot.host.failures.push("no frame was compared with the panel")
        robot.throwFailure()
        return robot
    }

    /**
     * Goes through the menus to a new game of so many players; `answers` are those to the questions that follow, by their
     * index, the first for those left out.
     */
    async setUp(answers?: readonly number[]): Promise<void> {
        const { game, players, options } = this.options
        const agreed = answers ?? answersTo(game, players, options)
        for (const id of programWith(game).games) {
            if (id === game) break
            await this.select()
        }
        await this.roll()
        await this.select()
        for (let i = gameNamed(game).minPlayers; i < players; ++i)
            await this.roll()
        for (const i of gameNamed(game).questions.keys()) {
            await this.select()
            for (let n = agreed[i] ?? 0; n > 0; --n) await this.roll()
        }
        await this.select()
        await this.roll()
    }

    /** Answers the prompt that waits as the bot does that sees no more of it than this. */
    async step(bot: Bot): Promise<void> {
        await this.answer((key, count) => {
            const open = this.open(count)
            return open[bot.choose(key, open.length)] ?? 0
        })
    }

    /** Those of so many options of the prompt that waits that can be taken. */
    open(count: number): number[] {
        const { barred } = promptOf(this.prompt)
        const all = Array.from({ length: count }, (_, i) => i)
        return all.filter(i => barred === 0 || !((barred >> i) & 1))
    }

    /** Answers the prompt that waits; `choose` is asked where it has options, be it a single one. */
    async answer(choose: (key: string, count: number) => number) {
        const { key, count, take, byDigits } = promptOf(this.prompt)
        const answers = take > 0 ? waysToTake(count, take) : count
        const choice = key === "" ? 0 : choose(key, answers)
        if (byDigits) return await this.dial(choice, count - 1)
        if (take > 0) await this.mark(optionsOf(choice, count, take))
        else for (let i = 0; i < choice; ++i) await this.select()
        await this.roll()
    }

    /** Sets a number of up to `most` digit by digit. */
    private async dial(number: number, most: number): Promise<void> {
        let unit = 1
        while (unit * 10 <= most) unit *= 10
        for (; unit >= 1; unit /= 10) {
            const digit = Math.floor(number / unit) % 10
            for (let i = 0; i < digit; ++i) await this.select()
            await this.roll()
        }
    }

    /** Marks options, a bit each. */
    private async mark(mask: number): Promise<void> {
        for (let rest = mask; rest > 0; rest >>= 1) {
            if (rest & 1) await this.press("roll")
            if (rest > 1) await this.select()
        }
    }

    async select(): Promise<void> {
        await this.press("select")
    }

    async roll(): Promise<void> {
        this.prompt = ""
        await this.press("roll")
    }

    /** Presses, a letter each: `s` and `r` for SELECT and ROLL, capitals for holding them. */
    async keys(letters: string): Promise<void> {
        for (const letter of letters) {
            if (letter === "s") await this.select()
            else if (letter === "r") await this.roll()
            else await this.hold(letter === "S" ? "select" : "roll")
        }
    }

    /** Holds a button for longer than half a second. */
    async hold(button: ButtonName): Promise<void> {
        await this.press(button, HOLD_MS)
    }

    private async press(button: ButtonName, ms = TAP_MS): Promise<void> {
        this.presses++
        this.onPress()
        await this.host.press(button, ms)
        await this.host.idle()
        this.throwFailure()
    }

    private throwFailure(): void {
        const [failure] = this.host.failures
        if (failure) throw new Error(failure)
    }

    private hear(line: string): void {
        const word = line.split(" ", 1)[0] ?? ""
        if (word === "ask" || word === "next" || word === "secret")
            this.prompt = line
        if (word === "stopped") this.host.failures.push(line)
        this.last.set(word, line)
        this.codes.take(line)
        this.options.log?.(line)
    }
}

/** The numbers behind the word of a console line. */
export function numbersOf(line: string | undefined): number[] {
    return (line ?? "").split(" ").slice(1).map(Number)
}

/** Plays a game, or its first turns. */
export async function playAuto(options: AutoOptions): Promise<AutoResult> {
    const robot = await Robot.start(options)
    await robot.setUp()
    const code = robot.codes.code() ?? ""
    const { answers, agreed, expected } = await playAhead(
        code,
        options.seed,
        options.turns
    )
    const turnsPlayed = () => numbersOf(robot.last.get("turn"))[0] ?? 0
    while (!robot.last.has("over") && turnsPlayed() !== options.turns)
        await robot.answer((key, count) => {
            const answer = answers.shift()
            if (answer !== undefined && answer < count) return answer
            throw new Error(
                `the chip asks ${key}, which the rules on Node don't`
            )
        })
    const { host } = robot
    host.powerOff()
    const end = robot.last.get("over")
    const [turns = 0, hash = 0, ...sums] = numbersOf(
        end ?? robot.last.get("turn")
    )
    if (hex32(hash) !== expected.hash)
        throw new Error(`turn ${turns} is another than the rules on Node play`)
    return {
        game: options.game,
        players: options.players,
        seed: options.seed,
        over: end !== undefined,
        turns,
        presses: robot.presses,
        winner: winnerOf(robot.last.get("tell")),
        ...nameBalances(options.game, agreed, sums),
        // which the chip does not print
        ...(expected.money && { money: expected.money }),
        i2cBytes: host.i2c.bytes,
        i2cTransactions: host.i2c.transactions,
        code: robot.codes.code() ?? "",
        hash: expected.hash,
    }
}

/** A game is won by the last thing told. */
function winnerOf(told: string | undefined): number {
    const [, key, player] = (told ?? "").split(" ")
    return key === "wins" ? Number(player) : 0
}

/** What the virtual machine sets up from that seed: so the Node engine can play the same game. */
export async function setUpOf(options: AutoOptions): Promise<SharedGame> {
    const robot = await Robot.start(options)
    await robot.setUp()
    robot.host.powerOff()
    return parseCode(robot.codes.code() ?? "")
}
