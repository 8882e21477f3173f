/**
 * `npm run play [-- --game G] [--flash FILE] [--program FILE]`: the handheld in the terminal, with its two buttons on the
 * keyboard. The flash file keeps games and settings; the program is the one that has the game, built when needed, or a
 * `.devs` file.
 */
import { join } from "node:path"
import type { Key } from "node:readline"
import { BuildError, buildProgram } from "../build"
import { Ssd1306 } from "../chips/ssd1306"
import { FlashFileError, loadFlash, saveFlash } from "../flash-file"
import type { ButtonName, Host } from "../host"
import { gameNamed } from "../engine/share-code"
import { readSettings, startHost } from "../node"
import { fileOf, ROOT } from "../paths"
import { MAIN, type Program, programWith } from "../programs"
import { halfBlocks } from "../screen"
import { Terminal, terminalProblem, type Streams } from "../terminal"
import { fail, orFail, readArguments } from "./args"

const SIZE = { columns: 128, rows: 36 }
const PANEL_ADDRESS = 0x3c
const TAP_MS = 50
const HOLD_MS = 600
const FRAME_MS = 16

/** Presses typed ahead beyond this are forgotten. */
const MAX_PENDING = 8

const LEGEND =
    " s SELECT    S hold SELECT    r, Space or Enter ROLL    R hold ROLL    q quit"

interface Press {
    button: ButtonName
    ms: number
}

/** The press a key stands for. */
function pressOf(key: Key): Press | undefined {
    if (key.ctrl || key.meta) return undefined
    const ms = key.shift ? HOLD_MS : TAP_MS
    if (key.name === "s") return { button: "select", ms }
    if (key.name === "r") return { button: "roll", ms }
    if (key.name === "space" || key.name === "return" || key.name === "enter")
        return { button: "roll", ms: TAP_MS }
    return undefined
}

/** Presses buttons one after the other. */
class Finger {
    private last: Promise<void> = Promise.resolve()
    private pending = 0

    constructor(private readonly host: Host) {}

    press({ button, ms }: Press): void {
        if (this.pending >= MAX_PENDING) return
        this.pending++
        this.last = this.last.then(async () => {
            await this.host.press(button, ms)
            this.pending--
        })
    }
}

/** What is on the terminal: the panel, and under it the keys and what the program did wrong. */
function picture(panel: Ssd1306, failures: readonly string[]): string[] {
    const wrong = [...panel.problems, ...failures].at(-1)
    return [
        ...halfBlocks(panel),
        "\u2500".repeat(SIZE.columns),
        LEGEND,
        wrong ? ` ${wrong}`.slice(0, SIZE.columns) : "",
    ]
}

async function build(program: Program): Promise<void> {
    try {
        await buildProgram(program)
    } catch (error) {
        if (!(error instanceof BuildError)) throw error
        process.stderr.write(error.output)
        fail(error.message)
    }
}

async function play(
    streams: Streams,
    program: string,
    file: string
): Promise<void> {
    const panel = new Ssd1306()
    const flash = loadFlash(file)
    const settings = readSettings()
    // keys before the handheld is up are forgotten
    let take: (press: Press) => void = () => undefined
    const terminal = Terminal.open(streams, SIZE, key => {
        if (key.name === "q") process.exit(0)
        const press = pressOf(key)
        // what cannot be seen is not pressed
        if (press && !terminalProblem(streams, SIZE)) take(press)
    })
    const host = await startHost({
        bytecode: program,
        flash,
        settings,
        onI2c: ({ address, bytes }) =>
            address === PANEL_ADDRESS && panel.write(bytes),
        onFlash: bytes => saveFlash(file, bytes),
        onStop: error => leave(terminal, error),
    }).catch((error: unknown) => leave(terminal, error))
    const finger = new Finger(host)
    take = press => finger.press(press)
    setInterval(() => terminal.show(picture(panel, host.failures)), FRAME_MS)
}

/** Gives the terminal back, says what went wrong, and ends. */
function leave(terminal: Terminal, error: unknown): never {
    terminal.close()
    const cause =
        error instanceof Error && error.cause instanceof FlashFileError
            ? error.cause
            : error
    process.stderr.write(
        `${cause instanceof Error ? cause.message : String(cause)}\n`
    )
    process.exit(1)
}

const { options } = readArguments({
    options: { game: "name", flash: "file", program: "file" },
})
const streams = { input: process.stdin, output: process.stdout }
const problem = terminalProblem(streams, SIZE)
if (problem) fail(`play ${problem}`)
const game = options.get("game")
const ours = game ? programWith(orFail(() => gameNamed(game)).id) : MAIN
const program = options.get("program")
if (!program) await build(ours)
try {
    const flash =
        options.get("flash") ?? join(ROOT, ".pocket-treasurer", "flash.bin")
    await play(streams, program ?? fileOf(ours), flash)
} catch (error) {
    fail(error instanceof Error ? error.message : String(error))
}
