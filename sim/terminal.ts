/**
 * A full-screen text terminal: takes the alternate screen, sends only what changed, reports keys, and leaves the terminal
 * as it was on every way out - normal, by an exception, by a signal.
 */
import { writeSync } from "node:fs"
import { emitKeypressEvents, type Key } from "node:readline"

const ENTER = "\u001b[?1049h\u001b[?25l\u001b[2J"
const LEAVE = "\u001b[?25h\u001b[?1049l"
const CLEAR = "\u001b[2J"

/** What is used of the process' terminal; tests put in their own. */
export interface Streams {
    input: NodeJS.ReadStream
    output: NodeJS.WriteStream
}

/** Columns and rows. */
export interface Size {
    columns: number
    rows: number
}

/** Undefined when the terminal is one, and large enough; else why not, in one line. */
export function terminalProblem(
    { input, output }: Streams,
    { columns, rows }: Size
): string | undefined {
    const needs = `needs a terminal with at least ${columns} columns and ${rows} rows`
    if (!input.isTTY || !output.isTTY) return `${needs}; this is not a terminal`
    if (output.columns >= columns && output.rows >= rows) return undefined
    return `${needs}; this one has ${output.columns} and ${output.rows}`
}

/** The control sequences that turn the lines `before` into `after` on screen, from the first row down. */
export function changes(
    before: readonly string[],
    after: readonly string[]
): string {
    return after
        .map((line, row) => changedPart(before[row] ?? "", line, row + 1))
        .join("")
}

function changedPart(before: string, after: string, row: number): string {
    const old = before.padEnd(after.length)
    const now = after.padEnd(before.length)
    if (old === now) return ""
    let first = 0
    while (old[first] === now[first]) first++
    let end = now.length
    while (old[end - 1] === now[end - 1]) end--
    return `\u001b[${row};${first + 1}H${now.slice(first, end)}`
}

/** The terminal while it is taken; see `open`. */
export class Terminal {
    private shown: string[] = []
    private wanted: readonly string[] = []
    private isOpen = true

    private constructor(
        private readonly streams: Streams,
        private readonly size: Size,
        private readonly onKey: (key: Key) => void
    ) {}

    /** Takes the terminal. `size` is what `show` needs; `onKey` gets every key but Ctrl-C, which ends the program. */
    static open(
        streams: Streams,
        size: Size,
        onKey: (key: Key) => void
    ): Terminal {
        const terminal = new Terminal(streams, size, onKey)
        terminal.take()
        return terminal
    }

    /** Shows the lines from the top left corner; while the window is too small, a hint instead. */
    show(lines: readonly string[]): void {
        this.wanted = lines
        if (!this.isOpen) return
        const problem = terminalProblem(this.streams, this.size)
        const visible = problem
            ? [
                  `Pocket Treasurer ${problem}`.slice(
                      0,
                      this.streams.output.columns
                  ),
              ]
            : [...lines]
        while (
            visible.length <
            Math.min(this.shown.length, this.streams.output.rows)
        )
            visible.push("")
        this.streams.output.write(changes(this.shown, visible))
        this.shown = visible
    }

    /** Gives the terminal back; safe to call again. */
    close = (): void => {
        if (!this.isOpen) return
        this.isOpen = false
        const { input, output } = this.streams
        input.off("keypress", this.key)
        output.off("resize", this.resized)
        input.setRawMode(false)
        input.pause()
        this.writeLast(LEAVE)
    }

    private take(): void {
        const { input, output } = this.streams
        emitKeypressEvents(input)
        input.setRawMode(true)
        input.resume()
        input.on("keypress", this.key)
        output.on("resize", this.resized)
        // a closed window: nothing can be shown any more
        output.on("error", () => process.exit(1))
        output.write(ENTER)
        leaveOnEveryExit(this.close)
    }

    /** On the way out of the process only a write that does not wait is sure to arrive. */
    private writeLast(text: string): void {
        const fd = (this.streams.output as { fd?: number }).fd
        try {
            if (fd === undefined) this.streams.output.write(text)
            else writeSync(fd, text)
        } catch {
            // the terminal is gone, and with it what there was to restore
        }
    }

    private readonly key = (_: string | undefined, key: Key): void => {
        if (key.ctrl && key.name === "c") process.exit(0)
        this.onKey(key)
    }

    private readonly resized = (): void => {
        this.streams.output.write(CLEAR)
        this.shown = []
        this.show(this.wanted)
    }
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const

function leaveOnEveryExit(close: () => void): void {
    process.once("exit", close)
    for (const [signal, number] of Object.entries(SIGNALS))
        process.once(signal, () => process.exit(128 + number))
    const crash = (error: unknown) => {
        close()
        process.stderr.write(
            `${error instanceof Error ? error.stack : String(error)}\n`
        )
        process.exit(1)
    }
    process.once("uncaughtException", crash)
    process.once("unhandledRejection", crash)
}
