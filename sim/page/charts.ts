/** The three charts, drawn by uPlot. Loaded after the handheld is on: nothing waits for them. */
import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import type { Tally } from "../games/host-game"
import { totalOf } from "./fairness"
import type { BalancePoint, PricePoint } from "./series"

const HEIGHT = 220

/** Told apart by people who see few colors (Okabe and Ito's palette), and by their dashes. */
const PLAYERS = [
    ["#0072b2", "#56b4e9"],
    ["#b34700", "#f0883e"],
    ["#00734f", "#2fc79a"],
    ["#a3457f", "#e39ac6"],
    ["#7a5b00", "#e6c34d"],
    ["#444b54", "#b8c0c8"],
    ["#8c1d2f", "#ff8fa3"],
    ["#3d6b00", "#a6d65c"],
] as const
const DASHES = [
    [],
    [8, 4],
    [2, 3],
    [10, 3, 2, 3],
    [5, 5],
    [14, 4],
    [1, 2],
    [6, 2, 6, 8],
]

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
    private readonly balances: Chart
    private readonly tally: Chart
    private readonly price: Chart

    constructor(places: Record<"balances" | "tally" | "price", HTMLElement>) {
        this.balances = new Chart(places.balances)
        this.tally = new Chart(places.tally)
        this.price = new Chart(places.price)
    }

    /** Draws everybody's balances, in points or in dollars. */
    drawBalances(points: readonly BalancePoint[], inPoints: boolean): void {
        const players = points[0]?.balances.length ?? 0
        const single = points.length < 2
        const sums = Array.from({ length: players }, (_, i) =>
            points.map(({ balances }) => balances[i] ?? 0)
        )
        this.balances.draw(
            `${players} ${single} ${inPoints}`,
            balanceOptions(players, single, inPoints),
            [points.map(({ turn }) => turn), ...sums]
        )
    }

    drawTally(tally: Tally, counts: readonly number[]): void {
        const expected = counts.map(() => totalOf(counts) / counts.length)
        const places = counts.map((_, at) => at)
        this.tally.draw(tally.title, tallyOptions(tally), [
            places,
            [...counts],
            expected,
        ])
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

function balanceOptions(
    players: number,
    single: boolean,
    inPoints: boolean
): Options {
    const say = inPoints ? String : dollars
    const series: uPlot.Series[] = [{ label: "Turns", value: latest(String) }]
    for (let i = 0; i < players; ++i) {
        const [light, night] = PLAYERS[i % PLAYERS.length] ?? PLAYERS[0]
        series.push({
            label: `P${i + 1}`,
            stroke: () => (dark.matches ? night : light),
            width: 2,
            dash: DASHES[i % DASHES.length] ?? [],
            points: { show: single },
            value: latest(say),
        })
    }
    return {
        scales: {
            x: { time: false, range: upTo(5) },
            y: { range: inPoints ? wideEnough(5) : wideEnough(1000) },
        },
        axes: axes("turns finished", value =>
            inPoints ? String(value) : `$${short.format(value)}`
        ),
        series,
    }
}

function priceOptions(single: boolean): Options {
    return {
        scales: {
            x: { time: false, range: upTo(10) },
            y: { range: wideEnough(1000) },
        },
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

function tallyOptions({ names, every, one, came }: Tally): Options {
    const [x = {}, y = {}] = axes(one, String)
    const name = (at: number) => names[at] ?? ""
    return {
        scales: {
            x: { time: false, range: [-0.7, names.length - 0.3] },
            y: { range: (_, __, max) => [0, Math.max(3, max * 1.1)] },
        },
        axes: [
            {
                ...x,
                grid: { show: false },
                splits: () => [...names.keys()].filter(at => at % every === 0),
                values: (_, splits) => splits.map(name),
            },
            { ...y, size: 36, incrs: [1, 2, 5, 10, 20, 50, 100] },
        ],
        series: [
            {
                label: one,
                value: (_, at) => (at == null ? "" : name(at)),
            },
            {
                label: came,
                fill: ink("--brass"),
                stroke: ink("--brass"),
                width: 0,
                points: { show: false },
                value: (_, value) => String(value ?? ""),
                ...(bars ? { paths: bars } : {}),
            },
            {
                label: "expected",
                stroke: ink("--brick"),
                width: 2,
                dash: [6, 4],
                points: { show: false },
                value: latest(value => value.toFixed(2)),
            },
        ],
    }
}

/** A scale that holds 0 and at least so much above it. */
function wideEnough(least: number): uPlot.Range.Function {
    return (_, min, max) => [
        Math.min(0, min * 1.08),
        Math.max(least, max * 1.08),
    ]
}

/** A scale from 0 that does not stretch the first few points over the whole width. */
function upTo(least: number): uPlot.Range.Function {
    return (_, __, max) => [0, Math.max(least, max)]
}
