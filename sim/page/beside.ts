/** What stands beside the handheld: transcript, charts, share code, all out of the program's own lines. */
import type { Charts } from "./charts"
import "./type.css"
import { find } from "./elements"
import { downloadCsv } from "./files"
import type { GameLog } from "./game-log"
import { READINGS, verdict } from "./readings"
import { cashByTurn, codeOf, countReadings, priceByRoll } from "./series"
import { type Entry, Narrator } from "./transcript"
import { TranscriptView } from "./transcript-view"

/** A table as it goes into a CSV file. */
interface Table {
    header: string[]
    rows: (string | number)[][]
}

/** Keeps what is beside the handheld up to date with a log. */
export class Beside {
    private readonly narrator = new Narrator()
    private readonly transcript = new TranscriptView(find("transcript"))
    private entries: readonly Entry[] = []
    private charts: Charts | undefined
    private due = false
    private busy = false

    constructor(private readonly log: () => GameLog) {
        for (const button of document.querySelectorAll<HTMLElement>(
            "[data-csv]"
        ))
            button.addEventListener("click", () =>
                this.download(button.dataset.csv ?? "")
            )
    }

    /** Draws all there is to draw. */
    async start(): Promise<void> {
        this.refresh()
        const { Charts } = await import("./charts")
        this.charts = new Charts({
            cash: find("cash-chart"),
            dice: find("dice-chart"),
            price: find("price-chart"),
        })
        this.refresh()
    }

    /** Draws what has changed, soon, and once for many calls. */
    refresh(): void {
        this.due = true
        if (!this.busy) void this.draw()
    }

    private async draw(): Promise<void> {
        this.busy = true
        while (this.due) {
            await new Promise(requestAnimationFrame)
            this.due = false
            const log = this.log()
            const lines = [...log.lines]
            const code = codeOf(lines)
            find<HTMLInputElement>("code").value = code ?? ""
            find<HTMLButtonElement>("copy").disabled = code === undefined
            this.drawCharts(lines)
            this.entries = await this.narrator.tell(log.current, lines, code)
            this.transcript.show(this.entries)
        }
        this.busy = false
    }

    private drawCharts(lines: readonly string[]): void {
        const cash = cashByTurn(lines)
        const counts = countReadings(lines)
        const prices = priceByRoll(lines)
        const rolls = counts.reduce((sum, count) => sum + count, 0)
        this.charts?.drawCash(cash)
        this.charts?.drawDice(counts)
        this.charts?.drawPrice(prices, rolls)
        const last = cash.at(-1)
        const price = prices.at(-1)
        describe(
            "cash-chart",
            last
                ? `Cash after ${last.turn} turns: ${last.cash.map((sum, i) => `P${i + 1} $${sum}`).join(", ")}`
                : "No game yet"
        )
        describe(
            "price-chart",
            price
                ? `${prices.length} prices in ${rolls} rolls, now $${price.price}`
                : "No price yet"
        )
        describe(
            "dice-chart",
            `How often each reading came. ${verdict(counts)}`
        )
        find("verdict").textContent = verdict(counts)
    }

    private download(name: string): void {
        const { header, rows } = this.table(name)
        downloadCsv(`pocket-treasurer-${name}.csv`, header, rows)
    }

    private table(name: string): Table {
        const { lines } = this.log()
        if (name === "cash") return cashTable(lines)
        if (name === "dice") return diceTable(lines)
        if (name === "price")
            return {
                header: ["rolls", "price"],
                rows: priceByRoll(lines).map(p => [p.roll, p.price]),
            }
        return {
            header: ["turn", "event"],
            rows: this.entries.map(({ turn, text }) => [turn, text]),
        }
    }
}

function describe(id: string, label: string): void {
    find(id).setAttribute("aria-label", label)
}

function cashTable(lines: readonly string[]): Table {
    const points = cashByTurn(lines)
    const players = points[0]?.cash.map((_, i) => `P${i + 1}`) ?? []
    return {
        header: ["turns", ...players],
        rows: points.map(({ turn, cash }) => [turn, ...cash]),
    }
}

function diceTable(lines: readonly string[]): Table {
    const counts = countReadings(lines)
    const expected =
        counts.reduce((sum, count) => sum + count, 0) / READINGS.length
    return {
        header: ["reading", "rolled", "expected"],
        rows: READINGS.map((reading, i) => [
            reading,
            counts[i] ?? 0,
            expected.toFixed(3),
        ]),
    }
}
