/** The three charts, drawn by uPlot. Loaded after the handheld is on: nothing waits for them. */
import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import { READINGS } from "./readings"
import type { CashPoint, PricePoint } from "./series"

const HEIGHT = 220

/** Where the readings stand on their axis. */
const PLACES = READINGS.map((_, at) => at)

/** Told apart by people who see few colors (Okabe and Ito's palette), and by their dashes. */
const PLAYERS = [
    ["#0072b2", "#56b4e9"],
    ["#b34700", "#f0883e"],
    ["#00734f", "#2fc79a"],
    ["#a3457f", "#e39ac6"],
    ["#7a5b00", "#e6c34d"],
    ["#444b54", "#b8c0c8"],
] as const
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [14, 4]]

const dark = matchMedia("(prefers-color-scheme: dark)")

function ink(name: string): () => string {
    return () =>
        getComputedStyle(document.documentElement).getPropertyValue(name)
}

function dollars(value: number): string {
    return `$${value.toLocaleString("en-US")}`
}

const short = new Intl.NumberFormat("en-US", { notation: "compact" })

function axes(x: string, y: (value: number) => string): uPlot.Axis[] {
    const common = {
        stroke: ink("--ink-soft"),
        grid: { stroke: ink("--line"), width: 1 },
        ticks: { stroke: ink("--line"), width: 1 },
        font: "12px system-ui, sans-serif",
    }
    return [
        {
            ...common,
            label: x,
            labelSize: 18,
            labelFont: "12px system-ui, sans-serif",
            size: 30,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
            values: (_, splits) => splits.map(String),
        },
        { ...common, size: 56, values: (_, splits) => splits.map(y) },
    ]
}

/** A chart in its place: follows the place's width and the color scheme, and is made anew when its lines change. */
class Chart {
    private plot: uPlot | undefined
    private key = ""

    constructor(private readonly place: HTMLElement) {
        new ResizeObserver(() => this.fit()).observe(place)
        dark.addEventListener("change", () => this.plot?.redraw())
    }

    draw(key: string, options: Options, data: uPlot.AlignedData): void {
        if (this.plot && this.key === key) {
            this.plot.setData(data)
            return
        }
        this.plot?.destroy()
        this.key = key
        const size = { width: this.place.clientWidth, height: HEIGHT }
        const cursor = { points: { show: false }, drag: { x: false, y: false } }
        this.plot = new uPlot({ cursor, ...options, ...size }, data, this.place)
    }

    private fit(): void {
        this.plot?.setSize({ width: this.place.clientWidth, height: HEIGHT })
    }
}

const stepped = uPlot.paths.stepped?.({ align: 1 })
const bars = uPlot.paths.bars?.({ size: [0.75, 40] })

/** All three. */
export class Charts {
    private readonly cash: Chart
    private readonly dice: Chart
    private readonly price: Chart

    constructor(places: Record<"cash" | "dice" | "price", HTMLElement>) {
        this.cash = new Chart(places.cash)
        this.dice = new Chart(places.dice)
        this.price = new Chart(places.price)
    }

    drawCash(points: readonly CashPoint[]): void {
        const players = points[0]?.cash.length ?? 0
        const single = points.length < 2
        const sums = Array.from({ length: players }, (_, i) =>
            points.map(({ cash }) => cash[i] ?? 0)
        )
        this.cash.draw(`${players} ${single}`, cashOptions(players, single), [
            points.map(({ turn }) => turn),
            ...sums,
        ])
    }

    drawDice(counts: readonly number[]): void {
        const rolls = counts.reduce((sum, count) => sum + count, 0)
        const expected = READINGS.map(() => rolls / READINGS.length)
        this.dice.draw("", diceOptions(), [PLACES, [...counts], expected])
    }

    drawPrice(points: readonly PricePoint[], rolls: number): void {
        const last = points.at(-1)
        // the price stands until the last roll, not only until its last change
        const drawn =
            last && last.roll < rolls
                ? [...points, { ...last, roll: rolls }]
                : points
        const single = drawn.length < 2
        this.price.draw(String(single), priceOptions(single), [
            drawn.map(({ roll }) => roll),
            drawn.map(({ price }) => price),
        ])
    }
}

type Options = Omit<uPlot.Options, "width" | "height">

/** In the legend: what is under the pointer, else what came last. */
function latest(say: (value: number) => string): uPlot.Series.Value {
    return (plot, value, series) => {
        const shown = value ?? plot.data[series]?.at(-1)
        return shown == null ? "" : say(shown)
    }
}

function cashOptions(players: number, single: boolean): Options {
    const series: uPlot.Series[] = [{ label: "Turns", value: latest(String) }]
    for (let i = 0; i < players; ++i) {
        const [light, night] = PLAYERS[i % PLAYERS.length] ?? PLAYERS[0]
        series.push({
            label: `P${i + 1}`,
            stroke: () => (dark.matches ? night : light),
            width: 2,
            dash: DASHES[i % DASHES.length] ?? [],
            points: { show: single },
            value: latest(dollars),
        })
    }
    return {
        scales: { x: { time: false, range: upTo(5) }, y: FROM_ZERO },
        axes: axes("turns finished", value => `$${short.format(value)}`),
        series,
    }
}

function priceOptions(single: boolean): Options {
    return {
        scales: { x: { time: false, range: upTo(10) }, y: FROM_ZERO },
        axes: axes("rolls", value => `$${short.format(value)}`),
        series: [
            { label: "Rolls", value: latest(String) },
            {
                label: "Market-Price",
                stroke: ink("--felt"),
                fill: ink("--felt-wash"),
                width: 2,
                value: latest(dollars),
                points: { show: single },
                ...(stepped ? { paths: stepped } : {}),
            },
        ],
    }
}

function diceOptions(): Options {
    const [x = {}, y = {}] = axes("reading, colored die first", String)
    const name = (at: number) => String(READINGS[at] ?? "")
    return {
        scales: {
            x: { time: false, range: [-0.7, READINGS.length - 0.3] },
            y: { range: (_, __, max) => [0, Math.max(3, max * 1.1)] },
        },
        axes: [
            {
                ...x,
                grid: { show: false },
                splits: () => PLACES.filter(at => at % 6 === 0),
                values: (_, splits) => splits.map(name),
            },
            { ...y, size: 36, incrs: [1, 2, 5, 10, 20, 50, 100] },
        ],
        series: [
            {
                label: "Reading",
                value: (_, at) => (at == null ? "" : name(at)),
            },
            {
                label: "Rolled",
                fill: ink("--brass"),
                stroke: ink("--brass"),
                width: 0,
                points: { show: false },
                value: (_, value) => String(value ?? ""),
                ...(bars ? { paths: bars } : {}),
            },
            {
                label: "Expected",
                stroke: ink("--brick"),
                width: 2,
                dash: [6, 4],
                points: { show: false },
                value: latest(value => value.toFixed(2)),
            },
        ],
    }
}

const FROM_ZERO: uPlot.Scale = {
    range: (_, __, max) => [0, Math.max(1000, max * 1.08)],
}

/** A scale from 0 that does not stretch the first few points over the whole width. */
function upTo(least: number): uPlot.Range.Function {
    return (_, __, max) => [0, Math.max(least, max)]
}
