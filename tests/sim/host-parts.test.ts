import { Packet as JacdacPacket } from "jacdac-ts"
import { describe, expect, test } from "vitest"
import {
    concat,
    crc16,
    decodeFrame,
    decodeTwin,
    encodeFrame,
    toHex,
} from "../../sim/bus/frames"
import { Pacing } from "../../sim/bus/pacing"
import { FakeClock, Gate, RealClock } from "../../sim/clock"
import { parseEnv } from "../../sim/env"
import { FLASH_SIZE, flashProblem, padFlash } from "../../sim/flash"
import { seededRandom } from "../../sim/random"
import { extractVm, readVmSource, VmSourceError } from "../../sim/vm/extract"

const DEVICE = "2b77046e9b0cf00d"
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe("frames", () => {
    const packet = {
        device: DEVICE,
        command: true,
        service: 2,
        code: 0x2003,
        data: Uint8Array.of(199, 1, 2, 3, 4),
    }

    test("jacdac-ts reads what we write", () => {
        const [read] = JacdacPacket.fromFrame(encodeFrame(packet), 0, false)
        expect(read?.deviceIdentifier).toBe(DEVICE)
        expect([
            read?.isCommand,
            read?.serviceIndex,
            read?.serviceCommand,
        ]).toEqual([true, 2, 0x2003])
        expect(Array.from(read?.data ?? [])).toEqual([199, 1, 2, 3, 4])
    })

    test("we read what we write, several packets to a frame", () => {
        const frame = encodeFrame(packet)
        expect(decodeFrame(frame)).toEqual([packet])
        const two = concat(frame, frame.subarray(12))
        two[2] = 2 * (frame[2] ?? 0)
        expect(decodeFrame(two)).toEqual([packet, packet])
    })

    test("CRC-16/CCITT of the digits 1 to 9", () => {
        expect(crc16(new TextEncoder().encode("123456789"))).toBe(0x29b1)
    })

    test("a twin message has topic and data; a frame is none", () => {
        const twin = concat(
            new Uint8Array(16),
            new TextEncoder().encode("i2c/3c"),
            Uint8Array.of(0, 0x40, 7)
        )
        twin[2] = 0xff
        expect(decodeTwin(twin)).toEqual({
            topic: "i2c/3c",
            data: Uint8Array.of(0x40, 7),
        })
        expect(decodeTwin(encodeFrame(packet))).toBeUndefined()
    })

    test("too much data is refused", () => {
        expect(() =>
            encodeFrame({ ...packet, data: new Uint8Array(233) })
        ).toThrow("233 bytes")
    })
})

describe("pacing", () => {
    function count(run: (pacing: Pacing) => void): string[] {
        const failures: string[] = []
        run(new Pacing(message => failures.push(message)))
        return failures
    }

    const burst = (pacing: Pacing, at: number, commands: number) => {
        for (let i = 0; i < commands; i++) pacing.command(at, "x")
    }

    test("four between two samples are allowed, the fifth is not", () => {
        const four = (pacing: Pacing) => {
            for (let time = 1000; time < 2000; time += 100) {
                pacing.sample(time)
                burst(pacing, time + 5, 4)
            }
        }
        expect(count(four)).toEqual([])
        expect(
            count(
                pacing => (
                    pacing.sample(0),
                    burst(pacing, 1, 4),
                    pacing.command(99, "y")
                )
            )
        ).toEqual(["5 Jacdac commands between two clock samples, at most 4: y"])
    })

    test("four before and four after a sample make the runtime sleep", () => {
        const failures = count(
            pacing => (
                burst(pacing, 95, 4),
                pacing.sample(100),
                burst(pacing, 101, 4)
            )
        )
        expect(failures[0]).toMatch(/^too many Jacdac commands within 100 ms/)
    })

    test("without a stream, time separates commands; a renewal is not counted", () => {
        expect(
            count(pacing => (burst(pacing, 0, 4), burst(pacing, 5000, 4)))
        ).toEqual([])
        const renewed = (pacing: Pacing) => {
            pacing.sample(0)
            burst(pacing, 1, 3)
            pacing.command(50, "x", true)
            pacing.command(90, "x")
        }
        expect(count(renewed)).toEqual([])
    })
})

describe("clocks", () => {
    test("a faked clock calls in order of time, then of setting, calls set meanwhile included", () => {
        const clock = new FakeClock(0)
        const log: string[] = []
        const note = (name: string) => () => log.push(`${name}@${clock.now()}`)
        clock.setTimeout(note("late"), 20)
        clock.setTimeout(note("first"), 10)
        clock.setTimeout(note("second"), 10)
        clock.clearTimeout(clock.setTimeout(note("never"), 5))
        clock.setTimeout(() => clock.setTimeout(note("nested"), 0), 3)
        clock.advance(15)
        expect(log).toEqual(["nested@4", "first@10", "second@10"])
        clock.advance(5)
        expect([log.at(-1), clock.now()]).toEqual(["late@20", 20])
    })

    test("behind a closed gate nothing is called any more, on either clock", async () => {
        const fake = new FakeClock()
        let calls = 0
        for (const clock of [fake, new RealClock()]) {
            const gate = new Gate(clock)
            gate.setTimeout(() => calls++, 1)
            gate.close()
            gate.setTimeout(() => calls++, 1)
        }
        fake.advance(10)
        await new Promise(resolve => setTimeout(resolve, 10))
        expect(calls).toBe(0)
    })
})

describe("settings of .env files", () => {
    test("values are JSON where they are JSON; later lines win; an empty one deletes; a # begins a remark", () => {
        const settings = parseEnv(
            "A=1\nB = two words\n# C=3\nE=5\n",
            'E=\nA={"x":1}\nWIFI_PWD=secret\n'
        )
        expect([...settings.keys()]).toEqual(["A", "B", "E"])
        expect(text(settings.get("A"))).toBe('{"x":1}')
        expect(text(settings.get("B"))).toBe('" two words"')
        expect(settings.get("E")).toBeUndefined()
    })

    test("missing files, long keys, long values", () => {
        expect(parseEnv(undefined, "").size).toBe(0)
        expect(() => parseEnv("D=4 # no")).toThrow(
            "setting D: its line has a #"
        )
        expect(() => parseEnv("FIFTEEN_LETTERS=1")).toThrow(
            "FIFTEEN_LETTERS: a key has at most 14"
        )
        expect(() => parseEnv(`A=${"x".repeat(191)}`)).toThrow(
            "setting A: 193 bytes, at most 192"
        )
    })
})

test("a flash is padded, and checked for size and directory", () => {
    expect(padFlash(Uint8Array.of(1)).length).toBe(FLASH_SIZE)
    expect(flashProblem(new Uint8Array(3))).toBe("is 3 bytes long, not 131072")
    expect(flashProblem(new Uint8Array(FLASH_SIZE))).toBe(
        "does not hold a settings flash"
    )
    const second = new Uint8Array(FLASH_SIZE)
    second.set([0x46, 0x53, 0x54, 0x52, 0x0a, 0xea, 0xec, 0x6b], 8192)
    expect(flashProblem(second)).toBeUndefined()
})

test("seeded chance repeats, and differs by seed", () => {
    expect(toHex(seededRandom(5)(8))).toBe(toHex(seededRandom(5)(8)))
    expect(toHex(seededRandom(5)(8))).not.toBe(toHex(seededRandom(6)(8)))
    expect(seededRandom(5)(7).length).toBe(7)
})

test("the virtual machine is taken only from the bundle we know", () => {
    const source = readVmSource()
    const bundle = `x"runtime/devicescript-vm/built/devicescript-vm.js"(exports, module2) {\n${source}\n  }\n});\n`
    expect(extractVm(bundle)).toBe(source)
    expect(() => extractVm(bundle.replace("flashLoad", "flashlight"))).toThrow(
        /not the one of 2\.16\.4: its SHA-256 is/
    )
    expect(() => extractVm("nothing")).toThrow(VmSourceError)
})
