/**
 * `npm run picture`: draws docs/screens.svg from real frames of a game on the virtual machine; with `--check` only says
 * whether it is as it would be drawn, exit status 1 when not.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Robot } from "../auto"
import { ROOT } from "../paths"
import { Ssd1306 } from "../chips/ssd1306"
import { fail, readArguments } from "../cli/args"
import { runCli } from "../cli/game-options"
import type { Panel } from "../screen"

const FILE = join(ROOT, "docs", "screens.svg")
const COLUMNS = 2
const GAP = 8
const SCALE = 3
const LIT = "#cfe8ff"
const DARK = "#0b1220"

/** Games, and presses from power-on to each picture, each going on from the last: `s` SELECT, `r` ROLL. */
const SHOTS = [
    { game: "rich-uncle", players: 3, shots: ["rr", "r", "rrr", "rrrr"] },
    // to the trump's page, and to the third try
    { game: "whos-richest", players: 2, shots: ["rrrrrrrss", "rrrssr"] },
    // to a landing, and on to a Pay Day
    { game: "pay-day", players: 3, shots: ["rrr", "r".repeat(93)] },
]

/** A panel's lit pixels as one path, a rectangle for each run in a row. */
function pathOf(panel: Panel): string {
    const runs: string[] = []
    for (let y = 0; y < panel.height; ++y) {
        let x = 0
        while (x < panel.width) {
            const from = x
            while (x < panel.width && panel.pixel(x, y)) x++
            if (x > from) runs.push(`M${from} ${y}h${x - from}v1H${from}z`)
            else x++
        }
    }
    return runs.join("")
}

function draw(paths: string[], width: number, height: number): string {
    const lines = Math.ceil(paths.length / COLUMNS)
    const total = [
        COLUMNS * (width + GAP) + GAP,
        lines * (height + GAP) + GAP,
    ] as const
    const frames = paths.map((path, i) => {
        const x = GAP + (i % COLUMNS) * (width + GAP)
        const y = GAP + Math.floor(i / COLUMNS) * (height + GAP)
        return [
            `<g transform="translate(${x} ${y})">`,
            `<rect x="-2" y="-2" width="${width + 4}" height="${height + 4}" rx="2" fill="${DARK}"/>`,
            `<path fill="${LIT}" d="${path}"/></g>`,
        ].join("")
    })
    const [w, h] = total
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${w * SCALE}" height="${h * SCALE}" viewBox="0 0 ${w} ${h}" shape-rendering="crispEdges">`,
        ...frames,
        "</svg>",
        "",
    ].join("\n")
}

await runCli(async () => {
    const { flags } = readArguments({ flags: ["check"] })
    const paths: string[] = []
    const panel = new Ssd1306()
    for (const { game, players, shots } of SHOTS) {
        const robot = await Robot.start({ game, players, seed: 7 }, { panel })
        for (const keys of shots) {
            await robot.keys(keys)
            paths.push(pathOf(panel))
        }
        robot.host.powerOff()
    }
    const svg = draw(paths, panel.width, panel.height)
    if (!flags.has("check")) writeFileSync(FILE, svg)
    else if (readFileSync(FILE, "utf8") !== svg)
        fail("docs/screens.svg is not up to date: npm run picture")
})
