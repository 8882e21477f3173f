/**
 * The power goes in the middle of a save: from the flash before and after each save every state is made that the order of
 * programming can leave, torn bytes and pages included. `npm run bench:saves` boots from all of them, this from a part.
 */
import { beforeAll, describe, expect, test } from "vitest"
import {
    bootFrom,
    cutsIn,
    Endless,
    flashOf,
    type Played,
    playOn,
    playSaves,
    readFlash,
    type SaveMade,
} from "../../bench/cuts"
import { resumeCost } from "../../bench/resume"
import { sweep, type Tally } from "../../bench/sweep"
import { formatted, mount, stepsBetween } from "../../sim/fstor"
import { numbersOf } from "../../sim/auto"
import { GAMES } from "../../src/games/list"
import { press, savedIn, screenOf, startRobot } from "./support"

const SHORT = { game: "rich-uncle", players: 3, seed: 11 }
const LONG = { game: "rich-uncle", players: 5, seed: 11 }

let played: Played

beforeAll(async () => {
    played = await playSaves(SHORT, 60)
})

/** The numbers of saves by what they write: the key's last letter, or `full` where the log was moved. */
function savesOf(word: string): number[] {
    return played.saves.flatMap(({ before, after }, number) => {
        const [step] = stepsBetween(before, after)
        const key = mount(after)?.entries.at(-1)?.key ?? ""
        const is = step?.kind === "erase" ? "full" : key.slice(-1)
        return is === word ? [number] : []
    })
}

/** A flash whose store a cut in this save has spoiled. */
function lossIn(save: SaveMade): Uint8Array {
    const cut = cutsIn(save).find(({ areas }) => !mount(areas))
    if (!cut) throw new Error("no cut loses the store")
    return flashOf(save, cut)
}

function told(what: string, { outcomes, ...tally }: Tally): void {
    const { resumed, warned, none, lost } = outcomes
    console.log(
        `${what}: ${tally.cuts} cuts in ${tally.saves} saves, ${tally.booted} booted: ${resumed} resumed, ${warned} with a warning (${tally.short} without the last choice), ${none} before the first save, ${lost} lost`
    )
}

describe("the model of the flash", () => {
    test("does what the runtime does, byte for byte", () => {
        expect(played.saves.length).toBeGreaterThan(90)
        for (const { before, after } of played.saves) {
            const flash = before.slice()
            for (const { at, bytes } of stepsBetween(before, after))
                flash.set(bytes, at)
            expect(Buffer.compare(flash, after)).toBe(0)
        }
    })

    test("formats as the runtime does: a torn second area is lost at every boot", async () => {
        const areas = new Set<number>()
        const [full = 0] = savesOf("full")
        for (const number of [full - 2, full + 2]) {
            const save = played.saves[number]!
            const flash = lossIn(save)
            const base = mount(save.before)?.base ?? -1
            areas.add(base)
            const once = await startRobot(SHORT, flash)
            expect(once.host.storeLost).toBe(true)
            once.host.powerOff()
            const again = await startRobot(SHORT, once.host.flash)
            again.host.powerOff()
            expect(again.host.storeLost).toBe(base > 0)
            expect(mount(formatted(flash)) === undefined).toBe(base > 0)
        }
        expect(areas.size).toBe(2)
    })
})

describe("a cut in a save", () => {
    test.each(GAMES.map(({ id }) => id))(
        "of %s: in every state all answered choices are there, or the loss is told",
        async game => {
            const own =
                game === SHORT.game
                    ? played
                    : await playSaves({ ...SHORT, game }, 60)
            const tally = await sweep(own, { every: 90 })
            told(game, tally)
            expect(tally.faults).toEqual([])
            // nothing but the platform's window loses a game, and only its last page a choice: fewer than one a log's twenty saves
            expect(tally.short).toBeLessThan(tally.saves / 20)
            expect(tally.cuts).toBeGreaterThan(2000)
            expect(tally.outcomes.resumed).toBeGreaterThan(100)
            // and the dice of the turn came again wherever it was played on
            expect(tally.playedOn).toBeGreaterThan(0)
        }
    )

    test.each([
        ["the game's first", () => [0], 3],
        ["a turn's", () => savesOf("u").slice(3, 4), 1],
        ["choices'", () => savesOf("d").slice(3, 4), 1],
        ["one that finds the log full", () => savesOf("full"), 12],
    ])("%s: boots as the engine reads it", async (name, saves, every) => {
        const tally = await sweep(played, { saves: saves(), every })
        told(name, tally)
        expect(tally.faults).toEqual([])
        expect(tally.booted).toBeGreaterThan(40)
        expect(tally.saves).toBe(1)
    })

    test("leaves an entry that does not stop the runtime when the log is full", async () => {
        const [full = 0] = savesOf("full")
        const save = played.saves[full - 2]!
        const cut = cutsIn(save).find(
            ({ kind, landed }) => kind === "entry" && landed === 22
        )!
        const { robot, turn } = await bootFrom(played, flashOf(save, cut))
        const bot = new Endless(3)
        const now = () => numbersOf(robot.last.get("turn"))[0] ?? 0
        while (now() < turn + 6) await robot.step(bot)
        expect(mount(robot.host.flash)?.base).toBeGreaterThan(0)
        robot.host.powerOff()
    })
})

test("a lost store is told, and a new game can be played", async () => {
    const robot = await startRobot(SHORT, lossIn(played.saves[40]!))
    expect(screenOf(robot).slice(0, 6)).toEqual([
        "[Saves are lost       ]",
        "The power went in the",
        "middle of a save, and",
        "with it all that was",
        "saved. New games can",
        "be played.",
    ])
    await press(robot, "r")
    expect(screenOf(robot)[0]).toMatch(/^\[Pocket Treasurer/)
    await press(robot, "rr")
    expect(screenOf(robot)[1]).toMatch(/'s turn/)
    robot.host.powerOff()
})

test("records damaged while it was off are taken up as the engine does, and play on", async () => {
    const { after } = played.saves[50]!
    let cases = 0
    for (const [slot, bytes] of savedIn(after).slots.entries())
        for (let at = 0; bytes && at < bytes.length; at += 17) {
            const saved = savedIn(after)
            saved.slots[slot]![at]! ^= 1 << (at % 8)
            let robot = await startRobot(SHORT, after, saved)
            const flash = robot.host.flash
            robot.host.powerOff()
            const position = await readFlash(played, flash)
            expect(position.outcome).toBe("warned")
            const booted = await bootFrom(played, flash)
            robot = booted.robot
            expect(booted).toMatchObject(position)
            const hash = await playOn(played, booted)
            expect(hash).toBe(played.hashes[position.turn + 1])
            robot.host.powerOff()
            cases++
        }
    console.log(`${cases} handhelds with a byte changed went on`)
    expect(cases).toBeGreaterThan(15)
})

test("a game of 5 is taken up in turn 299 for no more than in turn 10", async () => {
    const long = await playSaves(LONG, 300)
    expect(long.choices.length).toBe(301)
    const early = [10, 11, 12]
    const late = [297, 298, 299]
    const [few, many] = await Promise.all(
        [early, late].map(async turns => {
            const costs = []
            for (const turn of turns) costs.push(await resumeCost(long, turn))
            return costs
        })
    )
    console.log(JSON.stringify([few, many]))
    const most = Math.max(...few!.map(({ steps }) => steps))
    for (const { commands, bytes, steps } of many!) {
        expect(commands).toBe(few![0]!.commands)
        expect(bytes).toBeLessThan(4 * 192)
        // the sums are longer, so that a few bytes more are read
        expect(steps / most).toBeLessThan(1.1)
    }
})
