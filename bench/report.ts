/** What was measured, as one object and as text. */
import type { GameResult } from "./game"
import type { MemoryResult } from "./memory"
import type { Comparison } from "./runs"
import type { ScreenResult } from "./screens"
import type { Sizes } from "./sizes"

export interface Report {
    screens: (ScreenResult & Ratios)[]
    game: GameResult & Ratios
    bytecode: Sizes[]
    heap: MemoryResult
}

/** How the stock way to the panel compares with ours, which is 1. */
interface Ratios {
    stepRatio: number
    timeRatio: number
    /** The same without what both have in common: of drawing and sending alone. */
    panelStepRatio: number
    panelTimeRatio: number
    /** Data bytes that we send for one that really changes. */
    dataRatio: number
}

/** Adds what follows from the figures. */
export function reportOf(
    screens: ScreenResult[],
    game: GameResult,
    bytecode: Sizes[],
    heap: MemoryResult
): Report {
    return {
        screens: screens.map(screen => ({ ...screen, ...ratios(screen) })),
        game: { ...game, ...ratios(game) },
        bytecode,
        heap,
    }
}

function ratios({ ours, stock, common }: Comparison): Ratios {
    const panelSteps = [stock, ours].map(({ steps }) => steps - common.steps)
    const panelTimes = [stock, ours].map(({ ms }) => ms - common.ms)
    return {
        stepRatio: ratio(stock.steps, ours.steps),
        timeRatio: ratio(stock.ms, ours.ms),
        panelStepRatio: ratio(...panelSteps),
        panelTimeRatio: ratio(...panelTimes),
        dataRatio: ratio(ours.data, ours.changed),
    }
}

/** To two decimals. */
function ratio(one = 0, other = 0): number {
    return Math.round((one / other) * 100) / 100
}

/** The report for people. */
export function textOf(report: Report): string {
    return [
        "Changes of the screen: bytes and transactions on the bus, addresses included. Least is how many bytes of the panel's",
        "memory differ.",
        "",
        ...busTable(report.screens),
        "",
        "From the press to the last transaction: steps are operations of the virtual machine, ms the time of its code, blocks",
        "those allocated on its heap, one at each call among them. The panel's part is what drawing and sending take, without",
        "what both ways have in common.",
        "",
        ...effortTable([
            ...report.screens,
            { ...report.game, name: "a whole game" },
        ]),
        "",
        ...gameLines(report.game),
        "",
        ...report.bytecode.flatMap(sizes => [...sizeLines(sizes), ""]),
        ...heapLines(report.heap),
    ].join("\n")
}

function busTable(screens: Report["screens"]): string[] {
    const head = ["least", "data", "bytes", "at most", "stock"]
    return table([
        ["", ...head, "transactions", "stock"],
        ...screens.map(({ name, aim, ours, stock }) => [
            name,
            ours.changed,
            ours.data,
            ours.bytes,
            aim ?? "",
            stock.bytes,
            ours.transactions,
            stock.transactions,
        ]),
    ])
}

function effortTable(
    rows: (Comparison & Ratios & { name: string })[]
): string[] {
    const head = ["steps", "stock", "ratio", "panel", "stock", "ratio"]
    return table([
        ["", ...head, "ms", "stock", "ratio", "panel", "blocks", "stock"],
        ...rows.map(row => [
            row.name,
            row.ours.steps,
            row.stock.steps,
            fixed(row.stepRatio),
            row.ours.steps - row.common.steps,
            row.stock.steps - row.common.steps,
            fixed(row.panelStepRatio),
            fixed(row.ours.ms),
            fixed(row.stock.ms),
            fixed(row.timeRatio),
            fixed(row.panelTimeRatio),
            row.ours.allocations,
            row.stock.allocations,
        ]),
    ])
}

function fixed(value: number): string {
    return value.toFixed(2)
}

function gameLines(game: Report["game"]): string[] {
    const { ours, stock } = game
    return [
        `The game: ${game.players} players, ${game.turns} turns, ${game.presses} presses, ${game.frames} frames.`,
        `${ours.bytes} bytes on the bus in ${ours.transactions} transactions (stock: ${stock.bytes} in ${stock.transactions}).`,
        `${ours.data} data bytes for ${ours.changed} that changed: ${fixed(game.dataRatio)} for each.`,
    ]
}

function sizeLines(sizes: Sizes): string[] {
    const { name, games, total, sections, modules } = sizes
    return [
        `Bytecode of ${name} (${games.join(", ")}): ${total} bytes. Its code ends at ${sizes.codeEnd}, ${sizes.codeLeft} before the limit.`,
        "",
        ...table(Object.entries(sections)),
        "",
        "Code by module:",
        "",
        ...table(Object.entries(modules)),
    ]
}

function heapLines({ size, peaks, turns, growth }: MemoryResult): string[] {
    const last = turns.length - 1
    return [
        `Heap: ${size} bytes. A whole game needs at once, the simulator's copies of transfers included:`,
        ...table(Object.entries(peaks)),
        `In use after a collection: ${turns[0]} after the first turn, ${turns[last]} after turn ${last + 1}, at most ${Math.max(...turns)};`,
        `the most in the last 50 turns is ${growth} more than in the first 50.`,
    ]
}

/** Columns of equal width, the first to the left, the others to the right. */
function table(rows: (string | number)[][]): string[] {
    const cells = rows.map(row => row.map(String))
    const widths = (cells[0] ?? []).map((_, i) =>
        Math.max(...cells.map(row => row[i]?.length ?? 0))
    )
    return cells.map(row =>
        row
            .map((cell, i) =>
                i === 0
                    ? cell.padEnd(widths[i] ?? 0)
                    : cell.padStart(widths[i] ?? 0)
            )
            .join("  ")
    )
}
