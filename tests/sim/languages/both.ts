/** Two handhelds that are pressed alike, one speaking English, one Spanish: their screens beside each other. */
import { Robot, type AutoOptions } from "../../../sim/auto"
import { type Settings, speaking } from "../../../sim/env"
import { Bot } from "../../../sim/engine/bot"
import { screenOf } from "../support"

/** A row of a screen with its brackets is not wider. */
const COLUMN = 26
const CODES = ["en", "es"] as const
/** More than any game here takes. */
const MOST_STEPS = 3000

export class Both {
    /** The screens taken up, by what they are called, see `besideEachOther`. */
    readonly album = new Map<string, string>()
    private readonly bots: readonly Bot[]

    private constructor(
        readonly robots: readonly Robot[],
        /** Console lines of the first. */
        private readonly lines: readonly string[],
        seed: number
    ) {
        this.bots = robots.map(() => new Bot(seed))
    }

    /** Powers both on; `flashes` are those that two before them have left. */
    static async start(
        game: AutoOptions,
        settings: readonly Settings[] = [],
        flashes: readonly Uint8Array[] = []
    ): Promise<Both> {
        const lines: string[] = []
        const robots = CODES.map((code, i) =>
            Robot.start(
                i === 0 ? { ...game, log: line => lines.push(line) } : game,
                {
                    host: {
                        flash: flashes[i],
                        settings: new Map([
                            ...speaking(code),
                            ...(settings[i] ?? []),
                        ]),
                    },
                }
            )
        )
        return new Both(await Promise.all(robots), lines, game.seed)
    }

    /** What is in their flashes; their power is off then. */
    off(): Uint8Array[] {
        return this.robots.map(({ host }) => {
            const { flash } = host
            host.powerOff()
            return flash
        })
    }

    /** Goes through the menus to a new game, see `Robot.setUp`. */
    async setUp(answers: readonly number[] = []): Promise<void> {
        for (const robot of this.robots) await robot.setUp(answers)
    }

    /** Presses both, and gives what both show then: a row of each between bars. */
    async press(keys: string): Promise<string> {
        for (const robot of this.robots) await robot.keys(keys)
        return this.shown()
    }

    /** Both screens, see `besideEachOther`. */
    shown(): string {
        const [english = [], spanish = []] = this.robots.map(screenOf)
        return besideEachOther(english, spanish)
    }

    /** Takes up what both show after these keys. */
    async take(name: string, keys = ""): Promise<void> {
        this.album.set(name, await this.press(keys))
    }

    /**
     * A bot plays on both until the game is over, or a screen of a kind that begins so is there; whatever kind of screen comes
     * for the first time is taken up, if it is to be.
     */
    async play(until = "over", keeps = true): Promise<void> {
        for (let steps = 0; steps < MOST_STEPS; ++steps) {
            for (const [i, robot] of this.robots.entries())
                await robot.step(this.bots[i] as Bot)
            const isOver = this.robots[0]?.last.has("over") ?? true
            const kind = isOver ? "over" : this.kind()
            if (keeps && !this.album.has(kind))
                this.album.set(kind, this.shown())
            if (isOver || kind.startsWith(until)) return
        }
        throw new Error(`no ${until} after ${MOST_STEPS} steps`)
    }

    /** What is on the screen: a prompt by its key, or what was told last. */
    private kind(): string {
        const waits = this.lines.findLastIndex(line =>
            /^(ask|next|secret) ?/.test(line)
        )
        const [word = "", , key = ""] = (this.lines[waits] ?? "").split(" ")
        if (word !== "next") return word === "ask" ? `ask ${key}` : word
        const [before = "", said = ""] = (this.lines[waits - 1] ?? "").split(
            " "
        )
        return before === "tell" ? `told ${said}` : `page ${before}`
    }

    /** The album as a text to be compared with a file. */
    art(): string {
        return [...this.album]
            .map(([name, screens]) => `${name}\n${screens}\n`)
            .join("\n")
    }
}

/** Two screens, a row of each between bars: the English one at the left. */
export function besideEachOther(
    english: readonly string[],
    spanish: readonly string[]
): string {
    return english
        .map((row, i) => `|${row.padEnd(COLUMN)}|${spanish[i] ?? ""}`.trimEnd())
        .join("\n")
}
