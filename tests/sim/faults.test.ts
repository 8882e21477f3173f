/** Whatever happens on the bus, at whichever transaction: the game goes on, and the screen is right soon after. */
import { beforeAll, describe, expect, test } from "vitest"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { parseEnv } from "../../sim/env"
import { startHost } from "../../sim/node"
import { seededRandom } from "../../sim/random"
import { textArt } from "../../sim/screen"
import { fixture } from "./fixture"
import { isTranscript } from "./support"

const PANEL = 0x3c
/** The fixture's word that the panel has lost its power. */
const LOSS = 2

/** From power-on through a new game to the first page of its second turn. */
const KEYS = "rrrrrr"

/** The panel is tried every second, at a sample of the clock; it is unplugged for three tries. */
const MEND_MS = 1200
const MEND_UNPLUGGED_MS = MEND_MS + 2000

interface Run {
    transcript: string[]
    screen: string
    /** Transactions until the panel was set up, and until the last key was done. */
    setUp: number
    transactions: number
    failures: string[]
}

let program: Uint8Array

async function run(fault?: string, mend = MEND_MS): Promise<Run> {
    const panel = new Ssd1306()
    const chance = seededRandom(3)
    const transcript: string[] = []
    const probes: number[] = []
    let count = 0
    const host = await startHost({
        bytecode: program,
        clock: "faked",
        random: seededRandom(7),
        settings: fault ? parseEnv(`fault=${fault}`) : undefined,
        onConsole: line => isTranscript(line) && transcript.push(line),
        onI2c: ({ address, bytes }) => {
            if (address === PANEL) {
                count++
                if (bytes.length === 1) probes.push(count)
                panel.write(bytes)
            } else if (address === LOSS) panel.powerCycle(chance)
        },
    })
    await host.idle()
    for (const key of KEYS) {
        await host.press(key === "r" ? "roll" : "select")
        await host.idle()
    }
    const transactions = count
    await host.wait(mend)
    const screen = textArt(panel)
    const failures = [...host.failures]
    host.powerOff()
    // the status is read before and after it is set up
    const setUp = probes[1] ?? 0
    return { transcript, screen, setUp, transactions, failures }
}

describe("a boot and a turn", () => {
    let whole: Run

    beforeAll(async () => {
        program = await fixture("faults")
        whole = await run()
    })

    test("without a fault", () => {
        // the set-up itself is a few: its commands go in one transaction
        expect(whole.transactions).toBeGreaterThan(whole.setUp + 40)
        expect(whole.screen).toContain("#")
        expect(whole.transcript.length).toBeGreaterThan(1)
        expect(whole.failures).toEqual([])
    })

    /** What went wrong with a fault of a kind at any transaction from `first` on. */
    async function runAll(
        kind: string,
        first: number,
        mend?: number
    ): Promise<string[]> {
        const wrong: string[] = []
        for (let at = first; at <= whole.transactions; ++at) {
            const { transcript, screen, failures } = await run(
                `["${kind}",${at}]`,
                mend
            )
            if (screen !== whole.screen) wrong.push(`screen at ${at}`)
            if (transcript.join() !== whole.transcript.join())
                wrong.push(`transcript at ${at}`)
            if (failures.length > 0) wrong.push(`${failures[0]} at ${at}`)
        }
        return wrong
    }

    test("with any transaction not acknowledged", async () => {
        expect(await runAll("nack", 1)).toEqual([])
    })

    test("with the panel unplugged at any transaction, its memory lost", async () => {
        expect(await runAll("unplug", 1, MEND_UNPLUGGED_MS)).toEqual([])
    })

    test("with a loss of power that nothing tells of, before any transaction", async () => {
        expect(whole.setUp).toBeGreaterThan(5)
        expect(await runAll("power", whole.setUp + 1)).toEqual([])
    })
})
