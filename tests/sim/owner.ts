/** What the tests of the owner's pages share. */
import { expect } from "vitest"
import { Robot } from "../../sim/auto"
import { parseCode } from "../../sim/engine/share-code"
import type { Settings } from "../../sim/env"
import { readSetting } from "../../sim/fstor"
import { TO_SETTINGS } from "./menu"
import { press, rows, screenOf } from "./support"

export const GAME = { game: "rich-uncle", players: 3, seed: 7 }
/** From power-on to the settings. */
export const SETTINGS = TO_SETTINGS

/** A handheld with this flash, and settings written into it before the program starts. */
export async function powerOn(
    host: { flash?: Uint8Array; settings?: Settings } = {}
): Promise<Robot> {
    return await Robot.start(GAME, { host })
}

export async function expectScreen(
    robot: Robot,
    keys: string,
    drawing: string
): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

/** The set that the code of a new game carries; undefined for the house's. */
export async function setOfNewGame(
    robot: Robot
): Promise<number[] | undefined> {
    await press(robot, "rr")
    return parseCode(robot.codes.code() ?? "").set
}

/** A setting damaged in one of its bytes. */
export function damaged(flash: Uint8Array, key: string): Settings {
    const bytes = new Uint8Array(readSetting(flash, key) ?? [])
    expect(bytes.length).toBeGreaterThan(7)
    bytes[5] = (bytes[5] ?? 0) ^ 1
    return new Map([[key, bytes]])
}
