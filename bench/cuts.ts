/**
 * Power cuts inside saves: a game is played on the virtual machine, and from the flash before and after each of its saves
 * every state is made that a cut between can leave. From each a handheld is booted.
 */
import { Robot, numbersOf, type AutoOptions } from "../sim/auto"
import { Bot } from "../sim/engine/bot"
import { gameNamed } from "../sim/engine/share-code"
import {
    AREA,
    mount,
    pagesOf,
    readSetting,
    type Step,
    stepsBetween,
} from "../sim/fstor"
import { screenReader } from "../sim/node"
import { TURN } from "../src/engine/cells"
import { RECORD, SavedRecord, TurnEntry } from "../src/engine/journal"
import { EARLIER, NONE, Save, slotKey } from "../src/engine/save"

/** An erase is cut at each so many bytes. */
const ERASE_STEP = 64

/** Bytes of the store's two areas; only they change. */
const AREAS = 2 * AREA

/** How the main menu begins. */
const MENU = "[Pocket Treasurer"

const reader = screenReader()

/** A save of a played game: the flash before and after, and how many choices were answered, and made, when it was done. */
export interface SaveMade {
    before: Uint8Array
    after: Uint8Array
    answered: number
    made: number
}

/** A game that was played. */
export interface Played {
    options: AutoOptions
    saves: SaveMade[]
    /** The choices of each turn. */
    choices: number[][]
    /** The hash of each turn's first cells. */
    hashes: number[]
}

/** A state that a cut leaves. */
export interface Cut {
    /** In what the power went, and after how many of its bytes. */
    kind: Step["kind"]
    landed: number
    /** The two areas of the settings store. */
    areas: Uint8Array
}

/** What a boot after a cut comes to: a game goes on, or goes on with a warning, or there is none yet, or all is lost. */
export type Outcome = "resumed" | "warned" | "none" | "lost"

/** Plays so many turns, or the game to its end, as a bot does that never announces a win. */
export async function playSaves(
    options: AutoOptions,
    turns: number
): Promise<Played> {
    const played: Played = { options, saves: [], choices: [], hashes: [] }
    let last = ""
    let made = 0
    let before: Uint8Array | undefined
    const hear = (line: string) => {
        last = line.split(" ", 1)[0] ?? ""
        const [turn = 0, value = 0, choice = 0] = numbersOf(line)
        if (last === "turn") {
            played.hashes[turn] = value
            played.choices[turn] ??= []
        } else if (last === "code+") {
            made++
            played.choices[turn]?.push(choice)
        }
        if (last === "code") before = robot.host.flash
    }
    const saved = (flash: Uint8Array) => {
        if (!before) return
        const answered = last === "code+" ? made - 1 : made
        played.saves.push({ before, after: flash, answered, made })
        before = flash
    }
    const robot = await Robot.start(
        { ...options, log: hear },
        { host: { onFlash: saved } }
    )
    await robot.setUp()
    const bot = new Endless(options.seed)
    const turn = () => numbersOf(robot.last.get("turn"))[0] ?? 0
    while (turn() < turns && !robot.last.has("over")) await robot.step(bot)
    robot.host.powerOff()
    return played
}

/** A bot that plays on when it could win. */
export class Endless extends Bot {
    override choose(key: string, count: number): number {
        return key === "reached" ? 1 : super.choose(key, count)
    }
}

/** Every state that a cut in a save can leave, in the order of programming: by bytes, and as the RP2040 does it by pages. */
export function cutsIn({ before, after }: SaveMade): Cut[] {
    const steps = stepsBetween(before, after)
    const cuts = new Map<string, Cut>()
    for (const order of [steps, pagesOf(before, steps)]) {
        const areas = before.slice(0, AREAS)
        for (const { kind, at, bytes } of order)
            for (let landed = 0; landed < bytes.length; ++landed) {
                if (kind !== "erase" || landed % ERASE_STEP === 0)
                    add(cuts, kind, landed, areas)
                areas[at + landed] = bytes[landed] ?? 0
            }
        add(cuts, "entry", Infinity, areas)
    }
    return [...cuts.values()]
}

function add(
    cuts: Map<string, Cut>,
    kind: Step["kind"],
    landed: number,
    areas: Uint8Array
): void {
    const key = Buffer.from(areas).toString("latin1")
    if (!cuts.has(key)) cuts.set(key, { kind, landed, areas: areas.slice() })
}

/** The whole flash that a cut in a save leaves. */
export function flashOf({ before }: SaveMade, { areas }: Cut): Uint8Array {
    const flash = before.slice()
    flash.set(areas)
    return flash
}

/** Where a handheld goes on. */
export interface Position {
    outcome: Outcome
    turn: number
    count: number
    hash: number
}

const NOWHERE = { turn: 0, count: 0, hash: 0 }

/** What the engine makes of a flash, or of its areas, read as the runtime would; throws what is wrong with that. */
export async function readFlash(
    played: Played,
    flash: Uint8Array
): Promise<Position> {
    if (!mount(flash)) return { outcome: "lost", ...NOWHERE }
    const game = gameNamed(played.options.game)
    const slots = {
        load: async (slot: number) =>
            readSetting(flash, slotKey(game.id, slot)),
        save: async () => {},
        erase: async () => {},
    }
    const scratch = new SavedRecord(new Uint8Array(RECORD))
    const entry = new TurnEntry(new Uint8Array(RECORD))
    const cells: number[] = []
    const outcome = await new Save(slots, game, scratch).load(entry, cells)
    if (outcome === NONE) return { outcome: "none", ...NOWHERE }
    if (outcome !== 0 && outcome !== EARLIER)
        throw new Error(`a save is refused: ${outcome}`)
    const turn = cells[TURN] ?? 0
    const kept = entry.choices.slice(0, entry.count)
    const made = played.choices[turn]?.slice(0, entry.count)
    if (String(kept) !== String(made))
        throw new Error(`turn ${turn} has choices ${kept}, not ${made}`)
    return {
        outcome: outcome === 0 ? "resumed" : "warned",
        turn,
        count: entry.count,
        hash: entry.record.hash(),
    }
}

/** How many choices that the players saw answered are missing there after a cut in this save; throws when anything else is wrong. */
export function missing(
    played: Played,
    save: SaveMade,
    { outcome, turn, count, hash }: Position
): number {
    if (outcome === "lost") return 0
    if (outcome === "none") {
        if (save === played.saves[0]) return 0
        throw new Error("no game is saved")
    }
    if (hash !== played.hashes[turn])
        throw new Error(`turn ${turn} has other cells`)
    const before = played.choices.slice(0, turn)
    const kept = before.reduce((sum, list) => sum + list.length, count)
    if (kept > save.made)
        throw new Error(`${kept} choices of ${save.made} made`)
    return Math.max(0, save.answered - kept)
}

/** Boots a handheld with this flash, its clock faked, and goes on; throws when it says anything but what it should. */
export async function bootFrom(
    { options }: Played,
    flash: Uint8Array
): Promise<Position & { robot: Robot }> {
    const robot = await Robot.start(options, {
        host: { flash },
        unchecked: true,
    })
    const rows = reader.read(robot.panel)
    const [title = ""] = rows
    const lost = title.startsWith("[Saves are lost")
    if (lost !== robot.host.storeLost)
        throw new Error(`a boot shows\n${rows.join("\n")}`)
    if (title.startsWith(MENU)) return { outcome: "none", ...NOWHERE, robot }
    await robot.roll()
    if (lost) {
        const [menu = ""] = reader.read(robot.panel)
        if (!menu.startsWith(MENU)) throw new Error(`a loss leads to ${menu}`)
        return { outcome: "lost", ...NOWHERE, robot }
    }
    const [, turn = 0, hash = 0, count = -1] = numbersOf(
        robot.last.get("resume")
    )
    const warned = title.startsWith("Part of the save")
    return { outcome: warned ? "warned" : "resumed", turn, count, hash, robot }
}

/** Answers from where a game goes on as it was played, until the next turn begins; gives the hash of its cells. */
export async function playOn(
    { choices }: Played,
    { robot, turn, count }: Position & { robot: Robot }
): Promise<number> {
    const script = new Bot(0)
    script.choose = (_, options) => {
        const [of, made = 0] = numbersOf(robot.last.get("code+"))
        const next = of === turn ? made : count
        return options > 1 ? (choices[turn]?.[next] ?? 0) : 0
    }
    robot.last.delete("turn")
    while (!robot.last.has("turn")) await robot.step(script)
    return numbersOf(robot.last.get("turn"))[1] ?? 0
}
