/** What it takes to go on with a saved game, from power-on. */
import { Robot } from "../sim/auto"
import { readSetting } from "../sim/fstor"
import { slotKey, SLOTS } from "../src/engine/save"
import type { Played } from "./cuts"
import { handheld } from "./handheld"
import { Meter } from "./meter"

export interface ResumeCost {
    turn: number
    /** Commands sent until the game can go on, settings asked for among them. */
    commands: number
    /** Bytes of the game's settings. */
    bytes: number
    /** Steps of the virtual machine from power-on until the game has been taken up. */
    steps: number
}

/** Goes on with a game as it was right before the first choice of a turn was saved. */
export async function resumeCost(
    { saves, choices, options }: Played,
    turn: number
): Promise<ResumeCost> {
    const answered = choices.slice(0, turn).flat().length
    const save = saves.findLast(({ made }) => made === answered)
    if (!save) throw new Error(`turn ${turn} has no save`)
    const flash = save.after
    const meter = new Meter(true)
    let steps = 0
    const robot = await Robot.start(
        {
            ...options,
            log: line => {
                if (line.startsWith("resume")) steps = meter.effort.steps
            },
        },
        {
            unchecked: true,
            host: {
                flash,
                bytecode: await handheld("ours"),
                instantiate: meter.instantiate,
            },
        }
    )
    const { commands } = robot.host
    await robot.roll()
    robot.host.powerOff()
    if (steps === 0) throw new Error(`turn ${turn} is not taken up`)
    let bytes = 0
    for (let slot = 0; slot < SLOTS; ++slot)
        bytes += readSetting(flash, slotKey(options.game, slot))?.length ?? 0
    return { turn, commands, bytes, steps }
}
