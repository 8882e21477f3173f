/** What stands beside the handheld: transcript, charts, share code, all out of the program's own lines. */
import { hostGame } from "../games/list"
import type { Charts } from "./charts"
import "./type.css"
import { find } from "./elements"
import { countWays, totalOf, verdict } from "./fairness"
import { downloadCsv } from "./files"
import { DEFAULT_GAME, type GameLog } from "./game-log"
import { balancesByTurn, codeOf, countsPoints, priceByRoll } from "./series"
import { tableOf } from "./tables"
import { type Entry, Narrator } from "./transcript"
import { TranscriptView } from "./transcript-view"

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
            balances: find("balances-chart"),
            tally: find("tally-chart"),
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
            this.drawBalances(lines)
            this.drawTally(lines)
            this.drawPrice(lines)
            this.entries = await this.narrator.tell(log.current, lines, code)
            this.transcript.show(this.entries)
        }
        this.busy = false
    }

    private get game() {
        return hostGame(this.log().current || DEFAULT_GAME)
    }

    private drawBalances(lines: readonly string[]): void {
        const points = balancesByTurn(lines)
        const inPoints = countsPoints(lines)
        const what = inPoints ? "points" : "cash"
        const last = points.at(-1)
        find("balances-title").textContent = `Everyone\u2019s ${what}`
        this.charts?.drawBalances(points, inPoints)
        const sums = last?.balances.map(
            (sum, i) => `P${i + 1} ${inPoints ? "" : "$"}${sum}`
        )
        describe(
            "balances-chart",
            last && sums
                ? `Everyone\u2019s ${what} after ${last.turn} turns: ${sums.join(", ")}`
                : "No game yet"
        )
    }

    private drawTally(lines: readonly string[]): void {
        const { sheet, tally } = this.game
        const counts = countWays(tally, lines)
        find("tally-title").textContent = tally.title
        find("verdict").textContent = verdict(tally, counts)
        find("sheet").hidden = sheet === undefined
        find("sheet").textContent = sheet?.title ?? ""
        this.charts?.drawTally(tally, counts)
        describe(
            "tally-chart",
            `How often each ${tally.one} came. ${verdict(tally, counts)}`
        )
    }

    private drawPrice(lines: readonly string[]): void {
        const { hasPrice, tally } = this.game
        find("price-card").hidden = !hasPrice
        if (!hasPrice) return
        const prices = priceByRoll(lines)
        const rolls = totalOf(countWays(tally, lines))
        const price = prices.at(-1)
        this.charts?.drawPrice(prices, rolls)
        describe(
            "price-chart",
            price
                ? `${prices.length} prices in ${rolls} rolls, now $${price.price}`
                : "No price yet"
        )
    }

    private download(name: string): void {
        const lines = this.log().lines
        const { header, rows } = tableOf(name, this.game, lines, this.entries)
        downloadCsv(`pocket-treasurer-${name}.csv`, header, rows)
    }
}

function describe(id: string, label: string): void {
    find(id).setAttribute("aria-label", label)
}
